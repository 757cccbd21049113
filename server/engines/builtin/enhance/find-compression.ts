import type { Pixels } from '../../engine.ts';
import { lumaAt } from '../kernels/luma.ts';
import { SIDE, toFrequencies } from './dct.ts';

/** How a picture was compressed before it came here. */
export interface Compression {
  /** Column and row at which the first whole block begins, 0 to 7. */
  readonly left: number;
  readonly top: number;
  /** The step that each frequency of the luma was rounded to, 64 of them, row by row. */
  readonly steps: Float32Array;
  /** JPEG's quality, 1 to 100, as most programs count it. */
  readonly quality: number;
}

/** JPEG's example table for luma (ITU-T T.81, table K.1), which most programs multiply by one factor. */
const USUAL_STEPS = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56,
  14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113,
  92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
] as const;
/** Frequencies that steps are read from: the lowest, which most blocks have. */
const READ = [1, 2, 3, 8, 9, 10, 16, 17, 24] as const;
/** At least so many of them have to tell a step, */
const LEAST_TELLING = 4;
/** by at least so many blocks that are not rounded to nothing, which lie at whole steps so well (1: all exactly). */
const LEAST_BLOCKS = 40;
const LEAST_FIT = 0.6;
/** Decoding, which cuts colours off, moves a size from its multiple by at most so much: grain moves it by more of a large step. */
const MOST_OFF = 12;
/** At least this share of those at twice the step, thrice and so on is at the step itself, and of those at 0. */
const RARER = 0.3;
/** Steps below this cannot be told from what rounding to bytes adds. */
const LEAST_STEP = 3;
const MOST_STEP = 120;
/** Half of the steps that tell are within this of the middle one of their factors, as a share of it. */
const AGREEING = 0.25;
/** At most so many rows, and blocks, are looked at. */
const MOST_ROWS = 400;
const MOST_BLOCKS = 2500;
/** Values beyond these were cut off when the picture was decoded: their blocks say nothing. */
const DARKEST = 2;
const LIGHTEST = 253;

/**
 * Tells whether a picture was compressed as JPEG, and how strongly: the frequencies of its blocks then lie
 * at multiples of the steps they were rounded to (Fan and de Queiroz 2003). Null when it was not, only a
 * little, or was resized since.
 */
export function findCompression(image: Pixels): Compression | null {
  if (Math.min(image.width, image.height) < 3 * SIDE) return null;
  const left = gridOf(image, true);
  const top = gridOf(image, false);
  const factors = factorsOf(frequenciesOf(image, left, top));
  if (factors.length < LEAST_TELLING) return null;
  const factor = middleOf(factors);
  const agreeing = factors.filter((one) => Math.abs(one / factor - 1) < AGREEING);
  if (agreeing.length * 2 < factors.length) return null;
  const steps = Float32Array.from(USUAL_STEPS, (step) => Math.max(1, step * factor));
  const quality = Math.round(factor > 1 ? 50 / factor : 100 - 50 * factor);
  return { left, top, steps, quality };
}

/** Where blocks begin along rows, or along columns: there, neighbours differ more than on both sides of them. */
function gridOf({ width, height, data }: Pixels, across: boolean): number {
  const [length, lines] = across ? [width, height] : [height, width];
  const [step, stride] = across ? [1, width] : [width, 1];
  const sums = new Float64Array(SIDE);
  for (let line = 0; line < lines; line += Math.ceil(lines / MOST_ROWS)) {
    const luma = (at: number) => lumaAt(data, line * stride + at * step);
    for (let at = 2; at + 1 < length; at++) {
      const jump = Math.abs(luma(at) - luma(at - 1));
      const beside = Math.abs(luma(at - 1) - luma(at - 2)) + Math.abs(luma(at + 1) - luma(at));
      const place = at % SIDE;
      // Strong edges are the picture's own and lie anywhere.
      sums[place] = (sums[place] as number) + Math.min(8, Math.max(-8, jump - beside / 2));
    }
  }
  return sums.indexOf(Math.max(...sums));
}

/** Of each frequency that is read, its size in every block that is looked at. */
function frequenciesOf({ width, height, data }: Pixels, left: number, top: number): number[][] {
  const columns = Math.floor((width - left) / SIDE);
  const rows = Math.floor((height - top) / SIDE);
  const stride = Math.max(1, Math.ceil(Math.sqrt((columns * rows) / MOST_BLOCKS)));
  const found: number[][] = READ.map(() => []);
  const block = new Float32Array(SIDE * SIDE);
  for (let row = 0; row < rows; row += stride) {
    for (let column = 0; column < columns; column += stride) {
      const corner = (top + row * SIDE) * width + left + column * SIDE;
      for (let at = 0; at < block.length; at++) {
        block[at] = lumaAt(data, corner + (at >> 3) * width + (at & 7));
      }
      if (block.some((value) => value < DARKEST || value > LIGHTEST)) continue;
      toFrequencies(block);
      for (const [index, at] of READ.entries()) found[index]?.push(Math.abs(block[at] as number));
    }
  }
  return found;
}

/** The factors on the usual steps that frequencies tell. */
function factorsOf(frequencies: readonly number[][]): number[] {
  return frequencies.flatMap((sizes, index) => {
    const step = stepOf(sizes.toSorted((a, b) => b - a));
    return step === null ? [] : [step / (USUAL_STEPS[READ[index] as number] as number)];
  });
}

/** The largest step whose multiples the sizes are, which fall; null if there is none. */
function stepOf(sizes: readonly number[]): number | null {
  for (let step = MOST_STEP; step >= LEAST_STEP; step--) {
    if (fitOf(sizes, step) < LEAST_FIT) continue;
    // A step or two too large fits nearly as well as the right one.
    while (fitOf(sizes, step - 1) > fitOf(sizes, step)) step--;
    return step;
  }
  return null;
}

/**
 * How well those of falling sizes that are not rounded to nothing lie at multiples of a step, −1 to 1; −1 where too few tell,
 * or where larger multiples are not rarer: what repeats itself has few sizes, which are multiples of something by chance.
 */
function fitOf(sizes: readonly number[], step: number): number {
  const room = Math.min(step / 2, MOST_OFF);
  const counts: number[] = [];
  let fit = 0;
  for (const size of sizes) {
    const multiple = Math.round(size / step);
    if (multiple === 0) break;
    counts[multiple] = (counts[multiple] ?? 0) + 1;
    const off = Math.abs(size - multiple * step);
    fit += Math.cos(Math.PI * Math.min(1, off / room));
  }
  const told = counts.reduce((sum, count) => sum + count, 0);
  const single = counts[1] ?? 0;
  const isFalling =
    sizes.length - told >= RARER * single && counts.every((count) => single >= RARER * count);
  return told < LEAST_BLOCKS || !isFalling ? -1 : fit / told;
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
