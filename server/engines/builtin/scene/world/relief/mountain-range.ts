import { clamp } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import { erode, refine } from './erode.ts';

/** Where mountains rise: a share, 0 to 1 and a little more, by x right of the eye and z ahead. */
export type Rise = (x: number, z: number) => number;

/** World units from side to side of a range, and from its near to its far edge. */
const EXTENT = 2_560;
/** Grids from coarse to fine: cells on a side, steps of erosion on each, and what a step lifts. */
const GRIDS = [
  { side: 64, steps: 26, lift: 26 },
  { side: 128, steps: 14, lift: 14 },
  { side: 256, steps: 6, lift: 7 },
] as const;

/**
 * Heights of a mountain range that water has carved, about 0 to `top`, by x and z. It is worked
 * out once, on a grid: finer forms are left to who asks. `isRough` leaves out the finest grid, for small
 * pictures.
 */
export function createRange(
  noise: Noise,
  rise: Rise,
  top: number,
  isRough: boolean,
): (x: number, z: number) => number {
  const grid = carve(noise, rise, isRough ? GRIDS.slice(0, -1) : GRIDS);
  let most = 1;
  for (const height of grid) most = Math.max(most, height);
  const side = Math.sqrt(grid.length);
  const scale = top / most;
  return (x, z) => {
    const bend = 9 * noise.at(x / 37, z / 37);
    return scale * between(grid, side, x + bend, z + bend);
  };
}

function carve(noise: Noise, rise: Rise, grids: readonly (typeof GRIDS)[number][]): Float32Array {
  let heights: Float32Array = new Float32Array(0);
  for (const { side, steps, lift } of grids) {
    const cell = EXTENT / side;
    const rises = new Float32Array(side * side);
    for (let row = 0; row < side; row++)
      for (let column = 0; column < side; column++)
        rises[row * side + column] = Math.max(0, rise((column - side / 2) * cell, row * cell));
    heights =
      heights.length === 0
        ? rises.map(
            (share, at) => share * (60 + 50 * noise.fbm((at % side) / 11, at / side / 11, 3)),
          )
        : refine(heights, side / 2);
    erode(heights, { side, cell, rise: rises }, steps, lift);
  }
  return heights;
}

/** A grid's value between its cells, smooth (quadratic B-spline); its edge continues. */
function between(grid: Float32Array, side: number, x: number, z: number): number {
  const u = clamp((x / EXTENT + 0.5) * side, 1, side - 2.001);
  const v = clamp((z / EXTENT) * side, 1, side - 2.001);
  const column = Math.round(u);
  const row = Math.round(v);
  const du = u - column;
  const dv = v - row;
  const left = 0.5 * (0.5 - du) * (0.5 - du);
  const right = 0.5 * (0.5 + du) * (0.5 + du);
  const middle = 1 - left - right;
  const line = (at: number) =>
    (grid[at - 1] as number) * left +
    (grid[at] as number) * middle +
    (grid[at + 1] as number) * right;
  const near = 0.5 * (0.5 - dv) * (0.5 - dv);
  const far = 0.5 * (0.5 + dv) * (0.5 + dv);
  const at = row * side + column;
  return line(at - side) * near + line(at) * (1 - near - far) + line(at + side) * far;
}
