import { awayFromHole } from '../hole.ts';
import { BEGIN, type Chain, chainsAround } from './chains.ts';
import { curveBehind } from './curve-behind.ts';
import { type Curve, joinChains, type Reach, SPACING } from './curves.ts';
import type { View } from './edges.ts';
import { type Changes, type Meeting, meetingsWith } from './meetings.ts';
import { paintBand, type Shape } from './paint-band.ts';
import { EVEN, SIDE, type Strip, stripAt, stripsOf } from './profile.ts';

/**
 * Colours beside the curve may differ from end to end by so much, or by this share of what the contour's
 * sides differ.
 */
const ALIKE = 34;
const ALIKE_SHARE = 0.4;
/** Along a way that grounds tell, by this share. */
const ALONG_SHARE = 0.5;
/** The two sides of a contour differ by at least so much, in both its ends in the same way (cosine). */
const LEAST_CONTRAST = 20;
const SAME_WAY = 0.6;
/** Pixels from the curve at which its sides are compared. */
const BESIDE = 3.5;
/** Half pixels from the curve: the edge itself, and the least of a band on its wider side. */
const EDGE = 4;
const LEAST_BAND = 6;
/** Half pixels that a band keeps away from what is uneven. */
const CLEAR = 2;
/** Share of a curve between its ends that lies in the hole at least; */
const LEAST_INSIDE = 0.85;
/** and of one that comes to the hole along its border: there, nearer than so many pixels, no edge is measured. */
const LEAST_WITHIN = 0.5;
const ALONG = 4;
/** Pixels that contours usually lie from the curve that they are on. */
const USUAL = 0.3;
/** A longer way, in pixels, is not painted for what its ends show alone: what is beside it has to go on evenly. */
const BELIEVED = 80;
/** Share that others painted: up to the first it is free, from the second on it runs beside them, between it crosses one. */
const FREE = 0.08;
const PARALLEL = 0.5;

/**
 * The ways that are believed in holes that are held all around, and in those that the picture's border leaves
 * open: a plate that it cuts is seen at two ends alone, which may be far apart, before other things, and
 * lead nearly away from each other.
 */
const CLOSED_REACH: Reach = { longest: 260, stretch: 6, mayTurn: false, forward: 0.4 };
const OPEN_REACH: Reach = { longest: 300, stretch: 8, mayTurn: true, forward: 0.1 };

/** What is known of contours in a hole from elsewhere. */
export interface KnownContours {
  readonly curves: readonly Curve[];
  /** Those of the curves that are surely outlines of things in front. */
  readonly outlines: ReadonlySet<Curve>;
  /** Those of the curves that surely lead on what is seen at both ends. */
  readonly trusted: ReadonlySet<Curve>;
  /** Contours that go behind any of these, and where. */
  readonly behind: readonly Curve[];
  readonly meetings: readonly Meeting[];
}

/** What was continued. */
export interface Continued {
  /** One byte a pixel, 1 where `view.data` was written. */
  readonly painted: Uint8Array;
  /** The curves that join what is seen at both their ends. */
  readonly joins: readonly Curve[];
  /** Those beside which both ends show the same to one side, and not to the other. */
  readonly fronts: readonly PaintedFront[];
}

/**
 * Continues smooth contours (a rim, an edge of a roof, a horizon) that are seen on both sides of a hole:
 * those that one smooth curve joins and beside which both ends look alike are painted along that
 * curve, with what their ends show, so that what lies on either side is filled by itself; then those that
 * are known from elsewhere. Writes `view.data` within the hole. Where the picture's border leaves the hole
 * open (`isOpen`), what comes to it and comes back is a thing that the border cut (a plate, a helmet): its
 * outline is joined over a longer way, and with another ground behind each of its ends.
 */
export function continueContours(
  view: View,
  chains: readonly Chain[] = chainsAround(view),
  { curves, outlines, trusted, behind, meetings }: KnownContours = NOTHING_KNOWN,
  isOpen = false,
): Continued {
  const joins: Curve[] = [];
  const closed: Shape[] = [];
  const painted = new Uint8Array(view.hole.length);
  // Boards of a wall draw together: each pixel is to follow its own.
  const away = new Float32Array(view.hole.length);
  const isInside = insideOf(view);
  const sure = marksOn([...outlines].filter(isInside), view);
  const used = new Set<Chain>();
  for (const { one, two, shape } of candidates(view, chains, isInside, isOpen)) {
    if (used.has(one) || used.has(two)) continue;
    const onOutline = shareOf(shape.curve, view.width, sure);
    if (onOutline > 0 && onOutline < PARALLEL) continue;
    used.add(one).add(two);
    const share = shareOf(shape.curve, view.width, painted);
    if (share > FREE && share < PARALLEL) continue;
    const met = meetingsWith(shape.curve, meetings);
    const own = met.length === 0 ? shape : shapeOf(view, shape.curve, UNGUIDED, met);
    if (own === null) continue;
    paintBand(view, own, painted, away);
    joins.push(own.curve);
    closed.push(own);
  }
  for (const curve of curves) {
    if (shareOf(curve, view.width, painted) > FREE) continue;
    if (!isInside(curve)) continue;
    const isShort = (curve.leave - curve.enter) * SPACING <= BELIEVED;
    const isSure = isShort && trusted.has(curve);
    const demands = outlines.has(curve) ? OUTLINE : isSure ? SURE : GUIDED;
    const shape = shapeOf(view, curve, demands, meetingsWith(curve, meetings));
    if (shape === null) continue;
    paintBand(view, shape, painted, null);
    closed.push(shape);
  }
  const before = painted.slice();
  const left = chains.filter((chain) => !used.has(chain));
  const hidden = left
    .map((chain) => curveBehind(view, chain, before))
    .filter((one) => one !== null);
  for (const curve of [...behind, ...hidden]) {
    const shape = shapeBehind(view, curve);
    if (shape !== null) paintBand(view, shape, painted, null, before);
  }
  return { painted, joins, fronts: closed.map(frontOf).filter((one) => one !== null) };
}

/** A curve that was painted to one side alone, to the right of its way 1, to the left −1: what lies there is in front. */
export interface PaintedFront {
  readonly curve: Curve;
  readonly side: 1 | -1;
}

/** Null where both sides go on, or it is told where what is behind changes. */
function frontOf({ curve, first, last, changes }: Shape): PaintedFront | null {
  if (changes !== null || (first === SIDE) === (last === SIDE)) return null;
  return { curve, side: first === SIDE ? 1 : -1 };
}

/** That nothing is known from elsewhere. */
export const NOTHING_KNOWN: KnownContours = {
  curves: [],
  outlines: new Set(),
  trusted: new Set(),
  behind: [],
  meetings: [],
};

/** Two contours that a curve joins, and what to paint along it. */
interface Candidate {
  readonly one: Chain;
  readonly two: Chain;
  readonly shape: Shape;
  readonly cost: number;
}

/** Best first. */
function candidates(
  view: View,
  chains: readonly Chain[],
  isInside: (curve: Curve) => boolean,
  isOpen: boolean,
): Candidate[] {
  const found: Candidate[] = [];
  chains.forEach((one, index) => {
    for (const two of chains.slice(index + 1)) {
      const curve = joinChains(one, two, isOpen ? OPEN_REACH : CLOSED_REACH);
      if (curve === null || !isInside(curve)) continue;
      const shape = shapeOf(view, curve, isOpen ? OUTLINE : UNGUIDED);
      if (shape !== null) found.push({ one, two, shape, cost: costOf(shape) });
    }
  });
  return found.sort((a, b) => a.cost - b.cost);
}

/** Tells whether a curve goes through the hole from end to end, or along its border first, and leaves the picture nowhere. */
function insideOf({ hole, width, height }: View): (curve: Curve) => boolean {
  const away = awayFromHole(hole, width);
  const near = new Uint8Array(away.length);
  for (let at = 0; at < near.length; at++) if ((away[at] as number) <= ALONG) near[at] = 1;
  return (curve) =>
    isWithin(curve, width, height) &&
    shareOf(curve, width, near) >= LEAST_INSIDE &&
    shareOf(curve, width, hole) >= LEAST_WITHIN;
}

function isWithin({ x, y, enter, leave }: Curve, width: number, height: number): boolean {
  for (let at = enter; at <= leave; at++) {
    const [column, row] = [x[at] as number, y[at] as number];
    if (!(column >= 0 && row >= 0 && column <= width - 1 && row <= height - 1)) return false;
  }
  return true;
}

/** Pixels on curves within the hole, marked two wide so that none crosses between them. */
function marksOn(curves: readonly Curve[], { hole, width }: View): Uint8Array {
  const marks = new Uint8Array(hole.length);
  for (const { x, y, enter, leave } of curves) {
    for (let at = enter; at <= leave; at++) {
      const [column, row] = [Math.round(x[at] as number), Math.round(y[at] as number)];
      // At the right border there is nothing beside it.
      const steps = column + 1 < width ? [0, 1, width, width + 1] : [0, width];
      for (const step of steps) marks[row * width + column + step] = 1;
    }
  }
  return marks;
}

/** Share of the way between the ends whose pixels are marked, but for where contours begin beside the hole. */
function shareOf(curve: Curve, width: number, marks: Uint8Array): number {
  const ends = BEGIN / SPACING;
  const [first, last] = [curve.enter + ends, curve.leave - ends];
  let marked = 0;
  for (let at = first; at <= last; at++) {
    const pixel = Math.round(curve.y[at] as number) * width + Math.round(curve.x[at] as number);
    if (marks[pixel] === 1) marked++;
  }
  return marked / Math.max(1, last - first + 1);
}

/**
 * What is seen beside both ends, and how far to each side it goes on evenly; null if it is no contour.
 * One side is enough: behind the rim of a cup there may be a saucer here and wood there.
 */
function shapeOf(
  view: View,
  curve: Curve,
  demands: Demands = UNGUIDED,
  changes: readonly Changes[] = [],
): Shape | null {
  const contrast = demands.contrastOf(view, curve);
  if (contrast < LEAST_CONTRAST) return null;
  const alike = Math.max(ALIKE, ALIKE_SHARE * contrast);
  const [before, after] = completed(stripsOf(view, curve, -1), stripsOf(view, curve, 1), curve);
  // Something else lies beside each end: where one gives way to the other is for the fill to find.
  const isOther = (step: 1 | -1) => {
    const [one, two] = [before, after].map((strips) => strips[SIDE + 2 * BESIDE * step]);
    return one && two && differ(one, two) >= alike;
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
      const isEven = differ(one, two) < alike && Math.max(one.spread, two.spread) < EVEN;
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
function shapeBehind(view: View, curve: Curve): Shape | null {
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

/** How much the two sides of a curve differ at both its ends in the same way; 0 where they do not. */
function contrastOf(view: View, curve: Curve): number {
  const [before, after] = ([-1, 1] as const).map((outward) => {
    const [left, right] = [-BESIDE, BESIDE].map((beside) => stripAt(view, curve, outward, beside));
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
interface Demands {
  /** How its sides differ, in grey levels. */
  readonly contrastOf: (view: View, curve: Curve) => number;
  /** Half pixels on its wider side. */
  readonly leastBand: number;
  /** Half pixels to each side that are the edge's, however uneven. */
  readonly edge: number;
}

const UNGUIDED: Demands = { contrastOf, leastBand: LEAST_BAND, edge: EDGE };
const GUIDED: Demands = { contrastOf: guidedContrast, leastBand: LEAST_BAND, edge: EDGE };
/** Of a short way between trusted ends the edge goes on whatever is beside it. */
const SURE: Demands = { contrastOf: guidedContrast, leastBand: LEAST_BAND, edge: LEAST_BAND };
/** Of an outline the edge alone is painted if nothing beside it goes on evenly. */
const OUTLINE: Demands = { contrastOf: guidedContrast, leastBand: EDGE, edge: EDGE };

function differ(one: Strip, two: Strip): number {
  return Math.max(...one.mean.map((value, c) => Math.abs(value - (two.mean[c] ?? 0))));
}

/** The less, the more surely two contours are one: on one curve, with the same colours beside it. */
function costOf({ curve, before, after, first, last }: Shape): number {
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
