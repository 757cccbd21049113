import { floorDivide } from './integer-math.ts';

/*
 * Three box blurs of a square of `size` px, as one weighted mean that is rounded once. The boxes'
 * radii are together `reach`, so a value is felt exactly that far along each axis. Columns first:
 * their sums stay below 2^31, those of rows of them below 2^53, for a reach of up to 256.
 */

/** Radii of the three boxes: ⌊reach/3⌋, ⌊(reach + 1)/3⌋ and ⌊(reach + 2)/3⌋. */
export function boxRadii(reach: number): readonly number[] {
  return [0, 1, 2].map((i) => Math.floor((reach + i) / 3));
}

/** The sum of the weights along one axis; odd. */
function weightOf(radii: readonly number[]): number {
  return radii.reduce((product, radius) => product * (2 * radius + 1), 1);
}

/**
 * Weighted sums down each column, `size²` of them, row by row.
 * @param strip the square with as many rows more above and below as the radii are together
 */
export function sumColumns(strip: Uint8Array, size: number, radii: readonly number[]): Int32Array {
  let sums = Int32Array.from(strip);
  for (const radius of radii) if (radius > 0) sums = boxColumns(sums, size, radius);
  return sums;
}

/** Rows of `size` sums, each the sum of 2·radius + 1 rows of `from`: fewer by twice the radius. */
function boxColumns(from: Int32Array, size: number, radius: number): Int32Array<ArrayBuffer> {
  const ahead = 2 * radius * size;
  const out = new Int32Array(from.length - ahead);
  const sum = new Int32Array(size);
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

/**
 * The means of one row. `sums`: of {@link sumColumns}, with as many columns more on each side as
 * the radii are together; `work`: as long. As the weights' sum is odd, no mean lies half-way.
 */
export function meanRow(
  sums: Int32Array,
  radii: readonly number[],
  work: Float64Array,
  row: Uint8Array,
): void {
  const weights = weightOf(radii) ** 2;
  let length = sums.length;
  for (let i = 0; i < length; i += 1) work[i] = sums[i] ?? 0;
  for (const radius of radii) {
    if (radius > 0) boxInPlace(work, length, radius);
    length -= 2 * radius;
  }
  const half = (weights - 1) / 2;
  for (let x = 0; x < row.length; x += 1) row[x] = floorDivide((work[x] ?? 0) + half, weights);
}

/** Puts the sum of the 2·radius + 1 values from i on into place i of the first `length` values. */
function boxInPlace(values: Float64Array, length: number, radius: number): void {
  const ahead = 2 * radius;
  let sum = 0;
  for (let i = 0; i < ahead; i += 1) sum += values[i] ?? 0;
  for (let i = 0; i < length - ahead; i += 1) {
    sum += values[i + ahead] ?? 0;
    const leaving = values[i] ?? 0;
    values[i] = sum;
    sum -= leaving;
  }
}
