import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../engine.ts';
import { inEnglish } from '../../note.ts';
import { paint, speck } from '../testing/pictures.ts';
import { enhance } from './enhance.ts';
import { isPixelArt } from './pixel-art.ts';

const PALETTE = [
  [40, 60, 160],
  [240, 200, 60],
  [16, 16, 20],
  [200, 40, 40],
] as const;
/** Speckled ground and a face of squares. */
const sprite = (side: number, square: number): Pixels =>
  paint(side, side, (x, y) => {
    const [column, row] = [Math.floor(x / square), Math.floor(y / square)];
    const inFace = Math.hypot(column - 12, row - 12) < 7;
    const isEye = inFace && row === 10 && (column === 9 || column === 14);
    const spot = speck(column, row) > 0.8 ? 3 : 0;
    return PALETTE[isEye ? 2 : inFace ? 1 : spot] ?? PALETTE[0];
  });
/** A disc whose edge is softened over a pixel, as programs draw it. */
const softDisc = paint(80, 80, (x, y) => {
  const cover = Math.min(1, Math.max(0, 30.5 - Math.hypot(x - 40, y - 40)));
  const value = Math.round(cover * 12) * 20;
  return [value, value, value];
});

describe('pixel art', () => {
  it.each([
    ['pixel by pixel', 32, 1],
    ['of squares', 96, 4],
  ] as const)('%s is enlarged without a new colour', (_what, side, square) => {
    const image = sprite(side, square);
    const made = enhance({ image }, () => undefined);
    const twice = sprite(side * 2, square * 2);
    expect(Buffer.from(made.image.data).equals(Buffer.from(twice.data))).toBe(true);
    expect(made.notes.map(inEnglish).join(' ')).toMatch(/pixel art.*Enlarged 2 times/);
  });

  it.each([8, 16])('is no photograph of %i colours', (count) => {
    const image = paint(320, 320, (x, y) => {
      const light = 0.5 + 0.3 * Math.sin(x / 37) + 0.15 * Math.cos(y / 23) + 0.08 * speck(x, y);
      const tone = Math.round(light * (count - 1)) * Math.floor(255 / count);
      return [tone, tone, tone];
    });
    expect(isPixelArt(image)).toBe(false);
    expect(isPixelArt(sprite(384, 4))).toBe(true);
  });

  it('is neither a drawing with softened edges nor a picture with grain', () => {
    expect(isPixelArt(softDisc)).toBe(false);
    const grain = paint(64, 64, (x, y) => [100 + 80 * speck(x, y), 90, 80]);
    expect(isPixelArt(grain)).toBe(false);
    const darkGrain = paint(64, 64, (x, y) => [Math.round(20 + 12 * speck(x, y)), 20, 20]);
    expect(isPixelArt(darkGrain)).toBe(false);
    expect(isPixelArt(paint(20, 1, () => [9, 9, 9]))).toBe(false);
  });
});
