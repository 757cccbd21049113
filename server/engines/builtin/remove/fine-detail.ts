import { lumaBytes } from '../kernels/luma.ts';
import type { Level } from './level.ts';

/**
 * Fine detail from which on an edge in focus may lie there, in grey levels: beside a step a sixth to a third of it.
 * Grain in photographs is 2 to 8, and so is what is out of focus; the edges of things come to 20 to 100.
 */
export const SHARP = 16;

/**
 * How much the luma of each known pixel differs from the mean of 3×3, in grey levels; 0 where those
 * are not all known. `pixels` is RGBA.
 */
export const fineDetail = (view: Known, pixels: Uint8ClampedArray): Float32Array =>
  fineDetailOf(view, lumaBytes(pixels));

/** As {@link fineDetail}, the largest of red's, green's and blue's: an edge may show in colour alone. */
export function fineColourDetail(view: Known, pixels: Uint8ClampedArray): Float32Array {
  const most = new Float32Array(view.hole.length);
  const plane = new Uint8Array(most.length);
  for (let channel = 0; channel < 3; channel++) {
    for (let at = 0; at < plane.length; at++) plane[at] = pixels[at * 4 + channel] as number;
    const detail = fineDetailOf(view, plane);
    for (let at = 0; at < most.length; at++)
      if ((detail[at] as number) > (most[at] as number)) most[at] = detail[at] as number;
  }
  return most;
}

/** Where a picture is known. */
type Known = Pick<Level, 'width' | 'height' | 'hole'>;

function fineDetailOf({ width, height, hole }: Known, plane: Uint8Array): Float32Array {
  const detail = new Float32Array(hole.length);
  // Sums over three rows; more than any luma marks a hole.
  const columns = new Int32Array(width);
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const [above, below] = [at - width, at + width];
      const isKnown =
        (hole[above] as number) + (hole[at] as number) + (hole[below] as number) === 0;
      columns[x] = isKnown
        ? (plane[above] as number) + (plane[at] as number) + (plane[below] as number)
        : UNKNOWN;
    }
    for (let x = 1, at = y * width + 1; x + 1 < width; x++, at++) {
      const sum = (columns[x - 1] as number) + (columns[x] as number) + (columns[x + 1] as number);
      if (sum < UNKNOWN) detail[at] = Math.abs((plane[at] as number) - sum / 9);
    }
  }
  return detail;
}

/** More than nine lumas come to. */
const UNKNOWN = 10_000;

/** The largest value, 0 or more, within `reach` columns and rows of each. */
export function largestNear(values: Float32Array, width: number, reach: number): Float32Array {
  const height = values.length / width;
  // Zeros beyond all sides: each window lies within, and begins where its pixel lies without them.
  const stride = width + 2 * reach;
  const windows = new Float32Array(stride * (height + 2 * reach));
  for (let y = 0; y < height; y++) {
    const to = (y + reach) * stride + reach;
    windows.set(values.subarray(y * width, (y + 1) * width), to);
  }
  for (let at = 0; at < windows.length; at++) if ((windows[at] as number) < 0) windows[at] = 0;
  widen(windows, 1, 2 * reach + 1);
  widen(windows, stride, 2 * reach + 1);
  const most = new Float32Array(values.length);
  for (let y = 0; y < height; y++)
    most.set(windows.subarray(y * stride, y * stride + width), y * width);
  return most;
}

/** Makes each value the largest of so many from it on, a step apart, in place: of windows twice as large each time. */
function widen(values: Float32Array, step: number, window: number): void {
  let size = 1;
  for (; 2 * size <= window; size *= 2) takeLarger(values, size * step);
  if (size < window) takeLarger(values, (window - size) * step);
}

function takeLarger(values: Float32Array, shift: number): void {
  for (let at = 0, other = shift; other < values.length; at++, other++) {
    const there = values[other] as number;
    if (there > (values[at] as number)) values[at] = there;
  }
}
