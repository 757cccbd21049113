import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { subtract } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import { stanceOf } from '../stance.ts';
import { heldBy } from './held.ts';
import { heldSeated, isEatenSeated } from './held-seated.ts';

const farFrom = (a: Vector, b: Vector): number => Math.hypot(...subtract(a, b));

it.each(['icecream', 'cup', 'wineglass', 'apple', 'sandwich'] as const)(
  'a %s is within reach of who sits with it, and lower than of who stands',
  (thing) => {
    const holds = { thing, colour: null };
    const figure = figureOf([]);
    const { hands, pieces } = heldSeated(createRandom(3), holds, figure);
    const near = hands.near as Vector;
    const { arms } = stanceOf(figure, 'crosslegged', hands);
    const [upper, fore] = figure.arm;
    expect(isEatenSeated(holds)).toBe(true);
    expect(farFrom(near, arms[0][0])).toBeLessThan(1.04 * (upper + fore));
    expect(
      Math.min(...pieces.map(({ middle, reach }) => farFrom(near, middle) - reach)),
    ).toBeLessThan(0.03);
    const standing = heldBy(createRandom(3), thing, figure, null).hands.near as Vector;
    expect(near[1]).toBeLessThan(standing[1] - 0.3);
  },
);

it('is no lantern, which who sits has put down', () => {
  expect(isEatenSeated({ thing: 'lantern', colour: null })).toBe(false);
});
