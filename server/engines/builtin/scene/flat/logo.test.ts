import { describe, expect, it } from 'vitest';
import { drawScene } from '../draw-scene.ts';
import { readPrompt } from '../words/read-prompt.ts';

const SIDE = 96;
const draw = (prompt: string, index: number) =>
  drawScene(
    { idea: readPrompt(prompt), style: null, width: SIDE, height: SIDE, seed: 3, index },
    () => {},
  );
const at = (data: Uint8ClampedArray, column: number, row: number) =>
  [0, 1, 2].map((c) => data[(row * SIDE + column) * 4 + c] ?? 0);

describe('a logo', () => {
  const foxes = [0, 1, 2, 3].map((index) => draw('a logo of a fox', index));

  it('stands on white that reaches to all corners', () => {
    for (const [index, data] of foxes.entries()) {
      for (const [column, row] of [
        [1, 1],
        [SIDE - 2, 1],
        [1, SIDE - 2],
        [SIDE - 2, SIDE - 2],
      ] as const)
        expect(Math.min(...at(data, column, row)), `${index}`).toBeGreaterThan(215);
    }
  });

  it('shows in the middle what was asked for: a red fox is red', () => {
    const [, , , data = new Uint8ClampedArray()] = foxes;
    let red = 0;
    for (let row = 20; row < 76; row++)
      for (let column = 20; column < 76; column++) {
        const [r = 0, g = 0, b = 0] = at(data, column, row);
        if (r > g * 1.4 && g > b) red++;
      }
    expect(red).toBeGreaterThan(250);
  });

  it('shows an animal that is dressed as the animal that it is', () => {
    const data = draw('a frog wearing a scarf and a hat, sticker', 3);
    let green = 0;
    for (let row = 20; row < 76; row++)
      for (let column = 20; column < 76; column++) {
        const [r = 0, g = 0, b = 0] = at(data, column, row);
        if (g > r * 1.15 && g > b * 1.15) green++;
      }
    expect(green).toBeGreaterThan(100);
  });

  it('is drawn at any size', () => {
    for (const [width, height] of [
      [1, 1],
      [64, 48],
      [200, 20],
    ] as const)
      expect(
        drawScene(
          { idea: readPrompt('a sticker of a cat'), style: null, width, height, seed: 3, index: 1 },
          () => {},
        ),
      ).toHaveLength(width * height * 4);
  });
});
