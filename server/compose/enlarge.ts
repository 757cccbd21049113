import sharp from 'sharp';
import type { Pixels } from '../engines/engine.ts';

/** The RGBA bytes of a picture at another size; the picture's own where it has that size. */
export async function enlarge(
  { data, width, height }: Pixels,
  to: { readonly width: number; readonly height: number },
): Promise<Uint8Array | Uint8ClampedArray> {
  if (width === to.width && height === to.height) return data;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .resize(to.width, to.height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
}
