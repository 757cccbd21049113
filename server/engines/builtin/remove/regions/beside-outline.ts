import type { View } from '../contours/edges.ts';
import type { Place } from './endings.ts';
import { alongAt } from './follow-edge.ts';
import { OVERLAP } from './seen-outline.ts';

/** From so far beside its outline to so far a thing in front is shown, in pixels: nearer it mixes with what is behind. */
const [NEAREST, FARTHEST] = [1.5, 4.5];
/** So far beyond the outline what is in front is not. */
const BEYOND = 12;
/** Pixels that were not brushed are filled too so near to the brush, if they lie no farther beyond the outline. */
export const LOOSE = 3;
/** So far beside the outline a thing in front that was brushed over is known again. */
const FAR = OVERLAP + LOOSE;
/** The outline is so many pixels wide; what it mixes lies so far to its sides. */
const SOFT = 1.8;
const SIDES = 2.5;

/** The outline of a thing in front. */
export interface Front {
  readonly way: readonly Place[];
  /** On which side of its way the thing lies: to the right 1, to the left −1. */
  readonly side: 1 | -1;
}

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
  /** Pixels of the thing in front that are known, right beside the hole. */
  readonly known: readonly number[];
  readonly edge: readonly EdgePixel[];
}

/** Tells the pixels beside an outline; `away` is how far pixels lie from the hole, up to {@link LOOSE}. */
export function besideOutline(
  { hole, width, height }: View,
  away: Float32Array,
  { way, side }: Front,
): BesideOutline {
  const nearest = nearestPlaces(way, width, height, FAR);
  const found = {
    ...{
      front: [] as number[],
      behind: [] as number[],
      loose: [] as number[],
      known: [] as number[],
    },
    edge: [] as EdgePixel[],
  };
  for (const [at, { n, apart }] of nearest) {
    if ((away[at] as number) > LOOSE) continue;
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
    if (!isHole && beside >= NEAREST) found.known.push(at);
    if (apart > BEYOND) continue;
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

/** For each pixel within so many of a way the number of its nearest place, and how far that is. */
export function nearestPlaces(
  way: readonly Place[],
  width: number,
  height: number,
  most: number,
): Map<number, { readonly n: number; readonly apart: number }> {
  const bound = (least: number, value: number, limit: number) =>
    Math.max(least, Math.min(limit, Math.floor(value)));
  const xs = way.map(({ x }) => x);
  const ys = way.map(({ y }) => y);
  const left = bound(0, Math.min(...xs) - most, width - 1);
  const top = bound(0, Math.min(...ys) - most, height - 1);
  const columns = bound(0, Math.max(...xs) + most, width - 1) - left + 1;
  const rows = bound(0, Math.max(...ys) + most, height - 1) - top + 1;
  const square = new Float32Array(columns * rows).fill(most * most);
  const number = new Int32Array(columns * rows).fill(-1);
  way.forEach(({ x, y }, n) => {
    const [first, last] = [
      bound(0, x - most - left, columns),
      bound(-1, x + most - left, columns - 1),
    ];
    const [above, below] = [bound(0, y - most - top, rows), bound(-1, y + most - top, rows - 1)];
    for (let row = above; row <= below; row++) {
      for (let column = first; column <= last; column++) {
        const apart = (column + left + 0.5 - x) ** 2 + (row + top + 0.5 - y) ** 2;
        if (apart > (square[row * columns + column] as number)) continue;
        square[row * columns + column] = apart;
        number[row * columns + column] = n;
      }
    }
  });
  const nearest = new Map<number, { n: number; apart: number }>();
  number.forEach((n, at) => {
    if (n < 0) return;
    const column = at % columns;
    const pixel = ((at - column) / columns + top) * width + left + column;
    nearest.set(pixel, { n, apart: Math.sqrt(square[at] as number) });
  });
  return nearest;
}

/** The pixel at a place; null beyond the picture. */
export function pixelAt(x: number, y: number, width: number, height: number): number | null {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  return column < 0 || row < 0 || column >= width || row >= height ? null : row * width + column;
}
