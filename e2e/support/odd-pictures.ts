import sharp from 'sharp';
import type { PictureFile } from './pictures.ts';

/** RGBA, 4 bytes a pixel, row by row. */
export interface Rgba {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Four quarters of plain colours with a darker bar at the left of the top: no symmetry at all. */
export function quarters(width: number, height: number): Rgba {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isLeft = x < width / 2;
      const isTop = y < height / 2;
      const colour = isTop
        ? isLeft
          ? [200, 60, 50]
          : [60, 170, 80]
        : isLeft
          ? [50, 90, 190]
          : [210, 190, 70];
      const isBar = y < height / 4 && x < width / 4;
      const at = (y * width + x) * 4;
      data.set(isBar ? [30, 30, 30, 255] : [...colour, 255], at);
    }
  }
  return { width, height, data };
}

/**
 * Where the pixel that is shown at x, y lies in the stored picture, by EXIF's definition of the
 * orientations 1 to 8 (which side of the stored picture is the shown top, and which the left).
 * `width` and `height` are those of the shown picture.
 */
const STORED_AT: Readonly<
  Record<number, (x: number, y: number, width: number, height: number) => [number, number]>
> = {
  1: (x, y) => [x, y],
  2: (x, y, width) => [width - 1 - x, y],
  3: (x, y, width, height) => [width - 1 - x, height - 1 - y],
  4: (x, y, _, height) => [x, height - 1 - y],
  5: (x, y) => [y, x],
  6: (x, y, width) => [y, width - 1 - x],
  7: (x, y, width, height) => [height - 1 - y, width - 1 - x],
  8: (x, y, _, height) => [height - 1 - y, x],
};

/** `shown` as a file with this EXIF orientation stores it. */
export function turned(shown: Rgba, orientation: number): Rgba {
  const storedAt = STORED_AT[orientation];
  if (storedAt === undefined) throw new Error(`There is no orientation ${orientation}.`);
  const isOnItsSide = orientation > 4;
  const width = isOnItsSide ? shown.height : shown.width;
  const height = isOnItsSide ? shown.width : shown.height;
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < shown.height; y++) {
    for (let x = 0; x < shown.width; x++) {
      const [left, top] = storedAt(x, y, shown.width, shown.height);
      const from = (y * shown.width + x) * 4;
      data.set(shown.data.subarray(from, from + 4), (top * width + left) * 4);
    }
  }
  return { width, height, data };
}

/** A JPEG that is stored turned, with the EXIF tag that says how to show it as `shown`. */
export async function turnedJpeg(shown: Rgba, orientation: number): Promise<PictureFile> {
  const { width, height, data } = turned(shown, orientation);
  const buffer = await sharp(data, { raw: { width, height, channels: 4 } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation })
    .toBuffer();
  return { name: `turned-${orientation}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** Every combination of a colour with an alpha, also colours under alpha 0. */
export function translucent(): Rgba {
  const alphas = [0, 1, 2, 7, 64, 127, 128, 200, 254, 255];
  const width = 64;
  const data = new Uint8Array(width * alphas.length * 4);
  for (const [y, alpha] of alphas.entries()) {
    for (let x = 0; x < width; x++) {
      data.set([x * 4, 255 - x * 4, (x * 37) % 256, alpha], (y * width + x) * 4);
    }
  }
  return { width, height: alphas.length, data };
}

/** The largest difference of a channel between two pictures of one size. */
export function largestDifference(one: Uint8Array, other: Uint8Array): number {
  let largest = 0;
  for (const [at, value] of one.entries()) {
    largest = Math.max(largest, Math.abs(value - (other[at] ?? Number.NaN)));
  }
  return largest;
}
