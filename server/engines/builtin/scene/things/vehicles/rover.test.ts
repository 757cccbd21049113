import { expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { levelStage } from '../placing/testing/level-stage.ts';
import { smallerSize } from '../sprite.ts';
import { wishIn } from '../wish.ts';
import { rover } from './rover.ts';

it('a rover is a pale box under a mast, dark wheels below it', () => {
  const wish = wishIn(levelStage('a mars rover', 3).setting, {
    ...{ colour: null, posture: null, tall: 90, isPortrait: false, faces: 1, nth: 0 },
  });
  const sprite = smallerSize(rover({ ...wish, random: createRandom(5), heading: 0 }));
  const { width, height, rgba } = sprite;
  const filled = (from: number, to: number): number => {
    let most = 0;
    for (let y = Math.floor(from * height); y < to * height; y++) {
      let row = 0;
      for (let x = 0; x < width; x++) if ((rgba[(y * width + x) * 4 + 3] as number) > 0.5) row++;
      most = Math.max(most, row / width);
    }
    return most;
  };
  // Its camera is narrow, its hull is wide.
  expect(filled(0, 0.25)).toBeLessThan(0.4);
  expect(filled(0.55, 0.8)).toBeGreaterThan(0.6);
});
