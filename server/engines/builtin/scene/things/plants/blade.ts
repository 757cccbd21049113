import type { Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Sheet } from '../sprite.ts';
import { alongBend, type Point, stroke } from './dabs.ts';

/** How light a blade is at its foot, among the others, and at its tip. */
const FOOT = 0.5;
const TIP = 1.16;

/** A blade of grass that bends toward a point on its way: dark at its foot, light and thin at its tip. */
export function blade(
  sheet: Sheet,
  from: Point,
  by: Point,
  to: Point,
  wide: number,
  colour: Colour,
): void {
  alongBend(from, by, to, (x0, y0, x1, y1, share) => {
    const tone = FOOT + (TIP - FOOT) * (0.25 + 0.75 * share);
    const thick = Math.max(0.7, wide * (1.1 - 0.75 * share));
    stroke(sheet, x0, y0, x1, y1, thick, scaleColour(colour, tone));
  });
}

/** Where a blade of a tuft stands: its feet are spread over a round patch of ground, seen from aside. */
export function footIn({ width, height }: Sheet, random: Random, spread: number): Point {
  const [turn, out] = [random.unit() * Math.PI * 2, Math.sqrt(random.unit())];
  return [
    width * (0.5 + spread * Math.cos(turn) * out),
    height * (0.955 + 0.045 * Math.sin(turn) * out),
  ];
}
