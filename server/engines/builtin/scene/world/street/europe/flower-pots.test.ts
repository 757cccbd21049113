import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Plot } from '../solid.ts';
import { flowerPots } from './flower-pots.ts';

const plot = (z: number): Plot => ({ x: 3, z, u: [0, 1], w: [1, 0], wide: 8, deep: 9 });

describe('pots on white walls', () => {
  it('hang along the front within reach', () => {
    const pots = flowerPots(plot(8), createRandom(2));
    expect(pots.length).toBeGreaterThan(10);
    for (const { plan, low, high } of pots) {
      expect(low).toBeGreaterThan(1);
      expect(high).toBeLessThan(4);
      for (const [, z] of plan) expect(z).toBeGreaterThan(7);
    }
  });

  it('are seen neither far off nor beside the eye', () => {
    expect(flowerPots(plot(60), createRandom(2))).toEqual([]);
    expect(flowerPots(plot(-9), createRandom(2))).toEqual([]);
  });
});
