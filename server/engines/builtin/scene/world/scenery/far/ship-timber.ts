import { clamp, scaleColour } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainFront } from '../../street/front.ts';
import type { Paint, Point } from '../../street/solid.ts';

/** The deck: how high over the water, half its width, where it narrows, where its bow is. World units. */
export const DECK = { up: 4.6, half: 4.6, taper: 15, bow: 31, stern: -3 } as const;
export const OAK: Colour = [0.62, 0.44, 0.27];
export const DARK_OAK: Colour = [0.36, 0.22, 0.12];
export const SPAR: Colour = [0.5, 0.33, 0.18];
export const ROPE: Colour = [0.3, 0.24, 0.16];
export const IRON: Colour = [0.13, 0.13, 0.14];
export const CANVAS: Colour = [0.93, 0.87, 0.74];
export const GOLD: Colour = [0.85, 0.63, 0.22];
export const BLACK: Colour = [0.045, 0.045, 0.05];
export const BONE: Colour = [0.95, 0.94, 0.88];

/** Grain of wood and cloth; it is no part of what a seed decides. */
export const grain = createNoise(8_831);

/** Half the deck's width so far ahead, world units. */
export const halfAt = (z: number): number => {
  const share = clamp((z - DECK.taper) / (DECK.bow - DECK.taper));
  return DECK.half * Math.sqrt(1 - share * share * 0.985);
};

/** Wood with its grain. */
export const timber =
  (colour: Colour): Paint =>
  (_, { along, up }) =>
    plainFront(scaleColour(colour, 0.92 + 0.16 * grain.fbm(along * 1.2, up * 4, 3)));

/** A place on the deck: right, up over it, ahead. World units. */
export const on = (x: number, up: number, z: number): Point => [x, DECK.up + up, z];
