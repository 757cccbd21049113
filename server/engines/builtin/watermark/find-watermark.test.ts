import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../engine.ts';
import { writeOn } from '../testing/letters.ts';
import { lattice, paint, solid, speck } from '../testing/pictures.ts';
import { findWatermark } from './find-watermark.ts';
import { unblend } from './unblend.ts';

const find = ({ data, width }: Pixels) => findWatermark(data, width, () => {});

/** Waves of colour with grain and a few plain things in it. */
const scenery = (width: number, height: number): Pixels =>
  paint(width, height, (x, y) => {
    const wave = 50 * Math.sin(x / 37 + y / 71) + 35 * Math.cos(y / 29);
    const thing = Math.hypot(x - 120, y - 90) < 40 || (x > 230 && y > 150) ? 50 : 0;
    const grain = speck(x, y) * 16;
    return [100 + wave + grain + thing, 110 + wave / 2 + grain, 120 - wave / 2 + grain - thing];
  });

/** The picture under a word that is repeated every 90 by 60 pixels, every other row shifted. */
function stamped(picture: Pixels, opacity: number, ink: number) {
  const { width, height } = picture;
  const words = Array.from({ length: 60 }, (_, n) => {
    const row = Math.floor(n / 6);
    return { text: 'PROOF', x: (n % 6) * 90 - 60 + (row % 2) * 45, y: row * 60, size: 22 };
  });
  const blank = solid(width, height, [0, 0, 0, 255]);
  const { image } = writeOn(
    blank,
    words.map((word) => ({ ...word, colour: 'white' })),
  );
  const data = new Uint8ClampedArray(picture.data);
  const marked = new Uint8Array(width * height);
  for (let at = 0; at < marked.length; at++) {
    const cover = ((image.data[at * 4] ?? 0) / 255) * opacity;
    marked[at] = cover > 0 ? 1 : 0;
    for (let c = 0; c < 3; c++) {
      data[at * 4 + c] = (data[at * 4 + c] ?? 0) * (1 - cover) + ink * cover;
    }
  }
  return { image: { width, height, data }, marked };
}

function psnr(one: Uint8ClampedArray, other: Uint8ClampedArray, where: Uint8Array): number {
  let [squares, count] = [0, 0];
  for (let at = 0; at < one.length; at++) {
    if (at % 4 === 3 || where[at >> 2] === 0) continue;
    squares += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2;
    count++;
  }
  return 10 * Math.log10((255 * 255 * count) / squares);
}

describe('a repeated watermark', { timeout: 60_000 }, () => {
  it.each([
    [0.35, 255],
    [0.2, 255],
    [0.6, 0],
  ])('of opacity %d and level %i is measured and taken off', (opacity, ink) => {
    const truth = scenery(360, 240);
    const { image, marked } = stamped(truth, opacity, ink);
    const mark = find(image);
    if (mark === null) throw new Error('found none');
    expect(Math.abs(mark.paint.opacity - opacity)).toBeLessThan(0.05);
    expect(Math.abs(mark.paint.colour[1] - ink)).toBeLessThan(20);
    const cleaned = new Uint8ClampedArray(image.data);
    unblend(cleaned, mark.cover, mark.paint);
    const before = psnr(truth.data, image.data, marked);
    expect(psnr(truth.data, cleaned, marked)).toBeGreaterThan(before + 20);
    const outside = marked.map((value) => 1 - value);
    expect(psnr(truth.data, cleaned, outside)).toBeGreaterThan(38);
  });

  it('is found the same each time, and progress only rises to the end', () => {
    const { image } = stamped(scenery(300, 200), 0.4, 255);
    const shares: number[] = [];
    const mark = findWatermark(image.data, image.width, (share) => shares.push(share));
    expect(find(image)).toEqual(mark);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
    const steps = shares.map((share, index) => share - (shares[index - 1] ?? 0));
    expect(Math.max(...steps)).toBeLessThan(0.15);
  });

  it.each<[string, Pixels]>([
    ['scenery', scenery(320, 220)],
    ['bricks', lattice(320, 200)],
    ['one colour', solid(200, 150, [90, 90, 90, 255])],
    ['one pixel', solid(1, 1, [1, 2, 3, 255])],
    ['eight by eight', lattice(8, 8)],
    ['a long strip', lattice(2_000, 6)],
  ])('is not found in %s', (_, picture) => {
    expect(find(picture)).toBeNull();
  });
});
