import { type Grid, neighbours } from './tone-grid.ts';

/** How often the values are relaxed. */
const SWEEPS = 160;

/**
 * Spreads values (3 numbers a cell) from the picture's own even cells, which keep theirs, over the
 * `reached` cells, nearest first, in place: each becomes the mean of what its neighbours say, which is their value and
 * the `rise` from them to it (Gauss-Seidel). Nothing flows to or from any other cell.
 */
export function spread(
  grid: Grid,
  reached: readonly number[],
  values: Float32Array,
  rise: (from: number, to: number, channel: number) => number,
): void {
  const isKnown = grid.even.map((even, cell) => even & (grid.inside[cell] as number));
  const settle = (cell: number, near: readonly number[]) => {
    for (let c = 0; c < 3 && near.length > 0; c++) {
      let sum = 0;
      for (const next of near) sum += (values[next * 3 + c] as number) + rise(next, cell, c);
      values[cell * 3 + c] = sum / near.length;
    }
  };
  const knownBeside = (cell: number) =>
    neighbours(grid, cell).filter((next) => isKnown[next] === 1);
  // Begun with what the way from the sides adds up to: relaxing alone would take long to bring it so far.
  for (const cell of reached) {
    settle(cell, knownBeside(cell));
    isKnown[cell] = 1;
  }
  const around = reached.map(knownBeside);
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const [index, cell] of reached.entries()) settle(cell, around[index] as number[]);
}
