import { blurBox } from '../kernels/blur-box.ts';
import { lumaOf } from '../kernels/luma.ts';
import { isOpen } from './hole.ts';

/** Cells along the longer side of what is looked at, so that fine texture averages out. */
const CELLS = 130;
/** A cell is marked if that share of those within so many cells is unlike the border: a thing's rim too, no speck. */
const MARK_RADIUS = 2;
const MARK_SHARE = 0.35;
/** What differs more than this from what the hole's border cuts is another thing, in grey levels. */
const APART = 45;
/** What is nearer than this to what lies somewhere along the border may be more of that: pickets of one fence. */
const ALIKE = 14;
/** Places along the border that are compared with each other. */
const BORDER_SAMPLES = 60;
/** So many times the hole are enough to copy from; */
const ENOUGH = 5;
/** if fewer are left, at least this share of the known cells may be, however unlike the border they are. */
const LEAST_OPEN = 0.35;
/** Colour differences count more than those of light: shadows fall on things. */
const COLOUR_WEIGHT = 1.5;

/** What is looked at: RGBA, colours multiplied by alpha. */
interface View {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/**
 * Marks (1) the known pixels that belong to things which the hole's border does not cut: a face, a
 * cup, a window in a wall. Filling the hole from them would repeat them where they do not belong.
 * Such a thing is what no way from the border reaches without a colour much unlike the one that the
 * way began with, and what looks like nothing along the border (minimum barrier distance, Strand et
 * al. 2013; the border as what is surely wanted, after Wei et al. 2012). Measured between cells of
 * mean colour: texture averages out, and does not add up along the way. `hole` is 1 where pixels are still to be made.
 */
export function findUncut(picture: View, hole: Uint8Array): Uint8Array {
  const cells = meanCells(picture, hole);
  const barrier = barriers(cells);
  // Beyond a side of the picture what repeats is worse than what goes on too plainly.
  const isClosed = !isOpen(hole, picture.width);
  const usual = isClosed ? borderSpread(cells) : 0;
  const known = Float32Array.from(cells.known, (count) => (count > 0 ? 1 : 0));
  const around = blurBox(known, cells.columns, MARK_RADIUS);
  const isSeen = isClosed ? seenAtBorder(cells, known, around) : () => false;
  const markAbove = (limit: number): Uint8Array => {
    const unlike = known.map((value, cell) =>
      (barrier[cell] as number) > limit && !isSeen(cell) ? value : 0,
    );
    const unlikeAround = blurBox(unlike, cells.columns, MARK_RADIUS);
    const isUnlike = unlikeAround.map((sum, cell) =>
      sum / (around[cell] as number) > MARK_SHARE ? 1 : 0,
    );
    const marks = new Uint8Array(hole.length);
    for (let at = 0; at < marks.length; at++)
      if (hole[at] === 0) marks[at] = isUnlike[cellOf(cells, at, picture.width)] as number;
    return marks;
  };
  const limit = Math.max(APART, usual);
  const marks = markAbove(limit);
  if (isEnough(hole, marks)) return marks;
  return markAbove(Math.max(limit, quantile(barrier, LEAST_OPEN)));
}

/** Whether what is not marked is many times the hole. */
function isEnough(hole: Uint8Array, marks: Uint8Array): boolean {
  const size = sumOf(hole);
  return hole.length - size - sumOf(marks) >= ENOUGH * size;
}

function sumOf(plane: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < plane.length; at++) sum += plane[at] as number;
  return sum;
}

/** Mean colours of square cells; a cell beside the hole is the start of ways. */
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

function meanCells({ width, height, data }: View, hole: Uint8Array): Cells {
  const side = Math.max(1, Math.ceil(Math.max(width, height) / CELLS));
  const columns = Math.ceil(width / side);
  const rows = Math.ceil(height / side);
  const colour = new Float32Array(columns * rows * 4);
  const known = new Uint32Array(columns * rows);
  const isStart = new Uint8Array(columns * rows);
  const add = (at: number, value: number) => {
    colour[at] = (colour[at] as number) + value;
  };
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] === 1) continue;
    const cell = cellOf({ columns, side }, at, width);
    const red = data[at * 4] as number;
    const blue = data[at * 4 + 2] as number;
    const luma = lumaOf(red, data[at * 4 + 1] as number, blue);
    add(cell * 4, luma);
    add(cell * 4 + 1, COLOUR_WEIGHT * (0.564 * (blue - luma)));
    add(cell * 4 + 2, COLOUR_WEIGHT * (0.713 * (red - luma)));
    add(cell * 4 + 3, data[at * 4 + 3] as number);
    known[cell] = (known[cell] as number) + 1;
  }
  for (let at = 0; at < colour.length; at++) {
    colour[at] = (colour[at] as number) / Math.max(1, known[at >> 2] as number);
  }
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] !== 0) continue;
    const x = at % width;
    const beside =
      (x > 0 && hole[at - 1] === 1) ||
      (x + 1 < width && hole[at + 1] === 1) ||
      hole[at - width] === 1 ||
      hole[at + width] === 1;
    if (beside) isStart[cellOf({ columns, side }, at, width)] = 1;
  }
  return { columns, rows, side, colour, known, isStart };
}

/** The least barrier on any way from a start to each cell, by sweeps to and fro until nothing changes. */
function barriers({ columns, colour, known, isStart }: Cells): Float64Array {
  const barrier = Float64Array.from(isStart, (start) => (start === 1 ? 0 : FAR));
  /** Where the best way to a cell began. */
  const start = Int32Array.from(isStart, (_, at) => at);
  const come = (at: number, other: number) => {
    const sofar = barrier[other] ?? FAR;
    if (sofar >= (barrier[at] as number)) return;
    const found = Math.max(sofar, difference(colour, at, start[other] as number));
    if (found >= (barrier[at] as number)) return;
    barrier[at] = found;
    start[at] = start[other] as number;
  };
  const relax = (at: number): boolean => {
    if (known[at] === 0) return false;
    const x = at % columns;
    const before = barrier[at] as number;
    if (x > 0) come(at, at - 1);
    if (x + 1 < columns) come(at, at + 1);
    come(at, at - columns);
    come(at, at + columns);
    return (barrier[at] as number) < before;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (let at = 0; at < barrier.length; at++) changed = relax(at) || changed;
    for (let at = barrier.length - 1; at >= 0; at--) changed = relax(at) || changed;
  }
  return barrier;
}

/** How unlike two places along the border are in a quarter of the cases: much where it runs through many things. */
function borderSpread({ colour, isStart }: Cells): number {
  const starts = [...isStart.keys()].filter((cell) => isStart[cell] === 1);
  const step = Math.max(1, Math.floor(starts.length / BORDER_SAMPLES));
  const some = starts.filter((_, index) => index % step === 0);
  const pairs = some.flatMap((one, index) =>
    some.slice(index + 1).map((other) => difference(colour, one, other)),
  );
  return pairs.sort((a, b) => a - b)[pairs.length >> 2] ?? 0;
}

/** Whether a cell with those around it looks as some place along the border does with those around that. */
function seenAtBorder(
  { columns, colour, isStart }: Cells,
  known: Float32Array,
  around: Float32Array,
): (cell: number) => boolean {
  const meanAround = (read: (cell: number) => number) => {
    const plane = known.map((value, cell) => value * read(cell));
    return blurBox(plane, columns, MARK_RADIUS).map(
      (sum, cell) => sum / Math.max(1e-6, around[cell] as number),
    );
  };
  const luma = (cell: number) => colour[cell * 4] as number;
  const mean = [0, 1, 2, 3].map((c) => meanAround((cell) => colour[cell * 4 + c] as number));
  const squares = meanAround((cell) => luma(cell) ** 2);
  // Smooth coffee is not of one kind with the grain of wood, whatever its colour.
  const unevenness = squares.map((value, cell) =>
    Math.sqrt(Math.max(0, value - (mean[0]?.[cell] as number) ** 2)),
  );
  const looks = [...mean, unevenness];
  const starts = [...isStart.keys()].filter((cell) => isStart[cell] === 1);
  return (cell) =>
    starts.some((start) => {
      let sum = 0;
      for (const plane of looks) sum += ((plane[cell] as number) - (plane[start] as number)) ** 2;
      return sum < ALIKE ** 2;
    });
}

/** Higher than any barrier. */
const FAR = 1e9;

function difference(colour: Float32Array, a: number, b: number): number {
  let sum = 0;
  for (let c = 0; c < 4; c++) {
    sum += ((colour[a * 4 + c] as number) - (colour[b * 4 + c] as number)) ** 2;
  }
  return Math.sqrt(sum);
}

/** The value that this share of those that were reached are at most. */
function quantile(barrier: Float64Array, share: number): number {
  const reached = barrier.filter((value) => value < FAR).sort();
  return reached[Math.floor(reached.length * share)] ?? 0;
}
