import { blurBox } from '../kernels/blur-box.ts';
import type { Level } from './level.ts';

/** Means are taken over squares of this share of the hole's depth to each side, and of at least so many pixels. */
const SQUARE_SHARE = 1 / 3;
const LEAST_RADIUS = 2;

/**
 * How much what is known around a connected part of a hole, `pixels`, differs from place to place, in grey levels: the
 * deviation of its features' means over squares, of all channels together, as far from the hole as that is deep. A wall,
 * cloth and a lawn have up to 34, a fence before a house 50 and more.
 */
export function varietyAround(level: Level, pixels: Int32Array, deepest: number): number {
  const { width, height, hole, feature } = level;
  const reach = Math.ceil(deepest);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const pixel of pixels) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    left = Math.min(left, Math.max(0, x - reach));
    right = Math.max(right, Math.min(width, x + reach + 1));
    top = Math.min(top, Math.max(0, y - reach));
    bottom = Math.max(bottom, Math.min(height, y + reach + 1));
  }
  const columns = right - left;
  const around = Int32Array.from(
    { length: columns * (bottom - top) },
    (_, at) => (top + Math.floor(at / columns)) * width + left + (at % columns),
  );
  const radius = Math.max(LEAST_RADIUS, Math.round(deepest * SQUARE_SHARE));
  const meansOf = (valueOf: (pixel: number) => number) =>
    blurBox(Float32Array.from(around, valueOf), columns, radius);
  const known = meansOf((pixel) => 1 - (hole[pixel] as number));
  let variance = 0;
  for (let channel = 0; channel < 4; channel++) {
    const means = meansOf(
      (pixel) => (1 - (hole[pixel] as number)) * (feature[pixel * 4 + channel] as number),
    );
    let [sum, squares, count] = [0, 0, 0];
    for (let at = 0; at < around.length; at++) {
      if (hole[around[at] as number] === 1) continue;
      const mean = (means[at] as number) / (known[at] as number);
      sum += mean;
      squares += mean ** 2;
      count++;
    }
    if (count > 0) variance += Math.max(0, squares / count - (sum / count) ** 2);
  }
  return Math.sqrt(variance);
}
