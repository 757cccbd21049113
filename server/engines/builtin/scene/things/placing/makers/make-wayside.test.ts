import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { WAYSIDE_THINGS } from '../../../words/wayside-things.ts';
import { smallerSize } from '../../sprite.ts';
import { wishIn } from '../../wish.ts';
import { levelStage } from '../testing/level-stage.ts';
import { WAYSIDE } from './make-wayside.ts';

const { setting } = levelStage('a meadow', 3);

/** How much wider than high each is at the least and most. */
const FORMS = {
  flag: [0.2, 0.6],
  billboard: [0.8, 1.2],
  mural: [1.7, 2.4],
  railsignal: [0.2, 0.5],
  popcorncart: [0.8, 1.3],
  icecreamcart: [0.8, 1.3],
  ticketbooth: [0.5, 0.8],
  tumbleweed: [0.8, 1.3],
  cowskull: [0.8, 1.3],
  loudspeaker: [0.8, 1.3],
  divingboard: [1.1, 1.8],
  torch: [0.15, 0.4],
} as const;

describe('what stands by the wayside', () => {
  it.each(WAYSIDE_THINGS)('has its form, and another colour where one is said: %s', (name) => {
    const draw = (colour: readonly [number, number, number] | null) => {
      const wish = wishIn(setting, { colour, posture: null, tall: 96, isPortrait: false });
      return WAYSIDE[name]({ ...wish, random: createRandom(5) }, setting);
    };
    const drawn = draw(null);
    const [least, most] = FORMS[name];
    expect(drawn.width / drawn.height).toBeGreaterThan(least);
    expect(drawn.width / drawn.height).toBeLessThan(most);
    const greens = (sprite: typeof drawn) => {
      const { rgba } = smallerSize(sprite);
      let count = 0;
      for (let at = 0; at < rgba.length; at += 4) {
        const [r = 0, g = 0, b = 0] = rgba.slice(at, at + 4);
        if (g > 1.5 * r && g > 1.5 * b) count++;
      }
      return count / (rgba.length / 4);
    };
    expect(greens(draw([0.1, 0.8, 0.1]))).toBeGreaterThan(greens(drawn) + 0.03);
  });
});
