import type { SpanVisitor } from './capsule.ts';
import { ceilDivide } from './integer-math.ts';
import { firstCentre } from './pixel-centre.ts';

/** A side of a polygon that passes rows `first` to `end` − 1, seen from its upper corner. */
interface Side {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  /** Greater than 0. */
  readonly dy: number;
  readonly first: number;
  readonly end: number;
}

/**
 * Visits, row by row, the pixels of a `width`×`height` image whose centre is inside a closed
 * polygon by the even-odd rule. `points`: x, y pairs, whole, in 1/16 px, within ±2^24. A side
 * counts for the rows from its upper corner (included) to its lower one (not included), and for
 * the centres on it or right of it: so what lies on an upper or left side is inside, on a lower or
 * right one not, and polygons that share a side neither overlap nor leave a gap.
 */
export function visitPolygon(
  points: Int32Array,
  width: number,
  height: number,
  visit: SpanVisitor,
): void {
  const sides = sidesOf(points, height);
  const crossings = new Int32Array(sides.length);
  let active: Side[] = [];
  let next = 0;
  for (let row = sides[0]?.first ?? height; row < height; row += 1) {
    for (let side = sides[next]; side?.first === row; side = sides[next]) {
      active.push(side);
      next += 1;
    }
    active = active.filter((side) => side.end > row);
    if (active.length === 0 && next === sides.length) return;
    for (let i = 0; i < active.length; i += 1) {
      const side = active[i];
      if (side !== undefined) crossings[i] = crossing(side, row, width);
    }
    visitPairs(crossings.subarray(0, active.length).sort(), row, visit);
  }
}

/** The sides that pass a row of pixel centres, by the first row that they pass. */
function sidesOf(points: Int32Array, height: number): Side[] {
  const sides: Side[] = [];
  const count = points.length >> 1;
  for (let i = 0; i < count; i += 1) {
    const j = i + 1 === count ? 0 : i + 1;
    const side = sideOf(
      points[2 * i] ?? 0,
      points[2 * i + 1] ?? 0,
      points[2 * j] ?? 0,
      points[2 * j + 1] ?? 0,
      height,
    );
    if (side.first < side.end) sides.push(side);
  }
  return sides.sort((a, b) => a.first - b.first);
}

function sideOf(x: number, y: number, toX: number, toY: number, height: number): Side {
  if (toY < y) return sideOf(toX, toY, x, y, height);
  return {
    x,
    y,
    dx: toX - x,
    dy: toY - y,
    first: Math.max(0, firstCentre(y)),
    end: Math.min(height, firstCentre(toY)),
  };
}

/**
 * The first pixel of a row whose centre is not left of the side, clamped to 0…width:
 * 16i + 8 ≥ x + (Y − y)·dx/dy in whole numbers. Coordinates within ±2^24 keep it below 2^52.
 */
function crossing({ x, y, dx, dy }: Side, row: number, width: number): number {
  const first = ceilDivide((x - 8) * dy + (16 * row + 8 - y) * dx, 16 * dy);
  return Math.min(width, Math.max(0, first));
}

function visitPairs(crossings: Int32Array, row: number, visit: SpanVisitor): void {
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const left = crossings[i] ?? 0;
    const right = (crossings[i + 1] ?? 0) - 1;
    if (left <= right) visit(row, left, right);
  }
}
