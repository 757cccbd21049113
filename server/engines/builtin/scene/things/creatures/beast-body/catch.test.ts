import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { BEAR } from '../beasts/bears.ts';
import { salmonIn } from './catch.ts';
import { quadruped } from './quadruped.ts';

describe('a bear that fishes', () => {
  const bear = (traits: readonly ('fisher' | 'roaring')[]) =>
    quadruped(BEAR, 'standing', null, 0.3, createRandom(3), traits);

  it('has a salmon in its open jaws', () => {
    const fish = salmonIn(BEAR.head);
    expect(bear(['fisher']).length).toBe(bear(['roaring']).length + fish.length);
    // All of it is before the skull.
    for (const { middle, reach } of fish.slice(0, 1))
      expect(Math.hypot(middle[0], middle[1])).toBeGreaterThan(1 - 0.1 * reach);
  });
});
