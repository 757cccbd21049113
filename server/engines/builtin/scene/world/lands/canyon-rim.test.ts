import { expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { createGround } from '../ground.ts';

it.each([
  [1, -1],
  [2, 1],
])(
  'falls from where one stands to a river, and rises to a plateau as high beyond it: %s',
  (seed, side) => {
    const ground = createGround('canyon', createNoise(seed), { side, relief: 1, isFromRim: true });
    const rim = ground(0, 4);
    const across = Array.from({ length: 160 }, (_, n) => ground(5 * n - 400, 500));
    expect(Math.min(...across)).toBeLessThan(0);
    expect(ground(0, 90)).toBeLessThan(0.9 * rim);
    const far = Array.from({ length: 40 }, (_, n) => ground(40 * n - 800, 2_300));
    expect(Math.min(...far)).toBeGreaterThan(0.9 * rim);
    expect(Math.max(...far)).toBeLessThan(1.1 * rim);
  },
);
