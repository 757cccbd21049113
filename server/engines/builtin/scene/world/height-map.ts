import { clamp, mix, smoothstep } from '../arithmetic.ts';
import type { Ground } from './ground.ts';

/** Cells on a side of the height map, and world units a cell. */
const CELLS = 1024;
const CELL = 2;
/** World units from side to side, and from the camera to the far end. */
export const EXTENT = CELLS * CELL;

/** A height map of the ground with the light that reaches it, for fast looking up. */
export interface HeightMap {
  /** Row by row from the camera away, each from left to right. */
  readonly heights: Float32Array;
  /** 1 in the sun, 0 in the shadow of other ground. */
  readonly sunlight: Float32Array;
}

/** Fills the height map and casts shadows along the sun's direction (right, up, ahead). */
export function createHeightMap(
  ground: Ground,
  toward: readonly [number, number, number],
): HeightMap {
  const heights = new Float32Array(CELLS * CELLS);
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      heights[row * CELLS + column] = ground((column - CELLS / 2) * CELL, row * CELL);
    }
  }
  return { heights, sunlight: castShadows(heights, toward) };
}

/** Sweeps from the sun's side, carrying the height of the shadow's upper edge. */
function castShadows(
  heights: Float32Array,
  [sunX, sunY, sunZ]: readonly [number, number, number],
): Float32Array {
  const sunlight = new Float32Array(heights.length).fill(1);
  const edge = Float32Array.from(heights);
  const alongZ = Math.abs(sunZ) >= Math.abs(sunX);
  const main = alongZ ? sunZ : sunX;
  const drift = (alongZ ? sunX : sunZ) / Math.abs(main);
  const fall = (CELL * sunY) / Math.abs(main);
  const [stepMain, stepSide] = alongZ ? [CELLS, 1] : [1, CELLS];
  for (let n = 1; n < CELLS; n++) {
    const line = main > 0 ? CELLS - 1 - n : n;
    const before = main > 0 ? line + 1 : line - 1;
    for (let side = 0; side < CELLS; side++) {
      const from = clamp(side + drift, 0, CELLS - 1.001);
      const low = Math.floor(from);
      const at = before * stepMain + low * stepSide;
      const carried = mix(edge[at] as number, edge[at + stepSide] as number, from - low) - fall;
      const here = line * stepMain + side * stepSide;
      const own = heights[here] as number;
      if (carried > own) {
        edge[here] = carried;
        sunlight[here] = 1 - smoothstep(0, 3, carried - own);
      }
    }
  }
  return sunlight;
}

/** A map's value between its cells; beyond its sides that of the nearest cell. */
export function lookUp(map: Float32Array, x: number, z: number): number {
  const column = clamp(x / CELL + CELLS / 2, 0, CELLS - 1.001);
  const row = clamp(z / CELL, 0, CELLS - 1.001);
  const left = Math.floor(column);
  const top = Math.floor(row);
  const at = top * CELLS + left;
  const near = mix(map[at] as number, map[at + 1] as number, column - left);
  const far = mix(map[at + CELLS] as number, map[at + CELLS + 1] as number, column - left);
  return mix(near, far, row - top);
}
