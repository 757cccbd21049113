import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { growMangrove } from './mangrove.ts';

describe('a mangrove', () => {
  it('stands on roots that arch from its trunk to the ground on both sides', () => {
    for (const seed of [1, 2, 3]) {
      const feet = growMangrove(createRandom(seed)).branches.filter(({ to }) => to[1] < 0.01);
      expect(feet.length).toBeGreaterThan(8);
      expect(Math.min(...feet.map(({ to }) => to[0]))).toBeLessThan(-0.1);
      expect(Math.max(...feet.map(({ to }) => to[0]))).toBeGreaterThan(0.1);
    }
  });
});
