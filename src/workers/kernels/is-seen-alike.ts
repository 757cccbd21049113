/** A 2D canvas rounds when it premultiplies and back: by no more than this, times 255. */
const ROUNDING = 2 * 255;

/**
 * Whether two pictures look alike, but for rounding: RGBA of one size, alpha straight. Colours count
 * as much as they are opaque.
 */
export function isSeenAlike(
  one: Uint8Array | Uint8ClampedArray,
  other: Uint8Array | Uint8ClampedArray,
): boolean {
  for (let i = 0; i < one.length; i += 4) {
    const alpha = one[i + 3] as number;
    if (alpha !== other[i + 3]) return false;
    for (let c = i; c < i + 3; c += 1) {
      if (Math.abs((one[c] as number) - (other[c] as number)) * alpha > ROUNDING) return false;
    }
  }
  return true;
}
