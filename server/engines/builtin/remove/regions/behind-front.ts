import type { View } from '../contours/edges.ts';
import { type Front, nearestPlaces, pixelAt } from './beside-outline.ts';
import type { Place } from './join-way.ts';
import { alongAt } from './seen-outline.ts';

/** What goes on behind a thing is made up to so many pixels from its outline: a few patches on coarser levels. */
const DEEP = 12;
/** It is a thin one where what lies behind its outline is seen again on its other side: colours that differ by less, in grey levels, */
const ALIKE = 40;
/** from what is seen so far beyond the outline's ends, and so far behind it, in pixels. */
const [BEYOND, BEHIND] = [6, 4];
/** What is to be made of the thing itself keeps so many pixels of it around. */
const CONTEXT = 5;
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
  const reach = way.map((_, n) => reachOf(view, way, n, side, grounds));
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

/** The pixel that shows what is behind an outline, beyond one of its ends; null if none does. */
function groundAt({ hole, width, height }: View, way: readonly Place[], n: number, side: 1 | -1) {
  const { x, y } = way[n] as Place;
  const [toX, toY] = inward(way, n, side);
  const [alongX, alongY] = alongAt(way, n);
  const out = n === 0 ? -BEYOND : BEYOND;
  const at = pixelAt(
    x + out * alongX - BEHIND * toX,
    y + out * alongY - BEHIND * toY,
    width,
    height,
  );
  return at === null || hole[at] === 1 ? null : at;
}

/** How far into the thing from a place on its outline it is known, before a ground that lies behind it is seen again, in pixels. */
function reachOf(
  { data, hole, width, height }: View,
  way: readonly Place[],
  n: number,
  side: 1 | -1,
  grounds: readonly (number | null)[],
): number {
  const { x, y } = way[n] as Place;
  const [toX, toY] = inward(way, n, side);
  for (let away = NEAREST; away <= DEEP; away++) {
    const at = pixelAt(x + away * toX, y + away * toY, width, height);
    if (at === null) return away - 1;
    if (hole[at] === 1) return away - 1 - CONTEXT;
    const isLike = (ground: number | null) =>
      ground !== null &&
      [0, 1, 2].every(
        (c) => Math.abs((data[at * 4 + c] as number) - (data[ground * 4 + c] as number)) < ALIKE,
      );
    if (away > MIXED && grounds.some(isLike)) return away - 1;
  }
  return DEEP;
}

/** The unit vector from a way's place toward the thing in front. */
function inward(way: readonly Place[], n: number, side: 1 | -1): [number, number] {
  const [alongX, alongY] = alongAt(way, n);
  return [-side * alongY, side * alongX];
}
