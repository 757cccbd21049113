/** 8-bit RGBA pixels with their size in px. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array<ArrayBuffer>;
}

/**
 * Half the size, odd sizes rounded up, each pixel the mean of the up to four it covers. Wants and
 * gives premultiplied RGBA, in which a mean of colours is right whatever their alpha.
 */
export function halve(source: Raster): Raster {
  const width = (source.width + 1) >> 1;
  const height = (source.height + 1) >> 1;
  const pixels = new Uint8Array(width * height * 4);
  const from = source.pixels;
  for (let y = 0; y < height; y += 1) {
    const top = 2 * y * source.width;
    const bottom = Math.min(2 * y + 1, source.height - 1) * source.width;
    for (let x = 0; x < width; x += 1) {
      const left = 2 * x;
      const right = Math.min(left + 1, source.width - 1);
      const a = (top + left) * 4;
      const b = (top + right) * 4;
      const c = (bottom + left) * 4;
      const d = (bottom + right) * 4;
      const to = (y * width + x) * 4;
      for (let channel = 0; channel < 4; channel += 1) {
        const sum =
          (from[a + channel] ?? 0) +
          (from[b + channel] ?? 0) +
          (from[c + channel] ?? 0) +
          (from[d + channel] ?? 0);
        pixels[to + channel] = (sum + 2) >> 2;
      }
    }
  }
  return { width, height, pixels };
}

/** Rows that are premultiplied at a time; even, so that bands meet where pixels of the half do. */
const BAND = 64;

/**
 * Half the size of straight-alpha pixels, premultiplied: {@link halve} of a premultiplied copy,
 * which is never made whole.
 */
export function halveStraight(source: Raster): Raster {
  const width = (source.width + 1) >> 1;
  const height = (source.height + 1) >> 1;
  const pixels = new Uint8Array(width * height * 4);
  for (let top = 0; top < source.height; top += BAND) {
    const rows = Math.min(BAND, source.height - top);
    const band = halve(cropPremultiplied(source, 0, top, source.width, rows, true));
    pixels.set(band.pixels, (top / 2) * width * 4);
  }
  return { width, height, pixels };
}

/**
 * A copy of a rectangle of straight-alpha pixels, premultiplied if `hasAlpha`.
 * @param left @param top corner in px; the rectangle must lie within the source
 */
export function cropPremultiplied(
  source: Raster,
  left: number,
  top: number,
  width: number,
  height: number,
  hasAlpha: boolean,
): Raster {
  const pixels = crop(source, left, top, width, height);
  if (hasAlpha) premultiply(pixels);
  return { width, height, pixels };
}

function crop(
  source: Raster,
  left: number,
  top: number,
  width: number,
  height: number,
): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const start = ((top + y) * source.width + left) * 4;
    pixels.set(source.pixels.subarray(start, start + width * 4), y * width * 4);
  }
  return pixels;
}

function premultiply(pixels: Uint8Array): void {
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = pixels[i + 3] ?? 0;
    if (alpha === 255) continue;
    for (let channel = i; channel < i + 3; channel += 1) {
      pixels[channel] = Math.round(((pixels[channel] ?? 0) * alpha) / 255);
    }
  }
}
