import type { SpriteSize } from './sprite.ts';

/** Red, green, blue (premultiplied), coverage and glow between texels. */
export type Sample = Float64Array;

/** Room for a sample, to be used again and again. */
export const createSample = (): Sample => new Float64Array(5);

/** The two rows of texels between which a row of points lies, the index of their first, and what each weighs. */
export interface Rows {
  readonly upper: number;
  readonly lower: number;
  readonly north: number;
  readonly south: number;
}

/** The rows of texels at `v`; null beyond the edges. */
export function rowsAt({ width, height }: SpriteSize, v: number): Rows | null {
  const top = Math.floor(v);
  if (top < -1 || top >= height) return null;
  const dy = v - top;
  // Beyond an edge the nearest texel is read with no weight.
  return {
    upper: (top < 0 ? 0 : top) * width,
    lower: (top + 1 >= height ? top : top + 1) * width,
    north: top < 0 ? 0 : 1 - dy,
    south: top + 1 >= height ? 0 : dy,
  };
}

/**
 * Reads a sprite between its texels, bilinearly; nothing beyond the edges. Answers the coverage and
 * writes the sample, unless hardly anything is covered.
 */
export function sampleTexel(texels: SpriteSize, u: number, v: number, into: Sample): number {
  const rows = rowsAt(texels, v);
  return rows === null ? 0 : sampleIn(texels, rows, u, into);
}

/** The same of a row of points, between whose rows of texels it is said. */
export function sampleIn(
  { rgba, glow, width }: SpriteSize,
  { upper, lower, north, south }: Rows,
  u: number,
  into: Sample,
): number {
  const left = Math.floor(u);
  if (left < -1 || left >= width) return 0;
  const dx = u - left;
  const x0 = left < 0 ? 0 : left;
  const x1 = left + 1 >= width ? left : left + 1;
  const west = left < 0 ? 0 : 1 - dx;
  const east = left + 1 >= width ? 0 : dx;
  const a = upper + x0;
  const b = upper + x1;
  const c = lower + x0;
  const d = lower + x1;
  const wa = west * north;
  const wb = east * north;
  const wc = west * south;
  const wd = east * south;
  const alpha =
    (rgba[a * 4 + 3] as number) * wa +
    (rgba[b * 4 + 3] as number) * wb +
    (rgba[c * 4 + 3] as number) * wc +
    (rgba[d * 4 + 3] as number) * wd;
  into[3] = alpha;
  if (alpha < 0.01) return alpha;
  const p = a * 4;
  const q = b * 4;
  const r = c * 4;
  const t = d * 4;
  into[0] =
    (rgba[p] as number) * wa +
    (rgba[q] as number) * wb +
    (rgba[r] as number) * wc +
    (rgba[t] as number) * wd;
  into[1] =
    (rgba[p + 1] as number) * wa +
    (rgba[q + 1] as number) * wb +
    (rgba[r + 1] as number) * wc +
    (rgba[t + 1] as number) * wd;
  into[2] =
    (rgba[p + 2] as number) * wa +
    (rgba[q + 2] as number) * wb +
    (rgba[r + 2] as number) * wc +
    (rgba[t + 2] as number) * wd;
  into[4] =
    (glow[a] as number) * wa +
    (glow[b] as number) * wb +
    (glow[c] as number) * wc +
    (glow[d] as number) * wd;
  return alpha;
}

/** The coverage at a point alone, between texels; nothing beyond the edges. */
export function coverAt({ rgba, width, height }: SpriteSize, u: number, v: number): number {
  const x = Math.floor(u);
  const y = Math.floor(v);
  if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) return 0;
  const dx = u - x;
  const dy = v - y;
  const at = (y * width + x) * 4 + 3;
  const below = at + width * 4;
  const upper = (rgba[at] as number) * (1 - dx) + (rgba[at + 4] as number) * dx;
  const lower = (rgba[below] as number) * (1 - dx) + (rgba[below + 4] as number) * dx;
  return upper * (1 - dy) + lower * dy;
}
