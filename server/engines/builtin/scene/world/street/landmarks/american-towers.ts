import type { Colour } from '../../../words/idea.ts';
import { type Paint, plainPaint, type Solid } from '../solid.ts';
import { turned } from '../turned.ts';
import type { Landmark } from './landmark.ts';
import { block, coursed, glazed, off, type Spot, tapering, windowed } from './pieces.ts';

const STEEL: Colour = [0.72, 0.75, 0.79];

const WHITE: Colour = [0.94, 0.94, 0.93];

/** Chicago: the Willis Tower, dark and in steps under two white masts, and the Hancock, which leans in, crossed by braces. */
export const CHICAGO: Landmark = {
  ...{ high: 212, wide: 92 },
  build: (spot, lamps) => {
    const dark = glazed([0.2, 0.2, 0.22], lamps, 2.4);
    const mast = (at: Spot, low: number, high: number): Solid[] =>
      turned(
        at,
        [
          [1, low],
          [0.9, low + (high - low) * 0.6],
          [0.3, high],
        ],
        6,
        plainPaint(WHITE),
      );
    const hancock = off(spot, -46, 20);
    const braces: Paint = (face, place) => {
      const cell = 26;
      const rise = ((place.up % cell) + cell) % cell;
      const share = place.along / Math.max(1, face.long);
      const line = Math.min(Math.abs(share - rise / cell), Math.abs(1 - share - rise / cell));
      return line < 0.045 || rise < 1.2
        ? { colour: [0.34, 0.34, 0.36], glass: 0, glow: [0, 0, 0] }
        : dark(face, place);
    };
    return [
      block(spot, [32, 32], [0, 92], dark),
      block(off(spot, -5, 5), [22, 22], [92, 122], dark),
      block(off(spot, 5, -5), [22, 22], [92, 122], dark),
      block(off(spot, 0, 0), [32, 11], [122, 148], dark),
      block(off(spot, -4, 0), [22, 11], [148, 172], dark),
      ...mast(off(spot, -9, 0), 172, 212),
      ...mast(off(spot, 3, 0), 172, 208),
      tapering(hancock, [34, 20], [0, 132], braces),
      ...mast(off(hancock, -6, 0), 132, 172),
      ...mast(off(hancock, 6, 0), 132, 170),
    ];
  },
};

/** New York: the Empire State Building, the steel crown of the Chrysler Building, and the slender one downtown. */
export const NEW_YORK: Landmark = {
  ...{ high: 206, wide: 110 },
  build: (spot, lamps) => {
    const stone = windowed(
      [0.74, 0.7, 0.62],
      { apart: 3, storey: 4, half: 0.7, low: 0.7, high: 3.5, lamps, glass: 0.3 },
      [0.36, 0.36, 0.37],
    );
    const steel = coursed(STEEL, 2);
    const chrysler = off(spot, 52, 26);
    const freedom = off(spot, -62, 60);
    return [
      block(spot, [44, 32], [0, 44], stone),
      block(spot, [36, 28], [44, 66], stone),
      block(spot, [27, 22], [66, 136], stone),
      block(spot, [21, 18], [136, 148], stone),
      block(spot, [14, 13], [148, 157], stone),
      ...turned(
        spot,
        [
          [5, 157],
          [4.4, 170],
          [2.4, 175],
        ],
        12,
        steel,
      ),
      ...turned(
        spot,
        [
          [1.2, 175],
          [0.9, 190],
          [0.3, 206],
        ],
        6,
        steel,
      ),
      block(chrysler, [26, 26], [0, 60], stone),
      block(chrysler, [19, 19], [60, 118], stone),
      tapering(chrysler, [17, 12.6], [118, 128], steel),
      tapering(chrysler, [12.6, 7], [128, 141], steel),
      tapering(chrysler, [7, 2], [141, 154], steel),
      tapering(chrysler, [2, 0], [154, 178], steel),
      tapering(freedom, [34, 22], [0, 172], glazed([0.52, 0.63, 0.74], lamps)),
      ...turned(
        freedom,
        [
          [1.4, 172],
          [0.3, 205],
        ],
        6,
        steel,
      ),
    ];
  },
};
