import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { pebblesAt } from './pebbles.ts';

const noise = createNoise(5);

/** The share of places that pebbles change in squares of a metre, ordered. */
function sharesAround(z: number): number[] {
  const shares: number[] = [];
  for (let square = 0; square < 60; square++) {
    let changed = 0;
    for (let n = 0; n < 400; n++)
      if (pebblesAt(square + (n % 20) / 20, z + Math.floor(n / 20) / 20, noise, 0.6) !== 1)
        changed++;
    shares.push(changed / 400);
  }
  return shares.toSorted((a, b) => a - b);
}

describe('pebbles', () => {
  it('lie in heaps and leave ground between them open', () => {
    const shares = sharesAround(3);
    expect(shares[6]).toBeLessThan(0.05);
    expect(shares[54]).toBeGreaterThan(0.12);
  });

  it('are not told apart far off', () => {
    expect(sharesAround(24).every((share) => share === 0)).toBe(true);
  });
});
