import type { Random } from '../kernels/random.ts';
import type { Sprite } from '../scene/things/sprite.ts';
import type { Box } from './box.ts';

/** The part of a sprite that is not transparent, in its pixels, and where it is solid. */
export interface Content {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Solid points as shares of width and height. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** Where a thing goes: the rectangle of its content, in pixels of the picture. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly mirrored: boolean;
}

/** Part of an area: what is marked within the box counts. */
export interface Room {
  readonly data: Uint8Array;
  readonly width: number;
  readonly box: Box;
}

const SOLID = 0.4;
const POINTS_A_SIDE = 24;
/** A place is good when this share of the thing lies in the area. */
const GOOD = 0.985;
/** Sizes that are tried, each this much of the one before, and places a side for each size. */
const SHRINK = 0.92;
const SIZES = 14;
const PLACES_A_SIDE = 7;

/** Finds what of a sprite is not transparent. */
export function contentOf({ sizes, width, height }: Sprite): Content {
  const rgba = sizes[0]?.rgba ?? new Float32Array();
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < width * height; at++) {
    if ((rgba[at * 4 + 3] ?? 0) < 0.05) continue;
    const x = at % width;
    const y = Math.floor(at / width);
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  const size = { width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
  const points: [number, number][] = [];
  for (let n = 0; n < POINTS_A_SIDE ** 2; n++) {
    const x = ((n % POINTS_A_SIDE) + 0.5) / POINTS_A_SIDE;
    const y = (Math.floor(n / POINTS_A_SIDE) + 0.5) / POINTS_A_SIDE;
    const at = Math.floor(top + y * size.height) * width + Math.floor(left + x * size.width);
    if ((rgba[at * 4 + 3] ?? 0) >= SOLID) points.push([x, y]);
  }
  return { left, top, ...size, points };
}

/** The largest place in the room where (nearly) all of a thing is within the marked pixels. */
export function findPlace(content: Content, room: Room, random: Random): Place {
  const { box } = room;
  const [roomWidth, roomHeight] = [box.right - box.left, box.bottom - box.top];
  const mirrored = random.unit() < 0.5;
  const [across, along] = [random.unit(), random.unit()];
  const fitting = Math.min(roomWidth / content.width, roomHeight / content.height);
  // Answers differ in size and place even where chance is not part of how the thing is drawn.
  const first = fitting * (0.9 + 0.1 * along);
  let best: Place | null = null;
  let bestCover = -1;
  for (let n = 0; n < SIZES; n++) {
    const scale = first * SHRINK ** n;
    const size = { width: content.width * scale, height: content.height * scale, mirrored };
    for (const [x, y] of orderOfPlaces(across)) {
      const left = box.left + (roomWidth - size.width) * x;
      const top = box.top + (roomHeight - size.height) * y;
      const place = { left, top, ...size };
      const cover = coverOf(content, place, room);
      if (cover > bestCover) [best, bestCover] = [place, cover];
      if (cover >= GOOD) return place;
    }
  }
  return best ?? { left: box.left, top: box.top, width: roomWidth, height: roomHeight, mirrored };
}

/** Places as shares of the free room, low ones in the middle first. */
function orderOfPlaces(across: number): (readonly [number, number])[] {
  const last = PLACES_A_SIDE - 1;
  const all = Array.from({ length: PLACES_A_SIDE ** 2 }, (_, n) => {
    return [(n % PLACES_A_SIDE) / last, Math.floor(n / PLACES_A_SIDE) / last] as const;
  });
  const cost = ([x, y]: readonly [number, number]) =>
    Math.abs(x - (0.35 + 0.3 * across)) + (1 - y) * 0.8;
  return all.sort((a, b) => cost(a) - cost(b));
}

/** The share of a thing's solid points that lie on marked pixels of the room. */
function coverOf({ points }: Content, place: Place, { data, width, box }: Room): number {
  let inside = 0;
  for (const [x, y] of points) {
    const column = Math.floor(place.left + (place.mirrored ? 1 - x : x) * place.width);
    const row = Math.floor(place.top + y * place.height);
    const isInBox = column >= box.left && column < box.right && row >= box.top && row < box.bottom;
    if (isInBox && data[row * width + column] !== 0) inside++;
  }
  return points.length === 0 ? 1 : inside / points.length;
}
