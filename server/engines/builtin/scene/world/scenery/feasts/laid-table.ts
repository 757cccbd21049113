import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { LEVEL } from '../level-site.ts';

const BRASS: Colour = [0.86, 0.62, 0.24];
const DISHES: readonly Colour[] = [
  [0.86, 0.6, 0.24],
  [0.4, 0.2, 0.1],
  [0.36, 0.54, 0.2],
  [0.82, 0.3, 0.16],
  [0.93, 0.8, 0.46],
];

/** Food heaped in a dish of a radius, of a kind that a number tells. World units over the level. */
export function dish([x, y, z]: Point, radius: number, number: number): Solid[] {
  const food = DISHES[number % DISHES.length] as Colour;
  const heap: Paint = ({ normal }) =>
    plainFront(
      scaleColour(
        food,
        0.8 + 0.4 * chance(Math.floor(normal[0] * 7), Math.floor(normal[2] * 7), number),
      ),
    );
  return [
    frustumAt([x, LEVEL + y, z], 0.05, radius * 0.6, radius, plainPaint([0.9, 0.92, 0.94]), 9),
    ellipsoidAt([x, LEVEL + y + 0.05, z], radius * 0.85, radius * 0.42, heap),
  ];
}

/** A glass, of tea or of lemonade in turn. */
export const glass = ([x, y, z]: Point, number: number): Solid[] => [
  frustumAt(
    [x, LEVEL + y, z],
    0.12,
    0.028,
    0.036,
    plainPaint(number % 2 === 0 ? [0.72, 0.3, 0.12] : [0.9, 0.86, 0.76]),
    7,
  ),
];

/** A jug of brass, or of another colour. */
export const jug = ([x, y, z]: Point, colour: Colour = BRASS): Solid[] => [
  ellipsoidAt([x, LEVEL + y + 0.13, z], 0.1, 0.13, plainPaint(colour)),
  frustumAt([x, LEVEL + y + 0.22, z], 0.16, 0.05, 0.035, plainPaint(colour), 7),
];
