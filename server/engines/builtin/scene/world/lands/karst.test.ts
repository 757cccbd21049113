import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { createGround } from '../ground.ts';

describe('hills of limestone', () => {
  it.each([1, 2, 3, 4])('stand steep beside a river that flows from the eye: chance %i', (seed) => {
    const options = { side: seed % 2 === 0 ? 1 : -1, relief: 1, isKarst: true };
    const ground = createGround('river', createNoise(seed), options);
    let [highest, steepest] = [0, 0];
    for (let z = 10; z < 1_600; z += 14)
      for (let x = -0.6 * z; x < 0.6 * z; x += 14) {
        const height = ground(x, z);
        expect(Number.isFinite(height)).toBe(true);
        highest = Math.max(highest, height);
        steepest = Math.max(steepest, Math.abs(ground(x + 6, z) - height) / 6);
      }
    expect(highest).toBeGreaterThan(80);
    expect(steepest).toBeGreaterThan(2);
    for (let z = 8; z < 120; z += 8) expect(ground(0, z)).toBeLessThan(0);
  });
});
