import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../engine.ts';
import { paint, solid, speck } from '../testing/pictures.ts';
import { enhance } from './enhance.ts';
import { estimateNoise } from './estimate-noise.ts';

const nobody = () => undefined;

/** Noise of about that standard deviation on a slope: the sum of twelve even numbers is nearly normal. */
function noisy(deviation: number, width = 160, height = 120): Pixels {
  return paint(width, height, (x, y) => {
    let sum = -6;
    for (let n = 0; n < 12; n++) sum += speck(x + n * 1_000, y + n * 777);
    const value = Math.round(60 + x / 2 + sum * deviation);
    return [value, value, value];
  });
}

/** Means of 2×2 blocks of the green channel. */
function halve({ width, height, data }: Pixels): number[] {
  return Array.from({ length: (width * height) / 4 }, (_, at) => {
    const x = at % (width / 2);
    const y = (at - x) / (width / 2);
    const read = (dx: number, dy: number) => data[((2 * y + dy) * width + 2 * x + dx) * 4 + 1] ?? 0;
    return (read(0, 0) + read(1, 0) + read(0, 1) + read(1, 1)) / 4;
  });
}

describe('the noise of a picture', () => {
  it.each([0, 3, 8, 15])('of deviation %i is measured to within a quarter', (deviation) => {
    const measured = estimateNoise(noisy(deviation));
    expect(Math.abs(measured - deviation)).toBeLessThanOrEqual(0.5 + deviation / 4);
  });
});

describe('enhance', () => {
  it('doubles a small picture so that, halved, it is nearly the picture again', () => {
    const small = noisy(1, 120, 90);
    const { image, notes } = enhance(small, nobody);
    expect([image.width, image.height]).toEqual([240, 180]);
    const off = halve(image).map((value, at) => Math.abs(value - (small.data[at * 4 + 1] ?? 0)));
    expect(Math.max(...off)).toBeLessThan(2);
    expect(notes.join(' ')).toMatch(/Doubled to 240×180/);
  });

  it('reduces noise and says how much there was', () => {
    const slope = noisy(0);
    const distance = (values: readonly number[]) =>
      Math.sqrt(
        values.reduce((sum, value, at) => sum + (value - (slope.data[at * 4] ?? 0)) ** 2, 0) /
          values.length,
      );
    const { image, notes } = enhance(noisy(10), nobody);
    expect(distance(halve(image))).toBeLessThan(6);
    expect(notes.join(' ')).toMatch(/Noise measured: \d+\.\d of 255; reduced/);
  });

  it('makes edges steeper without halos', () => {
    // 2 001 000 pixels: too many to be doubled. A soft edge in the middle of each row.
    const soft = paint(2_000, 1_001, (x) => {
      const value = Math.round(60 + 120 * Math.min(1, Math.max(0, (x - 996) / 8)));
      return [value, value, value];
    });
    const { image } = enhance(soft, nobody);
    expect([image.width, image.height]).toEqual([2_000, 1_001]);
    const row = Array.from({ length: 2_000 }, (_, x) => image.data[(500 * 2_000 + x) * 4] ?? 0);
    expect((row[1_001] ?? 0) - (row[999] ?? 0)).toBeGreaterThanOrEqual(30);
    expect(Math.max(...row)).toBeLessThanOrEqual(190);
    expect(Math.min(...row)).toBeGreaterThanOrEqual(50);
  });

  it('changes nothing in a flat picture, transparency included', () => {
    const { image } = enhance(solid(30, 20, [40, 90, 160, 128]), nobody);
    expect(image.data).toEqual(solid(60, 40, [40, 90, 160, 128]).data);
  });

  it('gives the same wherever its bands of rows are cut', () => {
    const picture = noisy(5, 40, 300);
    const shares: number[] = [];
    const cut = enhance(picture, (share) => shares.push(share), 1);
    expect(shares.length).toBeGreaterThan(3);
    expect(shares.at(-1)).toBe(1);
    expect(cut.image).toEqual(enhance(picture, nobody).image);
  });

  it('takes a picture of one pixel', () => {
    expect(enhance(solid(1, 1, [1, 2, 3, 255]), nobody).image).toEqual(solid(2, 2, [1, 2, 3, 255]));
  });
});
