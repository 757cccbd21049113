import { spread } from './spread.ts';
import { type Grid, neighbours } from './tone-grid.ts';

/** A slope is measured over so many cells, and is at most so steep, in levels a cell. */
const SPAN = 5;
const STEEPEST = 2;
/** A slope fades to a third in so many cells: a sky does not grow darker for ever. */
const FADES = 20;

/** How tones change from a cell to the next: 3 numbers a cell across, 3 down, in levels. */
export interface Slopes {
  readonly across: Float32Array;
  readonly down: Float32Array;
}

/**
 * The slopes that the picture's own even cells have at its sides, spread outward over the `reached`
 * cells (nearest first) as heat does, fading with the distance: what was continued shall go on darkening as the
 * picture does there, or its side is seen as a line.
 */
export function slopesBeyond(grid: Grid, reached: readonly number[]): Slopes {
  const across = measureSlopes(grid, 1);
  const down = measureSlopes(grid, grid.columns);
  const far = distances(grid, reached);
  for (const slopes of [across, down]) {
    spread(grid, reached, slopes, () => 0);
    for (const cell of reached) {
      const keeps = Math.exp(-(far[cell] as number) / FADES);
      for (let c = 0; c < 3; c++) slopes[cell * 3 + c] = (slopes[cell * 3 + c] as number) * keeps;
    }
  }
  return { across, down };
}

/** By how much the tone rises from one cell to the next one, as the slopes of both have it. */
export function rise(
  { across, down }: Slopes,
  grid: Grid,
  from: number,
  to: number,
  channel: number,
): number {
  const slopes = Math.abs(to - from) === grid.columns && grid.columns > 1 ? down : across;
  const mean = ((slopes[from * 3 + channel] as number) + (slopes[to * 3 + channel] as number)) / 2;
  return to > from ? mean : -mean;
}

/** The slope of each of the picture's even cells along rows (`step` 1) or columns, from its neighbours that are even. */
function measureSlopes(grid: Grid, step: number): Float32Array {
  const { columns, even, inside, tones } = grid;
  const slopes = new Float32Array(tones.length);
  const holds = (cell: number) => inside[cell] === 1 && even[cell] === 1;
  const reach = (cell: number, by: number) => {
    let last = cell;
    for (let n = 0; n < SPAN; n++) {
      const next = last + by;
      const isNext = step > 1 || Math.floor(next / columns) === Math.floor(cell / columns);
      if (!isNext || !holds(next)) break;
      last = next;
    }
    return last;
  };
  for (let cell = 0; cell < even.length; cell++) {
    if (!holds(cell)) continue;
    const [before, after] = [reach(cell, -step), reach(cell, step)];
    const span = (after - before) / step;
    if (span < SPAN) continue;
    for (let c = 0; c < 3; c++) {
      const change = (tones[after * 3 + c] as number) - (tones[before * 3 + c] as number);
      slopes[cell * 3 + c] = Math.min(STEEPEST, Math.max(-STEEPEST, change / span));
    }
  }
  return slopes;
}

/** How many cells each reached cell is from the picture's even ones. */
function distances(grid: Grid, reached: readonly number[]): Float32Array {
  const away = Float32Array.from(grid.even, (even, cell) =>
    even === 1 && grid.inside[cell] === 1 ? 0 : Number.POSITIVE_INFINITY,
  );
  for (const cell of reached)
    for (const next of neighbours(grid, cell))
      away[cell] = Math.min(away[cell] as number, (away[next] as number) + 1);
  return away;
}
