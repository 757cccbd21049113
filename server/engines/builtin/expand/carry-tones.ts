import type { Pixels } from '../../engine.ts';
import { components } from '../kernels/components.ts';
import type { Bounds } from './canvas.ts';

/** A cell's side: the canvas's mean side has so many. */
const CELLS = 160;
const LEAST_CELL = 4;
/** A cell is even when the means of its quarters are within so much, and its pixels this near their mean, 0 to 255. */
const MOST_STEP = 7;
const MOST_DEVIATION = 9;
/** What is farther than this in some channel from the picture's side is another thing, not its sky. */
const LIKE = 45;
/** A side is calm where its cells' tones are this near the mean of those so many cells away on both sides. */
const CALM = [
  { away: 1, most: 2.5 },
  { away: 4, most: 5 },
] as const;
/** Clouds are continued as they are: of the sides of what is carried on, this share is calm. */
const CALM_SHARE = 0.75;
/** How often the tones are relaxed. */
const SWEEPS = 160;
/** So many cells beyond the even ones take their correction too, or what stands before a sky gets a rim. */
const RIM = 2;

/** The canvas in cells. Tones are 3 numbers a cell. */
interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly side: number;
  readonly tones: Float32Array;
  /** One byte a cell: 1 where hardly anything but grain is seen. */
  readonly even: Uint8Array;
  /** One byte a cell: 1 where all of it lies in the picture. */
  readonly inside: Uint8Array;
}

/**
 * Lets even areas that were continued beyond a picture (skies, walls) have the tones of its sides, in
 * place: copied pieces bring the tones of where they come from, and a picture that is darker toward its
 * corners would lie in its continuation as a box. Tones spread outward from the sides as heat does
 * (Laplace's equation, no flow over the canvas's bounds); grain stays. `own` is the picture's place.
 */
export function carryTones(canvas: Pixels, own: Bounds): void {
  const grid = gridOf(canvas, own);
  const wanted = grid.tones.slice();
  const reached = reachFromSides(grid, calmAreas(grid), wanted);
  if (reached.length === 0) return;
  relax(grid, wanted, reached);
  const change = wanted.map((tone, at) => tone - (grid.tones[at] as number));
  spreadRim(grid, change, reached);
  addChange(canvas, own, grid, change);
}

function gridOf({ width, height, data }: Pixels, own: Bounds): Grid {
  const side = Math.max(LEAST_CELL, Math.round(Math.sqrt(width * height) / CELLS));
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const tones = new Float32Array(columns * rows * 3);
  const [even, inside] = [new Uint8Array(columns * rows), new Uint8Array(columns * rows)];
  for (let cell = 0; cell < even.length; cell++) {
    const left = (cell % columns) * side;
    const top = Math.floor(cell / columns) * side;
    const right = Math.min(width, left + side);
    const bottom = Math.min(height, top + side);
    const isWithin =
      left >= own.left && right <= own.right && top >= own.top && bottom <= own.bottom;
    // Of a cell at the picture's side, what was made is measured.
    const { mean, isEven } = measure(
      data,
      width,
      { left, top, right, bottom },
      isWithin ? NOWHERE : own,
    );
    inside[cell] = isWithin ? 1 : 0;
    tones.set(mean, cell * 3);
    even[cell] = isEven ? 1 : 0;
  }
  return { columns, rows, side, tones, even, inside };
}

const NOWHERE: Bounds = { left: 0, top: 0, right: 0, bottom: 0 };

/** The mean colour of a cell without what lies in `except`, and whether it is even. */
function measure(
  data: Uint8ClampedArray,
  width: number,
  { left, top, right, bottom }: Bounds,
  except: Bounds,
) {
  const sums = new Float64Array(12);
  const counts = new Float64Array(4);
  let squares = 0;
  let opaque = true;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (isIn(except, x, y)) continue;
      const at = (y * width + x) * 4;
      const quarter = (2 * y < top + bottom - 1 ? 0 : 2) + (2 * x < left + right - 1 ? 0 : 1);
      counts[quarter] = (counts[quarter] as number) + 1;
      for (let c = 0; c < 3; c++) {
        const value = data[at + c] as number;
        sums[quarter * 3 + c] = (sums[quarter * 3 + c] as number) + value;
        squares += value * value;
      }
      if (data[at + 3] !== 255) opaque = false;
    }
  }
  const count = Math.max(
    1,
    counts.reduce((sum, value) => sum + value, 0),
  );
  const mean = [0, 1, 2].map(
    (c) => [0, 3, 6, 9].reduce((sum, quarter) => sum + (sums[quarter + c] as number), 0) / count,
  );
  const variance = squares / count / 3 - mean.reduce((sum, value) => sum + value * value, 0) / 3;
  let step = 0;
  for (let quarter = 0; quarter < 4; quarter++) {
    const own = counts[quarter] as number;
    if (own === 0) continue;
    for (let c = 0; c < 3; c++)
      step = Math.max(
        step,
        Math.abs((sums[quarter * 3 + c] as number) / own - (mean[c] as number)),
      );
  }
  return { mean, isEven: opaque && step < MOST_STEP / 2 && variance < MOST_DEVIATION ** 2 };
}

const isIn = ({ left, top, right, bottom }: Bounds, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** One byte a cell: 1 in areas of even cells outside whose sides in the picture are calm. */
function calmAreas(grid: Grid): Uint8Array {
  const { even, inside } = grid;
  const { labels, sizes } = components(
    even.map((value, cell) => (value === 1 && inside[cell] === 0 ? 1 : 0)),
    grid.columns,
  );
  const sides = sizes.map(() => ({ all: 0, calm: 0 }));
  for (let cell = 0; cell < even.length; cell++) {
    if (inside[cell] === 0 || even[cell] === 0) continue;
    for (const next of neighbours(grid, cell)) {
      const side = sides[labels[next] as number];
      if (side === undefined || labels[next] === 0) continue;
      side.all++;
      if (isCalm(grid, cell)) side.calm++;
    }
  }
  return even.map((_, cell) => {
    const { all, calm } = sides[labels[cell] as number] ?? { all: 0, calm: 0 };
    return labels[cell] !== 0 && calm > 0 && calm >= CALM_SHARE * all ? 1 : 0;
  });
}

/** Whether a cell of the picture has about the mean tone of those beyond it on both sides, across or down. */
function isCalm({ columns, inside, tones }: Grid, cell: number): boolean {
  return CALM.every(({ away, most }) =>
    [away, away * columns].every((step) => {
      const [before, after] = [cell - step, cell + step];
      if (inside[before] !== 1 || inside[after] !== 1) return true;
      return [0, 1, 2].every((c) => {
        const mean = ((tones[before * 3 + c] as number) + (tones[after * 3 + c] as number)) / 2;
        return Math.abs((tones[cell * 3 + c] as number) - mean) < most;
      });
    }),
  );
}

/** The even cells outside that hang together with an even side, nearest first; each takes its side's tone. */
function reachFromSides(grid: Grid, open: Uint8Array, wanted: Float32Array): number[] {
  const { even, inside, tones } = grid;
  const seen = new Uint8Array(even.length);
  const reached: number[] = [];
  const visit = (from: number, cell: number) => {
    if (seen[cell] === 1 || open[cell] === 0) return;
    for (let c = 0; c < 3; c++) {
      const away = (tones[cell * 3 + c] as number) - (wanted[from * 3 + c] as number);
      if (Math.abs(away) > LIKE) return;
    }
    seen[cell] = 1;
    wanted.copyWithin(cell * 3, from * 3, from * 3 + 3);
    reached.push(cell);
  };
  for (let cell = 0; cell < even.length; cell++) {
    if (inside[cell] === 0 || even[cell] === 0) continue;
    for (const next of neighbours(grid, cell)) visit(cell, next);
  }
  for (const cell of reached) for (const next of neighbours(grid, cell)) visit(cell, next);
  return reached;
}

function relax(grid: Grid, wanted: Float32Array, reached: readonly number[]): void {
  const isFree = new Uint8Array(grid.even.length);
  for (const cell of reached) isFree[cell] = 1;
  // The picture's own even cells hold their tones; nothing flows to or from any other.
  const around = reached.map((cell) =>
    neighbours(grid, cell).filter(
      (next) => isFree[next] === 1 || (grid.inside[next] === 1 && grid.even[next] === 1),
    ),
  );
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [index, cell] of reached.entries()) {
      const near = around[index] as number[];
      if (near.length === 0) continue;
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (const next of near) sum += wanted[next * 3 + c] as number;
        wanted[cell * 3 + c] = sum / near.length;
      }
    }
  }
}

/** Gives the cells just beyond the reached ones the mean change of their neighbours. */
function spreadRim(grid: Grid, change: Float32Array, reached: readonly number[]): void {
  const has = new Uint8Array(grid.even.length);
  for (const cell of reached) has[cell] = 1;
  let edge = reached;
  for (let ring = 0; ring < RIM; ring++) {
    const next = new Set(edge.flatMap((cell) => neighbours(grid, cell)));
    edge = [...next].filter((cell) => has[cell] === 0 && grid.inside[cell] === 0);
    for (const cell of edge) {
      const near = neighbours(grid, cell).filter((other) => has[other] === 1);
      for (let c = 0; c < 3; c++)
        change[cell * 3 + c] =
          near.reduce((sum, other) => sum + (change[other * 3 + c] as number), 0) /
          Math.max(1, near.length);
    }
    for (const cell of edge) has[cell] = 1;
  }
}

function neighbours({ columns, rows }: Grid, cell: number): number[] {
  const x = cell % columns;
  const near: number[] = [];
  if (x > 0) near.push(cell - 1);
  if (x + 1 < columns) near.push(cell + 1);
  if (cell >= columns) near.push(cell - columns);
  if (cell + columns < columns * rows) near.push(cell + columns);
  return near;
}

/** Adds the cells' changes to the pixels outside the picture, in between those of the nearest four. */
function addChange(
  { width, height, data }: Pixels,
  own: Bounds,
  grid: Grid,
  change: Float32Array,
): void {
  const { columns, rows, side } = grid;
  for (let y = 0; y < height; y++) {
    const v = Math.min(rows - 1, Math.max(0, (y + 0.5) / side - 0.5));
    const top = Math.floor(v);
    const bottom = Math.min(rows - 1, top + 1);
    for (let x = 0; x < width; x++) {
      if (isIn(own, x, y)) continue;
      const u = Math.min(columns - 1, Math.max(0, (x + 0.5) / side - 0.5));
      const left = Math.floor(u);
      const right = Math.min(columns - 1, left + 1);
      for (let c = 0; c < 3; c++) {
        const at = (row: number, column: number) =>
          change[(row * columns + column) * 3 + c] as number;
        const upper = at(top, left) + (at(top, right) - at(top, left)) * (u - left);
        const lower = at(bottom, left) + (at(bottom, right) - at(bottom, left)) * (u - left);
        const to = (y * width + x) * 4 + c;
        data[to] = (data[to] as number) + upper + (lower - upper) * (v - top);
      }
    }
  }
}
