import type { Edgel } from '../contours/edges.ts';
import type { Ending, Place } from './endings.ts';

/** An edge begins and ends so near to an ending, in pixels, in its way (cosine). */
export const NEAR = 4;
export const SAME_WAY = 0.85;
/** Pixels that it may be missing, where what is behind changes and has its colour; how far aside it goes on at most, per pixel. */
const STEPS = [2, 4] as const;
const ASIDE = 0.45;
/** The cosine of how much it turns at most from link to link, and from what came before. */
const LEAST_ALIGNED = 0.8;
/** Links that tell its way. */
const BACK = 5;
/** Longer outlines, in links, are not followed. */
const LONGEST = 600;
/** Links are averaged with so many before and after them, twice: an outline is smoother than its pixels. */
const AVERAGED = 3;
/** Steps along a way, per pixel; its direction is told over so many to both sides. */
export const FINE_STEPS = 3;
const ALONG = 10;

/**
 * Follows an edge (by pixel, in a picture so many pixels wide) from an ending to where it `isThere`, at a place in a direction;
 * null where it gets lost.
 */
export function followEdge(
  edges: ReadonlyMap<number, Edgel>,
  width: number,
  from: Ending,
  isThere: (place: Place, alongX: number, alongY: number) => boolean,
): Edgel[] | null {
  const start = startOf(edges, width, from);
  if (start === null) return null;
  const links = [start];
  let [alongX, alongY] = [from.inX, from.inY];
  while (links.length < LONGEST) {
    const next = nextLink(edges, width, links.at(-1) as Edgel, alongX, alongY);
    if (next === null) return null;
    links.push(next);
    const back = links[Math.max(0, links.length - 1 - BACK)] as Edgel;
    const length = Math.hypot(next.x - back.x, next.y - back.y);
    // At first the ending tells more than two or three links.
    const own = Math.min(1, (links.length - 1) / BACK);
    alongX = own * ((next.x - back.x) / length) + (1 - own) * from.inX;
    alongY = own * ((next.y - back.y) / length) + (1 - own) * from.inY;
    if (isThere(next, alongX, alongY)) return links;
  }
  return null;
}

/** The way of links, averaged, in pixels from the upper left corner. */
export function smoothWay(links: readonly Edgel[]): Place[] {
  const once = (places: readonly Place[]) =>
    places.map((_, n) => {
      const reach = Math.min(AVERAGED, n, places.length - 1 - n);
      const near = places.slice(n - reach, n + reach + 1);
      const mean = (read: (place: Place) => number) =>
        near.reduce((sum, place) => sum + read(place), 0) / near.length;
      return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
    });
  const places = once(once(links)).map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 }));
  return places.slice(1).flatMap((to, n) => {
    const from = places[n] as Place;
    const steps = Math.max(1, Math.ceil(FINE_STEPS * Math.hypot(to.x - from.x, to.y - from.y)));
    return [...Array(steps).keys()].map((step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  });
}

/** The edge's place that an ending leads to. */
function startOf(
  edges: ReadonlyMap<number, Edgel>,
  width: number,
  { x, y, inX, inY }: Ending,
): Edgel | null {
  let [best, least]: [Edgel | null, number] = [null, Number.POSITIVE_INFINITY];
  for (let row = Math.floor(y) - NEAR; row <= y + NEAR; row++) {
    for (let column = Math.floor(x) - NEAR; column <= x + NEAR; column++) {
      const edge = edges.get(row * width + column);
      if (edge === undefined) continue;
      if (Math.abs(edge.normalX * inY - edge.normalY * inX) < SAME_WAY) continue;
      const [dx, dy] = [edge.x + 0.5 - x, edge.y + 0.5 - y];
      const aside = Math.abs(dx * inY - dy * inX);
      const cost = 2 * aside + Math.abs(dx * inX + dy * inY);
      if (cost < least) [best, least] = [edge, cost];
    }
  }
  return best;
}

/** The place on the edge that goes on best in its way. */
function nextLink(
  edges: ReadonlyMap<number, Edgel>,
  width: number,
  here: Edgel,
  alongX: number,
  alongY: number,
): Edgel | null {
  const at = Math.round(here.y) * width + Math.round(here.x);
  for (const reach of STEPS) {
    let [best, least]: [Edgel | null, number] = [null, Number.POSITIVE_INFINITY];
    for (let row = -reach; row <= reach; row++) {
      for (let column = -reach; column <= reach; column++) {
        const other = edges.get(at + row * width + column);
        if (other === undefined || other === here) continue;
        const [dx, dy] = [other.x - here.x, other.y - here.y];
        const length = Math.hypot(alongX, alongY);
        const forward = (dx * alongX + dy * alongY) / length;
        const aside = Math.abs(dx * alongY - dy * alongX) / length;
        if (forward < 0.4 || aside > 0.4 + ASIDE * forward) continue;
        const across = Math.abs(other.normalX * alongY - other.normalY * alongX) / length;
        if (across < LEAST_ALIGNED) continue;
        const cost = Math.hypot(dx, dy) + 2 * aside + 2 * (1 - across);
        if (cost < least) [best, least] = [other, cost];
      }
    }
    if (best !== null) return best;
  }
  return null;
}

/** The direction of a way at one of its places, as a unit vector. */
export function alongAt(way: readonly Place[], n: number): [number, number] {
  const before = way[Math.max(0, n - ALONG)] as Place;
  const after = way[Math.min(way.length - 1, n + ALONG)] as Place;
  const length = Math.max(1e-6, Math.hypot(after.x - before.x, after.y - before.y));
  return [(after.x - before.x) / length, (after.y - before.y) / length];
}
