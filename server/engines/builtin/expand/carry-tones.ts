import type { Pixels } from '../../engine.ts';
import { components } from '../kernels/components.ts';
import type { Bounds } from './canvas.ts';
import { rise, slopesBeyond } from './carry-slopes.ts';
import { spread } from './spread.ts';
import { type Grid, gridOf, isIn, neighbours } from './tone-grid.ts';

/** What is farther than this in some channel from the picture's side is another thing, not its sky. */
const LIKE = 45;
/** A side is calm where its cells' tones are this near the mean of those so many cells away on both sides. */
const CALM = [
  { away: 1, most: 2.5 },
  { away: 4, most: 5 },
] as const;
/** Clouds are continued as they are: of the sides of what is carried on, this share is calm. */
const CALM_SHARE = 0.75;
/** So many cells beyond the even ones take their correction too, or what stands before a sky gets a rim. */
const RIM = 2;

/**
 * Lets even areas that were continued beyond a picture (skies, walls) have the tones of its sides, in
 * place: copied pieces bring the tones of where they come from, and a picture that is darker toward its
 * corners would lie in its continuation as a box. Tones spread outward from the sides as heat does, and go on
 * rising or falling as they do there for a while (Poisson's equation of the slopes); grain stays. `own` is the picture's place.
 */
export function carryTones(canvas: Pixels, own: Bounds): void {
  const grid = gridOf(canvas, own);
  const wanted = grid.tones.slice();
  const reached = reachFromSides(grid, calmAreas(grid), wanted);
  if (reached.length === 0) return;
  const slopes = slopesBeyond(grid, reached);
  spread(grid, reached, wanted, (from, to, channel) => rise(slopes, grid, from, to, channel));
  const change = wanted.map((tone, at) => tone - (grid.tones[at] as number));
  spreadRim(grid, change, reached);
  addChange(canvas, own, grid, change);
}

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
