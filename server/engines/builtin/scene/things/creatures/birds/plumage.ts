import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Look } from '../../sculpt/solid.ts';

/** Back, breast, head. */
export type Plumage = readonly [back: Colour, breast: Colour, head: Colour];

/** The colour of birds' eyes. */
export const EYE: Colour = [0.03, 0.03, 0.03];

/** Feathers of that colour, so long, their tone uneven by that. */
export const feathers = (colour: Colour, fur: number, uneven = 0.14): Look => ({
  paint: (x, y, z) =>
    scaleColour(colour, 1 + uneven * Math.sin(x * 46 + y * 30) * Math.sin(y * 52 + z * 20)),
  fur,
});

/** From what colour on a back is pale. */
export const PALE = 0.6;
/** The least light that black feathers give back. */
const BLACK = 0.24;

/** A plumage of one colour: the breast paler than the back, but not on what is black or white. */
export function dyed(colour: Colour): Plumage {
  const lift = Math.max(0, BLACK - Math.max(...colour));
  // Black feathers shine a little blue.
  if (lift > 0) {
    const black: Colour = [
      colour[0] + 0.86 * lift,
      colour[1] + 0.92 * lift,
      colour[2] + 1.1 * lift,
    ];
    return [black, scaleColour(black, 1.1), black];
  }
  const breast = mixColour(colour, [0.95, 0.93, 0.88], 0.45);
  return [scaleColour(colour, Math.min(...colour) > PALE ? 0.9 : 0.75), breast, colour];
}
