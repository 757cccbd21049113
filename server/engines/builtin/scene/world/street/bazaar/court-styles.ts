import { mixColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside } from '../front.ts';
import { stuccoAt } from './zellige.ts';

/** How a court is built. */
export interface CourtStyle {
  readonly plaster: Colour;
  readonly timber: Colour;
  /** The tiles of its roof. */
  readonly tiles: Colour;
  /** What its arches and cornices show at a place: along, up, how much a pixel covers; world units. */
  readonly trim: (along: number, up: number, pixel: number) => Colour;
  /** Whether pots with flowers hang on its walls. */
  readonly hasPots: boolean;
}

const LIME: Colour = [0.95, 0.94, 0.91];
const OCHRE: Colour = [0.88, 0.64, 0.2];

/** The court of a house in Morocco, of carved stucco and cedar, and that of one in Andalusia, of limewash and ochre with pots on its walls. */
export const COURTS: Readonly<Record<'riad' | 'patio', CourtStyle>> = {
  riad: {
    plaster: [0.9, 0.82, 0.68],
    timber: [0.36, 0.2, 0.11],
    tiles: [0.08, 0.34, 0.24],
    trim: stuccoAt,
    hasPots: false,
  },
  patio: {
    plaster: LIME,
    timber: [0.3, 0.19, 0.12],
    tiles: [0.66, 0.36, 0.22],
    trim: (_, up, pixel) => mixColour(LIME, OCHRE, inside(up, 3.78, 3.98, pixel)),
    hasPots: true,
  },
};
