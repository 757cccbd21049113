import type { View } from '../contours/edges.ts';
import type { Place } from './join-way.ts';
import { alongAt, type SeenOutline } from './seen-outline.ts';

/** From so far beside its outline to so far a thing in front is shown, in pixels: nearer it mixes with what is behind. */
const [NEAREST, FARTHEST] = [1.5, 4.5];
/** So far beyond the outline what is in front is not. */
const BEYOND = 12;
/** Pixels that were not brushed are filled too so near to the brush, if they lie no farther beyond the outline. */
const LOOSE = 3;
/** The outline is so many pixels wide; what it mixes lies so far to its sides. */
const SOFT = 1.8;
const SIDES = 2.5;

/** A pixel of an outline, and what it is to be mixed of. */
export interface EdgePixel {
  readonly at: number;
  /** The pixels in front and behind, and the share of the first. */
  readonly front: number;
  readonly behind: number;
  readonly share: number;
}

/** What an outline tells of the pixels beside it. */
export interface BesideOutline {
  /** The hole's pixels that surely show the thing in front, and those that surely are behind it. */
  readonly front: readonly number[];
  readonly behind: readonly number[];
  /** Pixels beside the hole that show what is to be removed, for the brush ended within its edge. */
  readonly loose: readonly number[];
  readonly edge: readonly EdgePixel[];
}

/** Tells the pixels beside an outline; `away` is how far pixels lie from the hole. */
export function besideOutline(
  { hole, width, height }: View,
  away: Float32Array,
  { way, side }: SeenOutline,
): BesideOutline {
  const nearest = nearestPlaces(way, width, height, away);
  const found: { front: number[]; behind: number[]; loose: number[]; edge: EdgePixel[] } = {
    ...{ front: [], behind: [], loose: [], edge: [] },
  };
  for (const [at, { n, apart }] of nearest) {
    const place = way[n] as Place;
    const [alongX, alongY] = alongAt(way, n);
    const [toX, toY] = [-side * alongY, side * alongX];
    const x = at % width;
    const y = (at - x) / width;
    const beside = (x + 0.5 - place.x) * toX + (y + 0.5 - place.y) * toY;
    const isHole = hole[at] === 1;
    const isLoose =
      !isHole && Math.abs(beside) < LOOSE && beside < NEAREST && n > 0 && n < way.length - 1;
    if (isLoose) found.loose.push(at);
    if (isHole && beside >= NEAREST && apart <= FARTHEST) found.front.push(at);
    if ((isHole || isLoose) && beside < 0) found.behind.push(at);
    if (!(isHole || isLoose) || beside < -SOFT / 2 || beside > NEAREST) continue;
    const [front, behind] = [1, -1].map((sign) =>
      pixelAt(place.x + sign * SIDES * toX, place.y + sign * SIDES * toY, width, height),
    );
    if (front === null || behind === null) continue;
    found.edge.push({
      at,
      front: front as number,
      behind: behind as number,
      share: Math.min(1, 0.5 + beside / SOFT),
    });
  }
  return found;
}

/** Mixes an outline's pixels of what lies to its sides, in place: `data` is RGBA. */
export function softenEdge(data: Uint8ClampedArray, edge: readonly EdgePixel[]): void {
  const mixed = edge.map(({ front, behind, share }) =>
    [0, 1, 2, 3].map(
      (c) =>
        share * (data[front * 4 + c] as number) + (1 - share) * (data[behind * 4 + c] as number),
    ),
  );
  edge.forEach(({ at }, n) => {
    data.set(mixed[n] as number[], at * 4);
  });
}

/** For each pixel of the hole or right beside it near a way the number of its nearest place, and how far that is. */
function nearestPlaces(
  way: readonly Place[],
  width: number,
  height: number,
  away: Float32Array,
): Map<number, { readonly n: number; readonly apart: number }> {
  const nearest = new Map<number, { n: number; apart: number }>();
  way.forEach(({ x, y }, n) => {
    const [top, bottom] = [Math.max(0, Math.floor(y) - BEYOND), Math.min(height - 1, y + BEYOND)];
    const [left, right] = [Math.max(0, Math.floor(x) - BEYOND), Math.min(width - 1, x + BEYOND)];
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const at = row * width + column;
        if ((away[at] as number) > LOOSE) continue;
        const apart = Math.hypot(column + 0.5 - x, row + 0.5 - y);
        if (apart > BEYOND || (nearest.get(at)?.apart ?? BEYOND) < apart) continue;
        nearest.set(at, { n, apart });
      }
    }
  });
  return nearest;
}

function pixelAt(x: number, y: number, width: number, height: number): number | null {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  return column < 0 || row < 0 || column >= width || row >= height ? null : row * width + column;
}
