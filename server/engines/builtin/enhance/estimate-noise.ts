import type { Pixels } from '../../engine.ts';
import { lumaAt } from '../kernels/luma.ts';

/** Side of the windows that are looked at, in pixels, and most windows. */
const WINDOW = 16;
const MOST_WINDOWS = 10_000;
/** The calmest tenth of the windows tells noise from texture; it lies this much below the mean. */
const CALM_SHARE = 0.1;
const CALM_FACTOR = 1.19;
/** The median of a normal distribution's absolute values, in standard deviations. */
const NORMAL_MEDIAN = 0.6745;
/** Windows beyond these mean values are clipped. */
const DARKEST = 3;
const LIGHTEST = 252;

/**
 * Standard deviation of a picture's noise in the luma, 0 to 255. Each window's is that of its finest
 * diagonal detail by its median, which few edges do not move (Donoho and Johnstone 1994); texture only
 * adds to it, so the picture's is that of its calmest windows. Black and white ones are clipped and hide
 * their noise: they do not count.
 */
export function estimateNoise(image: Pixels): number {
  const { width, height } = image;
  const columns = Math.max(1, Math.floor(width / WINDOW));
  const rows = Math.max(1, Math.floor(height / WINDOW));
  const stride = Math.max(1, Math.ceil(Math.sqrt((columns * rows) / MOST_WINDOWS)));
  const found: number[] = [];
  for (let row = 0; row < rows; row += stride) {
    for (let column = 0; column < columns; column += stride) {
      const deviation = windowDeviation(image, column * WINDOW, row * WINDOW);
      if (deviation !== null) found.push(deviation);
    }
  }
  found.sort((a, b) => a - b);
  return (found[Math.floor(found.length * CALM_SHARE)] ?? 0) * CALM_FACTOR;
}

/** Null where the window is (nearly) black or white. */
function windowDeviation(
  { width, height, data }: Pixels,
  left: number,
  top: number,
): number | null {
  const luma = (x: number, y: number) => lumaAt(data, y * width + x);
  const details: number[] = [];
  let light = 0;
  for (let y = top; y + 1 < Math.min(height, top + WINDOW); y += 2) {
    for (let x = left; x + 1 < Math.min(width, left + WINDOW); x += 2) {
      const detail = luma(x, y) - luma(x + 1, y) - luma(x, y + 1) + luma(x + 1, y + 1);
      details.push(Math.abs(detail) / 2);
      light += luma(x, y);
    }
  }
  const count = details.length;
  if (count === 0 || light < count * DARKEST || light > count * LIGHTEST) return null;
  return (details.sort((a, b) => a - b)[count >> 1] ?? 0) / NORMAL_MEDIAN;
}
