import { chainsAround } from './contours/chains.ts';
import { coarseJoins } from './contours/coarse-joins.ts';
import {
  continueContours,
  NOTHING_KNOWN,
  type PaintedFront,
} from './contours/continue-contours.ts';
import type { View } from './contours/edges.ts';
import { awayFromHole, holeDepth, isOpen, isStroke, largest } from './hole.ts';
import { ANY_GROUND, REACH } from './level.ts';
import { type Hiding, hidingPixels } from './regions/behind-front.ts';
import { besideOutline, type EdgePixel, LOOSE } from './regions/beside-outline.ts';
import { barGrounds, groundsShown } from './regions/front-grounds.ts';
import { groundsBetween, guideByRegions, wayOf } from './regions/guide.ts';

/** What contours around a hole tell of it. */
export interface Drawn {
  /** Which grounds belong where; in a hole that the picture's border leaves open only what is joined tells. */
  readonly grounds: Uint8Array;
  /** The outlines of things in front, to be mixed of what lies to their sides at last. */
  readonly edge: readonly EdgePixel[];
  /** The pixels beside the hole by which it has grown. */
  readonly loose: readonly number[];
  /** Pixels of things in front that hide what is to be made. */
  readonly hiding: readonly Hiding[];
  /** The hole is a stroke: across it little is unknown. */
  readonly isLong: boolean;
}

/**
 * Continues contours through a hole: what was drawn is no longer unknown, and not copied from (`hole` is 0 there then, and
 * `barred` 1). What the hole shows of things in front is known; where it `mayGrow` it does by what their edges show
 * of what is removed. `data` is RGBA, and is written within the hole.
 */
export function drawContours(
  data: Uint8ClampedArray,
  hole: Uint8Array,
  barred: Uint8Array,
  width: number,
  mayGrow: boolean,
): Drawn {
  const view = { data, hole, width, height: hole.length / width };
  const open = isOpen(hole, width);
  const area = hole.reduce((sum, value) => sum + value, 0);
  const isLong = isStroke(area, largest(holeDepth(hole, width)));
  const chains = chainsAround(view);
  const guide = open ? null : guideByRegions(view, chains);
  const edge: EdgePixel[] = [];
  const loose: number[] = [];
  for (const outline of guide?.outlined ?? []) {
    for (const at of outline.front) hole[at] = 0;
    if (mayGrow) loose.push(...outline.loose);
    edge.push(...outline.edge.filter(({ at }) => hole[at] === 1 || mayGrow));
  }
  for (const at of loose) hole[at] = 1;
  const { painted, joins, fronts } = continueContours(
    view,
    chains,
    guide ?? NOTHING_KNOWN,
    open,
    open || isLong ? [] : coarseJoins(view),
  );
  const found =
    open || (guide === null && !isLong) ? groundsBetween(view, joins) : (guide?.grounds ?? null);
  const grounds = found ?? new Uint8Array(hole.length).fill(ANY_GROUND);
  if (guide !== null && guide.allBehind !== 0) barOthers(view, grounds, guide.allBehind, barred);
  const before = hole.slice();
  for (let at = 0; at < hole.length; at++) {
    if (painted[at] === 0) continue;
    hole[at] = 0;
    barred[at] = 1;
  }
  const hiding = (guide?.outlined ?? []).flatMap((outline) => hidingPixels(view, outline));
  for (const front of fronts) {
    const behind = behindPainted(view, before, front, grounds);
    hiding.push(...behind.hiding);
    edge.push(...behind.edge);
  }
  return { grounds, edge, loose, hiding, isLong };
}

/**
 * Bars what is of none of the grounds that may be in a hole, and what patches would show of it, in place: a thing in front
 * lies along most of such a hole's border, so that its pieces would be the nearest to copy.
 */
function barOthers({ hole, width }: View, grounds: Uint8Array, may: number, barred: Uint8Array) {
  const others = hole.map((unknown, at) =>
    unknown === 0 && ((grounds[at] as number) & may) === 0 ? 1 : 0,
  );
  const away = awayFromHole(others, width, REACH + 1);
  for (let at = 0; at < hole.length; at++)
    if (hole[at] === 0 && (away[at] as number) <= REACH + 1) barred[at] = 1;
}

/** What is behind a painted contour to one side of which another thing lies at each end; takes the grounds of what is in front from that, in place. */
function behindPainted(
  view: View,
  before: Uint8Array,
  { curve, side }: PaintedFront,
  grounds: Uint8Array,
): Pick<Drawn, 'edge' | 'hiding'> {
  const front = { way: wayOf(curve), side };
  const hiding = hidingPixels(view, front);
  if (hiding.length === 0) return { edge: [], hiding };
  const { behind, edge } = besideOutline(
    { ...view, hole: before },
    awayFromHole(before, view.width, LOOSE),
    front,
  );
  const shownBy = (pixels: readonly number[]) =>
    groundsShown(
      grounds,
      pixels.filter((at) => before[at] === 0),
    );
  const own = shownBy(hiding.map(({ at }) => at)) & ~shownBy(hiding.map(({ mirror }) => mirror));
  barGrounds(grounds, behind, own);
  return { edge: edge.filter(({ at }) => before[at] === 1), hiding };
}
