import type { Colour } from '../../../words/idea.ts';
import type { Solid } from '../../sculpt/solid.ts';
import type { Hands } from '../stance.ts';

/** The skin of a drum. */
export const SKIN: Colour = [0.92, 0.89, 0.82];

/** Pale wood. */
export const BEECH: Colour = [0.74, 0.56, 0.34];

/** Where hands are that play, and what they play. */
export interface Played {
  readonly hands: Hands;
  readonly pieces: readonly Solid[];
}

/** Brass of horns. */
export const BRASS: Colour = [0.88, 0.66, 0.22];
/** Silver of flutes and fittings. */
export const SILVER: Colour = [0.8, 0.82, 0.85];
