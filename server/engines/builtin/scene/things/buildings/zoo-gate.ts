import type { Colour } from '../../words/idea.ts';
import { planks, plain, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { box, ellipsoid, limb, ring, type Solid } from '../sculpt/solid.ts';
import { pitch, roll } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { underOpenSky, type Wish } from '../wish.ts';

const POST: Colour = [0.46, 0.31, 0.19];
const BOARD: Colour = [0.16, 0.4, 0.24];
const LETTER: Colour = [0.97, 0.83, 0.3];
const IRON: Colour = [0.2, 0.26, 0.22];
const STONE: Colour = [0.66, 0.6, 0.5];
const LEAF: Colour = [0.2, 0.4, 0.13];

/** The gate of a zoo: its name in large letters on a board between two posts, a ticket booth, a fence on both sides. */
export function zooGate(wish: Wish): Sprite {
  const wood = planks(POST, 0.05);
  const model = [
    ...[-0.52, 0.52].flatMap((x) => [
      box(worn(STONE, 0.2), [x, 0.09, 0], [0.11, 0.09, 0.11]),
      box(wood, [x, 0.66, 0], [0.07, 0.66, 0.07]),
      box(planks(POST, 0.03), [x, 1.34, 0], [0.1, 0.03, 0.1]),
    ]),
    box(planks(wish.colour ?? BOARD, 0.07, 'lying'), [0, 1.12, -0.04], [0.56, 0.21, 0.03]),
    ...[0.92, 1.32].map((y) => box(wood, [0, y, -0.04], [0.6, 0.02, 0.045])),
    ...letters(),
    ...fence(-1.3, -0.62),
    ...fence(0.62, 0.86),
    ...booth(),
    ...[-1.2, -0.98, -0.76].map((x, n) =>
      ellipsoid(worn(LEAF, 0.4), [x, 0.08, 0.14], [0.16, 0.15 + 0.03 * (n % 2), 0.12]),
    ),
  ];
  return portray(underOpenSky(wish), model, 0.16, 0.06, 2.6);
}

/** "ZOO", which is the same in most languages that have letters like these. */
function letters(): Solid[] {
  const look = plain(LETTER);
  const z = -0.085;
  return [
    box(look, [-0.34, 1.24, z], [0.125, 0.028, 0.015]),
    box(look, [-0.34, 1.0, z], [0.125, 0.028, 0.015]),
    box(look, [-0.34, 1.12, z], [0.155, 0.03, 0.015], roll(0.82)),
    ...[-0.02, 0.34].map((x) => ring(look, [x, 1.12, z], 0.118, 0.032, pitch(Math.PI / 2))),
  ];
}

/** Bars of iron between two rails. */
function fence(from: number, to: number): Solid[] {
  const iron = plain(IRON);
  const many = Math.max(2, Math.round((to - from) / 0.075));
  return [
    ...[0.08, 0.36].map((y) => box(iron, [(from + to) / 2, y, 0], [(to - from) / 2, 0.01, 0.008])),
    ...Array.from({ length: many + 1 }, (_, n) => {
      const x = from + ((to - from) * n) / many;
      return limb(iron, [x, 0, 0], [x, 0.42, 0], 0.008, 0.006);
    }),
  ];
}

/** The booth where tickets are sold, under a striped awning. */
function booth(): Solid[] {
  const awning = {
    paint: (x: number): Colour =>
      Math.abs(Math.floor(x * 22)) % 2 === 0 ? [0.86, 0.24, 0.18] : [0.95, 0.93, 0.88],
  };
  return [
    box(planks([0.86, 0.76, 0.55], 0.04), [1.03, 0.24, 0], [0.16, 0.24, 0.13]),
    box(plain([0.12, 0.14, 0.16]), [1.03, 0.32, -0.131], [0.11, 0.08, 0.004]),
    box(planks(POST, 0.03), [1.03, 0.22, -0.15], [0.13, 0.012, 0.03]),
    box(awning, [1.03, 0.46, -0.16], [0.18, 0.012, 0.07], pitch(0.5)),
    box(planks(POST, 0.04), [1.03, 0.5, 0], [0.19, 0.02, 0.16]),
  ];
}
