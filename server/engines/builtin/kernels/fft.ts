import type { OnShare } from './share.ts';

/** A grid of complex numbers; both sides are powers of two. */
export interface Spectrum {
  readonly width: number;
  readonly height: number;
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

/** Lines between two reports of progress. */
const LINES_A_REPORT = 128;

/**
 * Discrete Fourier transform in both directions, in place, without scaling (Cooley and Tukey 1965).
 * `onShare` is told the share of the lines that are done.
 */
export function transform(grid: Spectrum, onShare: OnShare): void {
  const { width, height } = grid;
  const across = createPlan(width);
  const down = createPlan(height);
  let done = 0;
  const transformNext = (plan: Plan, start: number, step: number) => {
    transformLine(grid, plan, start, step);
    if (++done % LINES_A_REPORT === 0) onShare(done / (width + height));
  };
  for (let y = 0; y < height; y++) transformNext(across, y * width, 1);
  for (let x = 0; x < width; x++) transformNext(down, x, width);
}

interface Plan {
  readonly size: number;
  readonly swaps: Int32Array;
  readonly cosine: Float64Array;
  readonly sine: Float64Array;
  /** A line in the making. */
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

function createPlan(size: number): Plan {
  const bits = Math.log2(size);
  const swaps = Int32Array.from({ length: size }, (_, index) => {
    let mirrored = 0;
    for (let bit = 0; bit < bits; bit++) mirrored |= ((index >> bit) & 1) << (bits - 1 - bit);
    return mirrored;
  });
  const angle = (_: unknown, index: number) => (-2 * Math.PI * index) / size;
  const angles = Float64Array.from({ length: size / 2 }, angle);
  return {
    size,
    swaps,
    cosine: angles.map(Math.cos),
    sine: angles.map(Math.sin),
    real: new Float64Array(size),
    imaginary: new Float64Array(size),
  };
}

function transformLine(grid: Spectrum, plan: Plan, start: number, step: number): void {
  const { size, swaps, cosine, sine, real, imaginary } = plan;
  for (let index = 0; index < size; index++) {
    const from = start + (swaps[index] as number) * step;
    real[index] = grid.real[from] as number;
    imaginary[index] = grid.imaginary[from] as number;
  }
  for (let half = 1; half < size; half *= 2) {
    const stride = size / (2 * half);
    for (let block = 0; block < size; block += 2 * half) {
      for (let k = 0; k < half; k++) {
        const [low, high] = [block + k, block + k + half];
        const c = cosine[k * stride] as number;
        const s = sine[k * stride] as number;
        const turnedReal = c * (real[high] as number) - s * (imaginary[high] as number);
        const turnedImaginary = c * (imaginary[high] as number) + s * (real[high] as number);
        real[high] = (real[low] as number) - turnedReal;
        imaginary[high] = (imaginary[low] as number) - turnedImaginary;
        real[low] = (real[low] as number) + turnedReal;
        imaginary[low] = (imaginary[low] as number) + turnedImaginary;
      }
    }
  }
  for (let index = 0; index < size; index++) {
    grid.real[start + index * step] = real[index] as number;
    grid.imaginary[start + index * step] = imaginary[index] as number;
  }
}
