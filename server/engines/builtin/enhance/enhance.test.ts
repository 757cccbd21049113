import { describe, expect, it } from 'vitest';
import { psnr, ssim } from '../../../../bench/engine/metrics.ts';
import type { Pixels } from '../../engine.ts';
import { inEnglish } from '../../note.ts';
import { lattice, paint, solid, speck } from '../testing/pictures.ts';
import { chooseScale } from './choose-scale.ts';
import { doublePlain } from './double.ts';
import { enhance } from './enhance.ts';
import { estimateNoise } from './estimate-noise.ts';
import { cutBand } from './planes.ts';

const nobody = () => undefined;
/** From 0 to 1 within `width`. */
const rise = (x: number, width: number) => Math.min(1, Math.max(0, x / width));
const grey = (value: number) => [value, value, value] as const;

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

describe('the scale', () => {
  it.each([
    [
      'double when nothing is said',
      1_000,
      1_000,
      undefined,
      2,
      /Enlarged 2 times each way, to 2000×2000/,
    ],
    ['none for what is large already', 4_000, 3_000, undefined, 1, /large already/],
    ['four times when asked', 2_500, 2_500, 4, 4, /Enlarged 4 times each way, to 10000×10000/],
    [
      'less than asked where the result would be too large',
      5_000,
      5_000,
      4,
      2,
      /not 4 times.*100 megapixels/,
    ],
    ['none where a side would be too long', 20_000, 10, 2, 1, /not 2 times.*30000 pixels a side/],
  ] as const)('is %s', (_what, width, height, wanted, scale, words) => {
    const chosen = chooseScale({ width, height }, wanted);
    expect(chosen.scale).toBe(scale);
    expect(inEnglish(chosen.note)).toMatch(words);
  });
});

describe('enhance', () => {
  it('doubles a small picture so that, halved, it is nearly the picture again', () => {
    const small = noisy(1, 120, 90);
    const { image, notes } = enhance({ image: small }, nobody);
    expect([image.width, image.height]).toEqual([240, 180]);
    const off = halve(image).map((value, at) => Math.abs(value - (small.data[at * 4 + 1] ?? 0)));
    expect(Math.max(...off)).toBeLessThan(2);
    expect(notes.map(inEnglish).join(' ')).toMatch(/Enlarged 2 times each way, to 240×180 pixels/);
  });

  it('reduces noise and says how much there was', () => {
    const slope = noisy(0);
    const distance = (values: readonly number[]) =>
      Math.sqrt(
        values.reduce((sum, value, at) => sum + (value - (slope.data[at * 4] ?? 0)) ** 2, 0) /
          values.length,
      );
    const { image, notes } = enhance({ image: noisy(10) }, nobody);
    expect(distance(halve(image))).toBeLessThan(3);
    expect(notes.map(inEnglish).join(' ')).toMatch(/Noise measured: \d+\.\d of 255; reduced/);
  });

  it('comes closer to what was scaled down than Lanczos does, by error and by structure', () => {
    const side = 176;
    const truth = paint(side, side, (x, y) => {
      const ring = rise(Math.abs((Math.hypot(x - 70, y - 90) % 34) - 17) - 8, 2);
      const stripe = rise(Math.abs(((x + 2 * y) % 60) - 30) - 14, 3);
      return grey(Math.round(70 + 90 * ring + 50 * stripe + speck(x, y) * 3));
    });
    const halved = halve(truth);
    const small = paint(side / 2, side / 2, (x, y) => grey(halved[y * (side / 2) + x] ?? 0));
    const doubled = doublePlain(cutBand(small, 0, side / 2).luma, side / 2);
    const plain = paint(side, side, (x, y) => grey(doubled[y * side + x] ?? 0));
    const { image } = enhance({ image: small }, nobody);
    const all = new Uint8Array(side * side).fill(1);
    const gain = psnr(truth.data, image.data, all) - psnr(truth.data, plain.data, all);
    expect(gain).toBeGreaterThan(1);
    const structure = (made: Pixels) => ssim(truth.data, made.data, all, side);
    expect(structure(image)).toBeGreaterThan(structure(plain));
  });

  it('makes edges steeper without halos', () => {
    // Too wide to be enlarged. A soft edge in the middle of each row.
    const soft = paint(16_000, 3, (x) =>
      grey(Math.round(60 + 120 * Math.min(1, Math.max(0, (x - 996) / 8)))),
    );
    const { image, notes } = enhance({ image: soft, scale: 2 }, nobody);
    expect([image.width, image.height]).toEqual([16_000, 3]);
    expect(notes.map(inEnglish).join(' ')).toMatch(/stays 16000×3 pixels, not 2 times/);
    const row = Array.from({ length: 2_000 }, (_, x) => image.data[(16_000 + x) * 4] ?? 0);
    expect((row[1_001] ?? 0) - (row[999] ?? 0)).toBeGreaterThanOrEqual(30);
    expect(Math.max(...row)).toBeLessThanOrEqual(190);
    expect(Math.min(...row)).toBeGreaterThanOrEqual(50);
  });

  it('enlarges four times so that, halved twice, it is nearly the picture again', () => {
    const small = noisy(1, 50, 40);
    const { image } = enhance({ image: small, scale: 4 }, nobody);
    expect([image.width, image.height]).toEqual([200, 160]);
    const once = halve(image);
    const half = paint(100, 80, (x, y) => grey(once[y * 100 + x] ?? 0));
    const off = halve(half).map((value, at) => Math.abs(value - (small.data[at * 4 + 1] ?? 0)));
    expect(Math.max(...off)).toBeLessThan(3);
  });

  it('keeps grey grey, and lets nothing from under transparent pixels show', () => {
    const { data } = enhance({ image: noisy(10, 40, 30) }, nobody).image;
    const tinted = data.filter((value, at) => at % 4 < 2 && value !== data[at + 1]);
    expect(tinted.length).toBe(0);
    const cut = solid(24, 24, [200, 60, 40, 255]);
    for (let at = 0; at < 24 * 24; at++) if (at % 24 >= 12) cut.data.fill(0, at * 4, at * 4 + 4);
    const made = enhance({ image: cut }, nobody).image.data;
    const reds = made.filter((_, at) => at % 4 === 0 && (made[at + 3] ?? 0) > 20);
    expect(Math.min(...reds)).toBeGreaterThan(170);
  });

  it.each([
    [3, 7],
    [1, 200],
    [8, 8],
    [10_000, 5],
  ])('takes a picture of %i×%i, the same each time', (width, height) => {
    const image = lattice(width, height);
    const made = enhance({ image }, nobody).image;
    expect([made.width, made.height]).toEqual([2 * width, 2 * height]);
    expect(enhance({ image }, nobody).image).toEqual(made);
  });

  it('changes nothing in a flat picture, transparency included', () => {
    const { image } = enhance({ image: solid(30, 20, [40, 90, 160, 128]) }, nobody);
    expect(image.data).toEqual(solid(60, 40, [40, 90, 160, 128]).data);
  });

  it('gives the same wherever its bands of rows are cut', () => {
    const picture = noisy(5, 40, 300);
    const shares: number[] = [];
    const cut = enhance({ image: picture }, (share) => shares.push(share), 1);
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    expect(cut.image).toEqual(enhance({ image: picture }, nobody).image);
  });

  it('tells within a band, too, how far it is, in steps that the work deserves', () => {
    const shares: number[] = [];
    enhance({ image: noisy(5, 200, 150), scale: 4 }, (share) => shares.push(share));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    const steps = shares.map((share, at) => share - (shares[at - 1] ?? 0));
    expect(Math.max(...steps)).toBeLessThan(0.25);
  });

  it('takes a picture of one pixel', () => {
    expect(enhance({ image: solid(1, 1, [1, 2, 3, 255]) }, nobody).image).toEqual(
      solid(2, 2, [1, 2, 3, 255]),
    );
  });
});
