import type { Colour } from '../../../words/idea.ts';
import type { Solid } from '../solid.ts';
import { turned } from '../turned.ts';
import { knolls } from './knolls.ts';
import type { Landmark } from './landmark.ts';
import { off, rough, windowed } from './pieces.ts';

/** Cappadocia: cones of pale tuff with caps of dark stone, windows cut into them. */
export const FAIRY_CHIMNEYS: Landmark = {
  ...{ high: 62, wide: 60 },
  build: (spot, lamps) => {
    const tuff: Colour = [0.85, 0.74, 0.58];
    const cut = windowed(tuff, {
      ...{ apart: 7, storey: 9, half: 0.55, low: 4, high: 6.2, isArched: true },
      lamps,
    });
    const cap = rough([0.42, 0.34, 0.28], [0.55, 0.45, 0.36], 3);
    const chimney = (x: number, z: number, foot: number, high: number): Solid[] => {
      const at = off(spot, x, z);
      const neck = 0.24 * foot;
      return [
        ...turned(
          at,
          [
            [foot, -2],
            [0.72 * foot, 0.42 * high],
            [neck, 0.82 * high],
            [neck * 0.9, 0.86 * high],
          ],
          14,
          cut,
        ),
        ...turned(
          at,
          [
            [neck * 1.5, 0.85 * high],
            [neck * 1.7, 0.9 * high],
            [neck * 0.3, high],
          ],
          11,
          cap,
        ),
      ];
    };
    return [
      ...knolls(
        spot,
        [
          [-26, 8, 36, 16, 18],
          [24, 10, 38, 18, 20],
        ],
        rough(tuff, [0.74, 0.6, 0.45], 6),
      ),
      ...chimney(-20, -4, 11, 50),
      ...chimney(1, 0, 12, 60),
      ...chimney(20, -5, 10, 46),
      ...chimney(-8, -12, 7, 34),
      ...chimney(10, -13, 7, 37),
      ...chimney(30, -6, 8, 32),
    ];
  },
};
