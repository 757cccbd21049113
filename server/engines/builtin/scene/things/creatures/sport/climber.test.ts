import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { createLight } from '../../../world/light.ts';
import { raysOf } from '../../wish.ts';
import { climber } from './climber.ts';

/** Where red is in a sprite, as shares of its height from below, and what share of it that is. */
function redIn(seed: number) {
  const rays = raysOf(createLight('day', 'clear', 0.4, 0, null));
  const wish = { random: createRandom(seed), rays, posture: null };
  const [sprite] = climber({
    ...wish,
    colour: [0.9, 0.02, 0.02],
    tall: 150,
    isPortrait: false,
  }).sizes;
  if (sprite === undefined) throw new Error('nothing was drawn');
  const { width, height, rgba } = sprite;
  const rows: number[] = [];
  for (let at = 0; at < width * height; at++) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at * 4, at * 4 + 3);
    if (red > 0.08 && red > 4 * Math.max(green, blue))
      rows.push(1 - Math.floor(at / width) / height);
  }
  return {
    share: rows.length / (width * height),
    mean: rows.reduce((a, b) => a + b, 0) / rows.length,
  };
}

describe('somebody on a wall of rock', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'is seen high above the ground, whatever crags there are: %i',
    (seed) => {
      const { share, mean } = redIn(seed);
      expect(share).toBeGreaterThan(0.008);
      expect(mean).toBeGreaterThan(0.45);
    },
  );
});
