import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { createLight } from '../../../world/light.ts';
import { lightOn } from '../../../world/lights/strange-light.ts';
import type { Sprite } from '../../sprite.ts';
import { raysOf, type Wish } from '../../wish.ts';
import { diver } from '../sport/diver.ts';
import { jellyfish } from './jellyfish.ts';
import { octopus } from './octopus.ts';

const light = lightOn('underwater', createLight('day', 'clear', 1, 0, null));
const wish = (rest: Partial<Wish> = {}): Wish => ({
  random: createRandom(5),
  rays: raysOf(light),
  colour: null,
  posture: null,
  tall: 160,
  isPortrait: true,
  ...rest,
});

/** The coverage of a sprite's texel, at shares of its width and height from the top left. */
function coverAt({ sizes }: Sprite, across: number, down: number): number {
  const [whole] = sizes;
  if (whole === undefined) throw new Error('a sprite has a size');
  const { width, height, rgba } = whole;
  const at = Math.floor(down * (height - 1)) * width + Math.floor(across * (width - 1));
  return rgba[at * 4 + 3] ?? 0;
}

describe('what lives in the sea', () => {
  it('shows the water behind a jellyfish through the middle of its bell, and nothing through an octopus', () => {
    const middle = coverAt(jellyfish(wish()), 0.5, 0.2);
    expect(middle).toBeGreaterThan(0.2);
    expect(middle).toBeLessThan(0.85);
    expect(coverAt(octopus(wish()), 0.5, 0.3)).toBe(1);
  });

  it('swims the way it is asked to', () => {
    // The bubbles rise before the mask.
    const [right, left] = ([1, -1] as const).map((faces) => diver(wish({ faces })));
    if (right === undefined || left === undefined) throw new Error('two divers');
    const upper = (sprite: Sprite, from: number) =>
      Math.max(
        ...[0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3].map((step) => coverAt(sprite, from + step, 0.08)),
      );
    expect(upper(right, 0.65)).toBeGreaterThan(upper(right, 0.05));
    expect(upper(left, 0.05)).toBeGreaterThan(upper(left, 0.65));
  });

  it('has less light the deeper it lives, and bluer', () => {
    const deep = lightOn('underwater', createLight('day', 'clear', 1, 0, null), true);
    const sum = ([red, green, blue]: readonly [number, number, number]) => red + green + blue;
    expect(sum(deep.ambient)).toBeLessThan(0.7 * sum(light.ambient));
    expect(deep.horizon[2] / sum(deep.horizon)).toBeGreaterThan(
      light.horizon[2] / sum(light.horizon),
    );
  });
});
