import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { dressOf } from '../clothing/dress.ts';
import { figureOf } from '../figure.ts';
import { stanceOf } from '../stance.ts';

it('who waits astride a board sits upright in the same suit as who rides a wave', () => {
  const { hips, chest, legs } = stanceOf(figureOf([]), 'astride');
  expect(chest[1]).toBeGreaterThan(hips[1] + 0.15);
  for (const [, knee] of legs) expect(knee[0]).toBeGreaterThan(hips[0] + 0.1);
  const at = [0.1, 0.5, 0.1, [0, 1, 0]] as const;
  const clothOf = (doing: 'astride' | 'surfing') =>
    dressOf(createRandom(5), doing, [0.1, 0.2, 0.8], []).cloth.paint(...at);
  expect(clothOf('astride')).toEqual(clothOf('surfing'));
});
