import { clamp, mix, smoothstep } from '../arithmetic.ts';
import type { Ground } from './ground.ts';
import type { FineRelief } from './relief/fine-relief.ts';
import type { RockFace } from './relief/rock-face.ts';
import type { Shore } from './water/shore.ts';

/** World units from side to side, and from the camera to the far end. */
export const EXTENT = 2_560;
/**
 * Cells on a side for pictures up to so many pixels on a side; above, the last. From `half` on, world units, every other
 * cell is enough: there one is hardly a pixel.
 */
const FINENESS = [
  { pixels: 200, cells: 256, half: 500 },
  { pixels: 640, cells: 512, half: EXTENT },
  { pixels: Number.POSITIVE_INFINITY, cells: 1_024, half: 1_300 },
] as const;
/** Out of sight the ground is looked at only every so many cells, for the shadows that it casts. */
const SPARSE = 16;
/** From one place to the next where the shade of clouds is asked for, in every size of picture, world units. */
const SHADE_STEP = 16;

/** A height map of the ground with the light that reaches it, for fast looking up. */
export interface HeightMap {
  /** Row by row from the camera away, each from left to right. */
  readonly heights: Float32Array;
  /** 1 in the sun, 0 in the shadow of other ground. */
  readonly sunlight: Float32Array;
  /** Forms that are finer than its cells; missing: none. */
  readonly fine?: FineRelief | null;
  /** Its steps where they are sharper than its cells; missing: it has none. */
  readonly stepped?: Stepped | null;
  /** The edge of its water where that is finer than its cells; missing: as they have it. */
  readonly shore?: Shore | null;
  /** What is seen on walls of rock; missing: nothing. */
  readonly face?: RockFace | null;
}

/** Ground with edges that a map of heights would tear: its exact height by place, and up to how far ahead it is that. */
export interface Stepped {
  readonly to: number;
  readonly at: Ground;
}

/**
 * Fills the height map for a picture of that many pixels on its longer side, and casts shadows along
 * the sun's direction (right, up, ahead). `isSeen` says where the picture can look,
 * `cloudShade` how much of the sun clouds take from a place, 0 to 1.
 */
export function createHeightMap(
  ground: Ground,
  toward: readonly [number, number, number],
  pixels: number,
  isSeen: (x: number, z: number) => boolean,
  cloudShade: Ground,
): HeightMap {
  const { cells, half } = FINENESS.find((one) => pixels <= one.pixels) ?? FINENESS[2];
  const cell = EXTENT / cells;
  const coarse = Math.ceil(cells / SPARSE) + 2;
  const sparse = new Float32Array(coarse * coarse);
  for (let at = 0; at < sparse.length; at++) {
    const [column, row] = [(at % coarse) * SPARSE, Math.floor(at / coarse) * SPARSE];
    sparse[at] = ground((column - cells / 2) * cell, row * cell);
  }
  const heights = new Float32Array(cells * cells);
  const far = Math.ceil(half / cell / 2) * 2;
  for (let row = 0; row < cells; row++) {
    const step = row < far ? 1 : 2;
    if (row % step === 1) continue;
    for (let column = 0; column < cells; column += step) {
      const x = (column - cells / 2) * cell;
      heights[row * cells + column] = isSeen(x, row * cell)
        ? ground(x, row * cell)
        : between(sparse, coarse, column / SPARSE, row / SPARSE);
    }
  }
  fillBetween(heights, cells, far);
  const sunlight = castShadows(heights, cells, toward);
  shadeByClouds(sunlight, cells, (x, z) => (isSeen(x, z) ? cloudShade(x, z) : 0));
  return { heights, sunlight };
}

function shadeByClouds(sunlight: Float32Array, cells: number, cloudShade: Ground): void {
  const steps = EXTENT / SHADE_STEP + 2;
  const open = new Float32Array(steps * steps);
  for (let at = 0; at < open.length; at++)
    open[at] =
      1 - cloudShade((at % steps) * SHADE_STEP - EXTENT / 2, Math.floor(at / steps) * SHADE_STEP);
  if (open.every((share) => share === 1)) return;
  const scale = EXTENT / cells / SHADE_STEP;
  for (let at = 0; at < sunlight.length; at++)
    sunlight[at] =
      (sunlight[at] as number) *
      between(open, steps, (at % cells) * scale, Math.floor(at / cells) * scale);
}

/** Gives the cells of odd rows and columns from a row on the mean of their neighbours. */
function fillBetween(heights: Float32Array, cells: number, from: number): void {
  const halfway = (at: number, step: number, isLast: boolean) => {
    const before = heights[at - step] as number;
    heights[at] = isLast ? before : (before + (heights[at + step] as number)) / 2;
  };
  for (let row = from; row < cells; row += 2)
    for (let column = 1; column < cells; column += 2)
      halfway(row * cells + column, 1, column === cells - 1);
  for (let row = from + 1; row < cells; row += 2)
    for (let column = 0; column < cells; column++)
      halfway(row * cells + column, cells, row === cells - 1);
}

/** Sweeps from the sun's side, carrying the height of the shadow's upper edge. */
function castShadows(
  heights: Float32Array,
  cells: number,
  [sunX, sunY, sunZ]: readonly [number, number, number],
): Float32Array {
  const sunlight = new Float32Array(heights.length).fill(1);
  const edge = heights.slice();
  const alongZ = Math.abs(sunZ) >= Math.abs(sunX);
  const main = alongZ ? sunZ : sunX;
  const drift = (alongZ ? sunX : sunZ) / Math.abs(main);
  const fall = ((EXTENT / cells) * sunY) / Math.abs(main);
  const [stepMain, stepSide] = alongZ ? [cells, 1] : [1, cells];
  const castLine = (n: number): void => {
    const line = main > 0 ? cells - 1 - n : n;
    const before = main > 0 ? line + 1 : line - 1;
    for (let side = 0; side < cells; side++) {
      const from = clamp(side + drift, 0, cells - 1.001);
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
  };
  for (let n = 1; n < cells; n++) castLine(n);
  return sunlight;
}

/** How high the ground of a map is by place, its sharp steps too. World units. */
export function heightsOf({ heights, stepped, shore }: HeightMap): Ground {
  if (!stepped && shore) return (x, z) => shore(x, z, lookUp(heights, x, z));
  if (!stepped) return (x, z) => lookUp(heights, x, z);
  return (x, z) => (z < stepped.to ? stepped.at(x, z) : lookUp(heights, x, z));
}

/** A map's value between its cells; beyond its sides that of the nearest cell. */
export function lookUp(map: Float32Array, x: number, z: number): number {
  const cells = Math.sqrt(map.length);
  const scale = cells / EXTENT;
  return between(map, cells, x * scale + cells / 2, z * scale);
}

function between(map: Float32Array, cells: number, u: number, v: number): number {
  const most = cells - 1.001;
  const column = u < 0 ? 0 : u > most ? most : u;
  const row = v < 0 ? 0 : v > most ? most : v;
  // Never below 0: cut off is rounded down.
  const left = column | 0;
  const top = row | 0;
  const at = top * cells + left;
  const along = column - left;
  const a = map[at] as number;
  const c = map[at + cells] as number;
  const near = a + ((map[at + 1] as number) - a) * along;
  const far = c + ((map[at + cells + 1] as number) - c) * along;
  return near + (far - near) * (row - top);
}
