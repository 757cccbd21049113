import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { psnr } from '../../../../bench/engine/metrics.ts';
import type { Pixels } from '../../engine.ts';
import { inEnglish } from '../../note.ts';
import { paint, speck } from '../testing/pictures.ts';
import { clean, findBlocks } from './clean.ts';
import { enhance } from './enhance.ts';
import { findCompression } from './find-compression.ts';
import { cutBand, writeBand } from './planes.ts';

const SIDE = 320;
/** Rings, slopes and fine grain: what has edges, even places and texture. */
const truth = paint(SIDE, SIDE, (x, y) => {
  const ring = Math.hypot(x - 90, y - 130) % 80 < 30 ? 70 : 0;
  const wave = 30 * Math.sin(x / 23 + y / 41) + speck(x, y) * 6;
  return [90 + ring + wave, 100 + ring / 2 + wave, 120 - ring / 2 + wave];
});

const raw = ({ width, height, data }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();

async function compressed(picture: Pixels, quality: number): Promise<Pixels> {
  const { data, info } = await sharp(await raw(picture).jpeg({ quality }).toBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

function cut({ width, data }: Pixels, left: number, top: number, side: number): Pixels {
  return paint(side, side, (x, y) => {
    const at = ((top + y) * width + left + x) * 4;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  });
}

describe('the compression of a picture', () => {
  it.each([15, 30, 50, 75])('of quality %i is read to within a tenth', async (quality) => {
    const found = findCompression(await compressed(truth, quality));
    expect(found).toMatchObject({ left: 0, top: 0 });
    expect(Math.abs((found?.quality ?? 0) - quality)).toBeLessThanOrEqual(quality / 10);
  });

  it('is found where its blocks begin in a cut-out', async () => {
    const part = cut(await compressed(truth, 40), 3, 5, 240);
    expect(findCompression(part)).toMatchObject({ left: 5, top: 3 });
  });

  it('is not found in what was never compressed, nor in what is as small as a block', () => {
    expect(findCompression(truth)).toBeNull();
    expect(findCompression(cut(truth, 0, 0, 9))).toBeNull();
  });

  it('is not taken from what repeats itself: bricks with grain, cloth in stripes', () => {
    const bricks = paint(SIDE, SIDE, (x, y) => {
      const isJoint = y % 16 < 2 || (x + ((y >> 4) % 2) * 16) % 32 < 2;
      return isJoint ? [205, 200, 195] : [140 + 20 * speck(x, y), 80 + 16 * speck(y, x), 60];
    });
    const cloth = paint(SIDE, SIDE, (x, y) => [
      (x % 8 < 3 ? 60 : 200) + y / 20,
      (y % 8 < 3 ? 60 : 180) + x / 20,
      160,
    ]);
    expect([bricks, cloth].map(findCompression)).toEqual([null, null]);
  });

  it('is left alone where its quality is high', async () => {
    expect(findBlocks(await compressed(truth, 92))).toBeNull();
  });
});

describe('cleaning', () => {
  it.each([15, 30, 60])('brings a picture of quality %i nearer to the truth', async (quality) => {
    const given = await compressed(truth, quality);
    const dirt = { noise: 0, compression: findBlocks(given) };
    const planes = clean(cutBand(given, 0, SIDE), dirt, { left: 0, top: 0 });
    const made = { ...given, data: new Uint8ClampedArray(given.data) };
    writeBand(planes, made, { from: 0, to: 0, rows: SIDE });
    const all = new Uint8Array(SIDE * SIDE).fill(1);
    const gain = psnr(truth.data, made.data, all) - psnr(truth.data, given.data, all);
    expect(gain).toBeGreaterThan(0.25);
  });

  it('is told of when a picture is enhanced, and where bands are cut does not show', async () => {
    const given = await compressed(cut(truth, 0, 0, 160), 30);
    const { image, notes } = enhance({ image: given }, () => undefined);
    const again = enhance({ image: given }, () => undefined, 20_000);
    expect(notes.map(inEnglish).join(' ')).toMatch(/JPEG compression reduced.* (2[7-9]|3[0-3]) of/);
    expect(Buffer.from(image.data).equals(Buffer.from(again.image.data))).toBe(true);
  });
});
