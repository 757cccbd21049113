import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import { levelStage } from '../../placing/testing/level-stage.ts';
import { wishIn } from '../../wish.ts';
import { frog } from './frog.ts';

const { setting } = levelStage('a meadow', 3);

it('a frog on a leaf of a water lily brings that leaf, which is wider than itself', () => {
  const shapeOf = (traits: readonly Trait[]): number => {
    const wish = wishIn(setting, {
      ...{ colour: null, posture: null, tall: 60, isPortrait: false, faces: 1, nth: 0, traits },
    });
    const { width, height } = frog({ ...wish, random: createRandom(5) });
    return width / height;
  };
  expect(shapeOf(['onpad'])).toBeGreaterThan(1.35 * shapeOf([]));
});
