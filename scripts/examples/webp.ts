import sharp, { type Sharp } from 'sharp';
import type { Pixels } from '../../server/engines/engine.ts';
import { fileName, widthsOf } from '../../src/app/content/example-files.ts';

/** A picture and the files that the pages show of it. */
export interface ExampleFiles {
  readonly name: string;
  /** Pixels of the largest file. */
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly file: string; readonly bytes: Buffer }[];
}

/** Chosen by eye: lower, and skies get steps. */
const QUALITY = 74;

/** The picture in each of its widths; the largest file comes last. */
export async function toFiles(name: string, pixels: Pixels): Promise<ExampleFiles> {
  const widths = widthsOf(pixels.width);
  const files = await Promise.all(
    widths.map(async (width) => ({
      file: fileName(name, width),
      bytes: await encode(pixels, { width }),
    })),
  );
  const width = Math.max(...widths);
  return { name, width, height: Math.round((pixels.height * width) / pixels.width), files };
}

/** The picture in one size; what is outside the middle is cut off. */
export async function toThumbnail(
  name: string,
  pixels: Pixels,
  side: number,
): Promise<ExampleFiles> {
  const bytes = await encode(pixels, { width: side, height: side });
  return { name, width: side, height: side, files: [{ file: fileName(name, side), bytes }] };
}

const encode = (pixels: Pixels, size: { readonly width: number; readonly height?: number }) =>
  raw(pixels)
    .resize({ ...size, fit: 'cover' })
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toBuffer();

/** The picture no wider than a width. */
export async function narrowed(pixels: Pixels, width: number): Promise<Pixels> {
  return pixels.width <= width ? pixels : toPixels(raw(pixels).resize({ width }));
}

/** Reads the largest file back, so that a tool works on what the page shows. */
export function decode(files: ExampleFiles['files']): Promise<Pixels> {
  return toPixels(sharp(files.at(-1)?.bytes));
}

const raw = ({ width, height, data }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } });

async function toPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}
