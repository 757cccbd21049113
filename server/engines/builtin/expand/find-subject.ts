import { lumaOf } from '../kernels/luma.ts';
import type { Pixels } from '../../engine.ts';

/** Cells along the longer side of what is looked at: large enough that fine texture averages out. */
const CELLS = 80;
/** Differences between neighbouring cells below this are shading or texture and cost nothing. */
const SHADING = 6;
/** What is farther than this from the hole's border is another thing than what the border cuts. */
const APART = 45;
/** At least this share of the known cells may be copied from, however unlike the border they are. */
const LEAST_OPEN = 0.35;
/** Colour differences count more than those of light: shadows fall on things. */
const COLOUR_WEIGHT = 1.5;

/**
 * Marks (1) the known pixels that belong to things which the hole's border does not cut: a face, a
 * cup, a tower. Continuing a picture from them would repeat its subject. What the border does not
 * reach without crossing strong edges is such a thing (geodesic distance to the border, after Wei et
 * al. 2012, "Geodesic saliency using background priors"), measured between cells of mean colour.
 * `hole` is 1 where pixels are still to be made.
 */
export function findSubject(picture: Pixels, hole: Uint8Array): Uint8Array {
  const cells = meanCells(picture, hole);
  const distance = spread(cells);
  const limit = Math.max(APART, quantile(distance, LEAST_OPEN));
  return Uint8Array.from(hole, (unknown, at) => {
    if (unknown === 1) return 0;
    return (distance[cellOf(cells, at, picture.width)] as number) > limit ? 1 : 0;
  });
}

/** Mean colours of square cells; a cell with a hole's pixel in it is a start of distances. */
interface Cells {
  readonly columns: number;
  readonly rows: number;
  /** Side of a cell in pixels. */
  readonly side: number;
  /** Four values a cell: luma, two colour differences, alpha. */
  readonly colour: Float32Array;
  /** Known pixels of each cell. */
  readonly known: Uint32Array;
  readonly isStart: Uint8Array;
}

const cellOf = ({ columns, side }: Pick<Cells, 'columns' | 'side'>, at: number, width: number) =>
  Math.floor(Math.floor(at / width) / side) * columns + Math.floor((at % width) / side);

function meanCells({ width, height, data }: Pixels, hole: Uint8Array): Cells {
  const side = Math.max(1, Math.ceil(Math.max(width, height) / CELLS));
  const columns = Math.ceil(width / side);
  const rows = Math.ceil(height / side);
  const colour = new Float32Array(columns * rows * 4);
  const known = new Uint32Array(columns * rows);
  const isStart = new Uint8Array(columns * rows);
  for (let at = 0; at < hole.length; at++) {
    const cell = cellOf({ columns, side }, at, width);
    if (hole[at] === 1) continue;
    const alpha = data[at * 4 + 3] as number;
    const red = ((data[at * 4] as number) * alpha) / 255;
    const green = ((data[at * 4 + 1] as number) * alpha) / 255;
    const blue = ((data[at * 4 + 2] as number) * alpha) / 255;
    const luma = lumaOf(red, green, blue);
    const values = [luma, 0.564 * (blue - luma), 0.713 * (red - luma), alpha];
    for (let c = 0; c < 4; c++) {
      const weight = c === 1 || c === 2 ? COLOUR_WEIGHT : 1;
      colour[cell * 4 + c] = (colour[cell * 4 + c] as number) + weight * (values[c] as number);
    }
    known[cell] = (known[cell] as number) + 1;
  }
  for (let at = 0; at < colour.length; at++) {
    colour[at] = (colour[at] as number) / Math.max(1, known[at >> 2] as number);
  }
  for (let at = 0; at < hole.length; at++) {
    const x = at % width;
    const beside =
      (x > 0 && hole[at - 1] === 1) ||
      (x + 1 < width && hole[at + 1] === 1) ||
      hole[at - width] === 1 ||
      hole[at + width] === 1;
    if (hole[at] === 0 && beside) isStart[cellOf({ columns, side }, at, width)] = 1;
  }
  return { columns, rows, side, colour, known, isStart };
}

/** Geodesic distance of each cell from the starts, by sweeps to and fro until nothing changes. */
function spread({ columns, rows, colour, known, isStart }: Cells): Float64Array {
  const distance = Float64Array.from(isStart, (start) => (start === 1 ? 0 : FAR));
  const relax = (at: number): boolean => {
    if (known[at] === 0) return false;
    const x = at % columns;
    let best = distance[at] as number;
    for (const other of [
      x > 0 ? at - 1 : -1,
      x + 1 < columns ? at + 1 : -1,
      at - columns,
      at + columns,
    ]) {
      if (other < 0 || other >= columns * rows || known[other] === 0) continue;
      best = Math.min(best, (distance[other] as number) + stepBetween(colour, at, other));
    }
    const isNearer = best < (distance[at] as number);
    distance[at] = best;
    return isNearer;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (let at = 0; at < distance.length; at++) changed = relax(at) || changed;
    for (let at = distance.length - 1; at >= 0; at--) changed = relax(at) || changed;
  }
  return distance;
}

/** Farther than any path is long. */
const FAR = 1e9;

function stepBetween(colour: Float32Array, a: number, b: number): number {
  let sum = 0;
  for (let c = 0; c < 4; c++) {
    sum += ((colour[a * 4 + c] as number) - (colour[b * 4 + c] as number)) ** 2;
  }
  return Math.max(0, Math.sqrt(sum) - SHADING);
}

/** The value that this share of those that were reached are at most. */
function quantile(distance: Float64Array, share: number): number {
  const reached = distance.filter((value) => value < FAR).sort();
  return reached[Math.floor(reached.length * share)] ?? 0;
}
