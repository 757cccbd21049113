import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { restingDragon } from '../../creatures/reptiles/resting-dragon.ts';
import { hoard } from './hoard.ts';

const wish = {
  random: createRandom(3),
  rays: {
    toward: [0.5, 0.7, -0.5],
    sun: [0.8, 0.8, 0.7],
    sky: [0.4, 0.4, 0.4],
    ground: [0.3, 0.3, 0.3],
  },
  colour: null,
  posture: null,
  tall: 90,
  isPortrait: true,
} as const;

/** The share of a sprite's solid pixels that are golden: red over green, and both far over blue. */
function goldIn({ sizes: [texels] }: ReturnType<typeof hoard>) {
  if (texels === undefined) throw new Error('no size');
  let [gold, solid] = [0, 0];
  for (let at = 0; at < texels.rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = texels.rgba.subarray(at, at + 4);
    if (alpha < 0.5) continue;
    solid++;
    if (red > green && green > 1.6 * blue && green > 0.55 * red) gold++;
  }
  return gold / solid;
}

describe('a heap of gold', () => {
  it('is wider than high, and golden', () => {
    const heap = hoard(wish);
    expect(heap.width).toBeGreaterThan(1.5 * heap.height);
    expect(goldIn(heap)).toBeGreaterThan(0.6);
  });

  it('lies around a dragon that rests on it, which else lies on the ground', () => {
    const on = goldIn(restingDragon({ ...wish, traits: ['hoarding'] }));
    expect(on).toBeGreaterThan(0.25);
    expect(goldIn(restingDragon(wish))).toBeLessThan(0.5 * on);
  });
});
