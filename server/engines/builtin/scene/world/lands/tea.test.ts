import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { createGround } from '../ground.ts';
import { hedgesOf } from './tea.ts';

const noise = createNoise(7);
const hedges = hedgesOf({ noise });

describe('tea on hills', () => {
  it('stands in many hedges one behind the other, apart from each other', () => {
    const values = Array.from({ length: 1_000 }, (_, n) => hedges(3, 10 + n / 10));
    const begins = values.filter((value, n) => value > 0.5 && (values[n - 1] ?? 1) <= 0.5);
    expect(begins.length).toBeGreaterThan(25);
    expect(begins.length).toBeLessThan(70);
    expect(Math.min(...values)).toBe(0);
    const bare = values.filter((value) => value === 0).length / values.length;
    expect(bare).toBeGreaterThan(0.35);
  });

  it('grows on hills that rise beyond a hollow, and are not cut into steps', () => {
    const ground = createGround('terraces', noise, { side: 1, relief: 1, isTea: true });
    const meanAt = (z: number) =>
      Array.from({ length: 21 }, (_, n) => ground(20 * (n - 10), z)).reduce((a, b) => a + b) / 21;
    expect(meanAt(260)).toBeGreaterThan(meanAt(60) + 15);
    for (let z = 100; z < 200; z++)
      expect(Math.abs(ground(0, z + 1) - ground(0, z))).toBeLessThan(1.5);
  });
});
