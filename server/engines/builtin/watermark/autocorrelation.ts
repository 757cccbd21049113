import { blurBox } from '../kernels/blur-box.ts';
import { type Spectrum, transform } from '../kernels/fft.ts';
import { divideShare, type OnShare } from '../kernels/share.ts';

/** How much of the picture has to overlap with its moved self for a move to count, as a share. */
const LEAST_OVERLAP = 0.2;
/** Edges much stronger than this many times the usual one count no more than that. */
const CLIP = 3;
/** Radius of the mean that peaks are measured against, in pixels. */
const LOCAL_RADIUS = 6;

/** How well a picture's edges fit themselves after a move. */
export interface Correlation {
  /** The largest move each way, in pixels. */
  readonly reachX: number;
  readonly reachY: number;
  /**
   * Height over the surroundings for moves down or right, in standard deviations of such heights:
   * row y (0 to reachY), column x + reachX (x from −reachX to reachX).
   */
  readonly heights: Float32Array;
}

/**
 * Correlates the gradients of a plane with themselves for every move (Wiener-Khinchin, zero-padded).
 * Strong edges are held down so that what is everywhere outweighs what is strong. `onShare` is told the
 * share of the work that is done.
 */
export function correlateEdges(luma: Uint8Array, width: number, onShare: OnShare): Correlation {
  const [onForth, onBack, onHeights] = divideShare(onShare, [5, 5, 2]);
  const height = luma.length / width;
  const reachX = Math.floor(width * (1 - LEAST_OVERLAP));
  const reachY = Math.floor(height * (1 - LEAST_OVERLAP));
  const grid = gradientGrid(luma, width, powerOfTwo(width + reachX), powerOfTwo(height + reachY));
  transform(grid, onForth);
  for (let at = 0; at < grid.real.length; at++) {
    grid.real[at] = (grid.real[at] as number) ** 2 + (grid.imaginary[at] as number) ** 2;
    grid.imaginary[at] = 0;
  }
  // The power is real and even in the sense that its transform is what its inverse transform is, mirrored.
  transform(grid, onBack);
  const columns = 2 * reachX + 1;
  const fit = new Float32Array(columns * (reachY + 1));
  for (let y = 0; y <= reachY; y++) {
    for (let x = -reachX; x <= reachX; x++) {
      const overlap = (width - Math.abs(x)) * (height - y);
      const column = (x + grid.width) % grid.width;
      // Noise falls with the root of the overlap: so divided, it is the same everywhere.
      fit[y * columns + x + reachX] =
        (grid.real[y * grid.width + column] as number) / Math.sqrt(overlap);
    }
  }
  const heights = standardise(fit, columns);
  onHeights(1);
  return { reachX, reachY, heights };
}

/** Clipped gradients as complex numbers, across in the real and down in the imaginary part. */
function gradientGrid(luma: Uint8Array, width: number, columns: number, rows: number): Spectrum {
  const size = columns * rows;
  const grid = {
    width: columns,
    height: rows,
    real: new Float64Array(size),
    imaginary: new Float64Array(size),
  };
  const limit = CLIP * (1 + usualStep(luma));
  const clip = (step: number) => Math.min(limit, Math.max(-limit, step));
  const height = luma.length / width;
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const at = y * width + x;
      const own = luma[at] as number;
      grid.real[y * columns + x] = clip((luma[at + 1] as number) - own);
      grid.imaginary[y * columns + x] = clip((luma[at + width] as number) - own);
    }
  }
  return grid;
}

function usualStep(luma: Uint8Array): number {
  const counts = new Float64Array(256);
  for (let at = 1; at < luma.length; at++) {
    const step = Math.abs((luma[at] as number) - (luma[at - 1] as number));
    counts[step] = (counts[step] as number) + 1;
  }
  let below = 0;
  for (let step = 0; step < 256; step++) {
    below += counts[step] as number;
    if (below >= luma.length / 2) return step;
  }
  return 255;
}

/** Heights over the local mean in robust standard deviations. */
function standardise(fit: Float32Array, columns: number): Float32Array {
  const mean = blurBox(fit, columns, LOCAL_RADIUS);
  const heights = fit.map((value, at) => value - (mean[at] as number));
  const step = Math.max(1, Math.floor(heights.length / 20_000));
  const sample = heights.filter((_, at) => at % step === 0).map(Math.abs);
  const deviation = 1.4826 * (sample.sort()[sample.length >> 1] as number);
  return heights.map((value) => value / Math.max(1e-6, deviation));
}

const powerOfTwo = (least: number): number => 2 ** Math.ceil(Math.log2(least));
