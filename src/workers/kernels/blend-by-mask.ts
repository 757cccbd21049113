import type { Raster } from './halve.ts';

/**
 * Puts one picture over another where a mask says: each of the four straight-alpha 8-bit channels
 * of a pixel is (a · (255 − m) + b · m) / 255, rounded, so that a is there where the mask is 0 and
 * b where it is 255, byte by byte. A tie can't occur: 255 is odd.
 * @param a RGBA, `width · height · 4` bytes
 * @param b as large as `a`
 * @param mask one byte a pixel, `width · height`
 */
export function blendByMask(a: Raster, b: Raster, mask: Uint8Array): Raster {
  const pixels = a.pixels.slice();
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const m = mask[pixel] ?? 0;
    if (m === 0) continue;
    for (let at = pixel * 4; at < pixel * 4 + 4; at += 1) {
      const sum = (pixels[at] ?? 0) * (255 - m) + (b.pixels[at] ?? 0) * m;
      pixels[at] = Math.floor((2 * sum + 255) / 510);
    }
  }
  return { width: a.width, height: a.height, pixels };
}
