import { candidates, insideOf, shareOf } from './candidates.ts';
import { type Chain, chainsAround } from './chains.ts';
import { curveBehind } from './curve-behind.ts';
import { type Curve, SPACING } from './curves.ts';
import type { View } from './edges.ts';
import { type Meeting, meetingsWith } from './meetings.ts';
import { paintBand, type Shape } from './paint-band.ts';
import { SIDE } from './profile.ts';
import { GUIDED, OUTLINE, SURE, shapeBehind, shapeOf, UNGUIDED } from './shape.ts';

/** Share that others painted: up to the first it is free, from the second on it runs beside them, between it crosses one. */
const FREE = 0.08;
const PARALLEL = 0.5;
/** A longer way, in pixels, is not painted for what its ends show alone: what is beside it has to go on evenly. */
const BELIEVED = 80;

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
 * curve, with what their ends show, so that what lies on either side is filled by itself; then what of that
 * is seen in the picture made smaller alone (`coarse`), and those that are known from elsewhere. Writes `view.data` within the hole. Where the picture's border leaves the hole
 * open (`isOpen`), what comes to it and comes back is a thing that the border cut (a plate, a helmet): its
 * outline is joined over a longer way, and with another ground behind each of its ends.
 */
export function continueContours(
  view: View,
  chains: readonly Chain[] = chainsAround(view),
  { curves, outlines, trusted, behind, meetings }: KnownContours = NOTHING_KNOWN,
  isOpen = false,
  coarse: readonly Shape[] = [],
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
  for (const shape of coarse) {
    if (shareOf(shape.curve, view.width, painted) > FREE) continue;
    const onOutline = shareOf(shape.curve, view.width, sure);
    if (onOutline > 0 && onOutline < PARALLEL) continue;
    paintBand(view, shape, painted, away);
    joins.push(shape.curve);
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
