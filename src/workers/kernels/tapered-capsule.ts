import { type SpanVisitor, visitCapsule } from './capsule.ts';
import { compareProducts } from './integer-math.ts';
import { firstCentre, lastCentre } from './pixel-centre.ts';

/** A sample of a stroke; whole numbers in 1/16 px: points within ±2^24, radius 0 to 2^14. */
export interface Sample {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** About where a row meets a shape, in 1/16 px: `inner` is in it, `low` and `high` are its ends. */
interface Hint {
  inner: number;
  low: number;
  high: number;
}

/** A straight line of the outline. */
interface Edge {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/**
 * Visits, row by row, the pixels of a `width`×`height` image whose centre lies in one of the discs
 * along the segment from `a` to `b`, whose radius changes evenly on the way (decision 33). Those
 * discs together are the convex hull of the first and the last, so each row is one span. Doubles
 * tell about where it ends; {@link isInside} settles each end exactly.
 */
export function visitTaperedCapsule(
  a: Sample,
  b: Sample,
  width: number,
  height: number,
  visit: SpanVisitor,
): void {
  if (isNested(a, b)) {
    const { x, y, radius } = a.radius >= b.radius ? a : b;
    visitCapsule({ ax: x, ay: y, bx: x, by: y, radius }, width, height, visit);
    return;
  }
  const first = Math.max(0, firstCentre(Math.min(a.y - a.radius, b.y - b.radius)));
  const last = Math.min(height - 1, lastCentre(Math.max(a.y + a.radius, b.y + b.radius)));
  const tangents = tangentsOf(a, b);
  const hint: Hint = { inner: 0, low: 0, high: 0 };
  for (let row = first; row <= last; row += 1) {
    const y = 16 * row + 8;
    lookAlong(y, a, b, tangents, hint);
    const middle = clamp(lastCentre(hint.inner), -1, width - 1);
    const left = leftEnd(a, b, y, clamp(firstCentre(hint.low), 0, middle + 1), middle);
    const right = rightEnd(a, b, y, clamp(lastCentre(hint.high), middle, width - 1), middle, width);
    if (left <= right) visit(row, left, right);
  }
}

/** True if one disc contains the other. */
function isNested(a: Sample, b: Sample): boolean {
  const growth = b.radius - a.radius;
  return (b.x - a.x) ** 2 + (b.y - a.y) ** 2 <= growth * growth;
}

/**
 * Whether (x, y) is in one of the discs. |V − t·D| ≤ r + t·g for some t in [0, 1], both sides
 * squared, is α·t² − 2β·t + γ ≤ 0 with α = |D|² − g² > 0, β = V·D + r·g, γ = |V|² − r²: so at an
 * end, or, where the lowest point t = β/α lies between them, if β² ≥ α·γ. All are whole and below
 * 2^53; only the last products are not.
 */
function isInside(a: Sample, b: Sample, x: number, y: number): boolean {
  const vx = x - a.x;
  const vy = y - a.y;
  const gamma = vx * vx + vy * vy - a.radius * a.radius;
  if (gamma <= 0) return true;
  if ((x - b.x) * (x - b.x) + (y - b.y) * (y - b.y) <= b.radius * b.radius) return true;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const growth = b.radius - a.radius;
  const alpha = dx * dx + dy * dy - growth * growth;
  const beta = vx * dx + vy * dy + a.radius * growth;
  return beta > 0 && beta < alpha && compareProducts(beta, beta, alpha, gamma) >= 0;
}

/** The first pixel up to `middle` that is inside, looked for from `start`; else `middle + 1`. */
function leftEnd(a: Sample, b: Sample, y: number, start: number, middle: number): number {
  let at = start;
  while (at <= middle && !isInside(a, b, 16 * at + 8, y)) at += 1;
  while (at > 0 && isInside(a, b, 16 * at - 8, y)) at -= 1;
  return at;
}

/** The last pixel after `middle` that is inside, looked for from `start`; else `middle`. */
function rightEnd(
  a: Sample,
  b: Sample,
  y: number,
  start: number,
  middle: number,
  width: number,
): number {
  let at = start;
  while (at > middle && !isInside(a, b, 16 * at + 8, y)) at -= 1;
  while (at < width - 1 && isInside(a, b, 16 * at + 24, y)) at += 1;
  return at;
}

/** The two lines that touch both discs, from the one's point of contact to the other's. */
function tangentsOf(a: Sample, b: Sample): readonly [Edge, Edge] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const growth = b.radius - a.radius;
  const length2 = dx * dx + dy * dy;
  const slant = Math.sqrt(length2 - growth * growth);
  const edge = (side: number): Edge => {
    const nx = (-growth * dx - side * slant * dy) / length2;
    const ny = (-growth * dy + side * slant * dx) / length2;
    return {
      x: a.x + a.radius * nx,
      y: a.y + a.radius * ny,
      dx: dx + growth * nx,
      dy: dy + growth * ny,
    };
  };
  return [edge(1), edge(-1)];
}

function lookAlong(
  y: number,
  a: Sample,
  b: Sample,
  edges: readonly [Edge, Edge],
  hint: Hint,
): void {
  hint.low = Number.POSITIVE_INFINITY;
  hint.high = Number.NEGATIVE_INFINITY;
  // Between the discs the row meets the segment itself.
  hint.inner = a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y);
  addDisc(hint, b, y);
  addDisc(hint, a, y);
  addEdge(hint, edges[0], y);
  addEdge(hint, edges[1], y);
}

function addDisc(hint: Hint, { x, y: centre, radius }: Sample, y: number): void {
  const rest = radius * radius - (y - centre) * (y - centre);
  if (rest < 0) return;
  const half = Math.sqrt(rest);
  hint.inner = x;
  hint.low = Math.min(hint.low, x - half);
  hint.high = Math.max(hint.high, x + half);
}

function addEdge(hint: Hint, edge: Edge, y: number): void {
  const share = (y - edge.y) / edge.dy;
  // Also false where the edge is level.
  if (!(share >= 0 && share <= 1)) return;
  const x = edge.x + share * edge.dx;
  hint.low = Math.min(hint.low, x);
  hint.high = Math.max(hint.high, x);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
