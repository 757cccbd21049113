import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
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

  it('has wavelets that are long across the wind, not the net of light on a pool', () => {
    const at = waveletsOf(createNoise(4), camera, 0.5);
    let [across, along] = [0, 0];
    for (let n = 0; n < 2_000; n++) {
      const [x, z] = [(n % 50) * 0.37, 9 + Math.floor(n / 50) * 0.13];
      across += Math.abs(at(x + 0.2, z) - at(x, z));
      along += Math.abs(at(x, z + 0.2) - at(x, z));
    }
    expect(across).toBeLessThan(0.42 * along);
  });
});
