import { expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { levelStage } from '../placing/testing/level-stage.ts';
import { wishIn } from '../wish.ts';
import { hammock } from './hung.ts';

it('a hammock leaves the crowns of its palms whole: no leaf is cut off at the side', () => {
  const { setting } = levelStage('a hammock on a beach', 3);
  for (const seed of [1, 2, 3, 4, 5]) {
    const wish = wishIn(setting, { colour: null, posture: null, tall: 140, isPortrait: false });
    const { sizes } = hammock({ ...wish, random: createRandom(seed) });
    const [sheet] = sizes;
    if (sheet === undefined) throw new Error('not drawn');
    const { rgba, width, height } = sheet;
    for (let row = 0; row < height; row++)
      for (const column of [0, width - 1])
        expect(rgba[(row * width + column) * 4 + 3]).toBeLessThan(0.05);
  }
});
