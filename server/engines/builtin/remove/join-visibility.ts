import { blurBox } from '../kernels/blur-box.ts';
import { lumaBytes } from '../kernels/luma.ts';

/** A picture with a hole that was filled by copying. */
export interface Filled {
  readonly width: number;
  /** RGBA. */
  readonly pixels: Uint8ClampedArray;
  /** 1 where the hole was. */
  readonly hole: Uint8Array;
  /** For each of the hole's pixels the known one that it is copied from; −1 where there is none. */
  readonly source: Int32Array;
}

/** Steps across a join, in pixels: a hard one, and one that a vote or the finish has spread. */
const SPANS = [1, 3] as const;
/** What a step may differ from those of the sources without being seen, in grey levels. */
const TOLERANCE = 2;
/** What hides a join: so many grey levels, and the mean gradient within so many pixels. */
const PLAIN = 4;
const AROUND = 6;

/** The mean gradient (across and down together) of the luma around each pixel, in grey levels: what hides joins there. */
export function gradientAround(pixels: Uint8ClampedArray, width: number): Float32Array {
  const luma = lumaBytes(pixels);
  const gradient = new Float32Array(luma.length);
  for (let at = 0; at + width < luma.length; at++) {
    if ((at + 1) % width === 0) continue;
    const own = luma[at] as number;
    gradient[at] =
      Math.abs(own - (luma[at + 1] as number)) + Math.abs(own - (luma[at + width] as number));
  }
  return blurBox(gradient, width, AROUND);
}

/**
 * How much it is seen that one of the hole's pixels and those beside it are copied from different places: by how much the
 * steps between them go beyond what both places show there, squared, by the gradient `around` it
 * (see {@link gradientAround}). An edge of which only one side was copied is seen most.
 */
export function joinVisibility(filled: Filled, pixel: number, around: number): number {
  const { width, hole } = filled;
  const x = pixel % width;
  let sum = 0;
  for (const span of SPANS) {
    let excess = 0;
    if (x >= span) excess += excessOf(filled, pixel, -span, -1) ** 2;
    if (x + span < width) excess += excessOf(filled, pixel, span, 1) ** 2;
    if (pixel >= span * width) excess += excessOf(filled, pixel, -span * width, 0) ** 2;
    if (pixel + span * width < hole.length) excess += excessOf(filled, pixel, span * width, 0) ** 2;
    sum += excess / span;
  }
  return sum / (PLAIN + around);
}

/** By how many grey levels the step from a pixel to another goes beyond those of their sources, in the channel where that is most. */
function excessOf(
  { width, pixels, hole, source }: Filled,
  pixel: number,
  step: number,
  side: -1 | 0 | 1,
): number {
  const own = source[pixel] as number;
  const beside = pixel + step;
  const other = hole[beside] === 1 ? (source[beside] as number) : beside;
  if (own < 0 || other < 0 || other - own === step) return 0;
  const isKnown = (from: number, to: number) =>
    to >= 0 &&
    to < hole.length &&
    hole[to] === 0 &&
    (side === 0 || to % width > from % width === to > from);
  const hasOwn = isKnown(own, own + step);
  const hasOther = hole[beside] === 1 && isKnown(other, other - step);
  let most = 0;
  for (let channel = 0; channel < 3; channel++) {
    const rise = (from: number, to: number) =>
      (pixels[from * 4 + channel] as number) - (pixels[to * 4 + channel] as number);
    const present = rise(pixel, beside);
    const first = hasOwn ? rise(own, own + step) : 0;
    const second = hasOther ? rise(other - step, other) : 0;
    const above = present - Math.max(0, first, second);
    const below = Math.min(0, first, second) - present;
    most = Math.max(most, above - TOLERANCE, below - TOLERANCE);
  }
  return most;
}
