/** Width in pixels of the band around fully masked pixels in which result and original are mixed. */
export const BLEND_BAND = 8;

/**
 * How much of the engine's result each pixel takes, 0 to 255: the mask's own alpha, or within
 * {@link BLEND_BAND} of a fully masked pixel a smooth fall with distance if that is more. Pixels
 * with no mask and outside the band are exactly 0. `alpha` has one byte a pixel, `width` a row.
 */
export function blendWeights(alpha: Uint8Array, width: number): Uint8Array<ArrayBuffer> {
  const height = alpha.length / width;
  const across = rowDistances(alpha, width);
  const weights = new Uint8Array(alpha);
  for (let y = 0; y < height; y++) {
    const first = Math.max(0, y - BLEND_BAND);
    const last = Math.min(height - 1, y + BLEND_BAND);
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (alpha[at] === 255) continue;
      let nearest = FAR * FAR;
      for (let row = first; row <= last; row++) {
        const dx = across[row * width + x] ?? FAR;
        nearest = Math.min(nearest, dx * dx + (row - y) * (row - y));
      }
      if (nearest < FAR * FAR) weights[at] = Math.max(weights[at] ?? 0, BAND_WEIGHT[nearest] ?? 0);
    }
  }
  return weights;
}

/** One past the band: a distance that has no weight. */
const FAR = BLEND_BAND + 1;

/** Weight for each squared distance within the band: smoothstep, 255 at the mask, 0 at the end. */
const BAND_WEIGHT = Uint8Array.from({ length: FAR * FAR }, (_, squared) => {
  const rest = Math.max(0, 1 - Math.sqrt(squared) / FAR);
  return Math.sqrt(squared) > BLEND_BAND ? 0 : Math.round(255 * rest * rest * (3 - 2 * rest));
});

/** Distance along the row to the nearest fully masked pixel, at most {@link FAR}. */
function rowDistances(alpha: Uint8Array, width: number): Uint8Array {
  const distances = new Uint8Array(alpha.length);
  for (let row = 0; row < alpha.length; row += width) {
    let distance = FAR;
    for (let at = row; at < row + width; at++) {
      distance = alpha[at] === 255 ? 0 : Math.min(FAR, distance + 1);
      distances[at] = distance;
    }
    distance = FAR;
    for (let at = row + width - 1; at >= row; at--) {
      distance = alpha[at] === 255 ? 0 : Math.min(FAR, distance + 1);
      distances[at] = Math.min(distances[at] ?? FAR, distance);
    }
  }
  return distances;
}
