import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../engine.ts';
import { inEnglish } from '../../note.ts';
import { paint, speck } from '../testing/pictures.ts';
import { findCreases } from './find-creases.ts';
import { restore } from './restore.ts';

const [WIDTH, HEIGHT] = [240, 180];
/** Soft hills of light and a dark frame around them, with grain; black and white, or in colours. */
const scenery = (isGrey: boolean, width = WIDTH, height = HEIGHT): Pixels =>
  paint(width, height, (x, y) => {
    const light = 110 + 70 * Math.sin((9 * x) / width) * Math.cos((7 * y) / height);
    const level = (x + y > (width + height) * 0.7 ? 10 : light) + speck(x, y) * 8;
    return isGrey ? [level, level, level] : [level * 1.2, level, 200 - level];
  });

/** A copy folded from top to bottom, its line `breadth` pixels broad, and where that is. */
function folded(picture: Pixels, breadth: number): { image: Pixels; where: number[] } {
  const { width, height } = picture;
  const image = { width, height, data: new Uint8ClampedArray(picture.data) };
  const where: number[] = [];
  for (let y = 0; y < height; y++) {
    const from = Math.round(width * 0.4 + y * 0.1 + 1.5 * Math.sin((30 * y) / height));
    for (let x = from; x < from + breadth; x++) {
      image.data.set([242, 238, 226], (y * width + x) * 4);
      where.push(y * width + x);
    }
  }
  return { image, where };
}

const said = (image: Pixels) =>
  restore(image, 1, () => {})
    .map(inEnglish)
    .join(' ');

describe('creases', () => {
  it('of a black and white picture are filled from their sides', () => {
    const truth = scenery(true);
    const { image, where } = folded(truth, 5);
    expect(said(image)).toMatch(/Filled 1 crease from side to side.*Black and white/);
    const errors = where.map((at) =>
      Math.abs((image.data[at * 4] ?? 0) - (truth.data[at * 4] ?? 0)),
    );
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(12);
  });

  it('are found in a large scan, as broad as they are there', () => {
    const { image, where } = folded(scenery(true, 2000, 1500), 16);
    const { mask, count } = findCreases(image.data, 2000);
    expect(count).toBe(1);
    const left = where.filter((at) => mask[at] === 0);
    expect(left.length).toBeLessThan(0.01 * where.length);
    expect(mask.reduce((sum, value) => sum + value / 255, 0)).toBeLessThan(2.2 * where.length);
  });

  it('are not looked for in colours that are in good order: such a line is shown', () => {
    const { image } = folded(scenery(false), 5);
    expect(said(image)).not.toMatch(/crease/);
  });

  it('are not the white between pictures that are set side by side', () => {
    const sheet = paint(WIDTH, HEIGHT, (x, y) => {
      const isBetween = Math.abs(x - WIDTH / 2) < 4 || Math.abs(y - HEIGHT / 2) < 4;
      const level = isBetween ? 250 : 90 + 40 * Math.sin(x / 19 + y / 31) + speck(x, y) * 30;
      return [level, level, level];
    });
    expect(findCreases(sheet.data, WIDTH).count).toBe(0);
  });

  it('are neither the joints of a wall nor a stripe that ends', () => {
    const wall = paint(WIDTH, HEIGHT, (x, y) => {
      const joint = y % 24 < 4 || (x + (Math.floor(y / 24) % 2) * 20) % 40 < 4;
      const level = (joint ? 220 : 90) + speck(x, y) * 12;
      return [level, level, level];
    });
    expect(findCreases(wall.data, WIDTH).count).toBe(0);
    const { image, where } = folded(scenery(true), 5);
    const end = scenery(true);
    for (const at of where.slice(0, where.length * 0.6)) {
      end.data.set(image.data.subarray(at * 4, at * 4 + 4), at * 4);
    }
    expect(findCreases(end.data, WIDTH).count).toBe(0);
  });
});
