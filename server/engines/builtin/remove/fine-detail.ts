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
      most[at] = Math.max(most[at] as number, detail[at] as number);
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
  const across = alongLines(values, height, width, 1, width, reach);
  return alongLines(across, width, height, width, 1, reach);
}

/** The largest within `reach` along each line: the larger of two maxima, of blocks as long as the window (van Herk 1992). */
function alongLines(
  values: Float32Array,
  lines: number,
  length: number,
  step: number,
  lineStep: number,
  reach: number,
): Float32Array {
  const window = 2 * reach + 1;
  const padded = Math.ceil((length + 2 * reach) / window) * window;
  const [own, before, after] = [0, 1, 2].map(() => new Float32Array(padded)) as Three;
  const to = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    const first = line * lineStep;
    for (let index = 0; index < length; index++)
      own[index + reach] = values[first + index * step] as number;
    for (let start = 0; start < padded; start += window) {
      let most = 0;
      for (let index = start; index < start + window; index++) {
        if ((own[index] as number) > most) most = own[index] as number;
        before[index] = most;
      }
      most = 0;
      for (let index = start + window - 1; index >= start; index--) {
        if ((own[index] as number) > most) most = own[index] as number;
        after[index] = most;
      }
    }
    for (let index = 0; index < length; index++) {
      const [here, there] = [after[index] as number, before[index + 2 * reach] as number];
      to[first + index * step] = here > there ? here : there;
    }
  }
  return to;
}

type Three = [Float32Array, Float32Array, Float32Array];
