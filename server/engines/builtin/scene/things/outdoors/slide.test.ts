import { expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { levelStage } from '../placing/testing/level-stage.ts';
import { wishIn } from '../wish.ts';
import { slide } from './park.ts';

const { setting } = levelStage('a playground', 3);

/** How many of a slide's pixels are muted, as skin, hair and clothes are and its paint is not. */
function muted(traits: readonly ('child' | 'boy' | 'crewed')[]): number {
  const wish = wishIn(setting, { colour: null, posture: null, tall: 160, isPortrait: false });
  const { sizes } = slide({ ...wish, traits, random: createRandom(4) });
  const rgba = sizes[0]?.rgba ?? new Float32Array();
  let count = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(at, at + 4);
    if (alpha > 0.9 && Math.max(red, green, blue) < 2.2 * Math.min(red, green, blue)) count++;
  }
  return count;
}

it('a child comes down the slide where it is crewed', () => {
  expect(muted(['child', 'boy', 'crewed'])).toBeGreaterThan(muted([]) + 60);
});
