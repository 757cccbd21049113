import { expect, it } from 'vitest';
import { drawScene } from '../../draw-scene.ts';
import { readPrompt } from '../../words/read-prompt.ts';

/** Mean red, green and blue of a prompt's picture. */
function meanOf(prompt: string, index: number): readonly number[] {
  const size = { width: 64, height: 64 };
  const pixels = drawScene(
    { idea: readPrompt(prompt), style: null, ...size, seed: 5, index },
    () => {},
  );
  return [0, 1, 2].map((c) => pixels.reduce((sum, one, at) => sum + (at % 4 === c ? one : 0), 0));
}

it.each([0, 1, 2, 3])('a galaxy has the colour that is said, in picture %i', (index) => {
  const [red = 0, green = 0, blue = 0] = meanOf('a green galaxy', index);
  expect(green).toBeGreaterThan(1.15 * Math.max(red, blue));
  const [, leaf = 0, violet = 0] = meanOf('purple galaxy wallpaper', index);
  expect(violet).toBeGreaterThan(1.15 * leaf);
});
