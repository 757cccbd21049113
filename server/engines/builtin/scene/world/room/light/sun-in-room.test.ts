import { expect, test } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { flat } from '../furniture.ts';
import { meet } from '../solids/meet.ts';
import { box, type Point, type Solid } from '../solids/solid.ts';
import { createSunInRoom, directAt } from './sun-in-room.ts';

const UP: Point = [0, 1, 0];
const WINDOW: readonly [number, number, number, number] = [-1, 1.2, 0.8, 2.4];
const BACK = 6;
/** Where the sun stands: a little to the right, high, ahead; length 1. */
const SUN: Point = [0.2, 0.6, Math.sqrt(1 - 0.04 - 0.36)];

const WHITE = flat([1, 1, 1]);

function randomBoxes(seed: number): Solid[] {
  const random = createRandom(seed);
  const between = (low: number, high: number) => low + (high - low) * random.unit();
  return Array.from({ length: 40 }, () => {
    const at: Point = [between(-2.5, 2.5), between(0, 2.4), between(1, 5.6)];
    const size: Point = [between(0.02, 0.4), between(0.02, 0.4), between(0.02, 0.4)];
    return box(at, [at[0] + size[0], at[1] + size[1], at[2] + size[2]], WHITE);
  });
}

test('a place is in the sun unless any one solid of the room stands before it', () => {
  let sunny = 0;
  let shaded = 0;
  for (let seed = 1; seed <= 5; seed++) {
    const solids = randomBoxes(seed);
    const sun = createSunInRoom({ window: WINDOW, back: BACK, solids }, SUN);
    const open = createSunInRoom({ window: WINDOW, back: BACK, solids: [] }, SUN);
    for (let x = -2; x < 2; x += 0.07)
      for (let z = 2; z < 6; z += 0.07) {
        const all = open(UP, x, 0, z);
        if (all === 0) continue;
        const from: Point = [x, 0.01, z];
        const isShaded = solids.some((one) => meet(one, from, SUN) !== null);
        expect(sun(UP, x, 0, z), `${x}, ${z}`).toBe(isShaded ? 0 : all);
        if (isShaded) shaded++;
        else sunny++;
      }
  }
  expect(sunny).toBeGreaterThan(500);
  expect(shaded).toBeGreaterThan(200);
});

test('no sun comes into a room without a window', () => {
  const sun = createSunInRoom({ window: [0, 0, 1, 2], back: BACK, solids: [] }, SUN);
  for (let x = -2; x < 2; x += 0.1)
    for (let z = 0; z < 6; z += 0.1) expect(sun(UP, x, 0, z)).toBe(0);
});

test('the sun is no more than a glow on a floor once it has set, and the moon faint before lamps', () => {
  expect(directAt('dusk')).toBeLessThan(0.1 * directAt('sunset'));
  expect(directAt('night')).toBeLessThan(0.3 * directAt('day'));
});
