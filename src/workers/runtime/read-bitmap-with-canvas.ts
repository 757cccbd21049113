import { isSeenAlike } from '../kernels/is-seen-alike.ts';
import { ImagingError } from '../shared/imaging-error.ts';
import { readPng } from '../shared/png/read-png.ts';

/** Rows of a picture read at a time, in px² of the band. */
const BAND_PIXELS = 4_000_000;

/**
 * Reads the pixels of a bitmap that was decoded without premultiplying by way of a 2D canvas, which
 * premultiplies. Where pixels may have alpha they are read once more as they are, by a canvas that
 * only shows a bitmap and so writes it into a PNG unchanged. That PNG knows neither colour profile
 * nor orientation of the bitmap: it counts where it is seen like what the 2D canvas has.
 * @param pixels RGBA, `width * height * 4` bytes, filled
 */
export async function readBitmapWithCanvas(
  bitmap: ImageBitmap,
  mayHaveAlpha: boolean,
  pixels: Uint8Array,
): Promise<void> {
  const { width, height } = bitmap;
  const bandHeight = Math.min(height, Math.max(1, Math.floor(BAND_PIXELS / width)));
  const context = new OffscreenCanvas(width, bandHeight).getContext('2d', {
    willReadFrequently: true,
  });
  if (context === null) throw new ImagingError('internal', 'There is no 2D canvas in workers.');
  for (let top = 0; top < height; top += bandHeight) {
    const rows = Math.min(bandHeight, height - top);
    context.clearRect(0, 0, width, bandHeight);
    context.drawImage(bitmap, 0, top, width, rows, 0, 0, width, rows);
    const seen = context.getImageData(0, 0, width, rows).data;
    const straight = mayHaveAlpha ? await readStraight(bitmap, top, rows) : null;
    const isTrue = straight !== null && isSeenAlike(straight, seen);
    pixels.set(isTrue ? straight : seen, top * width * 4);
  }
}

/** Rows of the bitmap, alpha straight; null where this browser can't. */
async function readStraight(
  bitmap: ImageBitmap,
  top: number,
  rows: number,
): Promise<Uint8Array | null> {
  const { width } = bitmap;
  try {
    const band = await createImageBitmap(bitmap, 0, top, width, rows, { premultiplyAlpha: 'none' });
    const canvas = new OffscreenCanvas(width, rows);
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(band);
    const pixels = new Uint8Array(width * rows * 4);
    return (await readPng(await canvas.convertToBlob({ type: 'image/png' }), pixels))
      ? pixels
      : null;
  } catch {
    return null;
  }
}
