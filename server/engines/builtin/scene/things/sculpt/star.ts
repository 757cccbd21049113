import { mix } from '../../arithmetic.ts';
import type { Vector } from './vector.ts';

/**
 * A body that every line from its middle leaves once, such as a head: how far its surface is, by direction.
 * Directions lie on a square of `cells` a side as Lambert's equal-area map has them, forward (+x) in its
 * middle, up and aside (z) along its sides; what lies behind is the rim of the disk.
 */
export interface Star {
  readonly cells: number;
  /** How far the surface is, in the body's own units. */
  readonly radii: Float32Array;
  /** By how much a way along a line from the middle is longer than to the nearest surface, 0 to 1. */
  readonly slack: Float32Array;
  readonly least: number;
  readonly most: number;
  /** The corners of a box around it. */
  readonly low: Vector;
  readonly high: Vector;
}

/** Less would take lines of sight too many steps. */
const LEAST_SLACK = 0.34;

/** Surveys a body: `radiusAt` is how far its surface is that way (length 1), and alike on both sides if `isEven`. */
export function createStar(
  cells: number,
  radiusAt: (x: number, y: number, z: number) => number,
  isEven: boolean,
): Star {
  const radii = new Float32Array(cells * cells);
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++) {
      const other = row * cells + cells - 1 - column;
      const isCopy = isEven && column * 2 >= cells;
      radii[row * cells + column] = isCopy
        ? (radii[other] as number)
        : radiusAt(...directionAt(row, column, cells));
    }
  return {
    cells,
    radii,
    slack: slackOf(radii, cells),
    least: radii.reduce((a, b) => Math.min(a, b)),
    most: radii.reduce((a, b) => Math.max(a, b)),
    ...cornersOf(radii, cells),
  };
}

function cornersOf(radii: Float32Array, cells: number): Pick<Star, 'low' | 'high'> {
  const low: [number, number, number] = [0, 0, 0];
  const high: [number, number, number] = [0, 0, 0];
  radii.forEach((radius, index) => {
    const way = directionAt(Math.floor(index / cells), index % cells, cells);
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis], way[axis] * radius);
      high[axis] = Math.max(high[axis], way[axis] * radius);
    }
  });
  return { low, high };
}

/** The direction of a cell; what is off the disk is straight behind. */
function directionAt(row: number, column: number, cells: number): Vector {
  const v = (2 * (row + 0.5)) / cells - 1;
  const w = (2 * (column + 0.5)) / cells - 1;
  const square = Math.min(1, v * v + w * w);
  const long = 2 * Math.sqrt(1 - square);
  return [1 - 2 * square, v * long, w * long];
}

/** Cells on a side of the blocks in which slopes are compared. */
const BLOCK = 4;

/** How much slack each cell has: as much as the steepest thereabouts asks for, evened out. */
function slackOf(radii: Float32Array, cells: number): Float32Array {
  const at = (row: number, column: number): number =>
    radii[within(row, cells) * cells + within(column, cells)] as number;
  const blocks = Math.ceil(cells / BLOCK);
  const steep = new Float32Array(blocks * blocks);
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++) {
      // A cell is as wide as a turn of that many radians.
      const turn = (8 / cells) * at(row, column);
      const dv = (at(row + 1, column) - at(row - 1, column)) / turn;
      const dw = (at(row, column + 1) - at(row, column - 1)) / turn;
      const block = Math.floor(row / BLOCK) * blocks + Math.floor(column / BLOCK);
      steep[block] = Math.max(steep[block] as number, Math.sqrt(dv * dv + dw * dw));
    }
  const even = around(steep, blocks, (values) => values.reduce((a, b) => a + b) / values.length);
  const slack = new Float32Array(radii.length);
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++) {
      const slope = slopeAt(even, blocks, (row + 0.5) / BLOCK - 0.5, (column + 0.5) / BLOCK - 0.5);
      slack[row * cells + column] = Math.max(LEAST_SLACK, 0.94 / Math.sqrt(1 + slope * slope));
    }
  return slack;
}

const within = (n: number, count: number): number => Math.min(count - 1, Math.max(0, n));

/** What every block and the eight around it give together. */
function around(
  from: Float32Array,
  blocks: number,
  join: (values: readonly number[]) => number,
): Float32Array {
  return from.map((_, index) => {
    const [row, column] = [Math.floor(index / blocks), index % blocks];
    const values = [-1, 0, 1].flatMap((down) =>
      [-1, 0, 1].map(
        (aside) =>
          from[within(row + down, blocks) * blocks + within(column + aside, blocks)] as number,
      ),
    );
    return join(values);
  });
}

/** Between the middles of four blocks. */
function slopeAt(slopes: Float32Array, blocks: number, v: number, w: number): number {
  const [row, column] = [Math.floor(v), Math.floor(w)];
  const at = (down: number, aside: number): number =>
    slopes[within(row + down, blocks) * blocks + within(column + aside, blocks)] as number;
  return mix(mix(at(0, 0), at(0, 1), w - column), mix(at(1, 0), at(1, 1), w - column), v - row);
}

/** Beyond so many times its largest radius a star is as good as a ball. */
const FAR = 1.3;

/** How far the surface of a star is from its middle in a direction of length 1. */
export function radiusAt(star: Star, x: number, y: number, z: number): number {
  const far = star.most * FAR;
  return far - toSurface(star, x * far, y * far, z * far, far, false);
}

/** About how far a point is from the surface of a star around the origin, negative inside. */
export function toStar(star: Star, x: number, y: number, z: number): number {
  const far = Math.sqrt(x * x + y * y + z * z);
  if (far > FAR * star.most) return far - star.most;
  if (far < 1e-6) return -star.least;
  return toSurface(star, x, y, z, far, true);
}

/** The same of a point so far from its middle, along the line there or (`isNearest`) to the nearest place of the surface. */
function toSurface(
  { cells, radii, slack }: Star,
  x: number,
  y: number,
  z: number,
  far: number,
  isNearest: boolean,
): number {
  const by = (0.5 * cells) / Math.sqrt(2 * far * Math.max(far + x, 1e-9));
  // From the middles of cells, between which quadratic splines run.
  const v = Math.min(cells - 1.51, Math.max(0.51, y * by + 0.5 * cells - 0.5));
  const w = Math.min(cells - 1.51, Math.max(0.51, z * by + 0.5 * cells - 0.5));
  const row = Math.round(v);
  const column = Math.round(w);
  const dv = v - row;
  const dw = w - column;
  const w0 = 0.5 * (0.5 - dw) * (0.5 - dw);
  const w1 = 0.75 - dw * dw;
  const w2 = 1 - w0 - w1;
  const v0 = 0.5 * (0.5 - dv) * (0.5 - dv);
  const v1 = 0.75 - dv * dv;
  const at = row * cells + column;
  const up = at - cells;
  const low = at + cells;
  const radius =
    v0 *
      (w0 * (radii[up - 1] as number) +
        w1 * (radii[up] as number) +
        w2 * (radii[up + 1] as number)) +
    v1 *
      (w0 * (radii[at - 1] as number) +
        w1 * (radii[at] as number) +
        w2 * (radii[at + 1] as number)) +
    (1 - v0 - v1) *
      (w0 * (radii[low - 1] as number) +
        w1 * (radii[low] as number) +
        w2 * (radii[low + 1] as number));
  return isNearest ? (far - radius) * (slack[at] as number) : far - radius;
}
