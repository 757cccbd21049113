import { describe, expect, it } from 'vitest';
import { psnr } from '../../../../bench/engine/metrics.ts';
import type { Pixels } from '../../engine.ts';
import { inEnglish } from '../../note.ts';
import { blurBox } from '../kernels/blur-box.ts';
import { paint, speck } from '../testing/pictures.ts';
import { deblur } from './deblur.ts';
import { enhance } from './enhance.ts';
import { estimateBlur } from './estimate-blur.ts';
import { cutBand } from './planes.ts';

const CLEAN = { noise: 0, compression: null } as const;
const nobody = () => undefined;
const lumaOf = (image: Pixels) => cutBand(image, 0, image.height).luma;

/** Rings, bars and squares with hard edges, and a little grain. */
const shapes = (width: number, height: number, shift = 0): Pixels =>
  paint(width, height, (x, y) => {
    const ring = Math.hypot(((x + shift) % 150) - 70, (y % 170) - 80) % 34 < 15 ? 90 : 0;
    const bar = (x + shift + 2 * y) % 97 < 40 ? 50 : 0;
    const value = Math.round(50 + ring + bar + 4 * speck(x + shift, y));
    return [value, value, value];
  });

/** Bars of two greys, 60 and 180, 48 pixels wide. */
const bars = (width: number, height: number): Pixels =>
  paint(width, height, (x, y) => {
    const value = (x + Math.floor(y / 3)) % 96 < 48 ? 60 : 180;
    return [value, value, value];
  });

/** Blurred by about a Gaussian of a deviation whose square is a multiple of two thirds, with noise of a deviation. */
function blurred(image: Pixels, deviation: number, noise = 0): Pixels {
  const passes = Math.round(deviation ** 2 * 1.5);
  const soft = blurBox(lumaOf(image), image.width, passes > 0 ? 1 : 0, passes);
  return paint(image.width, image.height, (x, y) => {
    let sum = -6;
    for (let n = 0; n < 12; n++) sum += speck(x + n * 1_000, y + n * 777);
    const value = Math.round((soft[y * image.width + x] ?? 0) + noise * sum);
    return [value, value, value];
  });
}

const nearness = (truth: Pixels, made: Pixels) =>
  psnr(truth.data, made.data, new Uint8Array(truth.width * truth.height).fill(1));

describe('the blur of a picture', () => {
  const sharp = shapes(256, 256);

  it('is none where it is sharp', () => {
    expect(estimateBlur(sharp, CLEAN)).toBe(0);
  });

  it.each([1.6, 2, 2.4])('of deviation %d is measured to within a third', (deviation) => {
    const found = estimateBlur(blurred(sharp, deviation), CLEAN);
    expect(Math.abs(found / deviation - 1)).toBeLessThan(1 / 3);
  });

  it('is none where the ground is out of focus and what stands before it is sharp', () => {
    const soft = blurred(sharp, 2.4);
    const both = paint(256, 256, (x, y) => {
      const image = Math.hypot(x - 120, y - 140) < 40 ? sharp : soft;
      const value = image.data[(y * 256 + x) * 4] ?? 0;
      return [value, value, value];
    });
    expect(estimateBlur(both, CLEAN)).toBe(0);
  });

  it('is none where it is cleaning that softens it', () => {
    const soft = lumaOf(blurred(sharp, 0.82));
    const calm = paint(256, 256, (x, y) => {
      const at = y * 256 + x;
      const value = Math.round(0.5 * (sharp.data[at * 4] ?? 0) + 0.5 * (soft[at] ?? 0));
      return [value, value, value];
    });
    expect(estimateBlur(calm, CLEAN)).toBe(0);
    const noisy = blurred(calm, 0, 10);
    expect(estimateBlur(noisy, { noise: 10, compression: null })).toBe(0);
  });

  it.each([1, 5])('is not found in a picture of %i pixels a side', (side) => {
    expect(estimateBlur(shapes(side, side), CLEAN)).toBe(0);
  });
});

describe('deblur', () => {
  it.each([
    [1.4, 0, 2],
    [2, 0, 1.5],
    [2.4, 0, 1],
    [2, 2, 1],
  ])(
    'comes nearer to what was blurred by %d, with noise of %d, by %d dB',
    (deviation, noise, gain) => {
      const truth = shapes(300, 220);
      const soft = blurred(truth, deviation, noise);
      const radius = estimateBlur(soft, CLEAN);
      const made = deblur(soft, { radius, noise, dirt: CLEAN }, nobody);
      expect(nearness(truth, made) - nearness(truth, soft)).toBeGreaterThan(gain);
    },
  );

  it.each([1.4, 2, 2.4])('makes no halos beside edges that were blurred by %d', (deviation) => {
    const soft = blurred(bars(300, 220), deviation);
    const radius = estimateBlur(soft, CLEAN);
    expect(radius).toBeGreaterThan(0);
    const luma = lumaOf(deblur(soft, { radius, noise: 0, dirt: CLEAN }, nobody));
    expect(Math.max(...luma)).toBeLessThan(180 + 10);
    expect(Math.min(...luma)).toBeGreaterThan(60 - 10);
  });

  it('gives nearly the same wherever its tiles lie', () => {
    const [one, other] = [0, 61].map((shift) =>
      lumaOf(
        deblur(blurred(shapes(500, 230, shift), 2), { radius: 1.8, noise: 0, dirt: CLEAN }, nobody),
      ),
    );
    let most = 0;
    for (let y = 0; y < 230; y++) {
      for (let x = 20; x < 400; x++) {
        const off = (one?.[y * 500 + x + 61] ?? 0) - (other?.[y * 500 + x] ?? 0);
        most = Math.max(most, Math.abs(off));
      }
    }
    expect(most).toBeLessThan(4);
  });
});

describe('enhance', () => {
  it('undoes a blur before it enlarges, and says so', () => {
    const truth = shapes(256, 200);
    const { image, notes } = enhance({ image: blurred(truth, 2) }, nobody);
    const half = paint(256, 200, (x, y) => {
      const at = (2 * y * 512 + 2 * x) * 4;
      const data = image.data;
      const sum = (data[at] ?? 0) + (data[at + 4] ?? 0) + (data[at + 2_048] ?? 0);
      const value = Math.round((sum + (data[at + 2_052] ?? 0)) / 4);
      return [value, value, value];
    });
    expect(nearness(truth, half) - nearness(truth, blurred(truth, 2))).toBeGreaterThan(1.5);
    expect(notes.map(inEnglish).join(' ')).toMatch(/blur of about \d\.\d pixels/);
  });
});
