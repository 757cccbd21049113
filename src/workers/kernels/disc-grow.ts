import { createRowMaxima, type RowMaxima } from './row-maxima.ts';

/** Pixels with a margin: `window` has `wide²` bytes, row by row, `wide` = size + 2·reach. */
interface Field {
  readonly window: Uint8Array;
  readonly size: number;
  readonly reach: number;
  readonly wide: number;
  /** By the vertical distance d, how far the disc reaches sideways: floor(√(reach² − d²)). */
  readonly chords: Int16Array;
}

/**
 * For each pixel of a square the greatest value at most `reach` px away (Euclidean, between pixel
 * centres). `window`: the square with `reach` px more on each side, `(size + 2·reach)²` bytes, row
 * by row. Returns `size²` bytes, row by row, or null if all are 0.
 *
 * Distance alone settles the pixels near the greatest value, which have it, and those near no
 * value but 0. Only between the two, around soft edges, the disc is looked through, row by row.
 */
export function growDisc(
  window: Uint8Array,
  size: number,
  reach: number,
): Uint8Array<ArrayBuffer> | null {
  const { least, most } = extremesOf(window);
  if (most === 0) return null;
  const field = { window, size, reach, wide: size + 2 * reach, chords: chordsOf(reach) };
  const out = new Uint8Array(size * size);
  markNear(field, most, out);
  if (least < most) markBetween(field, least, out);
  return out;
}

/** The smallest and the greatest value above 0; `most` is 0 if there is none. */
function extremesOf(window: Uint8Array): { readonly least: number; readonly most: number } {
  let least = 255;
  let most = 0;
  for (let i = 0; i < window.length; i += 1) {
    const value = window[i] ?? 0;
    if (value > most) most = value;
    if (value < least && value > 0) least = value;
  }
  return { least, most };
}

/** Half-widths of a disc by the distance from its middle row; −1 beyond it. */
function chordsOf(reach: number): Int16Array {
  const chords = new Int16Array(reach + 2);
  for (let d = 0; d <= reach; d += 1) chords[d] = Math.floor(Math.sqrt(reach * reach - d * d));
  chords[reach + 1] = -1;
  return chords;
}

/**
 * Writes `level` into each pixel of the square that has a value of at least `level` within reach.
 * For every column the distance to the nearest such value above or below, then along every row the
 * furthest that the columns' discs reach: two sweeps each way, whatever the reach.
 */
function markNear(field: Field, level: number, out: Uint8Array): void {
  const { size, reach, wide, chords } = field;
  const distances = verticalDistances(field, level);
  for (let row = 0; row < size; row += 1) {
    const from = row * wide;
    const to = row * size - reach;
    let end = -1;
    for (let x = 0; x < reach + size; x += 1) {
      const reached = x + (chords[distances[from + x] ?? 0] ?? 0);
      if (reached > end) end = reached;
      if (end >= x && x >= reach) out[to + x] = level;
    }
    end = wide;
    for (let x = wide - 1; x >= reach; x -= 1) {
      const reached = x - (chords[distances[from + x] ?? 0] ?? 0);
      if (reached < end) end = reached;
      if (end <= x && x < reach + size) out[to + x] = level;
    }
  }
}

/** `size` rows of `wide` distances, at most reach + 1, to the nearest value of at least `level`. */
function verticalDistances(field: Field, level: number): Uint16Array {
  const { window, size, reach, wide } = field;
  const far = reach + 1;
  const distances = new Uint16Array(size * wide);
  const current = new Uint16Array(wide).fill(far);
  for (let row = 0; row < reach + size; row += 1) {
    advance(window.subarray(row * wide, (row + 1) * wide), level, far, current);
    if (row >= reach) distances.set(current, (row - reach) * wide);
  }
  current.fill(far);
  for (let row = wide - 1; row >= reach; row -= 1) {
    advance(window.subarray(row * wide, (row + 1) * wide), level, far, current);
    if (row < reach + size) keepSmaller(distances, (row - reach) * wide, current);
  }
  return distances;
}

function advance(row: Uint8Array, level: number, far: number, current: Uint16Array): void {
  for (let x = 0; x < current.length; x += 1) {
    const next = (current[x] ?? 0) + 1;
    current[x] = (row[x] ?? 0) >= level ? 0 : next < far ? next : far;
  }
}

function keepSmaller(distances: Uint16Array, offset: number, current: Uint16Array): void {
  for (let x = 0; x < current.length; x += 1) {
    const value = current[x] ?? 0;
    if (value < (distances[offset + x] ?? 0)) distances[offset + x] = value;
  }
}

/** Finishes the pixels that are still 0 and have a value above 0 within reach. */
function markBetween(field: Field, least: number, out: Uint8Array): void {
  const { size } = field;
  const touched = new Uint8Array(out.length);
  markNear(field, least, touched);
  const maxima = createRowMaxima(field.window, field.wide);
  for (let row = 0; row < size; row += 1) {
    const end = (row + 1) * size;
    for (let at = row * size; at < end; at += 1) {
      if (touched[at] === 0 || out[at] !== 0) continue;
      const from = at;
      while (at < end && touched[at] !== 0 && out[at] === 0) at += 1;
      lookThroughDisc(field, maxima, row, out.subarray(from, at), from - row * size);
    }
  }
}

/** Raises a run of pixels of row `row`, beginning at column `left`, to what their discs hold. */
function lookThroughDisc(
  { reach, chords }: Field,
  maxima: RowMaxima,
  row: number,
  run: Uint8Array,
  left: number,
): void {
  for (let d = -reach; d <= reach; d += 1) {
    const half = chords[Math.abs(d)] ?? 0;
    maxima.raise(row + reach + d, left + reach - half, 2 * half + 1, run);
  }
}
