import { expect, it } from 'vitest';
import { rockingChair } from './rocking-chair.ts';

it('touches the ground amid its runners alone, and rises behind who sits', () => {
  const bars = rockingChair(0.27).filter(({ shape }) => shape === 'cone');
  const low = bars.filter(({ a, r1 }) => a[1] - r1 < 0.006);
  expect(low.length).toBeGreaterThan(0);
  for (const { a } of low) expect(Math.abs(a[0])).toBeLessThan(0.2);
  const high = rockingChair(0.27).filter(({ middle }) => middle[1] > 0.65);
  expect(high.length).toBeGreaterThan(0);
  for (const { middle } of high) expect(middle[0]).toBeLessThan(-0.2);
});
