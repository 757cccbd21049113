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
  const radii = [0, 1, 2].map((i) => Math.floor((reach + i) / 3)).filter((radius) => radius > 0);
  const weights = radii.reduce((product, radius) => product * (2 * radius + 1), 1) ** 2;
  let sums = sumAlongRows(window, size, reach, radii);
  for (const radius of radii) sums = sumDownColumns(sums, size, radius);
  return meansOf(sums, weights);
}

function meansOf(sums: Float64Array, weights: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(sums.length);
  const half = (weights - 1) / 2;
  const most = 255 * weights;
  for (let i = 0; i < out.length; i += 1) {
    const sum = sums[i] ?? 0;
    // Most of a mask is all or nothing.
    if (sum === 0) continue;
    out[i] = sum === most ? 255 : floorDivide(sum + half, weights);
  }
  return out;
}

/** `size + 2·reach` rows of `size` sums: every row of the window, boxed by each radius. */
function sumAlongRows(
  window: Uint8Array,
  size: number,
  reach: number,
  radii: readonly number[],
): Float64Array {
  const wide = size + 2 * reach;
  const out = new Float64Array(wide * size);
  const row = new Float64Array(wide);
  const weights = radii.reduce((product, radius) => product * (2 * radius + 1), 1);
  for (let y = 0; y < wide; y += 1) {
    const values = window.subarray(y * wide, (y + 1) * wide);
    const only = uniformValue(values);
    if (only !== null) {
      if (only !== 0) out.fill(only * weights, y * size, (y + 1) * size);
      continue;
    }
    row.set(values);
    let length = wide;
    for (const radius of radii) {
      sumInPlace(row, length, radius);
      length -= 2 * radius;
    }
    out.set(row.subarray(0, size), y * size);
  }
  return out;
}

/** The value that all of them have, or null. */
function uniformValue(values: Uint8Array): number | null {
  const first = values[0] ?? 0;
  for (let i = 1; i < values.length; i += 1) if (values[i] !== first) return null;
  return first;
}

/** Puts the sum of the 2·radius + 1 values from i on into place i of the first `length` values. */
function sumInPlace(row: Float64Array, length: number, radius: number): void {
  const ahead = 2 * radius;
  let sum = 0;
  for (let i = 0; i < ahead; i += 1) sum += row[i] ?? 0;
  for (let i = 0; i < length - ahead; i += 1) {
    sum += row[i + ahead] ?? 0;
    const leaving = row[i] ?? 0;
    row[i] = sum;
    sum -= leaving;
  }
}

/** Rows of `size` sums, each the sum of 2·radius + 1 rows of `from`: fewer by twice the radius. */
function sumDownColumns(from: Float64Array, size: number, radius: number): Float64Array {
  const ahead = 2 * radius * size;
  const out = new Float64Array(from.length - ahead);
  const sum = new Float64Array(size);
  for (let top = 0; top < ahead; top += size) {
    for (let x = 0; x < size; x += 1) sum[x] = (sum[x] ?? 0) + (from[top + x] ?? 0);
  }
  for (let top = 0; top < out.length; top += size) {
    for (let x = 0; x < size; x += 1) {
      const value = (sum[x] ?? 0) + (from[top + ahead + x] ?? 0);
      out[top + x] = value;
      sum[x] = value - (from[top + x] ?? 0);
    }
  }
  return out;
}
