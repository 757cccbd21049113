import { add, cross, dot, normalise, scale, subtract } from '../../vector.ts';
import { bone } from '../solids/bone.ts';
import type { Material, Point, Solid } from '../solids/solid.ts';

/** A grown person's hand, metres: from the middle of the palm back to the wrist and on to the knuckles, how long and thick fingers are, how far each is from the next, how far they bend. */
const HAND = {
  wrist: 0.05,
  knuckles: 0.024,
  palm: 0.022,
  finger: 0.068,
  thick: 0.0125,
  apart: 0.0205,
  bent: 0.024,
} as const;
/** How long each finger is beside the longest, from that beside the thumb on. */
const FINGERS = [0.92, 1, 0.95, 0.76] as const;

/** Where the wrist of a hand is whose palm has its middle `at`, of an arm that comes `from` there. */
export const wristOf = (from: Point, at: Point, size: number): Point =>
  subtract(at, scale(normalise(subtract(at, from)), HAND.wrist * size));

/** A hand at the end of an arm that comes `from` there: the middle of its palm is `at`, its thumb is on the side of `thumb`, a direction; `size` as a share of a grown person's. */
export function posedHand(
  from: Point,
  at: Point,
  thumb: Point,
  size: number,
  skin: Material,
): Solid[] {
  const along = normalise(subtract(at, from));
  const across = acrossOf(along, thumb);
  const out = cross(along, across);
  // Fingers bend down, or of a hand that hangs to one side.
  const palm = out[1] > 0 ? scale(out, -1) : out;
  const place = (on: number, aside: number, bent = 0): Point =>
    add(
      add(at, scale(along, on * size)),
      add(scale(across, aside * size), scale(palm, bent * size)),
    );
  const piece = (a: Point, b: Point, first: number, last: number): Solid =>
    bone(a, b, [first * size, last * size], skin);
  const { wrist, knuckles, finger, thick, apart } = HAND;
  return [
    ...[-1, 1].map((side) =>
      piece(place(-wrist, side * 0.006), place(knuckles, side * 0.019), 0.02, HAND.palm),
    ),
    ...FINGERS.map((long, n) => {
      const aside = (1.5 - n) * apart;
      return piece(
        place(knuckles, aside),
        place(knuckles + finger * long, aside * 1.12, HAND.bent),
        thick,
        0.009,
      );
    }),
    piece(place(-0.022, 0.03), place(0.034, 0.062, 0.012), 0.015, 0.0115),
  ];
}

/** The way across a hand that points `along`, to the side of its thumb; length 1. */
function acrossOf(along: Point, thumb: Point): Point {
  const way = subtract(thumb, scale(along, dot(along, thumb)));
  return Math.hypot(...way) > 0.1 ? normalise(way) : normalise(cross(along, [0, 1, 0.3]));
}
