import { betweenCells } from '../between-cells.ts';

/** Ground that rises while streams carry it away, on a square grid row by row. */
export interface Uplift {
  /** Cells on a side, and world units a cell. */
  readonly side: number;
  readonly cell: number;
  /** How fast each cell rises, 0 to 1; where it is 0 the ground stays at 0 and takes the water. */
  readonly rise: Float32Array;
}

/** Share of a step's drop that 1 cell of catchment takes away (its root grows with the catchment). */
const BITE = 0.16;
/** Steepest slope that rock keeps. */
const STEEPEST = 1.15;

/**
 * Raises and carves `heights` for a number of steps, in place: water takes the steepest way down,
 * and cuts the deeper the more ground it drains, solved from the outlets up so that large steps stay
 * stable (Braun & Willett 2013, the "FastScape" scheme, exponents ½ and 1). Ridges and branching
 * valleys form by themselves.
 */
export function erode(heights: Float32Array, uplift: Uplift, steps: number, lift: number): void {
  const { side, cell, rise } = uplift;
  const receivers = new Int32Array(heights.length);
  const catchments = new Float32Array(heights.length);
  for (let step = 0; step < steps; step++) {
    receive(heights, uplift, receivers);
    const order = upstream(receivers);
    gather(order, receivers, catchments);
    for (let n = 0; n < order.length; n++) {
      const at = order[n] as number;
      const to = receivers[at] as number;
      if ((rise[at] as number) <= 0) continue;
      const raised = (heights[at] as number) + (rise[at] as number) * lift;
      if (to === at) {
        heights[at] = raised;
        continue;
      }
      const slanted = Math.abs(at - to) !== 1 && Math.abs(at - to) !== side;
      const run = cell * (slanted ? Math.SQRT2 : 1);
      const cut = ((BITE * Math.sqrt(catchments[at] as number)) / run) * cell;
      const below = heights[to] as number;
      heights[at] = Math.min((raised + cut * below) / (1 + cut), below + STEEPEST * run);
    }
  }
}

/** For each cell the neighbour that its water goes to; itself in a hollow and where ground takes the water. */
function receive(heights: Float32Array, { side, rise }: Uplift, receivers: Int32Array): void {
  const straight = [-side, -1, 1, side] as const;
  const slanted = [-side - 1, -side + 1, side - 1, side + 1] as const;
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const at = row * side + column;
      receivers[at] = at;
      if ((rise[at] as number) <= 0) continue;
      const isEdge = row === 0 || column === 0 || row === side - 1 || column === side - 1;
      receivers[at] = isEdge
        ? lowestAtEdge(heights, side, row, column)
        : lowestOf(heights, at, straight, slanted);
    }
  }
}

/** The neighbour to which the way is steepest, of a cell with eight of them; itself where none lies lower. */
function lowestOf(
  heights: Float32Array,
  at: number,
  straight: readonly [number, number, number, number],
  slanted: readonly [number, number, number, number],
): number {
  const own = heights[at] as number;
  let steepest = 0;
  let lowest = at;
  for (let n = 0; n < 4; n++) {
    const beside = at + (straight[n] as number);
    const drop = own - (heights[beside] as number);
    if (drop > steepest) {
      steepest = drop;
      lowest = beside;
    }
    const across = at + (slanted[n] as number);
    const slant = (own - (heights[across] as number)) * Math.SQRT1_2;
    if (slant > steepest) {
      steepest = slant;
      lowest = across;
    }
  }
  return lowest;
}

/** The same for a cell at the grid's edge. */
function lowestAtEdge(heights: Float32Array, side: number, row: number, column: number): number {
  const at = row * side + column;
  let steepest = 0;
  let lowest = at;
  for (let y = row > 0 ? -1 : 0; y <= (row < side - 1 ? 1 : 0); y++) {
    for (let x = column > 0 ? -1 : 0; x <= (column < side - 1 ? 1 : 0); x++) {
      const to = at + y * side + x;
      const drop =
        ((heights[at] as number) - (heights[to] as number)) *
        (x !== 0 && y !== 0 ? Math.SQRT1_2 : 1);
      if (drop > steepest) [steepest, lowest] = [drop, to];
    }
  }
  return lowest;
}

/** All cells, each after the one that it drains to. */
function upstream(receivers: Int32Array): Int32Array {
  const count = receivers.length;
  const starts = new Int32Array(count + 1);
  for (let at = 0; at < count; at++) {
    const to = receivers[at] as number;
    if (to !== at) starts[to + 1] = (starts[to + 1] as number) + 1;
  }
  for (let at = 0; at < count; at++)
    starts[at + 1] = (starts[at + 1] as number) + (starts[at] as number);
  const places = starts.slice(0, count);
  const donors = new Int32Array(count);
  const order = new Int32Array(count);
  let known = 0;
  for (let at = 0; at < count; at++) {
    const to = receivers[at] as number;
    if (to === at) order[known++] = at;
    else {
      const place = places[to] as number;
      donors[place] = at;
      places[to] = place + 1;
    }
  }
  for (let next = 0; next < known; next++) {
    const at = order[next] as number;
    for (let n = starts[at] as number; n < (starts[at + 1] as number); n++)
      order[known++] = donors[n] as number;
  }
  return order;
}

/** How many cells drain through each. */
function gather(order: Int32Array, receivers: Int32Array, catchments: Float32Array): void {
  catchments.fill(1);
  for (let n = order.length - 1; n >= 0; n--) {
    const at = order[n] as number;
    const to = receivers[at] as number;
    if (to !== at) catchments[to] = (catchments[to] as number) + (catchments[at] as number);
  }
}

/** The grid with twice as many cells on a side, values between the old ones. */
export function refine(grid: Float32Array, side: number): Float32Array {
  const fine = new Float32Array(4 * grid.length);
  const last = side - 1;
  for (let row = 0; row < 2 * side; row++) {
    const v = Math.min(last - 0.001, Math.max(0, row / 2 - 0.25));
    for (let column = 0; column < 2 * side; column++) {
      const u = Math.min(last - 0.001, Math.max(0, column / 2 - 0.25));
      fine[row * 2 * side + column] = betweenCells(grid, side, u, v);
    }
  }
  return fine;
}
