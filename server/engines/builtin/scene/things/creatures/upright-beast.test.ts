import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import type { Held } from '../../words/held.ts';
import type { Posture } from '../../words/trait.ts';
import type { Make } from '../placing/make.ts';
import { ANIMALS } from '../placing/make-animal.ts';
import { levelStage } from '../placing/testing/level-stage.ts';
import { wishIn } from '../wish.ts';

const { setting } = levelStage('a meadow', 3);

/** How much wider than high an animal is, with something in its hands or without. */
function wide(
  thing: 'cat' | 'frog' | 'mouse' | 'bear' | 'monkey',
  held: Held | null,
  posture: Posture | null = null,
): number {
  const wish = wishIn(setting, {
    colour: null,
    posture: held === null ? 'standing' : posture,
    tall: 96,
    isPortrait: false,
  });
  const holds = held === null ? {} : { holds: { thing: held, colour: null } };
  const sprite = (ANIMALS[thing] as Make)({ ...wish, ...holds, random: createRandom(5) }, setting);
  return sprite.width / sprite.height;
}

describe('an animal with something in its hands', () => {
  it.each(['cat', 'frog', 'mouse', 'bear', 'monkey'] as const)('is upright: %s', (thing) => {
    expect(wide(thing, 'guitar')).toBeLessThan(0.75);
    expect(wide(thing, 'guitar')).toBeLessThan(wide(thing, null));
  });

  it.each(['cup', 'wineglass', 'book', 'newspaper'] as const)(
    'stands or sits with a %s',
    (held) => {
      expect(wide('bear', held)).toBeLessThan(wide('bear', null));
      expect(wide('bear', held, 'sitting')).toBeGreaterThan(wide('bear', held) * 1.1);
    },
  );
});
