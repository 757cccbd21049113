import { awayFromHole } from '../hole.ts';
import { BEGIN, type Chain } from './chains.ts';
import { type Curve, joinChains, type Reach, SPACING } from './curves.ts';
import type { View } from './edges.ts';
import type { Shape } from './paint-band.ts';
import { costOf, OUTLINE, shapeOf, UNGUIDED } from './shape.ts';

/** Share of a curve between its ends that lies in the hole at least; */
const LEAST_INSIDE = 0.85;
/** and of one that comes to the hole along its border: there, nearer than so many pixels, no edge is measured. */
const LEAST_WITHIN = 0.5;
const ALONG = 4;
/**
 * The ways that are believed in holes that are held all around, and in those that the picture's border leaves
 * open: a plate that it cuts is seen at two ends alone, which may be far apart, before other things, and
 * lead nearly away from each other.
 */
const CLOSED_REACH: Reach = { longest: 260, stretch: 6, mayTurn: false, forward: 0.4 };
const OPEN_REACH: Reach = { longest: 300, stretch: 8, mayTurn: true, forward: 0.1 };

/** Two contours that a curve joins, and what to paint along it. */
interface Candidate {
  readonly one: Chain;
  readonly two: Chain;
  readonly shape: Shape;
  readonly cost: number;
}

/** The contours around a hole that one smooth curve joins which lies in it, the surest first. `isOpen` tells whether the picture's border leaves the hole open. */
export function candidates(
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
export function insideOf({ hole, width, height }: View): (curve: Curve) => boolean {
  const away = awayFromHole(hole, width, ALONG);
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

/** Share of the way between the ends whose pixels are marked, but for where contours begin beside the hole. */
export function shareOf(curve: Curve, width: number, marks: Uint8Array): number {
  const ends = (BEGIN * curve.scale) / SPACING;
  const [first, last] = [curve.enter + ends, curve.leave - ends];
  let marked = 0;
  for (let at = first; at <= last; at++) {
    const pixel = Math.round(curve.y[at] as number) * width + Math.round(curve.x[at] as number);
    if (marks[pixel] === 1) marked++;
  }
  return marked / Math.max(1, last - first + 1);
}
