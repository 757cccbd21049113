import type { Random } from '../../../../kernels/random.ts';
import { pick } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { moved } from '../../sculpt/move.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import { carModel } from '../../vehicles/road/car.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member, sizesOf } from '../members.ts';
import type { Doing } from '../postures/doings.ts';

/** How high somebody with a car over the head is drawn with it, of the height upright. */
export const STRONGMAN = 1.78;

const PAINTS: readonly Colour[] = [
  [0.78, 0.12, 0.1],
  [0.18, 0.42, 0.72],
  [0.94, 0.74, 0.16],
];

/** Where those are who look on, and how: they point, throw up their arms, shrink back. */
const AROUND: readonly { readonly at: Vector; readonly doing: Doing; readonly turned: number }[] = [
  { at: [-0.78, 0, 0.3], doing: 'pointing', turned: 0.3 },
  { at: [0.8, 0, 0.26], doing: 'recoiling', turned: Math.PI - 0.3 },
  { at: [1.14, 0, 0.5], doing: 'cheering', turned: Math.PI - 0.4 },
];

/** Somebody who holds a car over the head with both arms, the others staring; in heights of the tallest. */
export function strongman(
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  vary: number,
): Feat {
  const [size = 1, ...sizes] = sizesOf(all);
  const [first = [], ...others] = all;
  const { shoulder, arm } = figureOf(first);
  const high = size * (shoulder + 0.9 * (arm[0] + arm[1]));
  const hand = (side: number): Vector => [side * 0.17 * size, high, -0.03];
  return {
    model: [
      ...member(
        random,
        'hoisting',
        colour,
        [...first, 'broad'],
        { at: [0, 0, 0], turned: Math.PI / 2 - 0.15, size },
        { near: hand(1), far: hand(-1) },
      ),
      ...moved(carModel(pick(random, PAINTS)), {
        size: 0.82,
        by: roll(0.09),
        to: [0, high - 0.02, 0],
      }),
      ...AROUND.slice(0, others.length).flatMap(({ at, doing, turned }, n) =>
        member(
          random,
          doing,
          null,
          others[n] ?? [],
          {
            ...{ at, turned, size: sizes[n] ?? 1 },
            ...(turned > Math.PI / 2 && { isMirrored: true as const }),
          },
          {},
        ),
      ),
    ],
    turn: 0.06 + vary,
    above: 0.04,
  };
}
