import type { Colour } from '../../../words/idea.ts';

/** The colours of a palace: of its tiles and the ridge over them, columns, beams and brackets, doors, walls and stone. */
export interface PalaceStyle {
  readonly tile: Colour;
  readonly ridge: Colour;
  readonly column: Colour;
  /** Painted timber under the eaves: its ground, and two colours of its ornament. */
  readonly timber: readonly [Colour, Colour, Colour];
  readonly door: Colour;
  readonly wall: Colour;
  readonly stone: Colour;
  /** How many steps of stone the hall stands on. */
  readonly terraces: number;
}

/** The palaces of Seoul and of Beijing. */
export const PALACES: Readonly<Record<'gyeongbok' | 'forbidden', PalaceStyle>> = {
  gyeongbok: {
    tile: [0.27, 0.28, 0.3],
    ridge: [0.82, 0.81, 0.78],
    column: [0.66, 0.2, 0.12],
    timber: [
      [0.1, 0.4, 0.35],
      [0.86, 0.42, 0.2],
      [0.16, 0.3, 0.56],
    ],
    door: [0.32, 0.56, 0.44],
    wall: [0.68, 0.36, 0.24],
    stone: [0.7, 0.68, 0.63],
    terraces: 2,
  },
  forbidden: {
    tile: [0.84, 0.56, 0.12],
    ridge: [0.76, 0.44, 0.08],
    column: [0.6, 0.09, 0.06],
    timber: [
      [0.1, 0.26, 0.5],
      [0.12, 0.44, 0.34],
      [0.86, 0.66, 0.2],
    ],
    door: [0.52, 0.1, 0.07],
    wall: [0.62, 0.15, 0.1],
    stone: [0.86, 0.84, 0.79],
    terraces: 3,
  },
};
