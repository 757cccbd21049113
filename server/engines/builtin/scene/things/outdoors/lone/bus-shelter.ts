import type { Colour } from '../../../words/idea.ts';
import { plain, planks, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { pitch } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const STEEL: Colour = [0.22, 0.25, 0.28];
const BLUE: Colour = [0.08, 0.3, 0.66];
const WOOD: Colour = [0.6, 0.41, 0.24];
/** A shelter: half its length, how deep and high it is; where the sign stands; metres. */
const SHELTER = { half: 1.6, deep: 1.3, high: 2.4, sign: 2.35 } as const;

/** A shelter of steel and glass with its bench and its map, the stop's sign with a bus beside it. */
export function busShelter(wish: Wish): Sprite {
  const steel = worn(wish.colour ?? STEEL, 0.08, { gloss: 0.5 });
  const glass = plain([0.6, 0.72, 0.77], { gloss: 0.9 });
  const wood = planks(WOOD, 0.12, 'lying');
  const { half, deep, high } = SHELTER;
  const post = (x: number, z: number) => box(steel, [x, high / 2, z], [0.045, high / 2, 0.045]);
  const model: Solid[] = [
    ...[-half, 0, half].map((x) => post(x, deep / 2)),
    ...[-half, half].map((x) => post(x, -deep / 2)),
    box(steel, [0, high + 0.05, 0], [half + 0.2, 0.07, deep / 2 + 0.22], undefined, 0.03),
    box(glass, [0, 1.3, deep / 2 + 0.01], [half, 0.82, 0.012]),
    box(glass, [-half, 1.3, 0], [0.012, 0.82, deep / 2]),
    box(steel, [0, 0.45, deep / 2], [half, 0.02, 0.02]),
    box(wood, [0, 0.47, 0.32], [half * 0.82, 0.03, 0.2], undefined, 0.02),
    ...[-0.7, 0.7].map((x) => box(steel, [x * half, 0.22, 0.34], [0.03, 0.22, 0.14])),
    box(
      plain([0.93, 0.92, 0.86], { glow: () => 0.3 }),
      [half * 0.62, 1.36, deep / 2 - 0.03],
      [0.38, 0.5, 0.02],
    ),
    box(plain([0.9, 0.5, 0.2]), [half * 0.62, 1.5, deep / 2 - 0.055], [0.28, 0.26, 0.01]),
    ...sign(steel),
  ];
  return portray(wish, model, 0.16, 0.05, 3.4);
}

/** A post with a round plate, a bus in white on its blue. */
function sign(steel: Look): Solid[] {
  const x = SHELTER.sign;
  const white = plain([0.96, 0.96, 0.95]);
  const blue = plain(BLUE, { gloss: 0.4 });
  const [y, z] = [2.5, -0.62];
  return [
    limb(steel, [x, 0, -0.55], [x, 2.4, -0.55], 0.035, 0.035),
    frustum(blue, [x, y, -0.54], 0.06, 0.4, 0.4, pitch(-Math.PI / 2)),
    box(white, [x, y + 0.02, z], [0.25, 0.14, 0.012], undefined, 0.03),
    ...[-0.16, 0, 0.16].map((dx) => box(blue, [x + dx, y + 0.07, z - 0.01], [0.06, 0.05, 0.01])),
    ...[-0.14, 0.14].map((dx) =>
      frustum(white, [x + dx, y - 0.13, z + 0.03], 0.06, 0.055, 0.055, pitch(-Math.PI / 2)),
    ),
    box(white, [x, 1.55, -0.59], [0.17, 0.26, 0.012], undefined, 0.01),
  ];
}
