import type { Curve } from './curves.ts';
import type { View } from './edges.ts';
import type { Changes } from './meetings.ts';
import type { Shape } from './paint-band.ts';
import { EVEN, SIDE, type Strip, stripAt, stripsOf } from './profile.ts';

/**
 * Colours beside the curve may differ from end to end by so much, or by this share of what the contour's
 * sides differ, up to the last: however light a rim is, wood and a saucer beside it are two things.
 */
const ALIKE = 34;
const ALIKE_SHARE = 0.4;
const MOST_ALIKE = 50;
/** Or they are one colour in another light, up to so many times as bright, but for so much in each channel, in grey levels. */
const MOST_LIGHT = 1.8;
const OTHER_HUE = 12;
/** Along a way that grounds tell, by this share. */
const ALONG_SHARE = 0.5;
/** The two sides of a contour differ by at least so much, in both its ends in the same way (cosine). */
const LEAST_CONTRAST = 20;
const SAME_WAY = 0.6;
/** Pixels from the curve at which its sides are compared; also so few, for thin lines, where it lies on them. */
const BESIDE = 3.5;
const BESIDE_THIN = 1.25;
/** Half pixels from the curve: the edge itself, and the least of a band on its wider side. */
const EDGE = 4;
const LEAST_BAND = 6;
/** Half pixels that a band keeps away from what is uneven. */
const CLEAR = 2;
/** The channels of a colour but for alpha. */
const COLOURS = [0, 1, 2] as const;
/** Pixels that contours usually lie from the curve that they are on. */
const USUAL = 0.3;

/**
 * What is seen beside both ends, and how far to each side it goes on evenly; null if it is no contour.
 * One side is enough: behind the rim of a cup there may be a saucer here and wood there.
 */
export function shapeOf(
  view: View,
  curve: Curve,
  demands: Demands = UNGUIDED,
  changes: readonly Changes[] = [],
): Shape | null {
  const contrast = demands.contrastOf(view, curve);
  if (contrast < LEAST_CONTRAST) return null;
  const alike = Math.max(ALIKE, Math.min(MOST_ALIKE, ALIKE_SHARE * contrast));
  const [before, after] = completed(stripsOf(view, curve, -1), stripsOf(view, curve, 1), curve);
  // Something else lies beside each end: where one gives way to the other is for the fill to find.
  const isOther = (step: 1 | -1) => {
    const [one, two] = [before, after].map((strips) => strips[SIDE + 2 * BESIDE * step]);
    return one && two && !isAlike(one, two, alike);
  };
  const reach = (step: 1 | -1) => {
    let index = SIDE;
    if (isOther(step)) {
      const isTold = changes.some(({ side }) => side === step);
      while (isTold && Math.abs(index - SIDE) < EDGE && before[index + step] && after[index + step])
        index += step;
      return index;
    }
    for (; index + step >= 0 && index + step <= 2 * SIDE; index += step) {
      const [one, two] = [before[index + step], after[index + step]];
      if (!one || !two) break;
      const isEdge = Math.abs(index + step - SIDE) <= demands.edge;
      const isEven = isAlike(one, two, alike) && Math.max(one.spread, two.spread) < EVEN;
      if (isEdge || isEven) continue;
      // What lies beside another thing has some of its colour.
      const clear = Math.max(demands.edge, Math.abs(index - SIDE) - CLEAR);
      return SIDE + step * Math.min(Math.abs(index - SIDE), clear);
    }
    return index;
  };
  const [first, last] = [reach(-1), reach(1)];
  const isNarrow = (step: 1 | -1, wide: number) => wide < EDGE / 2 && !isOther(step);
  if (isNarrow(-1, SIDE - first) || isNarrow(1, last - SIDE)) return null;
  if (Math.max(SIDE - first, last - SIDE) < demands.leastBand) return null;
  const told = changes.find(({ side }) => isOther(side)) ?? null;
  return { curve, before, after, first, last, changes: told, isClosed: true };
}

/** Beside the edge itself, where one end shows nothing (the hole's border runs along it), what the other shows. */
function completed(
  before: readonly (Strip | null)[],
  after: readonly (Strip | null)[],
  { enter, leave }: Curve,
): readonly [(Strip | null)[], (Strip | null)[]] {
  const isEdge = (index: number) => Math.abs(index - SIDE) <= EDGE;
  const taken = (other: Strip | null | undefined, begin: number) =>
    other ? { ...other, begin } : null;
  return [
    before.map((strip, n) => strip ?? (isEdge(n) ? taken(after[n], enter) : null)),
    after.map((strip, n) => strip ?? (isEdge(n) ? taken(before[n], leave) : null)),
  ];
}

/** What is seen beside the end that a curve comes from, as if the same were beside the other; null if that is no contour. */
export function shapeBehind(view: View, curve: Curve): Shape | null {
  const before = stripsOf(view, curve, -1);
  const [left, right] = [before[SIDE - 2 * BESIDE], before[SIDE + 2 * BESIDE]];
  if (!left || !right || differ(left, right) < LEAST_CONTRAST) return null;
  const reach = (step: 1 | -1) => {
    let index = SIDE;
    while (before[index + step] && (before[index + step] as Strip).spread < EVEN) index += step;
    return index;
  };
  const after = before.map((strip) => strip && { ...strip, begin: curve.leave });
  return { curve, before, after, first: reach(-1), last: reach(1), changes: null, isClosed: false };
}

/** Whether two strips show the same, but for light. */
function isAlike(one: Strip, two: Strip, limit: number): boolean {
  if (differ(one, two) < limit) return true;
  const pairs = COLOURS.map((c) => [one.mean[c] ?? 0, two.mean[c] ?? 0] as const);
  const product = pairs.reduce((sum, [a, b]) => sum + a * b, 0);
  const square = pairs.reduce((sum, [, b]) => sum + b * b, 0);
  const light = product / Math.max(1, square);
  if (Math.max(light, 1 / light) > MOST_LIGHT) return false;
  return pairs.every(([a, b]) => Math.abs(a - light * b) < OTHER_HUE);
}

/** How much the two sides of a curve differ at both its ends in the same way; 0 where they do not. */
function contrastOf(view: View, curve: Curve): number {
  const contrast = contrastBeside(view, curve, BESIDE);
  if (curve.misfit > USUAL) return contrast;
  return Math.max(contrast, contrastBeside(view, curve, BESIDE_THIN));
}

/** The same so many pixels beside it. */
function contrastBeside(view: View, curve: Curve, away: number): number {
  const [before, after] = ([-1, 1] as const).map((outward) => {
    const [left, right] = [-away, away].map((beside) => stripAt(view, curve, outward, beside));
    return left && right ? right.mean.map((value, c) => value - (left.mean[c] ?? 0)) : [0, 0, 0, 0];
  });
  if (before === undefined || after === undefined) return 0;
  const [one, two] = [Math.hypot(...before), Math.hypot(...after)];
  const product = before.reduce((sum, value, c) => sum + value * (after[c] ?? 0), 0);
  return product < SAME_WAY * one * two ? 0 : Math.min(one, two);
}

/** The same where it is known that a contour goes this way: what is on one side of it goes on, the other may change. */
function guidedContrast(view: View, curve: Curve): number {
  const ends = ([-1, 1] as const).map((outward) =>
    [-BESIDE, BESIDE].map((beside) => stripAt(view, curve, outward, beside)),
  );
  const [[one, two], [three, four]] = ends as [(Strip | null)[], (Strip | null)[]];
  if (!one || !two || !three || !four) return 0;
  const contrast = Math.min(differ(one, two), differ(three, four));
  const change = Math.min(differ(one, three), differ(two, four));
  return change > Math.max(ALIKE, ALONG_SHARE * contrast) ? 0 : contrast;
}

/** What is asked of a curve to be painted. */
export interface Demands {
  /** How its sides differ, in grey levels. */
  readonly contrastOf: (view: View, curve: Curve) => number;
  /** Half pixels on its wider side. */
  readonly leastBand: number;
  /** Half pixels to each side that are the edge's, however uneven. */
  readonly edge: number;
}

/** Of a contour of which nothing is known: both its sides go on. */
export const UNGUIDED: Demands = { contrastOf, leastBand: LEAST_BAND, edge: EDGE };
/** Of a way along which a contour is known to go. */
export const GUIDED: Demands = { contrastOf: guidedContrast, leastBand: LEAST_BAND, edge: EDGE };
/** Of a short way between trusted ends the edge goes on whatever is beside it. */
export const SURE: Demands = {
  contrastOf: guidedContrast,
  leastBand: LEAST_BAND,
  edge: LEAST_BAND,
};
/** Of an outline the edge alone is painted if nothing beside it goes on evenly. */
export const OUTLINE: Demands = { contrastOf: guidedContrast, leastBand: EDGE, edge: EDGE };

function differ(one: Strip, two: Strip): number {
  return Math.max(...one.mean.map((value, c) => Math.abs(value - (two.mean[c] ?? 0))));
}

/** The less, the more surely two contours are one: on one curve, with the same colours beside it. */
export function costOf({ curve, before, after, first, last }: Shape): number {
  let sum = 0;
  for (let index = first; index <= last; index++) {
    const [one, two] = [before[index], after[index]];
    if (one && two) sum += differ(one, two) / ALIKE;
  }
  const length = Math.hypot(
    (curve.x[curve.leave] as number) - (curve.x[curve.enter] as number),
    (curve.y[curve.leave] as number) - (curve.y[curve.enter] as number),
  );
  return (curve.misfit / USUAL) ** 2 + sum / (last - first + 1) + length / 100;
}
