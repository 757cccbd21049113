import { lumaOf } from '../arithmetic.ts';
import type { Frame } from '../world/frame.ts';

/** A pixel this much brighter than the paint over it, where that is this dark, is a lit window or a star. */
const LIGHT_OVER = 0.14;
const DARKNESS = 0.3;
/** How much of such a light is kept. */
const KEPT = 0.85;

/**
 * Flattens a frame into patches with firm edges, as a brush does: each pixel takes the mean of the
 * calmest of four squares around it (Kuwahara et al. 1976), by summed areas; small lights in the dark
 * stay. `radius` in pixels.
 */
export function paintOver(frame: Frame, radius: number): void {
  const { width, height, rgb } = frame;
  const side = width + radius;
  // Rows that are still needed: sums along rows, and the boxes that end at a row.
  const ring = Array.from({ length: radius + 1 }, () => ({
    sums: new Float64Array(side * VALUES),
    boxes: new Float32Array(side * VALUES),
  }));
  const columns = new Float64Array(side * VALUES);
  // Nothing beyond the sides.
  const values = new Float64Array((side + radius + 1) * VALUES);
  for (let y = 0; y < height + radius; y++) {
    const last = ring[y % ring.length];
    const first = ring[(y + 1) % ring.length];
    if (last === undefined || first === undefined) return;
    add(columns, last.sums, -1);
    last.sums.fill(0);
    if (y < height)
      sumAlong(rgb.subarray(y * width * 3, (y + 1) * width * 3), values, last.sums, radius);
    add(columns, last.sums, 1);
    const high = Math.min(y + 1, radius + 1, height + radius - y, height);
    describe(columns, last.boxes, { width, radius, high });
    const row = y - radius;
    if (row >= 0)
      paintRow(
        rgb.subarray(row * width * 3, (row + 1) * width * 3),
        first.boxes,
        last.boxes,
        radius,
      );
  }
}

/** What is known of a box: mean red, green and blue, and the variance of its light (before: sums, and of squares). */
const VALUES = 4;

function add(to: Float64Array, from: Float64Array, sign: 1 | -1): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] as number) + sign * (from[at] as number);
}

/** Sums of the `radius` + 1 pixels of a row that end at each place, and of the squares of their light; `values` is room for them. */
function sumAlong(
  row: Float32Array,
  values: Float64Array,
  into: Float64Array,
  radius: number,
): void {
  const first = (radius + 1) * VALUES;
  for (let from = 0, to = first; from < row.length; from += 3, to += VALUES) {
    const red = row[from] as number;
    const green = row[from + 1] as number;
    const blue = row[from + 2] as number;
    const luma = lumaOf(red, green, blue);
    values[to] = red;
    values[to + 1] = green;
    values[to + 2] = blue;
    values[to + 3] = luma * luma;
  }
  let red = 0;
  let green = 0;
  let blue = 0;
  let squares = 0;
  for (let at = 0; at < into.length; at += VALUES) {
    red += values[at + first] as number;
    red -= values[at] as number;
    green += values[at + first + 1] as number;
    green -= values[at + 1] as number;
    blue += values[at + first + 2] as number;
    blue -= values[at + 2] as number;
    squares += values[at + first + 3] as number;
    squares -= values[at + 3] as number;
    into[at] = red;
    into[at + 1] = green;
    into[at + 2] = blue;
    into[at + 3] = squares;
  }
}

/** Means and variances of the boxes of one row, from their sums; what is beyond the sides does not count. */
function describe(
  sums: Float64Array,
  boxes: Float32Array,
  {
    width,
    radius,
    high,
  }: { readonly width: number; readonly radius: number; readonly high: number },
): void {
  const side = width + radius;
  for (let x = 0; x < side; x++) {
    const count = high * Math.min(x + 1, radius + 1, side - x, width);
    const at = x * VALUES;
    const red = (sums[at] as number) / count;
    const green = (sums[at + 1] as number) / count;
    const blue = (sums[at + 2] as number) / count;
    const luma = lumaOf(red, green, blue);
    boxes[at] = red;
    boxes[at + 1] = green;
    boxes[at + 2] = blue;
    boxes[at + 3] = (sums[at + 3] as number) / count - luma * luma;
  }
}

/** Gives each pixel of a row the calmest of the four boxes around it: two that end at it, two that begin. */
function paintRow(
  row: Float32Array,
  above: Float32Array,
  below: Float32Array,
  radius: number,
): void {
  const aside = radius * VALUES;
  for (let x = 0; x * 3 < row.length; x++) {
    const at = x * VALUES;
    let boxes = above;
    let box = at;
    let least = above[at + 3] as number;
    if ((above[at + aside + 3] as number) < least) {
      box = at + aside;
      least = above[box + 3] as number;
    }
    if ((below[at + 3] as number) < least) {
      boxes = below;
      box = at;
      least = below[at + 3] as number;
    }
    if ((below[at + aside + 3] as number) < least) {
      boxes = below;
      box = at + aside;
    }
    const red = boxes[box] as number;
    const green = boxes[box + 1] as number;
    const blue = boxes[box + 2] as number;
    const painted = lumaOf(red, green, blue);
    const to = x * 3;
    const r = row[to] as number;
    const g = row[to + 1] as number;
    const b = row[to + 2] as number;
    const kept = painted < DARKNESS && lumaOf(r, g, b) > painted + LIGHT_OVER ? KEPT : 0;
    row[to] = red + (r - red) * kept;
    row[to + 1] = green + (g - green) * kept;
    row[to + 2] = blue + (b - blue) * kept;
  }
}
