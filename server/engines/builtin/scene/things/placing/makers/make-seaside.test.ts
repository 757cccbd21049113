import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { SEASIDE_THINGS } from '../../../words/seaside-things.ts';
import { smallerSize } from '../../sprite.ts';
import { wishIn } from '../../wish.ts';
import { levelStage } from '../testing/level-stage.ts';
import { SEASIDE } from './make-seaside.ts';

const { setting } = levelStage('a meadow', 3);

/** How much wider than high each is at the least and most. */
const FORMS = {
  buoy: [0.5, 1],
  anchor: [0.6, 1.2],
  fishingnet: [1.3, 2.2],
  lobsterpot: [1.4, 2.4],
  seashells: [1.4, 2.6],
  driftwood: [2.6, 4.6],
  deckchair: [0.8, 1.6],
  beachball: [0.9, 1.1],
  airflamingo: [0.8, 1.4],
  bottledmessage: [2.2, 4],
  cannon: [1.4, 2.3],
} as const;

describe('what floats, lies and stands by the sea', () => {
  it.each(SEASIDE_THINGS)('has its form, and another colour where one is said: %s', (name) => {
    const draw = (colour: readonly [number, number, number] | null) => {
      const wish = wishIn(setting, { colour, posture: null, tall: 96, isPortrait: false });
      return SEASIDE[name]({ ...wish, random: createRandom(5) }, setting);
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
