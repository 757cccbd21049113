import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import { person } from '../person.ts';

/** How many of somebody's texels are as green as a potion, and how many as violet. */
function potionsOf(traits: readonly Trait[]) {
  const { sizes } = person({
    random: createRandom(4),
    rays: {
      toward: [-0.5, 0.7, -0.5],
      sun: [0.8, 0.8, 0.7],
      sky: [0.4, 0.4, 0.4],
      ground: [0.3, 0.3, 0.3],
    },
    colour: [0.5, 0.5, 0.5],
    posture: null,
    tall: 200,
    isPortrait: true,
    traits,
  });
  const rgba = sizes[0]?.rgba ?? new Float32Array();
  let [green, violet] = [0, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, leaf = 0, blue = 0] = rgba.subarray(at, at + 3);
    if (leaf > 1.8 * Math.max(red, blue) && leaf > 0.2) green++;
    if (Math.min(red, blue) > 1.5 * leaf && red > 0.2) violet++;
  }
  return { green, violet };
}

describe('who mixes potions', () => {
  it('pours one into another, and so does a mage who works', () => {
    for (const traits of [['mage', 'brewing'], ['mage', 'working'], ['brewing']] as const) {
      const { green, violet } = potionsOf(traits);
      expect(green, traits.join()).toBeGreaterThan(60);
      expect(violet, traits.join()).toBeGreaterThan(60);
    }
    expect(potionsOf(['mage'])).toEqual({ green: 0, violet: 0 });
  });
});
