import type { View } from '../contours/edges.ts';
import { type Front, nearestPlaces, pixelAt } from './beside-outline.ts';
import type { Place } from './endings.ts';
import { alongAt } from './follow-edge.ts';

/** What goes on behind a thing is made up to so many pixels from its outline: a few patches on coarser levels. */
const DEEP = 12;
/** What is behind it is looked at so far beyond the outline's ends, and so far behind it, in pixels. */
const [BEYOND, BEHIND] = [6, 4];
/** What is to be made of the thing itself keeps so many pixels of it around, and so many places along the outline. */
const [CONTEXT, EVEN] = [5, 9];
/** Nearer to its outline than the first, in pixels, it may be made anew; up to the second it mixes with what is behind. */
const [NEAREST, MIXED] = [2, 3];
/** Something is hidden where so much of what lies behind the outline is still unknown, */
const OPEN = 0.5;
/** and so much of it leads to at least so many pixels of the thing that are known. */
const [SHARE, LEAST] = [0.5, 5];

/** A known pixel that shows a thing in front, and the one that lies as far behind its outline. */
export interface Hiding {
  readonly at: number;
  readonly mirror: number;
}

/**
 * The known pixels (`view.hole` is 1 where they are still to be made) that hide what goes on behind a thing in front: a ground that
 * ends at an outline goes on below it, while patches that showed the thing as well would be sought where its outline
 * is seen, and bring its colours. None where what is behind is mostly known, or of the thing little is.
 */
export function hidingPixels(view: View, { way, side }: Front): Hiding[] {
  const { hole, width, height } = view;
  const grounds = [groundAt(view, way, 0, side), groundAt(view, way, way.length - 1, side)];
  const single = way.map((_, n) => reachOf(view, way, n, side, grounds));
  // What is to be made of the thing in one place needs what is beside it, too.
  const reach = single.map((_, n) =>
    Math.min(...single.slice(Math.max(0, n - EVEN), n + EVEN + 1)),
  );
  if (reach.filter((pixels) => pixels >= LEAST).length < SHARE * way.length) return [];
  const found: Hiding[] = [];
  let [open, behind] = [0, 0];
  for (const [at, { n }] of nearestPlaces(way, width, height, DEEP)) {
    if (n === 0 || n === way.length - 1) continue;
    const place = way[n] as Place;
    const [toX, toY] = inward(way, n, side);
    const [x, y] = [(at % width) + 0.5, Math.floor(at / width) + 0.5];
    const beside = (x - place.x) * toX + (y - place.y) * toY;
    if (beside < 0) {
      behind++;
      if (hole[at] === 1) open++;
      continue;
    }
    if (hole[at] === 1 || beside > (reach[n] as number)) continue;
    const mirror = pixelAt(x - 2 * beside * toX, y - 2 * beside * toY, width, height);
    if (mirror !== null) found.push({ at, mirror });
  }
  return open < OPEN * behind ? [] : found;
}

/** The colour that is seen behind an outline, beyond one of its ends; null where none is. */
function groundAt(view: View, way: readonly Place[], n: number, side: 1 | -1): number[] | null {
  const { x, y } = way[n] as Place;
  const [toX, toY] = inward(way, n, side);
  const [alongX, alongY] = alongAt(way, n);
  const out = n === 0 ? -BEYOND : BEYOND;
  return colourAt(view, x + out * alongX - BEHIND * toX, y + out * alongY - BEHIND * toY);
}

/** The mean of what is known of the 3×3 pixels at a place; null where nothing is. */
function colourAt({ data, hole, width, height }: View, x: number, y: number): number[] | null {
  const sum = [0, 0, 0];
  let count = 0;
  for (const down of [-1, 0, 1]) {
    for (const across of [-1, 0, 1]) {
      const at = pixelAt(x + across, y + down, width, height);
      if (at === null || hole[at] === 1) continue;
      count++;
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (data[at * 4 + c] as number);
    }
  }
  return count === 0 ? null : sum.map((value) => value / count);
}

/** How far into the thing from a place on its outline it is known, before what looks more like the grounds behind it, in pixels. */
function reachOf(
  view: View,
  way: readonly Place[],
  n: number,
  side: 1 | -1,
  grounds: readonly (number[] | null)[],
): number {
  const { data, hole, width, height } = view;
  const { x, y } = way[n] as Place;
  const [toX, toY] = inward(way, n, side);
  const own = colourAt(view, x + MIXED * toX, y + MIXED * toY);
  for (let away = NEAREST; away <= DEEP; away++) {
    const at = pixelAt(x + away * toX, y + away * toY, width, height);
    if (at === null) return away - 1;
    if (hole[at] === 1) return away - 1 - CONTEXT;
    const apart = (colour: readonly number[] | null) =>
      colour === null
        ? Number.POSITIVE_INFINITY
        : Math.max(...colour.map((value, c) => Math.abs(value - (data[at * 4 + c] as number))));
    // The other side of a thin thing shows what is behind it as well.
    if (away > MIXED && Math.min(...grounds.map(apart)) < apart(own)) return away - 1;
  }
  return DEEP;
}

/** The unit vector from a way's place toward the thing in front. */
function inward(way: readonly Place[], n: number, side: 1 | -1): [number, number] {
  const [alongX, alongY] = alongAt(way, n);
  return [-side * alongY, side * alongX];
}
