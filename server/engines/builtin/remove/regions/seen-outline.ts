import { type Edgel, findEdgesBelow, type View } from '../contours/edges.ts';
import { type Ending, type Place, trustIn } from './endings.ts';
import { distance } from './ground.ts';

/** Passes of smoothing before edges are found, and how far beyond the mask they are looked for, in pixels. */
const FINE = 1;
const AROUND = 10;
/** An outline comes from an ending that is trusted more than this, */
const SURE = 0.4;
/** and begins so near to it, in pixels, in its way (cosine). */
const NEAR = 4;
const SAME_WAY = 0.85;
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
const FINE_STEPS = 3;
const ALONG = 10;
/** Pixels beside it at which it is compared with what its ends show, and from where to where those are looked at. */
const BESIDE = 3;
const [FROM, TO] = [4, 14];
/** It is like that where it differs by less, in grey levels; at such a share of its length at least. */
const ALIKE = 30;
const SHARE = 0.85;
/** Beside outlines that are longer, in pixels, feathers and folds vary more: there so much is enough where the other side is hardly like it. */
const LONG = 30;
const [MOSTLY, HARDLY] = [0.6, 0.2];
/** A thing in front is brushed over for so many pixels at most beside its outline; at such shares of its length, and beside the thing to be removed. */
export const OVERLAP = 20;
const [NEARLY_ALL, HALF, FEW] = [0.95, 0.5, 0.3];

/** An outline of a thing in front that is seen below the mask, from one ending to another. */
export interface SeenOutline {
  /** Numbers of the endings, the first of which is the lower. */
  readonly ends: readonly [number, number];
  readonly way: readonly Place[];
  /** On which side of its way the thing in front lies: to the right 1, to the left −1. */
  readonly side: 1 | -1;
}

/**
 * The outlines that go on below the mask, all the way from one ending to another, before what is to be
 * removed: who takes away what is behind a thing brushes over its outline. They lead on smoothly where they
 * come to the mask, and on one side of them, not on the other, is the same all along. `view.data` holds, in the hole, what is to be removed.
 */
export function seenOutlines(view: View, endings: readonly Ending[]): SeenOutline[] {
  const sure = [...endings.keys()].filter((n) => {
    const ending = endings[n] as Ending;
    return ending.contrast > 0 && trustIn(ending) > SURE;
  });
  if (sure.length === 0) return [];
  const edges = findEdgesBelow(view, FINE, AROUND);
  const found: SeenOutline[] = [];
  const isUsed = (n: number) => found.some(({ ends }) => ends.some((end) => isAt(end, n)));
  const isAt = (one: number, other: number) => {
    const [a, b] = [endings[one] as Ending, endings[other] as Ending];
    return Math.hypot(a.x - b.x, a.y - b.y) < 1;
  };
  for (const first of sure) {
    if (isUsed(first)) continue;
    const traced = trace(edges, view.width, endings, first);
    if (traced === null) continue;
    const { second, way } = traced;
    if (isUsed(second)) continue;
    const side = frontOf(view, way, endings[first] as Ending, endings[second] as Ending);
    if (side === null) continue;
    if (first < second) found.push({ ends: [first, second], way, side });
    else found.push({ ends: [second, first], way: [...way].reverse(), side: side === 1 ? -1 : 1 });
  }
  return found;
}

/** Follows an edge from an ending to another; null where it gets lost. */
function trace(
  edges: ReadonlyMap<number, Edgel>,
  width: number,
  endings: readonly Ending[],
  first: number,
): { readonly second: number; readonly way: Place[] } | null {
  const from = endings[first] as Ending;
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
    const second = endings.reduce((best, to, n) => {
      const isReached =
        n !== first &&
        to.contrast > (endings[best]?.contrast ?? 0) &&
        Math.hypot(next.x + 0.5 - to.x, next.y + 0.5 - to.y) < NEAR &&
        -(alongX * to.inX + alongY * to.inY) > SAME_WAY;
      return isReached ? n : best;
    }, -1);
    if (second >= 0) return { second, way: smooth(links) };
  }
  return null;
}

/** The way of links, averaged, in pixels from the upper left corner. */
function smooth(links: readonly Edgel[]): Place[] {
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

/** The side of a way on which alone what both its ends show goes on all along; null where there is none. */
function frontOf(view: View, way: readonly Place[], one: Ending, two: Ending): 1 | -1 | null {
  const shares = ([1, -1] as const).map((side) => {
    // To the right of the way, seen along it.
    const first = meanBeside(view, one, side);
    const last = meanBeside(view, two, side === 1 ? -1 : 1);
    if (first === null || last === null) return 0;
    let like = 0;
    way.forEach((place, n) => {
      const [alongX, alongY] = alongAt(way, n);
      const colour = colourAt(
        view,
        place.x - side * BESIDE * alongY,
        place.y + side * BESIDE * alongX,
      );
      if (colour === null) return;
      const share = n / Math.max(1, way.length - 1);
      const apart = Math.max(
        ...colour.map((value, c) =>
          Math.abs(value - ((1 - share) * (first[c] as number) + share * (last[c] as number))),
        ),
      );
      if (apart < ALIKE) like++;
    });
    return like / way.length;
  }) as [number, number];
  // Where both do, nothing is behind that would have to be told apart.
  const side = shares[0] > shares[1] ? 1 : -1;
  const [most, least] = [Math.max(...shares), Math.min(...shares)];
  const isMostly = way.length > FINE_STEPS * LONG && most > MOSTLY && least < HARDLY;
  const isOneSided = (most >= SHARE && least < SHARE) || isMostly;
  if (!isOneSided) return overlappedSide(view, way);
  // Along the border of a mask that fits a thing tightly all that lies around it would be in front.
  return overlapOf(view, way, side).below >= FEW ? side : null;
}

/**
 * The side of a way on which alone the mask ends soon, and what is beside the way is more like what is seen there beyond
 * the mask than like the other side: it was brushed over, however its colours change along the way. Null where there is none.
 */
function overlappedSide(view: View, way: readonly Place[]): 1 | -1 | null {
  const [right, left] = [overlapOf(view, way, 1), overlapOf(view, way, -1)];
  const isOver = (own: Overlap, other: Overlap) =>
    own.ends >= NEARLY_ALL && own.below >= HALF && own.alike >= HALF && other.ends <= FEW;
  return isOver(right, left) ? 1 : isOver(left, right) ? -1 : null;
}

/** Shares of a way: where the mask ends soon to one side, where it does not at once, and where what lies between is what is seen beyond. */
interface Overlap {
  readonly ends: number;
  readonly below: number;
  readonly alike: number;
}

function overlapOf(view: View, way: readonly Place[], side: 1 | -1): Overlap {
  let [ends, below, alike] = [0, 0, 0];
  way.forEach((place, n) => {
    const [alongX, alongY] = alongAt(way, n);
    const at = (aside: number): [number, number] => [
      place.x - side * aside * alongY,
      place.y + side * aside * alongX,
    ];
    let aside = BESIDE;
    while (aside <= OVERLAP && isHidden(view, ...at(aside))) aside++;
    if (aside > BESIDE) below++;
    if (aside > OVERLAP) return;
    ends++;
    const [own, beyond, other] = [BESIDE, aside + 1, -BESIDE].map((far) =>
      colourAt(view, ...at(far)),
    );
    if (own && beyond && other && distance(own, beyond) < distance(own, other)) alike++;
  });
  const { length } = way;
  return { ends: ends / length, below: below / length, alike: alike / length };
}

function isHidden({ hole, width, height }: View, x: number, y: number): boolean {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const isOutside = column < 0 || row < 0 || column >= width || row >= height;
  return !isOutside && hole[row * width + column] === 1;
}

/** The direction of a way at one of its places, as a unit vector. */
export function alongAt(way: readonly Place[], n: number): [number, number] {
  const before = way[Math.max(0, n - ALONG)] as Place;
  const after = way[Math.min(way.length - 1, n + ALONG)] as Place;
  const length = Math.max(1e-6, Math.hypot(after.x - before.x, after.y - before.y));
  return [(after.x - before.x) / length, (after.y - before.y) / length];
}

/** The mean colour that is seen outside beside an ending, to the right of its way into the hole or to the left. */
function meanBeside(view: View, { x, y, inX, inY, bend }: Ending, side: 1 | -1): number[] | null {
  const sum = [0, 0, 0];
  let count = 0;
  for (let away = FROM; away <= TO; away++) {
    const aside = (bend * away ** 2) / 2 + side * BESIDE;
    const place = [x - inX * away - inY * aside, y - inY * away + inX * aside] as const;
    // An ending that runs along the mask would tell of what is to be removed.
    const colour = isHidden(view, ...place) ? null : colourAt(view, ...place);
    if (colour === null) continue;
    count++;
    colour.forEach((value, c) => {
      sum[c] = (sum[c] as number) + value;
    });
  }
  return count === 0 ? null : sum.map((value) => value / count);
}

function colourAt({ data, width, height }: View, x: number, y: number): number[] | null {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return null;
  const at = (row * width + column) * 4;
  return [data[at] as number, data[at + 1] as number, data[at + 2] as number];
}
