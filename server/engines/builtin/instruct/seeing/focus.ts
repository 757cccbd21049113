import { clamp, smoothstep } from '../../kernels/arithmetic.ts';
import { blurBox } from '../../kernels/blur-box.ts';
import { otsu, stretched } from './spread.ts';
import type { View } from './view.ts';

/** How sharp a view is. */
export interface Focus {
  /** For each pixel how fine its detail is, against what splits the view best in sharp and soft: 0 to 2, 1 at the split. */
  readonly sharp: Float32Array;
  /** Whether that tells subject from background, 0 to 1: it does where most of the border is out of focus. */
  readonly telling: number;
}

/** Width of the strip along the upper and side edges that is looked at, as a share of the picture's. */
const STRIP = 0.06;
/** So much of that strip has to be out of focus: from the first share on it tells a little, from the second on all. */
const SOFT_SHARES = [0.45, 0.7] as const;
/** And so much of the picture has to be in focus. */
const SHARP_SHARES = [0.04, 0.12] as const;

/** Looks at what is in focus. `sky` (0 to 1) is never sharp and tells nothing. */
export function findFocus(view: View, sky: Float32Array | null): Focus {
  const { width, height } = view;
  const even = stretched(sharpness(view));
  const split = otsu(even);
  const sharp = even.map((value) => clamp(value / split, 0, 2));
  let [soft, count, inFocus, contrast] = [0, 1e-6, 0, 0];
  for (let at = 0; at < sharp.length; at++) {
    if ((sky?.[at] ?? 0) > 0.5) continue;
    const isSharp = (sharp[at] as number) > 1;
    if (isSharp) inFocus++;
    contrast++;
    const x = (at % width) / width;
    if (x > STRIP && x < 1 - STRIP && at > STRIP * height * width) continue;
    count++;
    if (!isSharp) soft++;
  }
  const telling =
    smoothstep(...SOFT_SHARES, soft / count) *
    smoothstep(...SHARP_SHARES, inFocus / Math.max(1, contrast));
  return { sharp, telling };
}

/** The share of the contrast around each pixel that a slight blur takes away. */
function sharpness({ luma, width }: View): Float32Array {
  const detail = (radius: number) => {
    const soft = blurBox(luma, width, radius, 2);
    const lost = luma.map((value, at) => Math.abs(value - (soft[at] as number)));
    return blurBox(blurBox(lost, width, 4), width, 6);
  };
  const coarse = detail(4);
  return detail(1).map((fine, at) => fine / ((coarse[at] as number) + 0.012));
}
