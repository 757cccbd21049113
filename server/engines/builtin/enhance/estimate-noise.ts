import type { Pixels } from '../../engine.ts';

/** Quarter grey levels that are told apart, and most blocks that are looked at. */
const STEPS = 4;
const MOST_BLOCKS = 500_000;

/**
 * Standard deviation of a picture's noise in the luma, 0 to 255: the median absolute value of the
 * finest diagonal detail over 0.6745 (Donoho and Johnstone 1994). Edges hardly count, for they are
 * few; blocks without any detail (flat or clipped areas) are left out.
 */
export function estimateNoise({ width, height, data }: Pixels): number {
  const luma = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    return (
      0.299 * (data[at] as number) +
      0.587 * (data[at + 1] as number) +
      0.114 * (data[at + 2] as number)
    );
  };
  const stride = Math.max(2, 2 * Math.ceil(Math.sqrt((width * height) / 4 / MOST_BLOCKS)));
  const counts = new Uint32Array(256 * STEPS);
  let blocks = 0;
  for (let y = 0; y + 1 < height; y += stride) {
    for (let x = 0; x + 1 < width; x += stride) {
      const detail = luma(x, y) - luma(x + 1, y) - luma(x, y + 1) + luma(x + 1, y + 1);
      const level = Math.min(counts.length - 1, Math.round((Math.abs(detail) / 2) * STEPS));
      counts[level] = (counts[level] as number) + 1;
      blocks++;
    }
  }
  return medianOf(counts, blocks) / STEPS / 0.6745;
}

function medianOf(counts: Uint32Array, total: number): number {
  let seen = 0;
  for (let level = 0; level < counts.length; level++) {
    seen += counts[level] as number;
    if (seen * 2 >= total) return level;
  }
  return 0;
}
