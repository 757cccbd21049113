import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import type { Sprite } from '../sprite.ts';
import { giantMushroom } from './giant-mushroom.ts';
import { mushroomHouse } from './mushroom-house.ts';

const wish = {
  random: createRandom(3),
  rays: {
    toward: [-0.5, 0.7, -0.5],
    sun: [0.8, 0.8, 0.7],
    sky: [0.4, 0.4, 0.4],
    ground: [0.3, 0.3, 0.3],
  },
  colour: null,
  posture: null,
  tall: 120,
  isPortrait: true,
} as const;

/** How solid the middle of a sprite is at a share of its height from above, and how much that shines by itself at most. */
function middleOf({ sizes: [texels] }: Sprite, share: number) {
  if (texels === undefined) throw new Error('no size');
  const { width, height, rgba } = texels;
  const row = Math.round(share * height);
  return rgba[(row * width + (width >> 1)) * 4 + 3] as number;
}

describe('mushrooms that stand for trees and houses', () => {
  it('have a stem all the way from the cap to the ground', () => {
    for (const mushroom of [giantMushroom(wish), mushroomHouse(wish)])
      for (const share of [0.5, 0.6, 0.7, 0.8, 0.9])
        expect(middleOf(mushroom, share), String(share)).toBeGreaterThan(0.9);
  });

  it('shine from several windows where somebody lives', () => {
    const { sizes } = mushroomHouse(wish);
    const [texels] = sizes;
    const lit = texels?.glow.filter((glow) => glow > 0.6).length ?? 0;
    expect(lit).toBeGreaterThan(0.006 * (texels?.glow.length ?? 0));
  });
});
