import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import { createLight } from '../../../world/light.ts';
import type { Sprite } from '../../sprite.ts';
import { raysOf } from '../../wish.ts';
import { featShare } from '../feat.ts';
import { person } from '../person.ts';
import { basketball } from './basketball.ts';

const drawn = (traits: readonly Trait[]): Sprite =>
  person({
    random: createRandom(2),
    rays: raysOf(createLight('day', 'clear', 0.4, 0, null)),
    posture: null,
    colour: [0.1, 0.2, 0.7],
    tall: 120,
    isPortrait: false,
    traits,
  });

describe('who plays basketball', () => {
  it('has an orange ball with dark seams', () => {
    const [ball] = basketball([0, 0, 0]);
    if (ball === undefined) throw new Error('a ball is one solid');
    const paint = (x: number, y: number, z: number) => ball.look.paint(x, y, z, [0, 0, 1]);
    const [r, , b] = paint(0.02, 0.03, 0.05);
    expect(r).toBeGreaterThan(3 * b);
    expect(Math.max(...paint(0.02, 0.0, 0.065))).toBeLessThan(0.2);
  });

  it('leaps to shoot and holds the arms out to guard', () => {
    const [guards, stands] = [drawn(['basketballer', 'guarding']), drawn(['basketballer'])];
    expect(featShare(['basketballer', 'jumpshot'])).toBeGreaterThan(1.2);
    expect(guards.width / guards.height).toBeGreaterThan((1.3 * stands.width) / stands.height);
  });
});
