import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { WithGear } from '../with-gear.ts';

const LINEN: Look = plain([0.95, 0.94, 0.9]);
const CHINA: Look = plain([0.97, 0.97, 0.96], { gloss: 0.6 });
const RIM: Look = plain([0.24, 0.42, 0.72], { gloss: 0.5 });
const STEEL: Look = plain([0.74, 0.76, 0.8], { gloss: 0.8 });
const GLASS: Look = plain([0.84, 0.92, 0.95], { gloss: 0.9 });
const PETALS: readonly Colour[] = [
  [0.92, 0.24, 0.3],
  [0.98, 0.8, 0.24],
  [0.9, 0.5, 0.72],
];

/** The table: how far its middle is ahead, half its depth and its width. */
const TABLE = { ahead: 0.5, deep: 0.25, wide: 0.62 } as const;

const plate = (foot: Vector): Solid[] => [
  frustum(RIM, foot, 0.012, 0.05, 0.088),
  frustum(CHINA, add(foot, [0, 0.004, 0]), 0.011, 0.05, 0.074),
];

/** A place at a table: a plate between knife and fork, a glass before it. */
const cover = (foot: Vector, side: 1 | -1): Solid[] => [
  ...plate(foot),
  ...[-1, 1].map((way) =>
    box(STEEL, add(foot, [0, 0.006, way * 0.115]), [0.065, 0.005, way < 0 ? 0.012 : 0.008]),
  ),
  frustum(GLASS, add(foot, [side * 0.11, 0, 0.08]), 0.1, 0.022, 0.034),
];

/** At a table under a cloth with places that are laid and one that is being laid, a pile of plates on the arm. Lengths in heights of who lays it. */
export const layingTable: WithGear = (traits, one) => {
  const { tall, waist, shoulders } = figureOf(traits);
  const high = Math.min(0.46 / Math.max(0.85, tall), waist - 0.06);
  const { ahead, deep, wide } = TABLE;
  const laid: Vector = [ahead - 0.14, high, -0.16];
  const near = add(laid, [-0.085, 0.05, -0.02]);
  const far: Vector = [0.2, high + 0.12, shoulders - 0.03];
  const pile = add(far, [0.04, 0.005, -0.02]);
  return [
    ...one('tending', { near, far }),
    box(LINEN, [ahead, high - 0.012, 0], [deep, 0.012, wide], undefined, 0.004),
    ...[-1, 1].map((side) =>
      box(LINEN, [ahead + side * deep, high - 0.09, 0], [0.006, 0.085, wide]),
    ),
    ...[-1, 1].map((side) => box(LINEN, [ahead, high - 0.09, side * wide], [deep, 0.085, 0.006])),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        box(
          plain([0.44, 0.3, 0.18]),
          [ahead + x * (deep - 0.04), high / 2, z * (wide - 0.05)],
          [0.024, high / 2, 0.024],
        ),
      ),
    ),
    ...[0, 1, 2, 3].flatMap((n) => plate(add(pile, [0, 0.014 * n, 0]))),
    ...plate(add(laid, [0, 0.01, 0])),
    ...cover([ahead - 0.13, high, 0.34], 1),
    ...cover([ahead + 0.14, high, -0.36], -1),
    ...cover([ahead + 0.14, high, 0.02], -1),
    ...cover([ahead + 0.14, high, 0.4], -1),
    // Flowers in the middle.
    frustum(plain([0.3, 0.5, 0.62], { gloss: 0.6 }), [ahead, high, 0.17], 0.1, 0.04, 0.03),
    ...[0, 1, 2, 3, 4].flatMap((n): Solid[] => {
      const top: Vector = [
        ahead + 0.05 * Math.cos(n * 2.4),
        high + 0.17 + 0.02 * (n % 2),
        0.17 + 0.05 * Math.sin(n * 2.4),
      ];
      return [
        limb(plain([0.24, 0.46, 0.18]), [ahead, high + 0.08, 0.17], top, 0.007, 0.005),
        ball(plain(PETALS[n % 3] ?? [1, 1, 1]), top, 0.03),
      ];
    }),
  ];
};
