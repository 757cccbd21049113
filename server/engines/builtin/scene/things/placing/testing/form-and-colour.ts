import { expect } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Sprite, smallerSize } from '../../sprite.ts';
import { wishIn } from '../../wish.ts';
import type { Make } from '../makers/make.ts';
import { levelStage } from './level-stage.ts';

/** How much wider than high something is at the least and at the most. */
export type Form = readonly [least: number, most: number];

const GREEN: Colour = [0.1, 0.8, 0.1];
/** How much more of its picture is green where it is asked for in green, a share. */
const MORE = 0.03;

const { setting } = levelStage('a meadow', 3);

/** Expects of what is made in a meadow that it has a form, and that some of it is green where that is asked for. */
export function expectFormAndColour(make: Make, [least, most]: Form): void {
  const draw = (colour: Colour | null) => {
    const wish = wishIn(setting, { colour, posture: null, tall: 96, isPortrait: false });
    return make({ ...wish, random: createRandom(5) }, setting);
  };
  const drawn = draw(null);
  expect(drawn.width / drawn.height).toBeGreaterThan(least);
  expect(drawn.width / drawn.height).toBeLessThan(most);
  expect(greensOf(draw(GREEN))).toBeGreaterThan(greensOf(drawn) + MORE);
}

/** The share of a picture that is green. */
function greensOf(sprite: Sprite): number {
  const { rgba } = smallerSize(sprite);
  let count = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    const [r = 0, g = 0, b = 0] = rgba.slice(at, at + 4);
    if (g > 1.5 * r && g > 1.5 * b) count++;
  }
  return count / (rgba.length / 4);
}
