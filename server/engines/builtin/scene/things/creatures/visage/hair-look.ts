import { scaleColour } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Look } from '../../sculpt/solid.ts';
import { type Lie, type Strand, strandAt } from './hair-form.ts';

/** The strands of every head are alike; they are no part of what a seed decides. */
const strands = createNoise(7_919);

/** Hair of a colour whose strands are where that says: locks of several tones, fine streaks, and the shine of strands. */
export function hairLook(
  colour: Colour,
  strandOf: (x: number, y: number, z: number) => Strand,
): Look {
  const streak = ({ across, along }: Strand): number =>
    strands.at(across * 52, along * 2) + 0.7 * strands.at(across * 120, along * 3 + 9);
  return {
    paint: (x, y, z) => {
      const strand = strandOf(x, y, z);
      const lock = strands.at(strand.across * 17 + 5, strand.along * 1.1);
      // What lies low is shaded by what lies over it.
      const level = 1 + 0.26 * lock + 0.15 * streak(strand);
      return scaleColour(colour, level);
    },
    bump: (x, y, z) => {
      const { across, along } = strandOf(x, y, z);
      return 0.0022 * strands.at(across * 70, along * 2.2);
    },
    combed: (x, y, z) => strandOf(x, y, z).across,
  };
}

/** Hair that lies so on a head. */
export const hairOnHead = (colour: Colour, lie: Lie): Look =>
  hairLook(colour, (x, y, z) => strandAt(lie, x, y, z));
