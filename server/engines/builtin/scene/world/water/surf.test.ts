import { expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { leftOnSand, surfAt } from './surf.ts';

const noise = createNoise(5);
/** Means over many places along a shore, at such a depth. */
const meanOf = (depth: number, of = surfAt): number => {
  let sum = 0;
  for (let n = 0; n < 400; n++) sum += of(noise, n * 0.37, 12 + (n % 20), depth);
  return sum / 400;
};

it('surf has white fronts one behind the other, with a net of foam and water between them', () => {
  let [white, clear, between] = [0, 0, 0];
  for (let n = 0; n < 2000; n++) {
    const foam = surfAt(noise, n * 0.21, 14 + (n % 17), 0.2 + (n % 40) * 0.05);
    if (foam > 0.8) white++;
    else if (foam < 0.1) clear++;
    else between++;
  }
  // None of the three is all of it: no flat white wedge, and no bare water.
  for (const share of [white, clear, between]) expect(share).toBeGreaterThan(100);
  expect(white).toBeLessThan(1000);
});

it('surf ends where the water is deep, and its last thin edge is white', () => {
  expect(meanOf(3.5)).toBe(0);
  expect(meanOf(0.01)).toBeGreaterThan(0.8);
  expect(meanOf(0.01)).toBeGreaterThan(meanOf(1) + 0.3);
});

it('waves leave thin lines of foam low on the sand alone', () => {
  expect(meanOf(0.36, leftOnSand)).toBeGreaterThan(0);
  expect(meanOf(0.36, leftOnSand)).toBeLessThan(0.2);
  expect(meanOf(0.7, leftOnSand)).toBe(0);
});
