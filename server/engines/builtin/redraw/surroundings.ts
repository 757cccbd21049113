import type { Pixels } from '../../engine.ts';
import { lumaOf } from '../kernels/luma.ts';
import { type Box, growBox } from './box.ts';

/** How what surrounds an area looks. Values 0 to 255. */
export interface Surroundings {
  readonly mean: readonly [red: number, green: number, blue: number];
  /** Mean and standard deviation of the luma. */
  readonly luma: number;
  readonly deviation: number;
}

/** Surroundings count up to this many pixels from the area's bounds. */
const REACH = 64;

/** Looks at the unmarked pixels around an area's bounds. */
export function readSurroundings(image: Pixels, area: Uint8Array, bounds: Box): Surroundings {
  const box = growBox(bounds, REACH, image.width, image.height);
  const near = measure(image, box, (at) => area[at] === 0);
  return near ?? { mean: [128, 128, 128], luma: 128, deviation: 48 };
}

/** Means over the counted pixels of a box; null when none counts. */
export function measure(
  { data, width }: Pixels,
  { left, top, right, bottom }: Box,
  counts: (at: number) => boolean,
): Surroundings | null {
  let [count, red, green, blue, sum, squares] = [0, 0, 0, 0, 0, 0];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = y * width + x;
      if (!counts(at)) continue;
      const [r, g, b] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
      const luma = lumaOf(r, g, b);
      count++;
      red += r;
      green += g;
      blue += b;
      sum += luma;
      squares += luma * luma;
    }
  }
  if (count === 0) return null;
  const mean = sum / count;
  const deviation = Math.sqrt(Math.max(0, squares / count - mean * mean));
  return { mean: [red / count, green / count, blue / count], luma: mean, deviation };
}
