import type { Colour } from '../../../words/idea.ts';
import { masonry, plain, planks, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { ball, box, ellipsoid, type Look, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { WithGear } from '../with-gear.ts';

const PLASTER: Look = worn([0.93, 0.87, 0.72], 0.06);
const WITHIN: Look = plain([0.3, 0.23, 0.17]);
const FRAME: Look = plain([0.96, 0.95, 0.92], { gloss: 0.2 });
const SHUTTER: Look = planks([0.16, 0.4, 0.34], 0.05);
const DOOR: Look = planks([0.46, 0.22, 0.14], 0.06);
const TILES: Look = masonry([0.66, 0.26, 0.16], 0.07);
const STONE: Look = masonry([0.6, 0.57, 0.52], 0.09);
const LEAF: Look = plain([0.2, 0.44, 0.16]);
const PETALS: readonly Colour[] = [
  [0.9, 0.14, 0.2],
  [0.96, 0.5, 0.66],
  [0.97, 0.94, 0.9],
];

/** A cottage by who is at its window, in heights of that one: how far ahead its front is, half how wide it is, how deep, how high are its eaves and its ridge. */
const HOUSE = { ahead: 0.16, half: 1.1, deep: 1.3, eaves: 1.62, ridge: 2.2 } as const;
/** Its window: half how wide, from what height to what height. */
const WINDOW = { half: 0.36, sill: 0.66, top: 1.44 } as const;
/** How high its floor is above the ground. */
const FLOOR = 0.18;
/** How high it is, of the height of who is at the window. */
export const AT_WINDOW = HOUSE.ridge + 0.06;

/** Somebody at the open window of a cottage, who waves out of it. */
export const atOwnWindow: WithGear = (traits, one) => {
  const { shoulder, shoulders, chin } = figureOf(traits);
  const near: Vector = [0.2, chin + 0.16, -shoulders - 0.1];
  const far: Vector = [0.17, Math.min(shoulder - 0.1, WINDOW.sill - FLOOR + 0.04), shoulders];
  return [
    ...moved(one('waving', { near, far }), { to: [0, FLOOR, 0] }),
    ...front(),
    ...openWindow(),
    ...roof(),
  ];
};

/** A wall with an opening for the window, a door beside it, and what is dark behind. */
function front(): Solid[] {
  const { ahead, half, deep, eaves } = HOUSE;
  const { half: gap, sill, top } = WINDOW;
  const thick = 0.06;
  const wall = (low: number, high: number, from: number, to: number): Solid =>
    box(
      PLASTER,
      [ahead + thick, (low + high) / 2, (from + to) / 2],
      [thick, (high - low) / 2, (to - from) / 2],
    );
  return [
    wall(0, sill, -half, half),
    wall(top, eaves, -half, half),
    wall(sill, top, -half, -gap),
    wall(sill, top, gap, half),
    box(STONE, [ahead + thick, 0.07, 0], [thick + 0.02, 0.07, half + 0.02]),
    ...[-1, 1].map((side) =>
      box(
        PLASTER,
        [ahead - deep / 2, eaves / 2, side * (half - 0.03)],
        [deep / 2, eaves / 2, 0.03],
      ),
    ),
    box(WITHIN, [ahead - 0.75, eaves / 2, 0], [0.03, eaves / 2, half - 0.06]),
    box(DOOR, [ahead + 2 * thick, 0.53, 0.76], [0.02, 0.45, 0.17], undefined, 0.01),
    ball(plain([0.86, 0.68, 0.26], { gloss: 0.7 }), [ahead + 2 * thick + 0.03, 0.5, 0.64], 0.02),
    box(STONE, [ahead + 0.2, 0.035, 0.76], [0.12, 0.035, 0.24]),
  ];
}

/** A frame, shutters that are folded back, and a box of flowers under the sill. */
function openWindow(): Solid[] {
  const { half, sill, top } = WINDOW;
  const face = HOUSE.ahead + 0.13;
  const middle = (sill + top) / 2;
  const tall = (top - sill) / 2;
  return [
    ...[sill, top].map((y) => box(FRAME, [face, y, 0], [0.03, 0.025, half + 0.04])),
    ...[-1, 1].flatMap((side) => [
      box(FRAME, [face, middle, side * half], [0.025, tall, 0.025]),
      box(SHUTTER, [face + 0.01, middle, side * (half + 0.19)], [0.018, tall, 0.15]),
    ]),
    box(plain([0.5, 0.3, 0.18]), [face + 0.08, sill - 0.09, 0], [0.06, 0.05, half - 0.02]),
    ...Array.from({ length: 26 }, (_, n) => {
      const z = (half - 0.05) * (2 * ((n * 0.618) % 1) - 1);
      const at: Vector = [face + 0.05 + 0.07 * ((n * 0.7549) % 1), sill - 0.03, z];
      const bloom = plain(PETALS[n % PETALS.length] ?? PETALS[0] ?? [1, 1, 1]);
      return n % 2 === 0
        ? ellipsoid(LEAF, at, [0.04, 0.03, 0.04])
        : ball(bloom, [at[0], at[1] + 0.03, at[2]], 0.028);
    }),
  ];
}

/** A roof of tiles whose ridge lies along the front, and a chimney. */
function roof(): Solid[] {
  const { ahead, half, deep, eaves, ridge } = HOUSE;
  const middle = ahead - deep / 2;
  const rise = ridge - eaves;
  const run = deep / 2 + 0.16;
  const tilt = Math.atan2(rise, run);
  const long = Math.hypot(rise, run) / 2;
  return [
    ...[-1, 1].map((side) =>
      box(
        TILES,
        [middle + (side * run) / 2, eaves + rise / 2 - 0.04, 0],
        [long, 0.035, half + 0.12],
        roll(-side * tilt),
      ),
    ),
    box(STONE, [middle - 0.1, ridge - 0.02, -0.62 * half], [0.09, 0.2, 0.1]),
  ];
}
