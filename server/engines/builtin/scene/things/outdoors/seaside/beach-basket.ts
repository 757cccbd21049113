import { pick } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { planks } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, ellipsoid, type Look, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const TEAK: Colour = [0.6, 0.43, 0.27];
const CANE: Colour = [0.86, 0.8, 0.68];
const WHITE: Colour = [0.95, 0.94, 0.9];
const STRIPES: readonly Colour[] = [
  [0.14, 0.36, 0.66],
  [0.8, 0.18, 0.16],
  [0.16, 0.52, 0.44],
];

/** Half of how wide and deep it is, how high its sides are, and the hood over them: its radius, and from which angle over the back to which over the front. */
const SEAT = { half: 0.62, deep: 0.4, side: 1.24 } as const;
const HOOD = { radius: 0.46, from: 3.3, to: 0.75, parts: 9, thick: 0.03 } as const;
/** How wide a stripe is, and a strand of cane. */
const STRIPE = 0.124;
const STRAND = 0.036;

/** A beach chair of the coasts of the north: a seat for two of wicker under a hood that keeps off the wind, its cushions striped, its footrests drawn out. */
export function beachBasket(wish: Wish): Sprite {
  const stripe = wish.colour ?? pick(wish.random, STRIPES);
  const cloth: Look = {
    paint: (_x, _y, z) => (Math.floor((z + SEAT.half) / STRIPE) % 2 === 0 ? stripe : WHITE),
  };
  const cane: Look = {
    paint: (x, y, z) => {
      const over = Math.floor(y / STRAND) + Math.floor((x + z) / STRAND);
      return scaleColour(CANE, over % 2 === 0 ? 1 : 0.8);
    },
  };
  const wood = planks(TEAK, 0.05, 'lying');
  const { half, deep, side } = SEAT;
  const cheeks = [-half, half].flatMap((z): Solid[] => [
    box(cane, [0, side / 2 + 0.06, z], [deep, side / 2, 0.03]),
    ellipsoid(cane, [0, side, z], [HOOD.radius, HOOD.radius, 0.032]),
    box(wood, [0.06, 0.74, z], [deep, 0.03, 0.05]),
  ]);
  const step = (HOOD.from - HOOD.to) / HOOD.parts;
  const hood = Array.from({ length: HOOD.parts }, (_, n): Solid => {
    const angle = HOOD.from - (n + 0.5) * step;
    const at: Vector = [HOOD.radius * Math.cos(angle), side + HOOD.radius * Math.sin(angle), 0];
    const along = 0.54 * step * HOOD.radius;
    return box(cloth, at, [along, HOOD.thick, half], roll(angle + Math.PI / 2));
  });
  const model = [
    ...cheeks,
    ...hood,
    box(cane, [-deep - 0.02, side / 2 + 0.06, 0], [0.03, side / 2, half]),
    box(cane, [0, 0.28, 0], [deep, 0.24, half]),
    box(cloth, [0.04, 0.56, 0], [deep, 0.06, half - 0.04]),
    box(cloth, [-0.3, 0.96, 0], [0.06, 0.4, half - 0.04], roll(0.14)),
    ...[-0.31, 0.31].map((z) => box(cloth, [0.6, 0.16, z], [0.22, 0.05, 0.26])),
    box(wood, [0, 0.03, 0], [deep + 0.05, 0.03, half + 0.03]),
  ];
  return portray(wish, moved(model, { by: yaw(0.95) }), 0.3, 0.12, 3.2);
}
