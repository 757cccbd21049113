import { clamp } from '../../../arithmetic.ts';
import { createStar, radiusAt } from '../../sculpt/star.ts';

/** Where lines to the surface of a head start: between its ears. Heights of the head, the chin at 0. */
export const MIDDLE = [0, 0.46, 0] as const;

/** What the form of a head is between: 0 a grown man's, 1 the other. */
export interface SkullForm {
  /** How fine the bones are. */
  readonly fine: number;
  /** How childlike: a high brow, round cheeks, a small chin. */
  readonly young: number;
  /** How much broader the jaw is, about −1 to 1. */
  readonly jaw: number;
}

/** A curve through points of rising height, each [height, value], as a table over the heights from −0.1 to 1.1. */
type Points = readonly (readonly [at: number, value: number])[];
const FROM = -0.1;
const LONG = 1.2;
const STEPS = 240;

function curve(points: Points): Float32Array {
  const slope = (n: number): number => {
    const [a, b] = [points[Math.max(0, n - 1)], points[Math.min(points.length - 1, n + 1)]];
    return a && b && b[0] > a[0] ? (b[1] - a[1]) / (b[0] - a[0]) : 0;
  };
  return Float32Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = FROM + (LONG * step) / STEPS;
    const next = points.findIndex(([y]) => y > at);
    if (next === 0) return points[0]?.[1] ?? 0;
    const [a, b] = [points[next - 1], points[next]];
    if (a === undefined || b === undefined) return points[points.length - 1]?.[1] ?? 0;
    const wide = b[0] - a[0];
    const t = (at - a[0]) / wide;
    // Cubic Hermite, so that the outline has no corners.
    return (
      (1 + 2 * t) * (1 - t) ** 2 * a[1] +
      t * (1 - t) ** 2 * wide * slope(next - 1) +
      t * t * (3 - 2 * t) * b[1] +
      t * t * (t - 1) * wide * slope(next)
    );
  });
}

function read(table: Float32Array, y: number): number {
  const at = clamp((y - FROM) / LONG) * STEPS;
  const n = Math.min(STEPS - 1, Math.floor(at));
  const low = table[n] as number;
  return low + ((table[n + 1] as number) - low) * (at - n);
}

/** The outline from the side, without the nose: how far ahead of the middle. */
const FRONT = curve([
  [-0.1, 0.22],
  [-0.02, 0.285],
  [0.03, 0.325],
  [0.075, 0.338],
  [0.13, 0.322],
  [0.2, 0.35],
  [0.27, 0.358],
  [0.34, 0.352],
  [0.45, 0.345],
  [0.53, 0.352],
  [0.6, 0.372],
  [0.68, 0.372],
  [0.77, 0.348],
  [0.86, 0.29],
  [0.93, 0.21],
  [0.98, 0.11],
  [1.0, 0.03],
  [1.01, 0.005],
]);
/** The outline from before: half the width, where the head is widest. */
const SIDE = curve([
  [-0.1, 0.08],
  [0.0, 0.122],
  [0.08, 0.174],
  [0.16, 0.219],
  [0.25, 0.253],
  [0.34, 0.275],
  [0.44, 0.294],
  [0.55, 0.305],
  [0.66, 0.322],
  [0.76, 0.318],
  [0.86, 0.268],
  [0.94, 0.185],
  [0.985, 0.1],
  [1.0, 0.03],
  [1.01, 0.005],
]);
/** The outline of the back of the head: how far behind the middle. */
const BACK = curve([
  [-0.1, 0.2],
  [0.1, 0.23],
  [0.25, 0.28],
  [0.4, 0.38],
  [0.55, 0.44],
  [0.7, 0.45],
  [0.82, 0.4],
  [0.92, 0.29],
  [0.98, 0.15],
  [1.0, 0.04],
  [1.01, 0.005],
]);
/** How far behind its middle a head is widest, and how square its cross-section is. */
const WIDEST = -0.06;
const SQUARE = 0.13;
/** The lower edge of the jaw: where it begins at the chin, and how steeply it rises to the ear. */
const JAW = { ahead: 0.26, rises: 0.42, round: 0.07 } as const;

/** How far a point is outside a head without features, about; below 0 inside. */
function outside({ fine, young, jaw }: SkullForm, x: number, y: number, z: number): number {
  const low = 1 - clamp((y - 0.1) / 0.36);
  // A child's cheeks are full where a man's jaw is broad; above, its brow bulges.
  const chin = 1 - clamp((y - 0.02) / 0.22);
  const broad =
    1 +
    low * (0.07 * jaw - 0.06 * fine - 0.02 * young) -
    chin * (0.05 * fine + 0.06 * young) +
    young * (0.02 + 0.085 * bell(y, 0.27, 0.14));
  const ahead = 1 - 0.02 * fine * low + young * (0.07 * bell(y, 0.72, 0.16) - 0.07 * low);
  const wide = read(SIDE, y) * broad;
  const deep = x > WIDEST ? read(FRONT, y) * ahead - WIDEST : read(BACK, y) + WIDEST;
  const a = ((x - WIDEST) / deep) ** 2;
  const b = (z / wide) ** 2;
  const norm = Math.sqrt(a + b - (SQUARE * 4 * a * b) / (a + b + 1e-9));
  const round = (norm - 1) * 0.3;
  const edge = JAW.rises * Math.max(0, JAW.ahead - x) + 0.02 * fine;
  return smoothMost(Math.max(round, y - 1), (edge - y) * 0.9, JAW.round);
}

const bell = (at: number, middle: number, wide: number): number =>
  Math.exp(-(((at - middle) / wide) ** 2));

function smoothMost(a: number, b: number, k: number): number {
  const near = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.max(a, b) + near * near * k * 0.25;
}

/** The form of a head without features: how far its surface is from its middle in a direction of length 1. */
export type Skull = (x: number, y: number, z: number) => number;

/** Cells of the survey of a skull: it has no small forms. */
const CELLS = 72;

/** A head without features, of that form. */
export function skullOf(form: SkullForm): Skull {
  const star = createStar(CELLS, (x, y, z) => surfaceAt(form, x, y, z), true);
  return (x, y, z) => radiusAt(star, x, y, z);
}

function surfaceAt(form: SkullForm, x: number, y: number, z: number): number {
  let [near, far] = [0.05, 0.7];
  for (let n = 0; n < 14; n++) {
    const at = (near + far) / 2;
    if (outside(form, MIDDLE[0] + x * at, MIDDLE[1] + y * at, MIDDLE[2] + z * at) < 0) near = at;
    else far = at;
  }
  return (near + far) / 2;
}
