import type { DiscMaxima } from './disc-maxima.ts';

/*
 * The greatest value at most `reach` px away (Euclidean, between pixel centres) for each pixel of a
 * square of `size` px. Distance alone settles it near values of 255 and where no value above 0 is
 * near: for every column the distance to the nearest such value above or below, then along every
 * row the furthest that the columns' discs reach. Only between the two, around soft edges, the
 * disc is looked through, row by row of it.
 */

/** Half-widths of a disc by the distance from its middle row; −1 beyond it, at reach + 1. */
export function chordsOf(reach: number): Int16Array {
  const chords = new Int16Array(reach + 2);
  for (let d = 0; d <= reach; d += 1) chords[d] = Math.floor(Math.sqrt(reach * reach - d * d));
  chords[reach + 1] = -1;
  return chords;
}

/**
 * For each pixel of a square the distance to the nearest value of at least `level` in its column,
 * reach + 1 where there is none within reach; `size²` numbers, row by row.
 * @param strip the square with `reach` rows more above and below, `size` bytes a row
 */
export function columnDistances(
  strip: Uint8Array,
  size: number,
  reach: number,
  level: number,
): Int32Array {
  const distances = new Int32Array(size * size);
  const current = new Int32Array(size).fill(reach + 1);
  const rowOf = (row: number): Uint8Array => strip.subarray(row * size, (row + 1) * size);
  for (let row = 0; row < reach + size; row += 1) {
    goOn(rowOf(row), level, reach + 1, current);
    if (row >= reach) distances.set(current, (row - reach) * size);
  }
  current.fill(reach + 1);
  for (let row = size + 2 * reach - 1; row >= reach; row -= 1) {
    goOn(rowOf(row), level, reach + 1, current);
    if (row < reach + size) keepSmaller(distances, (row - reach) * size, current);
  }
  return distances;
}

/** Steps the distances on by one row, which has its own values. */
function goOn(row: Uint8Array, level: number, far: number, current: Int32Array): void {
  for (let x = 0; x < current.length; x += 1) {
    const next = (current[x] ?? 0) + 1;
    current[x] = (row[x] ?? 0) >= level ? 0 : next < far ? next : far;
  }
}

function keepSmaller(distances: Int32Array, offset: number, current: Int32Array): void {
  for (let x = 0; x < current.length; x += 1) {
    const value = current[x] ?? 0;
    if (value < (distances[offset + x] ?? 0)) distances[offset + x] = value;
  }
}

/**
 * Writes `value` into each pixel of a row that one of its columns' discs reaches. `distances`: of
 * the row with `reach` columns more on each side; `chords`: of {@link chordsOf}.
 */
export function markReached(
  distances: Int32Array,
  chords: Int16Array,
  value: number,
  row: Uint8Array,
): void {
  const reach = chords.length - 2;
  const end = reach + row.length;
  let reached = -1;
  for (let x = 0; x < end; x += 1) {
    const to = x + (chords[distances[x] ?? 0] ?? 0);
    if (to > reached) reached = to;
    if (x >= reach && reached >= x) row[x - reach] = value;
  }
  reached = distances.length;
  for (let x = distances.length - 1; x >= reach; x -= 1) {
    const to = x - (chords[distances[x] ?? 0] ?? 0);
    if (to < reached) reached = to;
    if (x < end && reached <= x) row[x - reach] = value;
  }
}

/**
 * Finishes those pixels of a square that are 0 in `out` and not in `touched`, by looking through
 * their discs; those between them in a row have their greatest values already.
 * @param size px a side of the square
 * @param maxima has the square with what surrounds it
 */
export function raiseBetween(
  size: number,
  maxima: Pick<DiscMaxima, 'read'>,
  touched: Uint8Array,
  out: Uint8Array<ArrayBuffer>,
): void {
  for (let row = 0; row < size; row += 1) {
    const start = row * size;
    let first = -1;
    let last = -1;
    for (let x = 0; x < size; x += 1) {
      if (touched[start + x] === 0 || out[start + x] !== 0) continue;
      if (first < 0) first = x;
      last = x;
    }
    if (first >= 0) maxima.read(row, first, out.subarray(start + first, start + last + 1));
  }
}
