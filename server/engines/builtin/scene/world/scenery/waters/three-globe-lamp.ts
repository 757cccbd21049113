import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { rodBetween } from '../far/pieces.ts';

/** A globe of milk glass, lit by that share of its light. */
export const milkGlass =
  (lit: number): Paint =>
  () => ({
    colour: mixColour([0.96, 0.95, 0.88], [1, 0.9, 0.66], Math.min(1, lit * 3)),
    glass: 0,
    glow: scaleColour(LAMP, Math.min(2, lit * 5)),
  });

/** A lamp of cast iron with three globes on an arm, as along the quays and bridges of the 19th century, from the foot of its iron; `lit` is the share of its light. World units. */
export function threeGlobeLamp([x, foot, z]: Point, iron: Colour, lit: number): Solid[] {
  const metal = plainPaint(iron);
  const globe = milkGlass(lit);
  return [
    frustumAt([x, foot, z], 0.5, 0.3, 0.14, metal, 8),
    rodBetween([x, foot + 0.25, z], [x, foot + 2.95, z], [0.13, 0.07], 7, metal),
    rodBetween([x - 0.68, foot + 2.35, z], [x + 0.68, foot + 2.35, z], [0.055, 0.055], 5, metal),
    ellipsoidAt([x, foot + 3.25, z], 0.27, 0.32, globe),
    ...[-0.68, 0.68].map((off) => ellipsoidAt([x + off, foot + 2.65, z], 0.25, 0.3, globe)),
  ];
}
