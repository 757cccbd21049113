import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { bearing } from './bearing.ts';
import { borneLoad } from './borne-loads.ts';

const LOADS = [
  ...(['sofa', 'table', 'wardrobe', 'piano', 'mattress', 'chest', 'crate', 'basket'] as const),
  ...(['pumpkin', 'cake', 'log', 'ladder', 'rug', 'canoe', 'fir'] as const),
];

it.each(LOADS)('a %s is off the ground between two, who have their feet on it', (borne) => {
  const load = borneLoad(createRandom(3), borne).model.length;
  const { model } = bearing(createRandom(3), null, [['child'], []], 0, borne);
  const [people, what] = [model.slice(0, -load), model.slice(-load)];
  for (const { middle } of what) expect(middle[1]).toBeGreaterThan(0.05);
  const low = people.filter(({ middle }) => middle[1] < 0.12);
  const along = (n: 0 | 2) => low.map(({ middle }) => middle[n]);
  const spread = Math.max(
    Math.max(...along(0)) - Math.min(...along(0)),
    Math.max(...along(2)) - Math.min(...along(2)),
  );
  expect(spread).toBeGreaterThan(0.5);
  expect(people.some(({ middle }) => middle[1] > 0.85)).toBe(true);
});
