import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { POOL } from '../made-ground.ts';
import { poolColour } from './made-soil.ts';

describe('the tiles around a pool', () => {
  const noise = createNoise(5);
  const greenest = (isForsaken: boolean) => {
    const paint = poolColour(1, isForsaken);
    const greens = Array.from({ length: 80 }, (_, n) => {
      const plot = { x: POOL.right + 0.5 + (n % 4) * 0.7, z: POOL.near + n * 0.21, height: 0 };
      const [red, green] = paint({ ...plot, steepness: 0, noise, dapple: 1 });
      return green - red;
    });
    return Math.max(...greens);
  };

  it('have moss on them where people have left it, and none else', () => {
    expect(greenest(true)).toBeGreaterThan(0.04);
    expect(greenest(false)).toBeLessThan(0);
  });
});
