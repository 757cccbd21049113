/** Rounds of back-projection. */
const ROUNDS = 3;
/** Lanczos weights of the six pixels around a point a quarter pixel before (or after) a pixel. */
const WEIGHTS = normalise([-2.75, -1.75, -0.75, 0.25, 1.25, 2.25].map(lanczos3));

/** Doubles a plane in both directions (Lanczos, 3 lobes) so that its halves are the plane again. */
export function double(plane: Float32Array, width: number): Float32Array {
  const large = doublePlain(plane, width);
  backProject(large, plane, width, ROUNDS);
  return large;
}

/**
 * Moves a doubled plane, in place, so that the means of its 2×2 blocks are the plane of `width`
 * again (iterative back-projection, Irani and Peleg 1991).
 */
export function backProject(
  large: Float32Array,
  plane: Float32Array,
  width: number,
  rounds: number,
): void {
  for (let round = 0; round < rounds; round++) {
    const error = halve(large, width * 2);
    for (let at = 0; at < error.length; at++) {
      error[at] = (plane[at] as number) - (error[at] as number);
    }
    const correction = doublePlain(error, width);
    for (let at = 0; at < large.length; at++) {
      large[at] = (large[at] as number) + (correction[at] as number);
    }
  }
}

/** Doubles a plane in both directions (Lanczos, 3 lobes). */
export function doublePlain(plane: Float32Array, width: number): Float32Array {
  const height = plane.length / width;
  return transpose(doubleRows(transpose(doubleRows(plane, width), width * 2), height), height * 2);
}

/** Means of 2×2 blocks; width and height are even. */
export function halve(plane: Float32Array, width: number): Float32Array {
  const columns = width / 2;
  const result = new Float32Array(plane.length / 4);
  for (let at = 0; at < result.length; at++) {
    const x = at % columns;
    const from = ((at - x) / columns) * 2 * width + 2 * x;
    const upper = (plane[from] as number) + (plane[from + 1] as number);
    const lower = (plane[from + width] as number) + (plane[from + width + 1] as number);
    result[at] = (upper + lower) / 4;
  }
  return result;
}

function doubleRows(plane: Float32Array, width: number): Float32Array {
  const result = new Float32Array(plane.length * 2);
  for (let row = 0; row < plane.length; row += width) {
    for (let x = 0; x < width; x++) {
      let before = 0;
      let after = 0;
      for (let tap = 0; tap < 6; tap++) {
        const weight = WEIGHTS[tap] as number;
        const left = Math.min(width - 1, Math.max(0, x - 3 + tap));
        const right = Math.min(width - 1, Math.max(0, x + 3 - tap));
        before += weight * (plane[row + left] as number);
        after += weight * (plane[row + right] as number);
      }
      result[(row + x) * 2] = before;
      result[(row + x) * 2 + 1] = after;
    }
  }
  return result;
}

function transpose(plane: Float32Array, width: number): Float32Array {
  const height = plane.length / width;
  const result = new Float32Array(plane.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) result[x * height + y] = plane[y * width + x] as number;
  }
  return result;
}

function lanczos3(x: number): number {
  const angle = Math.PI * x;
  return x === 0 ? 1 : (3 * Math.sin(angle) * Math.sin(angle / 3)) / (angle * angle);
}

function normalise(weights: readonly number[]): Float32Array {
  const sum = weights.reduce((total, one) => total + one, 0);
  return Float32Array.from(weights, (weight) => weight / sum);
}
