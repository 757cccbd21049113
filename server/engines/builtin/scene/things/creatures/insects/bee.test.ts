import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import { levelStage } from '../../placing/testing/level-stage.ts';
import { smallerSize } from '../../sprite.ts';
import { wishIn } from '../../wish.ts';
import { bee } from './bee.ts';

const { setting } = levelStage('a meadow', 3);

it('a bee at a flower sits on one with a green stem, else it is on the wing by itself', () => {
  const greenOf = (traits: readonly Trait[]): number => {
    const wish = wishIn(setting, {
      ...{ colour: null, posture: null, tall: 80, isPortrait: false, faces: 1, nth: 0, traits },
    });
    const { rgba } = smallerSize(bee({ ...wish, bloom: 'sunflower', random: createRandom(5) }));
    let green = 0;
    for (let at = 0; at < rgba.length; at += 4) {
      const [r, g, b, a] = [rgba[at], rgba[at + 1], rgba[at + 2], rgba[at + 3]] as number[];
      if ((a as number) > 0.5 && (g as number) > 1.3 * Math.max(r as number, b as number)) green++;
    }
    return green;
  };
  expect(greenOf(['onflower'])).toBeGreaterThan(20);
  expect(greenOf([])).toBe(0);
});
