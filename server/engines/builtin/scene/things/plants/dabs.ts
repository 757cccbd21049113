import type { Colour } from '../../words/idea.ts';
import type { Sheet } from '../sprite.ts';

/*
 * Leaves, needles and wood as touches of a brush. A tree has tens of thousands of them, each a few
 * pixels large: handing each to a canvas takes many times longer than covering those pixels here.
 */

/** Lays a colour over a pixel of a sheet. */
function cover({ rgba }: Sheet, at: number, colour: Colour, alpha: number): void {
  const to = at * 4;
  const keep = 1 - alpha;
  rgba[to] = (rgba[to] as number) * keep + colour[0] * alpha;
  rgba[to + 1] = (rgba[to + 1] as number) * keep + colour[1] * alpha;
  rgba[to + 2] = (rgba[to + 2] as number) * keep + colour[2] * alpha;
  rgba[to + 3] = (rgba[to + 3] as number) * keep + alpha;
}

const low = (value: number): number => Math.max(0, Math.floor(value));
const high = (value: number, most: number): number => Math.min(most - 1, Math.ceil(value));
const shown = (colour: Colour): Colour => [
  Math.min(1, colour[0]),
  Math.min(1, colour[1]),
  Math.min(1, colour[2]),
];

/** An ellipse: its middle, its radii along and across, and how far it is turned (radians). */
export function dab(
  sheet: Sheet,
  x: number,
  y: number,
  along: number,
  across: number,
  angle: number,
  colour: Colour,
): void {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const reach = Math.max(along, across) + 0.5;
  const tint = shown(colour);
  const right = high(x + reach, sheet.width);
  const bottom = high(y + reach, sheet.height);
  for (let row = low(y - reach - 1); row <= bottom; row++) {
    for (let column = low(x - reach - 1); column <= right; column++) {
      const dx = column + 0.5 - x;
      const dy = row + 0.5 - y;
      const u = (dx * cos + dy * sin) / along;
      const v = (dy * cos - dx * sin) / across;
      const square = u * u + v * v;
      // Distance to the outline, to first order.
      const steep = 2 * Math.sqrt((u * u) / (along * along) + (v * v) / (across * across));
      const share = steep < 1e-6 ? 1 : (1 - square) / steep + 0.5;
      if (share > 0) cover(sheet, row * sheet.width + column, tint, Math.min(1, share));
    }
  }
}

/** A straight stroke with round ends. */
export function stroke(
  sheet: Sheet,
  x: number,
  y: number,
  toX: number,
  toY: number,
  wide: number,
  colour: Colour,
  alpha = 1,
): void {
  const alongX = toX - x;
  const alongY = toY - y;
  const square = alongX * alongX + alongY * alongY || 1;
  const reach = wide / 2 + 0.5;
  // A line thinner than a pixel covers a part of it.
  const most = alpha * Math.min(1, wide);
  const tint = shown(colour);
  const right = high(Math.max(x, toX) + reach, sheet.width);
  const bottom = high(Math.max(y, toY) + reach, sheet.height);
  const left = low(Math.min(x, toX) - reach - 1);
  // How far the line's side is from its middle along a row, and a pixel for rounding.
  const isLevel = alongY === 0;
  const aside = isLevel
    ? Number.POSITIVE_INFINITY
    : (reach * Math.sqrt(square)) / Math.abs(alongY) + 1;
  const slope = isLevel ? 0 : alongX / alongY;
  for (let row = low(Math.min(y, toY) - reach - 1); row <= bottom; row++) {
    const dy = row + 0.5 - y;
    const middle = x + dy * slope - 0.5;
    const first = Math.max(left, Math.ceil(middle - aside));
    const last = Math.min(right, Math.floor(middle + aside));
    for (let column = first; column <= last; column++) {
      const dx = column + 0.5 - x;
      const share = (dx * alongX + dy * alongY) / square;
      const near = share < 0 ? 0 : share > 1 ? 1 : share;
      const awayX = dx - alongX * near;
      const awayY = dy - alongY * near;
      const inside = reach - Math.sqrt(awayX * awayX + awayY * awayY);
      if (inside > 0) cover(sheet, row * sheet.width + column, tint, most * Math.min(1, inside));
    }
  }
}

/** A place on a sheet, in pixels. */
export type Point = readonly [x: number, y: number];

/** Pieces that a bent stroke is made of. */
const PIECES = 4;

/**
 * Walks along a stroke that bends toward a point on its way (a quadratic curve), piece by piece.
 * @param piece gets both ends of each, and how far along it begins, 0 to below 1
 */
export function alongBend(
  from: Point,
  by: Point,
  to: Point,
  piece: (x0: number, y0: number, x1: number, y1: number, share: number) => void,
): void {
  const at = (share: number, axis: 0 | 1) =>
    (1 - share) ** 2 * from[axis] + 2 * share * (1 - share) * by[axis] + share * share * to[axis];
  for (let n = 0; n < PIECES; n++) {
    const a = n / PIECES;
    const b = (n + 1) / PIECES;
    piece(at(a, 0), at(a, 1), at(b, 0), at(b, 1), a);
  }
}

/** A stroke that bends toward a point on its way. */
export function bentStroke(
  sheet: Sheet,
  from: Point,
  by: Point,
  to: Point,
  wide: number,
  colour: Colour,
): void {
  alongBend(from, by, to, (x0, y0, x1, y1) => stroke(sheet, x0, y0, x1, y1, wide, colour));
}

/** A filled shape of four corners that bulges nowhere inward. */
export function fourCorners(sheet: Sheet, corners: readonly number[], colour: Colour): void {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = corners;
  const turned = (cx - ax) * (dy - by) - (cy - ay) * (dx - bx) < 0 ? -1 : 1;
  const one = edge(ax, ay, bx, by);
  const two = edge(bx, by, cx, cy);
  const three = edge(cx, cy, dx, dy);
  const four = edge(dx, dy, ax, ay);
  const tint = shown(colour);
  const right = high(Math.max(ax, bx, cx, dx), sheet.width);
  const bottom = high(Math.max(ay, by, cy, dy), sheet.height);
  const left = low(Math.min(ax, bx, cx, dx) - 1);
  for (let row = low(Math.min(ay, by, cy, dy) - 1); row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const share = Math.min(
        1,
        turned * within(one, column, row) + 0.5,
        turned * within(two, column, row) + 0.5,
        turned * within(three, column, row) + 0.5,
        turned * within(four, column, row) + 0.5,
      );
      if (share > 0) cover(sheet, row * sheet.width + column, tint, share);
    }
  }
}

/** A line by its normal and its distance. */
type Edge = readonly [number, number, number];

/** How far a pixel's middle is to the right of a line. */
const within = (line: Edge, column: number, row: number): number =>
  line[0] * (column + 0.5) + line[1] * (row + 0.5) - line[2];

/** The line through two points: its normal, to the right of the way, and its distance. */
function edge(x: number, y: number, toX: number, toY: number): Edge {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const nx = -(toY - y) / length;
  const ny = (toX - x) / length;
  return [nx, ny, nx * x + ny * y];
}
