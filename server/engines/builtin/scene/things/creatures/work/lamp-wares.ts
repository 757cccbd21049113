import type { Colour } from '../../../words/idea.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { ball, frustum, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { ofColours, TABLE } from './wares.ts';

const GLASS: readonly Colour[] = [
  [0.93, 0.3, 0.16],
  [0.98, 0.74, 0.2],
  [0.2, 0.5, 0.9],
  [0.24, 0.72, 0.42],
  [0.72, 0.32, 0.78],
];
const BRASS = plain([0.72, 0.52, 0.2], { gloss: 0.7 });
const WOOD = planks([0.36, 0.22, 0.12], 0.04);

/** How high the beams are from which lamps hang, one at either side; heights of a person. */
const BEAM = 1.16;
/** Where they hang, from the middle to both sides, and how low: the seller's face is between them. */
const HUNG: readonly (readonly [aside: number, up: number])[] = [
  [0.48, 0.74],
  [0.37, 0.93],
  [0.25, 0.79],
  [0.2, 1.02],
];

/** A lamp of coloured glass between caps of brass, its middle at a place. */
function lampAt([x, y, z]: Vector, radius: number, number: number): Solid[] {
  const glass = plain(ofColours(GLASS, number), { gloss: 0.6, glow: () => 0.9 });
  return [
    ball(glass, [x, y, z], radius),
    frustum(BRASS, [x, y + 0.8 * radius, z], 0.5 * radius, 0.6 * radius, 0.12 * radius),
    frustum(BRASS, [x, y - 1.25 * radius, z], 0.45 * radius, 0.2 * radius, 0.6 * radius),
  ];
}

/** Lamps of coloured glass that hang from beams over both ends of the table, and others that stand on it. */
export const lampWares = (): Solid[] => {
  const { ahead, high, wide } = TABLE;
  const hung = [-1, 1].flatMap((side) =>
    HUNG.flatMap(([aside, up], n): Solid[] => {
      const at: Vector = [ahead, up, side * aside];
      return [
        ...lampAt(at, 0.058, n + (side > 0 ? 2 : 0)),
        limb(BRASS, at, [at[0], BEAM, at[2]], 0.005, 0.005),
      ];
    }),
  );
  const standing = [-0.42, -0.21, 0, 0.21, 0.42].flatMap((z, n): Solid[] => {
    const x = ahead + (n % 2 === 0 ? 0.06 : -0.05);
    return [
      frustum(BRASS, [x, high, z], 0.03, 0.05, 0.02),
      limb(BRASS, [x, high, z], [x, high + 0.05, z], 0.012, 0.012),
      ...lampAt([x, high + 0.1, z], 0.05, n + 1),
    ];
  });
  return [
    ...[-1, 1].flatMap((side) => {
      const post = side * (wide + 0.04);
      return [
        limb(WOOD, [ahead, 0, post], [ahead, BEAM, post], 0.016, 0.014),
        limb(WOOD, [ahead, BEAM, side * (wide + 0.08)], [ahead, BEAM, side * 0.15], 0.016, 0.014),
      ];
    }),
    ...hung,
    ...standing,
  ];
};
