import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { createNoise } from '../../../noise.ts';
import { planRoom } from '../plan-room.ts';

/** How many solids a dining room has, whether somebody has a table of their own in it or not. */
const solidsOf = (hasOwnTable: boolean, isFull = false): number =>
  planRoom({
    land: 'diningroom',
    random: createRandom(3),
    noise: createNoise(3),
    side: 1,
    tableHigh: null,
    hasFire: false,
    hasOwnTable,
    isFull,
  }).solids.length;

it('a dining room has no second table where somebody lays one, unless a family sits at it', () => {
  expect(solidsOf(true)).toBeLessThan(solidsOf(false) - 30);
  expect(solidsOf(true, true)).toBe(solidsOf(false, true));
});
