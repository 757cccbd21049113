import { readPng } from '../shared/png/read-png.ts';

/**
 * Reads straight-alpha pixels of a bitmap that was decoded without premultiplying where there is no
 * WebGL: a canvas that only shows a bitmap writes it into a PNG as it is, and that is read here.
 * Resolves with false where this browser does otherwise.
 * @param bandHeight rows that are read at a time
 * @param pixels RGBA, `width * height * 4` bytes, filled
 */
export async function readBitmapByPng(
  bitmap: ImageBitmap,
  bandHeight: number,
  pixels: Uint8Array,
): Promise<boolean> {
  const { width, height } = bitmap;
  try {
    for (let top = 0; top < height; top += bandHeight) {
      const rows = Math.min(bandHeight, height - top);
      const band = await createImageBitmap(bitmap, 0, top, width, rows, {
        premultiplyAlpha: 'none',
      });
      const canvas = new OffscreenCanvas(width, rows);
      canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(band);
      const png = await canvas.convertToBlob({ type: 'image/png' });
      const out = pixels.subarray(top * width * 4, (top + rows) * width * 4);
      if (!(await readPng(png, out))) return false;
    }
    return true;
  } catch {
    // A 2D canvas reads them then: colours under transparency are lost, the picture is not.
    return false;
  }
}
