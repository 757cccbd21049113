import type { Pixels } from '../../engine.ts';
import { blurBox } from '../kernels/blur-box.ts';
import { denoise } from './denoise.ts';
import { double, doublePlain } from './double.ts';
import { estimateNoise } from './estimate-noise.ts';
import { cutBand, type Planes, writeBand } from './planes.ts';
import { sharpen } from './sharpen.ts';

/** Pictures of at most this many pixels are doubled. */
const DOUBLED_PIXELS = 2_000_000;
/** Rows beyond a band that what is done within it can depend on. */
const MARGIN = 40;
/** Pixels that are worked on at once, to bound memory whatever the picture's size. */
const BAND_PIXELS = 1_000_000;
/** Bands of fewer rows would be margin for the most part. */
const LEAST_ROWS = 64;
/** So much noise (standard deviation of the luma, 0 to 255) is left alone: it may be fine texture. */
const VISIBLE_NOISE = 2;
/** How much what sticks out of its wide surroundings is raised, and the most it may be by. */
const LOCAL_CONTRAST = { doubled: 0.03, same: 0.06 } as const;
const LOCAL_LIMIT = 40;
const LOCAL_RADIUS = 12;

/** A clearer picture, and notes on what was done. */
export interface Enhanced {
  readonly image: Pixels;
  readonly notes: readonly string[];
}

/**
 * Makes a picture clearer without a model: noise is measured and reduced in proportion, small
 * pictures are doubled (Lanczos, then back-projection, so that the result scaled down is the picture
 * again), edges are sharpened within their local range, and local contrast is raised a little.
 * Deterministic; works in bands of rows of about `bandPixels`, and where they are cut does not show.
 */
export function enhance(
  image: Pixels,
  onProgress: (share: number) => void,
  bandPixels: number = BAND_PIXELS,
): Enhanced {
  const { width, height } = image;
  const noise = estimateNoise(image);
  const factor = width * height <= DOUBLED_PIXELS ? 2 : 1;
  const data = new Uint8ClampedArray(width * height * 4 * factor * factor);
  const result = { width: width * factor, height: height * factor, data };
  const rows = Math.max(LEAST_ROWS, Math.floor(bandPixels / width) - 2 * MARGIN);
  for (let top = 0; top < height; top += rows) {
    const bottom = Math.min(height, top + rows);
    const first = Math.max(0, top - MARGIN);
    const band = cutBand(image, first, Math.min(height, bottom + MARGIN));
    const made = enhanceBand(band, noise, factor);
    writeBand(made, result, {
      from: (top - first) * factor,
      to: top * factor,
      rows: (bottom - top) * factor,
    });
    onProgress(bottom / height);
  }
  return { image: result, notes: notesOn(noise, factor, result) };
}

function enhanceBand(band: Planes, noise: number, factor: 1 | 2): Planes {
  const clean = noise < VISIBLE_NOISE ? band : denoise(band, noise - VISIBLE_NOISE);
  const large =
    factor === 1
      ? clean
      : {
          width: clean.width * 2,
          height: clean.height * 2,
          luma: double(clean.luma, clean.width),
          blue: doublePlain(clean.blue, clean.width),
          red: doublePlain(clean.red, clean.width),
          alpha: doublePlain(clean.alpha, clean.width),
        };
  const sharp = sharpen(large.luma, large.width, strengthFor(noise, factor));
  return { ...large, luma: raiseLocalContrast(sharp, large.width, factor) };
}

/** Sharpening raises noise too: the more there was, the less of it. */
function strengthFor(noise: number, factor: 1 | 2): number {
  const calm = Math.min(1, Math.max(0.2, 1 - (noise - 2) / 8));
  return (factor === 2 ? 0.1 : 0.6) * calm;
}

function raiseLocalContrast(luma: Float32Array, width: number, factor: 1 | 2): Float32Array {
  const strength = factor === 2 ? LOCAL_CONTRAST.doubled : LOCAL_CONTRAST.same;
  const base = blurBox(blurBox(luma, width, LOCAL_RADIUS), width, LOCAL_RADIUS);
  return luma.map((value, at) => {
    const over = value - (base[at] ?? value);
    return value + strength * Math.min(LOCAL_LIMIT, Math.max(-LOCAL_LIMIT, over));
  });
}

function notesOn(noise: number, factor: 1 | 2, { width, height }: Pixels): string[] {
  const level = noise.toFixed(1);
  return [
    noise < VISIBLE_NOISE
      ? `Noise measured: ${level} of 255, too little to reduce.`
      : `Noise measured: ${level} of 255; reduced in proportion.`,
    factor === 2
      ? `Doubled to ${width}×${height} pixels (Lanczos with back-projection).`
      : `The size stays ${width}×${height} pixels: pictures above 2 megapixels are not enlarged.`,
    'Sharpened within the local range, local contrast raised a little. No detail was invented.',
  ];
}
