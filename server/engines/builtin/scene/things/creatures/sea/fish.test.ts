import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import { fish } from './fish.ts';

/** The shares of white and of red of what is seen of a fish. */
function sharesOf(traits: readonly Trait[]): readonly [white: number, red: number] {
  const light = [0.8, 0.8, 0.8] as const;
  const { sizes } = fish(
    {
      random: createRandom(7),
      rays: { toward: [0, 0.5, -0.8], sun: light, sky: light, ground: light },
      colour: null,
      posture: null,
      traits,
      tall: 80,
      isPortrait: true,
    },
    false,
  );
  const rgba = sizes[0]?.rgba ?? [];
  let [seen, white, red] = [0, 0, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < 0.5) continue;
    const [r = 0, , b = 0] = [rgba[at], rgba[at + 1], rgba[at + 2]];
    seen++;
    if (b > 0.75 * r) white++;
    else if (r > 2 * b) red++;
  }
  return [white / seen, red / seen];
}

describe('a koi', () => {
  it('is white with red patches, as no other fish of a lake is', () => {
    const [white, red] = sharesOf(['koi']);
    expect(white).toBeGreaterThan(0.15);
    expect(red).toBeGreaterThan(0.3);
    expect(sharesOf([])[1]).toBeLessThan(0.3 * red);
  });
});
