import { describe, expect, it } from 'vitest';
import { createNoise } from '../noise.ts';
import { waveletsOf } from './wavelets.ts';

const camera = { height: 6, focal: 400 };

/** How far the light of the water differs about a distance. */
function spread(roughness: number, z: number): number {
  const at = waveletsOf(createNoise(4), camera, roughness);
  const tones = Array.from({ length: 400 }, (_, n) => at((n % 20) * 0.4, z + (n / 20) * 0.2));
  return Math.max(...tones) - Math.min(...tones);
}

describe('water into which the eye looks', () => {
  it('has wavelets close to the eye, more where the wind is, and some on a still lake', () => {
    expect(spread(0.5, 12)).toBeGreaterThan(0.3);
    expect(spread(0, 12)).toBeGreaterThan(0.12);
    expect(spread(0, 12)).toBeLessThan(0.6 * spread(0.5, 12));
  });

  it('has none that are finer than pixels far off', () => {
    expect(spread(0.5, 300)).toBe(0);
  });
});
