/** Units in one image px (decision 33). */
export const UNITS_PER_PIXEL = 16;

/**
 * The furthest a sample may lie from the image's origin, in 1/16 px: 2^24, about a million px.
 * It keeps every product in the rasteriser below 2^52, so that doubles are exact there.
 */
export const COORDINATE_LIMIT = 2 ** 24;

/** Image px → 1/16 px: floor(16x + 0.5) (decision 33), then clamped to ±{@link COORDINATE_LIMIT}. */
export function quantise(pixels: number): number {
  const units = Math.floor(UNITS_PER_PIXEL * pixels + 0.5);
  return Math.min(COORDINATE_LIMIT, Math.max(-COORDINATE_LIMIT, units));
}
