import type { Lattice, Move } from './find-lattice.ts';

/** Pixels around a cell that repeat its other side, so that it can be read between pixels. */
const MARGIN = 2;

/** One cell of a lattice as a window of pixels, with a margin; the window may hold places twice. */
export interface Cell {
  readonly lattice: Lattice;
  readonly width: number;
  readonly height: number;
  /** Position of the window's first pixel when the cell's corner is at the picture's. */
  readonly left: number;
  readonly top: number;
  /** The moves by whole lattice steps that bring the window onto the picture, at least in part. */
  readonly moves: readonly Move[];
}

/** The cell of a lattice over a picture of that size. */
export function cellFor(lattice: Lattice, width: number, height: number): Cell {
  const { one, two } = lattice;
  const xs = [0, one.x, two.x, one.x + two.x];
  const ys = [0, one.y, two.y, one.y + two.y];
  const left = Math.floor(Math.min(...xs)) - MARGIN;
  const top = Math.floor(Math.min(...ys)) - MARGIN;
  const cell = {
    lattice,
    left,
    top,
    width: Math.ceil(Math.max(...xs)) - left + MARGIN + 1,
    height: Math.ceil(Math.max(...ys)) - top + MARGIN + 1,
  };
  return { ...cell, moves: movesOnto(cell, width, height) };
}

function movesOnto(cell: Omit<Cell, 'moves'>, width: number, height: number): Move[] {
  const { one, two } = cell.lattice;
  const most = Math.ceil(
    (2 * (width + height)) / Math.min(Math.hypot(one.x, one.y), Math.hypot(two.x, two.y)),
  );
  const moves: Move[] = [];
  for (let m = -most; m <= most; m++) {
    for (let n = -most; n <= most; n++) {
      const x = m * one.x + n * two.x;
      const y = m * one.y + n * two.y;
      const across = x + cell.left < width && x + cell.left + cell.width > 0;
      if (across && y + cell.top < height && y + cell.top + cell.height > 0) moves.push({ x, y });
    }
  }
  return moves;
}

/**
 * For each pixel of the window, the middle of the values that a plane has there over all moves,
 * counted from the cell's corner; `known` says how many there were.
 */
export function foldMedian(
  plane: Float32Array,
  width: number,
  cell: Cell,
): { median: Float32Array; known: Uint16Array } {
  const median = new Float32Array(cell.width * cell.height);
  const known = new Uint16Array(median.length);
  const values = new Float32Array(cell.moves.length);
  for (let at = 0; at < median.length; at++) {
    const column = at % cell.width;
    const x = column + cell.left;
    const y = (at - column) / cell.width + cell.top;
    let count = 0;
    for (const move of cell.moves) {
      const value = readBetween(plane, width, x + move.x, y + move.y);
      if (!Number.isNaN(value)) values[count++] = value;
    }
    known[at] = count;
    median[at] = count === 0 ? 0 : middle(values.subarray(0, count).sort());
  }
  return { median, known };
}

/** For each pixel of the window, the sum of the values that a plane has there over all moves. */
export function foldSums(plane: Float32Array, width: number, cell: Cell): Float32Array {
  return Float32Array.from({ length: cell.width * cell.height }, (_, at) => {
    const column = at % cell.width;
    const x = column + cell.left;
    const y = (at - column) / cell.width + cell.top;
    let sum = 0;
    for (const move of cell.moves) {
      const value = readBetween(plane, width, x + move.x, y + move.y);
      if (!Number.isNaN(value)) sum += value;
    }
    return sum;
  });
}

const middle = (sorted: Float32Array): number =>
  ((sorted[(sorted.length - 1) >> 1] as number) + (sorted[sorted.length >> 1] as number)) / 2;

/** A plane between its pixels (bilinear); not a number outside. */
export function readBetween(plane: Float32Array, width: number, x: number, y: number): number {
  const height = plane.length / width;
  const column = Math.floor(x + 1e-6);
  const row = Math.floor(y + 1e-6);
  const shareX = Math.max(0, x - column);
  const shareY = Math.max(0, y - row);
  if (column < 0 || row < 0 || column >= width || row >= height) return Number.NaN;
  const right = shareX > 1e-6 ? 1 : 0;
  const down = shareY > 1e-6 ? 1 : 0;
  if (column + right >= width || row + down >= height) return Number.NaN;
  const at = row * width + column;
  const upper = (plane[at] as number) * (1 - shareX) + (plane[at + right] as number) * shareX;
  if (down === 0) return upper;
  const under = at + width;
  const lower = (plane[under] as number) * (1 - shareX) + (plane[under + right] as number) * shareX;
  return upper * (1 - shareY) + lower * shareY;
}

/** Lays a window's values over a picture of that size: each pixel takes those of its place in the cell. */
export function unfold(
  window: Float32Array,
  cell: Cell,
  width: number,
  height: number,
): Float32Array {
  const { one, two } = cell.lattice;
  const determinant = one.x * two.y - one.y * two.x;
  const result = new Float32Array(width * height);
  for (let at = 0; at < result.length; at++) {
    const x = at % width;
    const y = (at - x) / width;
    const m = Math.floor((x * two.y - y * two.x) / determinant + 1e-9);
    const n = Math.floor((one.x * y - one.y * x) / determinant + 1e-9);
    const inX = x - m * one.x - n * two.x - cell.left;
    const inY = y - m * one.y - n * two.y - cell.top;
    const value = readBetween(window, cell.width, inX, inY);
    result[at] = Number.isNaN(value) ? 0 : value;
  }
  return result;
}
