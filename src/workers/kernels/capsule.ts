import { ceilDivide, floorDivide, rootOfProduct } from './integer-math.ts';
import { firstCentre, lastCentre } from './pixel-centre.ts';

/** Takes the pixels `left`…`right` (both inclusive) of pixel row `row`. */
export type SpanVisitor = (row: number, left: number, right: number) => void;

/** A segment with a radius; every number in 1/16 px and whole, points within ±2^24. */
export interface Capsule {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly radius: number;
}

/** Columns `low`…`high` inclusive; empty if `low > high`. */
interface Interval {
  low: number;
  high: number;
}

/**
 * Visits, row by row, the pixels of a `width`×`height` image whose centre lies at most `radius`
 * from the closed segment (decision 33). A capsule is convex, so each row is one span: the hull of
 * the row's cut through both end discs and through the rectangle between them. Each cut is found
 * with whole numbers only:
 * with D = B − A, V = P − A, the rectangle is 0 ≤ V·D ≤ |D|² and |V×D| ≤ radius·|D|, where the
 * last bound may be floored because V×D is whole. Coordinates within ±2^24 make |D|, |V| < 2^26
 * a component and every sum of two products < 2^53; only radius²·|D|² can pass that, once a
 * segment, and is rooted exactly.
 */
export function visitCapsule(
  capsule: Capsule,
  width: number,
  height: number,
  visit: SpanVisitor,
): void {
  const { ay, by, radius } = capsule;
  const first = Math.max(0, firstCentre(Math.min(ay, by) - radius));
  const last = Math.min(height - 1, lastCentre(Math.max(ay, by) + radius));
  const dx = capsule.bx - capsule.ax;
  const dy = by - ay;
  const length2 = dx * dx + dy * dy;
  const reach = rootOfProduct(radius * radius, length2);
  const span: Interval = { low: 0, high: 0 };
  for (let row = first; row <= last; row += 1) {
    const y = 16 * row + 8;
    empty(span);
    addDisc(span, capsule.ax, y - ay, radius);
    if (length2 > 0) {
      addDisc(span, capsule.bx, y - by, radius);
      addRectangle(span, capsule.ax, y - ay, dx, dy, length2, reach);
    }
    const left = Math.max(0, firstCentre(span.low));
    const right = Math.min(width - 1, lastCentre(span.high));
    if (left <= right) visit(row, left, right);
  }
}

function empty(span: Interval): void {
  span.low = Number.POSITIVE_INFINITY;
  span.high = Number.NEGATIVE_INFINITY;
}

function include(span: Interval, low: number, high: number): void {
  if (low > high) return;
  span.low = Math.min(span.low, low);
  span.high = Math.max(span.high, high);
}

function addDisc(span: Interval, x: number, dy: number, radius: number): void {
  const rest = radius * radius - dy * dy;
  if (rest < 0) return;
  const half = Math.floor(Math.sqrt(rest));
  include(span, x - half, x + half);
}

function addRectangle(
  span: Interval,
  x: number,
  vy: number,
  dx: number,
  dy: number,
  length2: number,
  reach: number,
): void {
  const along = solve(-vy * dy, length2 - vy * dy, dx);
  const across = solve(vy * dx - reach, vy * dx + reach, dy);
  const low = Math.max(along.low, across.low);
  const high = Math.min(along.high, across.high);
  include(span, x + low, x + high);
}

/** The whole v with low ≤ v·factor ≤ high. */
function solve(low: number, high: number, factor: number): Interval {
  if (factor > 0) return { low: ceilDivide(low, factor), high: floorDivide(high, factor) };
  if (factor < 0) return { low: ceilDivide(-high, -factor), high: floorDivide(-low, -factor) };
  const all = low <= 0 && high >= 0;
  return all
    ? { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
    : { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY };
}
