import { describe, expect, it } from 'vitest';
import { isBeforeBackdrop } from './draw-portrait.ts';
import { drawScene } from './draw-scene.ts';
import { readPrompt } from './words/read-prompt.ts';

const draw = (prompt: string) =>
  drawScene(
    { idea: readPrompt(prompt), style: null, width: 96, height: 96, seed: 5, index: 0 },
    () => {},
  );

/** The mean colour of the upper corners. */
function corners(pixels: Uint8ClampedArray): readonly number[] {
  const sums = [0, 0, 0];
  for (let row = 0; row < 10; row++)
    for (const column of [0, 3, 6, 89, 92, 95])
      for (let c = 0; c < 3; c++)
        sums[c] = (sums[c] ?? 0) + (pixels[(row * 96 + column) * 4 + c] ?? 0);
  return sums.map((sum) => sum / 60);
}

describe('a portrait', () => {
  it.each([
    ['portrait of a young woman with red hair', true],
    ['portrait of a king', true],
    ['retrato de un anciano', true],
    ['portrait of a fisherman on a beach', false],
    ['portrait of a woman at sunset', false],
    ['portrait of a man in the snow', false],
    ['portrait of a family', false],
    ['portrait of a dog', false],
    ['an old man', false],
  ])('is before a backdrop where no place or hour is said: %s', (prompt, isBefore) => {
    expect(isBeforeBackdrop(readPrompt(prompt))).toBe(isBefore);
  });

  it('has a backdrop that is dark in its corners, and of the colour that is said', () => {
    const [red = 0, green = 0, blue = 0] = corners(draw('portrait of a man'));
    expect(red + green + blue).toBeLessThan(240);
    expect(Math.max(red, green, blue)).toBeGreaterThan(15);
    const [r = 0, , b = 0] = corners(draw('portrait of a man, blue background'));
    expect(b).toBeGreaterThan(1.5 * r);
  });
});
