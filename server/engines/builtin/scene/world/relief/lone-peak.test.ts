import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { createGround } from '../ground.ts';

describe('a peak that stands alone', () => {
  it.each([
    ['lake', 1],
    ['field', -1],
    ['mountain', 1],
    ['city', -1],
  ] as const)('rises as one cone behind the land: %s', (land, side) => {
    const ground = createGround(land, createNoise(3), { side, relief: 1, isLonePeak: true });
    let [highest, top] = [0, { x: 0, z: 0 }];
    for (let z = 200; z < 2_500; z += 20)
      for (let x = -1_000; x <= 1_000; x += 20)
        if (ground(x, z) > highest) [highest, top] = [ground(x, z), { x, z }];
    expect(highest).toBeGreaterThan(500);
    expect(Math.sign(top.x)).toBe(side);
    // Down on all sides, and ever flatter.
    const around = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => (n * Math.PI) / 4);
    const mean = (away: number) =>
      around.reduce(
        (sum, turn) =>
          sum + ground(top.x + away * Math.sin(turn), top.z + away * Math.cos(turn)) / 8,
        0,
      );
    const [near, middle, far] = [mean(150), mean(400), mean(650)] as const;
    expect(near - middle).toBeGreaterThan(1.2 * (middle - far));
    expect(middle).toBeLessThan(0.65 * highest);
  });
});
