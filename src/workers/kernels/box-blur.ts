import { floorDivide } from './integer-math.ts';

/**
 * Three box blurs of a square, as one weighted mean that is rounded once. The boxes' radii are
 * ⌊reach/3⌋, ⌊(reach + 1)/3⌋ and ⌊(reach + 2)/3⌋, together `reach`, so a value is felt exactly as
 * far as `reach` px along each axis. `window`: the square with `reach` px more on each side,
 * `(size + 2·reach)²` bytes, row by row; returns `size²` bytes. The weights' sum is odd, so no mean
 * lies half-way between two bytes. `reach` up to 256 keeps every sum below 2^53.
 */
export function blurBoxes(
  window: Uint8Array,
  size: number,
  reach: number,
): Uint8Array<ArrayBuffer> {
  const wide = size + 2 * reach;
  const radii = [0, 1, 2].map((i) => Math.floor((reach + i) / 3));
  const weights = radii.reduce((product, radius) => product * (2 * radius + 1), 1) ** 2;
  const rows = sumAlongRows(window, wide, radii);
  const sums = radii.reduce((from, radius) => sumDownColumns(from, size, radius), rows);
  const half = (weights - 1) / 2;
  return Uint8Array.from(sums, (sum) => floorDivide(sum + half, weights));
}

/** Every row of a square of `wide²` bytes, boxed by each radius: shorter by twice their sum. */
function sumAlongRows(window: Uint8Array, wide: number, radii: readonly number[]): Float64Array {
  const narrow = radii.reduce((length, radius) => length - 2 * radius, wide);
  const out = new Float64Array(wide * narrow);
  const row = new Float64Array(wide);
  for (let y = 0; y < wide; y += 1) {
    row.set(window.subarray(y * wide, (y + 1) * wide));
    let length = wide;
    for (const radius of radii) {
      sumInPlace(row, length, radius);
      length -= 2 * radius;
    }
    out.set(row.subarray(0, narrow), y * narrow);
  }
  return out;
}

/** Puts the sum of the 2·radius + 1 values from i on into place i of the first `length` values. */
function sumInPlace(row: Float64Array, length: number, radius: number): void {
  let sum = 0;
  for (let i = 0; i < 2 * radius; i += 1) sum += row[i] ?? 0;
  for (let i = 0; i < length - 2 * radius; i += 1) {
    sum += row[i + 2 * radius] ?? 0;
    const leaving = row[i] ?? 0;
    row[i] = sum;
    sum -= leaving;
  }
}

/** Rows of `size` sums, each the sum of 2·radius + 1 rows of `from`: fewer by twice the radius. */
function sumDownColumns(from: Float64Array, size: number, radius: number): Float64Array {
  const height = from.length / size - 2 * radius;
  const out = new Float64Array(height * size);
  const sum = new Float64Array(size);
  for (let i = 0; i < 2 * radius * size; i += 1)
    sum[i % size] = (sum[i % size] ?? 0) + (from[i] ?? 0);
  for (let y = 0; y < height; y += 1) {
    const entering = (y + 2 * radius) * size;
    const leaving = y * size;
    for (let x = 0; x < size; x += 1) {
      const value = (sum[x] ?? 0) + (from[entering + x] ?? 0);
      out[leaving + x] = value;
      sum[x] = value - (from[leaving + x] ?? 0);
    }
  }
  return out;
}
