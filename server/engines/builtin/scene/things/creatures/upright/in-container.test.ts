import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Container } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { levelStage } from '../../placing/testing/level-stage.ts';
import { wishIn } from '../../wish.ts';
import { inContainer } from './in-container.ts';

const { setting } = levelStage('a meadow', 3);

/** How much wider than high one in that is, and how much of its sprite is seen. */
function drawn(container: Container, traits: readonly Trait[] = []) {
  const wish = wishIn(setting, {
    colour: null,
    posture: null,
    traits,
    tall: 72,
    isPortrait: false,
  });
  const sprite = inContainer('dog', container, { ...wish, random: createRandom(5) });
  const { rgba } = sprite.sizes[0] ?? { rgba: new Float32Array() };
  expect(rgba.every(Number.isFinite)).toBe(true);
  return sprite.width / sprite.height;
}

describe('animals that look out of what they sit in', () => {
  it.each(['teacup', 'box', 'basket', 'boot', 'bucket'] as const)('are in a %s', (container) => {
    expect(drawn(container)).toBeGreaterThan(0.4);
    expect(drawn(container)).toBeLessThan(1.6);
  });

  it('need more room the more they are', () => {
    expect(drawn('box', ['couple'])).toBeGreaterThan(drawn('box'));
    expect(drawn('box', ['crowd'])).toBeGreaterThan(drawn('box', ['couple']));
  });
});
