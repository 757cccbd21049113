import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernels/random.ts';
import { decide } from '../setting.ts';
import { growAcacia } from '../things/plants/acacia.ts';
import { readPrompt } from '../words/read-prompt.ts';
import { createGround } from '../world/ground.ts';
import { isSavanna } from './savanna.ts';

const settingsOf = (prompt: string) =>
  [0, 1, 2, 3].map((index) => decide(readPrompt(prompt), null, 4, index));

describe('a savanna', () => {
  it.each(['the savanna', 'a lion', 'two zebras', 'a waterhole', 'sunset in Africa'])(
    'lies in its dry season where no other is said: %s',
    (prompt) => {
      for (const { idea, land, season } of settingsOf(prompt))
        expect([isSavanna(idea, land), season]).toEqual([true, 'autumn']);
    },
  );

  it.each(['a lion in a meadow', 'a giraffe in a city', 'a wide plain', 'stars'])(
    'is no other land: %s',
    (prompt) => {
      for (const { idea, land } of settingsOf(prompt)) expect(isSavanna(idea, land)).toBe(false);
    },
  );

  it('is green in spring where that is said', () => {
    expect(settingsOf('the savanna in spring')[0]?.season).toBe('spring');
  });

  it('has acacias whose crowns are wide and flat', () => {
    for (const seed of [1, 2, 3]) {
      const { tips } = growAcacia(createRandom(seed));
      const span = (axis: 0 | 1) =>
        Math.max(...tips.map((tip) => tip[axis])) - Math.min(...tips.map((tip) => tip[axis]));
      expect(span(0)).toBeGreaterThan(2 * span(1));
    }
  });

  it('has water before the eye where there is a waterhole, with dry ground this side of it', () => {
    for (const { noise, side, relief } of settingsOf('a waterhole')) {
      const ground = createGround('plain', noise, { side, relief, hasWaterhole: true });
      expect(ground(side * 4, 52)).toBeLessThan(-1);
      expect(ground(0, 12)).toBeGreaterThan(0.5);
      expect(createGround('plain', noise, { side, relief })(side * 4, 52)).toBeGreaterThan(0);
    }
  });
});
