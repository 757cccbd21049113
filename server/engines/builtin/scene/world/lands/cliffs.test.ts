import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createGround } from '../ground.ts';

describe('the cliffs of the west of Ireland', () => {
  it.each([1, 2, 3])('rise higher from the sea than those of any coast: chance %i', (seed) => {
    const highest = (isHighCoast: boolean) => {
      const options = { side: 1, relief: 1, hasCliffs: true, isHighCoast };
      const ground = createGround('sea', createNoise(seed), options);
      const places = Array.from({ length: 60 }, (_, n) => ground(3 * n, 240));
      return Math.max(...places);
    };
    expect(highest(true)).toBeGreaterThan(highest(false) + 4);
  });

  it('face the sun, are green above and are seen from a height', () => {
    for (const index of [0, 1, 2, 3]) {
      const { side, light, eye, season } = decide(
        readPrompt('the Cliffs of Moher'),
        null,
        3,
        index,
      );
      expect(Math.sign(light.toward[0])).toBe(-side);
      expect(eye).toBeGreaterThan(1.7);
      expect(season).toBe('summer');
    }
  });
});
