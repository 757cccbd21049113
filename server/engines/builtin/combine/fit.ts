import sharp from 'sharp';
import type { Rectangle } from '../../../compose/kernels/rectangle.ts';
import type { Pixels } from '../../engine.ts';

/** Scales a picture to a size (Lanczos, transparency premultiplied). */
export async function scaleTo(picture: Pixels, width: number, height: number): Promise<Pixels> {
  if (picture.width === width && picture.height === height) return picture;
  const raw = { width: picture.width, height: picture.height, channels: 4 } as const;
  const { data } = await sharp(picture.data, { raw })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, data: new Uint8ClampedArray(data) };
}

/**
 * Scales a picture until it covers a size, and leaves out what stands over at both sides. That is cut
 * off before anything is scaled: a strip laid across another would be a thousand times as large.
 */
export async function cover(picture: Pixels, width: number, height: number): Promise<Pixels> {
  const scale = Math.max(width / picture.width, height / picture.height);
  const columns = Math.min(picture.width, Math.max(1, Math.round(width / scale)));
  const rows = Math.min(picture.height, Math.max(1, Math.round(height / scale)));
  const left = Math.floor((picture.width - columns) / 2);
  const top = Math.floor((picture.height - rows) / 2);
  return scaleTo(cutOut(picture, { left, top, width: columns, height: rows }), width, height);
}

function cutOut(picture: Pixels, { left, top, width, height }: Rectangle): Pixels {
  if (width === picture.width && height === picture.height) return picture;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * picture.width + left) * 4;
    data.set(picture.data.subarray(from, from + width * 4), y * width * 4);
  }
  return { width, height, data };
}

/** Lays a picture over another at a place, in place, by its transparency. What stands over is left out. */
export function layOver(under: Pixels, over: Pixels, left: number, top: number): void {
  for (let y = 0; y < over.height; y++) {
    const row = top + y;
    if (row < 0 || row >= under.height) continue;
    for (let x = 0; x < over.width; x++) {
      const column = left + x;
      if (column < 0 || column >= under.width) continue;
      const from = (y * over.width + x) * 4;
      const to = (row * under.width + column) * 4;
      const share = (over.data[from + 3] as number) / 255;
      if (share === 0) continue;
      const rest = ((under.data[to + 3] as number) / 255) * (1 - share);
      const alpha = share + rest;
      for (let c = 0; c < 3; c++) {
        const colour =
          (over.data[from + c] as number) * share + (under.data[to + c] as number) * rest;
        under.data[to + c] = colour / alpha;
      }
      under.data[to + 3] = alpha * 255;
    }
  }
}

/** A picture as it stands behind another: the middle of it, `closer` times as large, perhaps turned left to right. */
export async function shiftBehind(
  picture: Pixels,
  { closer, mirrored }: { readonly closer: number; readonly mirrored: boolean },
): Promise<Pixels> {
  if (closer === 1 && !mirrored) return picture;
  const { width, height } = picture;
  const columns = Math.max(1, Math.round(width / closer));
  const rows = Math.max(1, Math.round(height / closer));
  const left = (width - columns) >> 1;
  const top = (height - rows) >> 1;
  const raw = { width, height, channels: 4 } as const;
  const cut = sharp(picture.data, { raw }).extract({ left, top, width: columns, height: rows });
  const { data } = await (mirrored ? cut.flop() : cut).raw().toBuffer({ resolveWithObject: true });
  return { width: columns, height: rows, data: new Uint8ClampedArray(data) };
}
