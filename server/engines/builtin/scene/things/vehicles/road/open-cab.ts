import { scaleColour } from '../../../arithmetic.ts';
import { plain } from '../../sculpt/looks.ts';
import { box, cut, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import type { Wish } from '../../wish.ts';
import { atWheel, type WheelPlace } from '../at-wheel.ts';

/** The room of a driver in a vehicle's model that drives to the right: its middle and half its sides, all of it glass but the posts. */
export interface Cab {
  readonly at: Vector;
  readonly half: Vector;
  readonly seat: WheelPlace;
}

const INSIDE = plain([0.74, 0.72, 0.66]);
const DARK = plain([0.07, 0.07, 0.08], { gloss: 0.3 });

/** How thick the posts at its corners are, and how large the wheel is, by the height of a man. */
const POST = 0.022;
const WHEEL = 0.12;

/** A cab seen into, its glass left out, with somebody or an animal at the wheel; behind what it is cut from. */
export function openCab(wish: Wish, { at, half, seat }: Cab, post: Look): Solid[] {
  const corner = (ahead: number, side: number, up: number): Vector =>
    add(at, [ahead * half[0], up * half[1], side * (half[2] - 2 * POST)]);
  return [
    cut(box(INSIDE, at, half)),
    ...[-1, 1].map((side) => limb(post, corner(0.9, side, -1), corner(0.82, side, 1), POST, POST)),
    ring(DARK, seat.wheel, WHEEL * seat.man, 0.016 * seat.man, roll(0.9)),
    limb(DARK, seat.wheel, add(seat.wheel, [0.12, -0.22, 0]), 0.018 * seat.man, 0.02 * seat.man),
    ...atWheel(wish, seat).map(lit),
  ];
}

/** How much lighter who is in a cab is: the sky hardly reaches there, and they would be a shadow. */
const LIGHTER = 2.4;

const lit = (solid: Solid): Solid => {
  const { paint } = solid.look;
  return {
    ...solid,
    look: {
      ...solid.look,
      paint: (x, y, z, normal) => scaleColour(paint(x, y, z, normal), LIGHTER),
    },
  };
};
