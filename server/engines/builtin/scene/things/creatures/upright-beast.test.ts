import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import type { Make } from '../placing/make.ts';
import { ANIMALS } from '../placing/make-animal.ts';
import { levelStage } from '../placing/testing/level-stage.ts';
import { wishIn } from '../wish.ts';

const { setting } = levelStage('a meadow', 3);

/** How much wider than high an animal is, with a guitar or without. */
function wide(thing: 'cat' | 'frog' | 'mouse' | 'bear' | 'monkey', plays: boolean): number {
  const wish = wishIn(setting, {
    colour: null,
    posture: plays ? null : 'standing',
    tall: 96,
    isPortrait: false,
  });
  const holds = plays ? { holds: { thing: 'guitar', colour: null } as const } : {};
  const sprite = (ANIMALS[thing] as Make)({ ...wish, ...holds, random: createRandom(5) }, setting);
  return sprite.width / sprite.height;
}

describe('an animal with something in its hands', () => {
  it.each(['cat', 'frog', 'mouse', 'bear', 'monkey'] as const)('is upright: %s', (thing) => {
    expect(wide(thing, true)).toBeLessThan(0.75);
    expect(wide(thing, true)).toBeLessThan(wide(thing, false));
  });
});
