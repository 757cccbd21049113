import { squaredDistances } from './squared-distances.ts';

/** Usual width in pixels of the band around fully masked pixels in which result and original mix. */
export const BLEND_BAND = 8;
/** The band is never wider than this outside the mask; a wider blend goes on inside it. */
export const WIDEST_BAND = 16;

/**
 * How much of the engine's result each pixel takes, 0 to 255, when the blend is `feather` pixels
 * wide: a smoothstep from 0 at the outer end of the band, at most {@link WIDEST_BAND} outside the
 * fully masked pixels, to 255 at their edge or, with a larger feather, as many pixels inside. Where
 * the mask's own alpha is more than the band gives, it counts. Pixels with no mask and outside the
 * band are exactly 0. `alpha` has one byte a pixel, `width` a row; `feather` is a whole number.
 */
export function blendWeights(
  alpha: Uint8Array,
  width: number,
  feather: number = BLEND_BAND,
): Uint8Array<ArrayBuffer> {
  if (feather === 0) return new Uint8Array(alpha);
  const outside = Math.min(feather, WIDEST_BAND);
  const inside = feather - outside;
  const weights = new Uint8Array(alpha);
  const full = alpha.map((value) => (value === 255 ? 1 : 0));
  // The ramp's step: one past both ends, so that its first and last pixel differ from 0 and 255.
  const ramp = (depth: number) => smoothstep((depth + outside) / (outside + 1 + inside));
  const beyond = squaredDistances(full, 1, width, outside);
  for (let at = 0; at < weights.length; at++) {
    const squared = beyond[at] ?? 0;
    if (full[at] === 1 || squared > outside * outside) continue;
    weights[at] = Math.max(weights[at] ?? 0, ramp(1 - Math.sqrt(squared)));
  }
  if (inside === 0) return weights;
  const within = squaredDistances(full, 0, width, inside);
  for (let at = 0; at < weights.length; at++) {
    const squared = within[at] ?? 0;
    if (full[at] === 1 && squared <= inside * inside) weights[at] = ramp(Math.sqrt(squared));
  }
  return weights;
}

function smoothstep(share: number): number {
  const part = Math.min(1, Math.max(0, share));
  return Math.round(255 * part * part * (3 - 2 * part));
}
