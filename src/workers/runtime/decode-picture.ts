import { isPlainPng } from '../kernels/is-plain-png.ts';
import { ImagingError } from '../shared/imaging-error.ts';
import { checkSize, type ImageKind } from '../shared/picture/inspect-image.ts';
import type { DecodedPicture } from '../shared/picture/picture-service.ts';
import { readPng } from '../shared/png/read-png.ts';
import { canvasTellsPixels } from './canvas-tells-pixels.ts';
import { readBitmapWithCanvas } from './read-bitmap-with-canvas.ts';
import { readBitmapWithGl } from './read-bitmap-with-gl.ts';

/** Formats that not every browser reads: one that fails may still be a sound picture. */
const NOT_EVERYWHERE: readonly string[] = ['', 'image/heic', 'image/avif'];

/**
 * Decodes with the browser: upright (EXIF), converted to sRGB, alpha straight. A 2D canvas
 * premultiplies and so destroys the colours under alpha 0; pictures that may have alpha are read
 * through WebGL instead, where there is any. Where the browser withholds what is on a canvas, only a
 * PNG that needs no browser is read; others reject with `pixels_withheld`.
 */
export async function decodePicture(
  source: Blob,
  kind: ImageKind,
  signal?: AbortSignal,
): Promise<DecodedPicture> {
  const bitmap = await decodeBitmap(source, kind.type);
  try {
    signal?.throwIfAborted();
    const { width, height } = bitmap;
    checkSize(width, height);
    const pixels = await pixelsOf(bitmap, source, kind);
    return { width, height, pixels, hasAlpha: kind.mayHaveAlpha && hasTransparency(pixels) };
  } finally {
    bitmap.close();
  }
}

async function pixelsOf(
  bitmap: ImageBitmap,
  source: Blob,
  { type, mayHaveAlpha }: ImageKind,
): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = new Uint8Array(bitmap.width * bitmap.height * 4);
  if (!canvasTellsPixels()) {
    const isPlain = type === 'image/png' && isPlainPng(await source.text());
    if (isPlain && (await readPng(source, pixels))) return pixels;
    throw new ImagingError('pixels_withheld', type);
  }
  if (mayHaveAlpha && (await readBitmapWithGl(bitmap, pixels))) return pixels;
  await readBitmapWithCanvas(bitmap, mayHaveAlpha, pixels);
  return pixels;
}

async function decodeBitmap(source: Blob, type: string): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(source, {
      premultiplyAlpha: 'none',
      imageOrientation: 'from-image',
      colorSpaceConversion: 'default',
    });
  } catch (cause) {
    if (NOT_EVERYWHERE.includes(type))
      throw new ImagingError('not_an_image', 'This browser knows no such format.', { cause });
    throw new ImagingError('image_unreadable', `The ${type} could not be decoded.`, { cause });
  }
}

function hasTransparency(pixels: Uint8Array): boolean {
  for (let i = 3; i < pixels.length; i += 4) if (pixels[i] !== 255) return true;
  return false;
}
