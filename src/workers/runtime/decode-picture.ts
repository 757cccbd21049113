import { ImagingError } from '../shared/imaging-error.ts';
import { checkSize, type ImageKind } from '../shared/picture/inspect-image.ts';
import type { DecodedPicture } from '../shared/picture/picture-service.ts';
import { readBitmapByPng } from './read-bitmap-by-png.ts';
import { readBitmapWithGl } from './read-bitmap-with-gl.ts';

/** Formats that not every browser reads: one that fails may still be a sound picture. */
const NOT_EVERYWHERE: readonly string[] = ['', 'image/heic', 'image/avif'];

/** Rows of a picture read through a canvas at a time, in px² of the band. */
const BAND_PIXELS = 4_000_000;

/**
 * Decodes with the browser: upright (EXIF), converted to sRGB, alpha straight. A 2D canvas
 * premultiplies and so destroys the colours under alpha 0; pictures that may have alpha are read
 * through WebGL instead, or where there is none through a PNG.
 */
export async function decodePicture(
  source: Blob,
  { type, mayHaveAlpha }: ImageKind,
  signal?: AbortSignal,
): Promise<DecodedPicture> {
  const bitmap = await decodeBitmap(source, type);
  try {
    signal?.throwIfAborted();
    const { width, height } = bitmap;
    checkSize(width, height);
    const pixels = new Uint8Array(width * height * 4);
    const bandHeight = Math.min(height, Math.max(1, Math.floor(BAND_PIXELS / width)));
    const isRead =
      mayHaveAlpha &&
      ((await readBitmapWithGl(bitmap, pixels)) ||
        (await readBitmapByPng(bitmap, bandHeight, pixels)));
    if (!isRead) readBitmapWithCanvas(bitmap, bandHeight, pixels);
    return { width, height, pixels, hasAlpha: mayHaveAlpha && hasTransparency(pixels) };
  } finally {
    bitmap.close();
  }
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

function readBitmapWithCanvas(bitmap: ImageBitmap, bandHeight: number, pixels: Uint8Array): void {
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, bandHeight).getContext('2d', {
    willReadFrequently: true,
  });
  if (context === null) throw new ImagingError('internal', 'There is no 2D canvas in workers.');
  for (let top = 0; top < height; top += bandHeight) {
    const rows = Math.min(bandHeight, height - top);
    context.clearRect(0, 0, width, bandHeight);
    context.drawImage(bitmap, 0, top, width, rows, 0, 0, width, rows);
    pixels.set(context.getImageData(0, 0, width, rows).data, top * width * 4);
  }
}

function hasTransparency(pixels: Uint8Array): boolean {
  for (let i = 3; i < pixels.length; i += 4) if (pixels[i] !== 255) return true;
  return false;
}
