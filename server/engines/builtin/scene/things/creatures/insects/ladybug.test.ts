import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { levelStage } from '../../placing/testing/level-stage.ts';
import { smallerSize } from '../../sprite.ts';
import { wishIn } from '../../wish.ts';
import { ladybug } from './ladybug.ts';

const { setting } = levelStage('a meadow', 3);

it('a ladybug is red with black spots, and takes nothing from the leaf beneath it', () => {
  const wish = wishIn(setting, {
    ...{ colour: null, posture: null, tall: 90, isPortrait: false, faces: 1, nth: 0 },
  });
  const { rgba } = smallerSize(ladybug({ ...wish, random: createRandom(5) }, 'leaf'));
  const shares = { red: 0, green: 0, black: 0 };
  for (let at = 0; at < rgba.length; at += 4) {
    const [r, g, b, a] = [rgba[at], rgba[at + 1], rgba[at + 2], rgba[at + 3]] as number[];
    if ((a as number) < 0.5) continue;
    if ((r as number) > 3 * (g as number)) shares.red++;
    else if ((g as number) > 1.3 * (r as number)) shares.green++;
    else if (Math.max(r as number, g as number, b as number) < 0.08) shares.black++;
  }
  expect(shares.red).toBeGreaterThan(100);
  expect(shares.black).toBeGreaterThan(40);
  expect(shares.green).toBeGreaterThan(150);
});
