import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { createGround } from '../ground.ts';

const lagoonOf = (seed: number) =>
  createGround('island', createNoise(seed), { side: 1, relief: 1, isLagoon: true });

describe('a lagoon', () => {
  it('is shallow within its reef, and the sea around it deep', () => {
    for (const seed of [1, 2, 3]) {
      const ground = lagoonOf(seed);
      const within = Array.from({ length: 60 }, (_, n) => ground(n - 20, 70 + n));
      expect(Math.min(...within)).toBeGreaterThan(-6);
      expect(ground(0, 700)).toBeLessThan(-15);
      expect(ground(700, 118)).toBeLessThan(-15);
    }
  });

  it('has heads of coral that look darker, and islets on its reef', () => {
    for (const seed of [1, 2, 3]) {
      const ground = lagoonOf(seed);
      const within = Array.from({ length: 400 }, (_, n) =>
        ground((n % 20) * 4 - 20, 60 + Math.floor(n / 20) * 4),
      ).filter((height) => height < 0);
      expect(Math.max(...within) - Math.min(...within)).toBeGreaterThan(2);
      const round = Array.from({ length: 360 }, (_, n) =>
        ground(14 + 215 * Math.sin(n / 57), 118 + 132 * Math.cos(n / 57)),
      );
      expect(round.some((height) => height > 3)).toBe(true);
      expect(round.some((height) => height < 0)).toBe(true);
    }
  });
});
