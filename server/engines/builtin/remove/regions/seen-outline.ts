import { type Edgel, findEdgesBelow, type View } from '../contours/edges.ts';
import { type Ending, type Place, trustIn } from './endings.ts';
import { alongAt, FINE_STEPS, followEdge, NEAR, SAME_WAY, smoothWay } from './follow-edge.ts';
import { distance } from './ground.ts';

/** Passes of smoothing before edges are found, and how far beyond the mask they are looked for, in pixels. */
export const FINE = 1;
export const AROUND = 10;
/** An outline comes from an ending that is trusted more than this. */
export const SURE = 0.4;
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
  let second = -1;
  const isThere = ({ x, y }: Place, alongX: number, alongY: number) => {
    second = endings.reduce((best, to, n) => {
      const isReached =
        n !== first &&
        to.contrast > (endings[best]?.contrast ?? 0) &&
        Math.hypot(x + 0.5 - to.x, y + 0.5 - to.y) < NEAR &&
        -(alongX * to.inX + alongY * to.inY) > SAME_WAY;
      return isReached ? n : best;
    }, -1);
    return second >= 0;
  };
  const links = followEdge(edges, width, endings[first] as Ending, isThere);
  return links && { second, way: smoothWay(links) };
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
export function overlappedSide(view: View, way: readonly Place[]): 1 | -1 | null {
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
