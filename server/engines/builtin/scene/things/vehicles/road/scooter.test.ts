import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import { createLight } from '../../../world/light.ts';
import { raysOf } from '../../wish.ts';
import { scooter } from './scooter.ts';

/** How much of a scooter's picture is filled above its saddle, behind the middle of who rides it. */
function filledBehind(traits: readonly Trait[]): number {
  const { sizes } = scooter({
    random: createRandom(3),
    rays: raysOf(createLight('day', 'clear', 1, 0, null)),
    colour: null,
    posture: null,
    tall: 120,
    isPortrait: false,
    heading: 0,
    traits,
  });
  const [{ width, height, rgba }] = sizes as [(typeof sizes)[number]];
  let filled = 0;
  for (let y = 0; y < height / 2; y++)
    for (let x = 0; x < 0.34 * width; x++)
      filled += (rgba[(y * width + x) * 4 + 3] as number) > 0.5 ? 1 : 0;
  return filled / (width * height);
}

it('a scooter that two ride has her behind him', () => {
  expect(filledBehind(['mounted', 'scooter'])).toBeLessThan(0.02);
  expect(filledBehind(['mounted', 'scooter', 'shared'])).toBeGreaterThan(0.03);
});
