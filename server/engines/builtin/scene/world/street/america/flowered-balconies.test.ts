import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Plot } from '../solid.ts';
import { floweredBalcony } from './flowered-balconies.ts';

const near: Plot = { x: 3, z: 8, u: [0, 1], w: [1, 0], wide: 7, deep: 11 };

it('stands before the upper floor of a house near the eye, over the heads of who passes, with flowers on it', () => {
  const solids = floweredBalcony(near, createRandom(4));
  expect(solids.length).toBeGreaterThan(30);
  const floor = solids[0];
  expect(floor?.low).toBeGreaterThan(3);
  expect(Math.min(...(floor?.plan ?? []).map(([x]) => x))).toBeLessThan(near.x - 0.8);
});

it('is left out far off, and before a house that is too narrow', () => {
  expect(floweredBalcony({ ...near, z: 90 }, createRandom(4))).toEqual([]);
  expect(floweredBalcony({ ...near, wide: 2 }, createRandom(4))).toEqual([]);
});
