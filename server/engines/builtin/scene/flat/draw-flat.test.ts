import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernels/random.ts';
import { drawScene } from '../draw-scene.ts';
import { readPrompt } from '../words/read-prompt.ts';
import { paletteOf } from './palette.ts';

const draw = (prompt: string, index = 0, width = 96, height = 96) =>
  drawScene({ idea: readPrompt(prompt), style: null, width, height, seed: 5, index }, () => {});

/** Mean red, green and blue. */
function meanOf(pixels: Uint8ClampedArray): number[] {
  const sum = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4)
    for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (pixels[at + c] as number);
  return sum.map((one) => (one * 4) / pixels.length);
}

const differs = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.reduce((sum, one, at) => sum + Math.abs(one - (b[at] as number)), 0) / a.length;

describe('pictures that show no place', () => {
  it('are made of the colours that are named', () => {
    for (const index of [0, 1, 2, 3]) {
      const [red, , blue] = meanOf(draw('abstract art in red and orange', index));
      expect(red, `picture ${index}`).toBeGreaterThan((blue as number) * 1.15);
    }
    expect(paletteOf([], createRandom(3)).length).toBeGreaterThan(4);
  });

  it.each([
    'abstract art',
    'geometric pattern',
    'a pattern of flowers',
    'a treasure map',
    'synthwave',
  ])('differ from picture to picture of a request: %s', (prompt) => {
    const all = [0, 1, 2, 3].map((index) => draw(prompt, index));
    for (const [n, one] of all.entries())
      for (const other of all.slice(n + 1)) expect(differs(one, other)).toBeGreaterThan(6);
  });

  it('have the sun of synthwave over the lines of its ground, in each of the four', () => {
    for (const index of [0, 1, 2, 3]) {
      const pixels = draw('synthwave', index);
      const rows = (from: number, to: number) =>
        meanOf(pixels.subarray(from * 96 * 4, to * 96 * 4));
      const [red = 0, , blue = 0] = rows(20, 40);
      expect(red, `picture ${index}`).toBeGreaterThan(blue);
      const [darkRed = 0, , lineBlue = 0] = rows(84, 96);
      expect(lineBlue, `picture ${index}`).toBeGreaterThan(darkRed);
    }
  });

  it('repeat from side to side where they are a pattern of things', () => {
    const side = 96;
    const pixels = draw('seamless pattern of mushrooms');
    const column = (x: number) =>
      Uint8ClampedArray.from({ length: side * 4 }, (_, n) => {
        const at = ((n >> 2) * side + x) * 4;
        return pixels[at + (n & 3)] as number;
      });
    // The last column continues in the first as any other does in the next.
    const inside = [10, 30, 50, 70].map((x) => differs(column(x), column(x + 1)));
    expect(differs(column(side - 1), column(0))).toBeLessThan(2 * Math.max(...inside) + 4);
  });

  it('are drawn in any size', () => {
    for (const prompt of ['abstract', 'floral pattern', 'a map', 'geometric pattern'])
      for (const [width, height] of [
        [1, 1],
        [3, 64],
        [400, 5],
      ] as const)
        expect(draw(prompt, 0, width, height).length).toBe(width * height * 4);
  });
});
