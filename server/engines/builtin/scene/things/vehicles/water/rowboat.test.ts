import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import { createLight } from '../../../world/light.ts';
import { raysOf } from '../../wish.ts';
import { rowboat } from './rowboat.ts';

/** How many heads there are side by side a little below the highest of a boat. */
function headsIn(
  traits: readonly Trait[],
  crew?: readonly (readonly Trait[])[],
  pet?: 'dog',
): number {
  const { sizes } = rowboat({
    random: createRandom(3),
    rays: raysOf(createLight('day', 'clear', 1, 0, null)),
    colour: null,
    posture: null,
    tall: 200,
    isPortrait: false,
    heading: 0,
    traits,
    ...(crew && { crew }),
    ...(pet && { pet }),
  });
  const [{ width, height, rgba }] = sizes as [(typeof sizes)[number]];
  const row = Math.round((pet ? 0.3 : 0.08) * height);
  const isThere = (x: number) => (rgba[(row * width + x) * 4 + 3] as number) > 0.5;
  return Array.from({ length: width - 1 }, (_, x) => x + 1).filter(
    (x) => isThere(x) && !isThere(x - 1),
  ).length;
}

describe('a rowing boat', () => {
  it('carries the one who rows it, and whom that one takes along', () => {
    expect(headsIn(['crewed'])).toBe(1);
    expect(headsIn(['crewed', 'couple', 'shared'])).toBe(2);
    expect(headsIn(['crewed'], [[], ['woman'], []])).toBe(3);
  });

  it('carries an animal behind who rows it', () => {
    expect(headsIn(['crewed'], undefined, 'dog')).toBe(headsIn(['crewed']) + 1);
  });
});
