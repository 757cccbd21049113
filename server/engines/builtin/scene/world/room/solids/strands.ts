import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Material } from './solid.ts';

/** How much lighter and darker strands are, how many radians of them there are to a metre across, and how far and often they wave. */
const STRANDS = { deep: 0.16, across: 210, wave: 4, along: 22 } as const;

/** Hair of a colour, in strands that fall. */
export const strands =
  (colour: Colour): Material =>
  (x, y, z) =>
    scaleColour(
      colour,
      1 +
        STRANDS.deep *
          Math.sin((x + 0.7 * z) * STRANDS.across + STRANDS.wave * Math.sin(y * STRANDS.along)),
    );
