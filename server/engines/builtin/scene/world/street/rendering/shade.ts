import { clamp, smoothstep } from '../../../arithmetic.ts';
import type { Solid } from '../solid.ts';

/** Size of a cell, and how far aside and ahead shadows are worked out. World units. */
const CELL = 1;
const ASIDE = 72;
const AHEAD = 200;
const BEHIND = 40;
const WIDE = (2 * ASIDE) / CELL;
const LONG = (AHEAD + BEHIND) / CELL;
/** Half of how soft the edge of a shadow is, world units. */
const SOFT = 0.45;
/** Beneath this the sun's shadows have no end. */
const LOWEST = 0.04;

/** How much of the sun reaches a place: right, up, ahead; 0 to 1. */
export type Sunlit = (x: number, y: number, z: number) => number;

/** Works out where buildings keep the sun off, which stands in a direction (right, up, ahead; length 1). */
export function sunAmong(
  solids: readonly Solid[],
  toward: readonly [number, number, number],
): Sunlit {
  const roofs = heightsOf(solids);
  const shade = new Float32Array(WIDE * LONG);
  const flat = Math.hypot(toward[0], toward[2]) || 1;
  const [dx, dz] = [toward[0] / flat, toward[2] / flat];
  const rise = Math.max(LOWEST, toward[1]) / flat;
  const highest = roofs.reduce((most, one) => Math.max(most, one), 0);
  // The places on the way to the sun, and how high its light is over them: the same from every cell.
  const asides: number[] = [];
  const aheads: number[] = [];
  const lights: number[] = [];
  for (let far = 0.7; far * rise < highest; far += CELL * (far < 30 ? 0.8 : 2)) {
    asides.push((dx * far) / CELL);
    aheads.push((dz * far) / CELL);
    lights.push(far * rise);
  }
  const shadeRow = (row: number): void => {
    for (let column = 0; column < WIDE; column++) {
      let most = 0;
      for (let n = 0; n < lights.length; n++) {
        const light = lights[n] as number;
        // Farther off no roof is as high as the light that comes over it.
        if (light >= highest - most) break;
        const x = Math.round(column + (asides[n] as number));
        const z = Math.round(row + (aheads[n] as number));
        if (x < 0 || z < 0 || x >= WIDE || z >= LONG) break;
        const over = (roofs[z * WIDE + x] as number) - light;
        if (over > most) most = over;
      }
      shade[row * WIDE + column] = most;
    }
  };
  for (let row = 0; row < LONG; row++) shadeRow(row);
  return (x, y, z) => {
    const high = between(shade, (x + ASIDE) / CELL - 0.5, (z + BEHIND) / CELL - 0.5);
    return high <= 0 ? 1 : smoothstep(high - SOFT, high + SOFT, y);
  };
}

/** How high buildings are above each cell; 0 where there are none. */
function heightsOf(solids: readonly Solid[]): Float32Array {
  const heights = new Float32Array(WIDE * LONG);
  for (const solid of solids) {
    if (solid.isSheer === true) continue;
    const [xs, zs] = [solid.plan.map(([x]) => x), solid.plan.map(([, z]) => z)];
    const range = (values: readonly number[], zero: number, count: number) => [
      clamp(Math.floor((Math.min(...values) + zero) / CELL), 0, count - 1),
      clamp(Math.ceil((Math.max(...values) + zero) / CELL), 0, count - 1),
    ];
    const [left = 0, right = 0] = range(xs, ASIDE, WIDE);
    const [near = 0, far = 0] = range(zs, BEHIND, LONG);
    for (let row = near; row <= far; row++)
      for (let column = left; column <= right; column++) {
        const top = topAt(solid, (column + 0.5) * CELL - ASIDE, (row + 0.5) * CELL - BEHIND);
        const at = row * WIDE + column;
        if (top > (heights[at] as number)) heights[at] = top;
      }
  }
  return heights;
}

/** How high a solid is above a place of the plan; 0 beside it. */
function topAt({ faces, high }: Solid, x: number, z: number): number {
  let top = high;
  for (const { normal, reach } of faces) {
    const room = reach - normal[0] * x - normal[2] * z;
    if (normal[1] > 0) top = Math.min(top, room / normal[1]);
    else if (normal[1] === 0 && room < 0) return 0;
  }
  return top;
}

function between(grid: Float32Array, column: number, row: number): number {
  const x = clamp(column, 0, WIDE - 2);
  const z = clamp(row, 0, LONG - 2);
  const at = Math.floor(z) * WIDE + Math.floor(x);
  const [right, down] = [x - Math.floor(x), z - Math.floor(z)];
  const near = (grid[at] as number) + ((grid[at + 1] as number) - (grid[at] as number)) * right;
  const far =
    (grid[at + WIDE] as number) +
    ((grid[at + WIDE + 1] as number) - (grid[at + WIDE] as number)) * right;
  return near + (far - near) * down;
}
