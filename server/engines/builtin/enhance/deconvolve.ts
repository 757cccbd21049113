import { type Spectrum, transform } from '../kernels/fft.ts';

/** What a tile is freed of. */
export interface Spread {
  /** Standard deviation of the Gaussian that it was blurred by, in pixels. */
  readonly radius: number;
  /** Standard deviation of the noise that was added since, above 0, up to 255. */
  readonly noise: number;
}

/** How steep pictures mostly are: mean size of what one pixel differs from the next by. */
const STEEPNESS = 4;
/** Power of the size of a gradient that is taken for unlikely: below 1, few strong ones are likelier than many weak. */
const POWER = 0.8;
/** Gradients below these sizes are taken for none, one after the other. */
const THRESHOLDS = [16, 8, 4, 2, 1] as const;

/**
 * Makes what undoes a Gaussian blur of two square tiles at once, in place: one is the real and one the imaginary
 * part of a grid of `side`, a power of two, and their opposite sides are taken to meet. Among the pictures
 * which, blurred, would differ from a tile by no more than noise, that with the fewest gradients is
 * sought: edges get steep without waves beside them (half-quadratic splitting with a hyper-Laplacian
 * prior; Krishnan and Fergus 2009).
 */
export function createDeconvolution(
  side: number,
  { radius, noise }: Spread,
): (grid: Spectrum) => void {
  const passes = passesOf(side, radius);
  const trust = 1 / noise ** 2;
  const work = emptyGrid(side);
  const blurred = emptyGrid(side);
  return (grid) => {
    const { real, imaginary } = grid;
    blurred.real.set(real);
    blurred.imaginary.set(imaginary);
    transform(blurred, nobody);
    for (const threshold of THRESHOLDS) {
      const weight = 1 / (STEEPNESS * threshold);
      writeSlopes(real, side, threshold, work.real);
      writeSlopes(imaginary, side, threshold, work.imaginary);
      transform(work, nobody);
      for (let at = 0; at < real.length; at++) {
        const seen = trust * (passes.blur[at] as number);
        const below = seen * (passes.blur[at] as number) + weight * (passes.slope[at] as number);
        const scale = 1 / (below * real.length);
        // Real and imaginary parts change places, which turns the transform into its inverse, and back.
        real[at] =
          (seen * (blurred.imaginary[at] as number) + weight * (work.imaginary[at] as number)) *
          scale;
        imaginary[at] =
          (seen * (blurred.real[at] as number) + weight * (work.real[at] as number)) * scale;
      }
      transform(grid, nobody);
      for (let at = 0; at < real.length; at++) {
        const swap = real[at] as number;
        real[at] = imaginary[at] as number;
        imaginary[at] = swap;
      }
    }
  };
}

const nobody = () => undefined;

function emptyGrid(side: number): Spectrum {
  const make = () => new Float64Array(side * side);
  return { width: side, height: side, real: make(), imaginary: make() };
}

/** What the blur lets through of each frequency, and the square of what a step to the next pixel does. */
function passesOf(side: number, radius: number) {
  const blur = new Float64Array(side * side);
  const slope = new Float64Array(side * side);
  const turn = (index: number) => (2 * Math.PI * Math.min(index, side - index)) / side;
  for (let y = 0; y < side; y++) {
    const down = turn(y);
    for (let x = 0; x < side; x++) {
      const across = turn(x);
      blur[y * side + x] = Math.exp((-(across ** 2 + down ** 2) * radius ** 2) / 2);
      slope[y * side + x] = 4 - 2 * Math.cos(across) - 2 * Math.cos(down);
    }
  }
  return { blur, slope };
}

/** Writes what slopes are left of a plane when weak ones are taken for none, as the sum of them at each pixel. */
function writeSlopes(plane: Float64Array, side: number, threshold: number, to: Float64Array): void {
  to.fill(0);
  const limit = threshold ** (2 - POWER);
  for (let y = 0; y < side; y++) {
    const under = ((y + 1) % side) * side;
    for (let x = 0; x < side; x++) {
      const at = y * side + x;
      const right = y * side + ((x + 1) % side);
      const below = under + x;
      const across = (plane[right] as number) - (plane[at] as number);
      const down = (plane[below] as number) - (plane[at] as number);
      const size = Math.sqrt(across * across + down * down);
      if (size <= threshold) continue;
      const kept = 1 - limit * size ** (POWER - 2);
      to[right] = (to[right] as number) + kept * across;
      to[below] = (to[below] as number) + kept * down;
      to[at] = (to[at] as number) - kept * (across + down);
    }
  }
}
