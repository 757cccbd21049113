import { expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { EYE_IN_CAVE } from '../eye.ts';
import { paintedRock } from './cave-paintings.ts';

const ROCK = [0.5, 0.5, 0.5] as const;
const noise = createNoise(3);

/** The share of the places on a wall that are painted: seen so far aside, from one height over the eye to another (radians). */
function painted(from: number, to: number, low: number, high: number): number {
  let [all, told] = [0, 0];
  for (let aside = from; aside < to; aside += 0.01)
    for (let up = low; up < high; up += 0.01) {
      const [x, z] = [8 * Math.sin(aside), 8 * Math.cos(aside)];
      const [red, , blue] = paintedRock(noise, ROCK, [x, EYE_IN_CAVE + 8 * up, z]);
      all += 1;
      if (Math.abs(red - 0.5) + Math.abs(blue - 0.5) > 0.1) told += 1;
    }
  return told / all;
}

it('both walls are painted, with bare rock between the figures', () => {
  for (const [from, to] of [
    [0.2, 0.5],
    [-0.5, -0.2],
  ] as const) {
    const share = painted(from, to, 0, 0.3);
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.6);
  }
});

it('roof and floor are bare, and what is straight ahead', () => {
  expect(painted(-0.18, 0.18, 0, 0.3)).toBe(0);
  expect(painted(0.2, 0.5, 0.42, 0.6)).toBe(0);
  expect(painted(0.2, 0.5, -0.22, -0.16)).toBe(0);
});
