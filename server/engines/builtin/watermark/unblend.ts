import type { Paint } from './opacity.ts';

/** Where a mark hides more than this of the picture, what is left of it is mostly noise. */
export const MOST_OPACITY = 0.85;

/**
 * Takes a translucent mark off a picture, in place: `picture = (seen − opacity × colour) / (1 −
 * opacity)` where the mark covers; `cover` has a value a pixel, 0 to 1. Alpha stays.
 */
export function unblend(pixels: Uint8ClampedArray, cover: Float32Array, paint: Paint): void {
  for (let at = 0; at < cover.length; at++) {
    const opacity = Math.min(MOST_OPACITY, (cover[at] as number) * paint.opacity);
    if (opacity <= 0) continue;
    for (let c = 0; c < 3; c++) {
      const seen = pixels[at * 4 + c] as number;
      pixels[at * 4 + c] = (seen - opacity * (paint.colour[c] as number)) / (1 - opacity);
    }
  }
}
