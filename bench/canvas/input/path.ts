import type { Box } from '../editors/editor.ts';

/** A point of the page, whole CSS px. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** How many pointer moves a second, and how long a full stroke takes. */
export const MOVES_PER_SECOND = 120;
export const STROKE_SECONDS = 1.5;

/** The share of the picture's width and height that the figure fills. */
const SPREAD = 0.9;

/** The share of the figure that one stroke follows. */
const SHARE = 1 / 4;

/** How far the figure turns from stroke to stroke, so that no two strokes are the same; radians. */
const DRIFT = 0.17;

/**
 * Stroke `index` on a 3:2 Lissajous figure over the picture: the positions of the pointer at
 * {@link MOVES_PER_SECOND}, the first one where the button goes down.
 */
export function strokePath(index: number, box: Box, seconds: number): readonly ScreenPoint[] {
  const moves = Math.round(seconds * MOVES_PER_SECOND);
  return Array.from({ length: moves + 1 }, (_, move) => {
    const full = STROKE_SECONDS * MOVES_PER_SECOND;
    const turn = 2 * Math.PI * SHARE * (index + move / full);
    return {
      x: Math.round(box.left + (box.width / 2) * (1 + SPREAD * Math.sin(3 * turn + DRIFT * index))),
      y: Math.round(box.top + (box.height / 2) * (1 + SPREAD * Math.sin(2 * turn))),
    };
  });
}

/** How many places tell whether a stroke is there. */
const PLACES = 4;

/** Every so many moves there may be some of them. */
const PLACE_EVERY = 6;

/** How far off the middle of the stroke, of its radius: the outline does not reach there. */
const OFF_MIDDLE = 0.75;

/** Directions off the middle. */
const DIRECTIONS = 8;

/** What another stroke touches besides its radius, CSS px: its soft edge. */
const EDGE = 2;

/**
 * Where one sees whether a stroke is there: the places within it farthest from all others, none where
 * those cover it.
 * @param radius of the strokes, CSS px
 */
export function ownPlaces(
  path: readonly ScreenPoint[],
  others: readonly (readonly ScreenPoint[])[],
  radius: number,
): readonly ScreenPoint[] {
  const away = ({ x, y }: ScreenPoint): number =>
    Math.min(...others.flat().map((other) => Math.hypot(other.x - x, other.y - y)));
  return path
    .filter((_, at) => at % PLACE_EVERY === 0)
    .flatMap((middle) => placesAbout(middle, OFF_MIDDLE * radius))
    .map((place) => ({ place, distance: away(place) }))
    .filter(({ distance }) => distance > radius + EDGE)
    .sort((a, b) => b.distance - a.distance)
    .slice(0, PLACES)
    .map(({ place }) => place);
}

function placesAbout({ x, y }: ScreenPoint, distance: number): readonly ScreenPoint[] {
  const about = Array.from({ length: DIRECTIONS }, (_, n) => {
    const turn = (2 * Math.PI * n) / DIRECTIONS;
    return {
      x: Math.round(x + distance * Math.cos(turn)),
      y: Math.round(y + distance * Math.sin(turn)),
    };
  });
  return [{ x, y }, ...about];
}
