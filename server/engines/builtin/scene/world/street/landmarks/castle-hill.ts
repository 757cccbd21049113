import type { Colour } from '../../../words/idea.ts';
import { plainPaint, type Solid } from '../solid.ts';
import { turned } from '../turned.ts';
import { knolls } from './knolls.ts';
import type { Landmark } from './landmark.ts';
import { block, coursed, off, ridged, rough, windowed } from './pieces.ts';

/** A town below a castle: walls and round towers with pointed roofs on a wooded hill. */
export const CASTLE_HILL: Landmark = {
  ...{ high: 88, wide: 62 },
  build: (spot, lamps) => {
    const stone: Colour = [0.72, 0.67, 0.58];
    const wall = windowed(stone, { apart: 5, storey: 8, half: 0.6, low: 2.6, high: 5.4, lamps });
    const slate = coursed([0.32, 0.36, 0.46], 1.2);
    const tower = (x: number, z: number, radius: number, high: number): Solid[] => {
      const at = off(spot, x, z);
      return [
        ...turned(
          at,
          [
            [radius * 1.06, 24],
            [radius, 30],
            [radius, high],
          ],
          14,
          wall,
        ),
        ...turned(
          at,
          [
            [radius * 1.18, high],
            [radius * 1.18, high + 1.6],
          ],
          14,
          coursed(stone, 0.8),
        ),
        ...turned(
          at,
          [
            [radius * 1.22, high + 1.6],
            [0.1, high + 1.6 + 3 * radius],
          ],
          14,
          slate,
        ),
      ];
    };
    const merlons = Array.from({ length: 14 }, (_, n) =>
      block(off(spot, -24.5 + 3.8 * n, -14.4), [2, 1.2], [44, 46], plainPaint(stone)),
    );
    return [
      ...knolls(
        spot,
        [
          [-28, 4, 44, 24, 27],
          [0, 0, 56, 36, 32],
          [30, 6, 44, 22, 26],
        ],
        rough([0.24, 0.36, 0.16], [0.46, 0.46, 0.34], 6),
      ),
      block(off(spot, 0, -12), [54, 5], [26, 44], wall),
      ...merlons,
      block(off(spot, 4, 2), [30, 14], [30, 56], wall),
      ridged(off(spot, 4, 2), [31, 15], [56, 66], 'across', slate),
      ...tower(-26, -12, 5, 52),
      ...tower(27, -12, 4.6, 49),
      ...tower(-12, 0, 5.4, 66),
      ...tower(20, 4, 4.4, 60),
      ...tower(-8, -13, 3, 48),
      ...tower(9, -13, 3, 48),
      block(off(spot, -12, 0), [0.4, 0.4], [83, 88], plainPaint([0.3, 0.3, 0.3])),
      block(off(spot, -10.6, 0), [2.6, 0.3], [86, 88], plainPaint([0.78, 0.16, 0.14])),
    ];
  },
};
