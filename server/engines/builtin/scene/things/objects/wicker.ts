import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Look } from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';

const WILLOW: Colour = [0.62, 0.43, 0.22];

/** Strands and rows of strands in half a model's height. */
const STRANDS = 30;
const ROWS = 105;

/** Willow woven around an upright axis through a point: strands go over and under in turn. */
export function wicker([x0, , z0]: Vector, colour: Colour | null): Look {
  const over = (x: number, y: number, z: number) =>
    Math.sin(y * ROWS + (Math.sin(Math.atan2(z - z0, x - x0) * STRANDS) > 0 ? Math.PI : 0));
  return {
    paint: (x, y, z) => scaleColour(colour ?? WILLOW, 0.85 + 0.25 * over(x, y, z)),
    bump: (x, y, z) => 0.006 * over(x, y, z),
  };
}
