import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { normalise } from '../../vector.ts';
import { rodBetween } from '../far/pieces.ts';

const TUBE: Colour = [0.86, 0.87, 0.88];
const STEEL: Colour = [0.3, 0.33, 0.38];
const BRASS: Colour = [0.8, 0.58, 0.24];
const GLASS: Colour = [0.1, 0.14, 0.26];

const along = (from: Point, way: Point, by: number): Point => [
  from[0] + way[0] * by,
  from[1] + way[1] * by,
  from[2] + way[2] * by,
];

/** A white tube with rings of brass. */
const tube: Paint = (_, { up, pixel }) => {
  const ring = inside(Math.abs(up / 2.1 - Math.round(up / 2.1)) * 2.1, -1, 0.13, pixel);
  return plainFront(mixColour(TUBE, BRASS, 0.9 * ring));
};

/** A great refractor: its pier, the axis on it, the long tube that looks toward something, its lens and its eyepiece. `size` 1: a tube of nine units. World units. */
export function greatTelescope(foot: Point, high: number, toward: Point, size: number): Solid[] {
  const way = normalise(toward);
  const axis: Point = [foot[0], foot[1] + high, foot[2]];
  const middle = along(axis, [0, 1, 0], 0.9 * size);
  const [tail, head] = [along(middle, way, -3.6 * size), along(middle, way, 5.4 * size)];
  const steel = plainPaint(STEEL);
  const brass = plainPaint(BRASS);
  const across = normalise([way[2], 0, -way[0]]);
  const rod = (a: Point, b: Point, thick: number, thin: number, paint: Paint, sides = 10) =>
    rodBetween(a, b, [thick * size, thin * size], sides, paint);
  return [
    frustumAt(foot, 0.35 * size, 1.5 * size, 1.4 * size, steel, 16),
    frustumAt(foot, high, 0.85 * size, 0.5 * size, plainPaint(scaleColour(STEEL, 1.3)), 12),
    // The axis, with the tube on one of its ends and a weight on the other.
    rod(along(axis, [0, 1, 0], -0.4 * size), middle, 0.42, 0.42, steel),
    rod(along(middle, across, -0.3 * size), along(middle, across, 1.7 * size), 0.2, 0.2, steel),
    rod(
      along(middle, across, 1.5 * size),
      along(middle, across, 2.1 * size),
      0.55,
      0.55,
      brass,
      14,
    ),
    rod(along(middle, way, -1 * size), along(middle, way, 1 * size), 0.66, 0.66, steel, 14),
    rod(tail, head, 0.46, 0.54, tube, 16),
    rod(head, along(head, way, 1.1 * size), 0.66, 0.66, plainPaint(TUBE), 16),
    rod(
      along(head, way, 1.08 * size),
      along(head, way, 1.12 * size),
      0.56,
      0.56,
      plainPaint(GLASS),
      16,
    ),
    rod(tail, along(tail, way, -0.5 * size), 0.36, 0.24, brass, 12),
    rod(along(tail, way, -0.4 * size), along(tail, way, -1 * size), 0.12, 0.1, brass, 8),
    // The finder beside it.
    rod(
      along(along(tail, way, 0.2 * size), across, -0.66 * size),
      along(along(tail, way, 2.2 * size), across, -0.66 * size),
      0.11,
      0.13,
      brass,
      8,
    ),
  ];
}
