import type { Colour } from '../../../words/idea.ts';
import { plainPaint, type Solid } from '../solid.ts';
import { turned } from '../turned.ts';
import type { Landmark } from './landmark.ts';
import { block, coursed, glazed, off, windowed } from './pieces.ts';

const STEEL: Colour = [0.72, 0.75, 0.79];

/** Singapore: three towers that carry a garden like a ship, and a great wheel beside them. */
export const MARINA_BAY: Landmark = {
  ...{ high: 104, wide: 150 },
  build: (spot, lamps) => {
    const glass = glazed([0.56, 0.64, 0.7], lamps, 3);
    const hull = plainPaint([0.9, 0.9, 0.88]);
    const wheel = off(spot, 96, 6);
    const towers = [-38, 0, 38].flatMap((x) => [
      block(off(spot, x - 4, 0), [13, 20], [0, 88], glass),
      block(off(spot, x + 9, 0), [9, 20], [0, 44], glass),
      block(off(spot, x + 7, 0), [9, 20], [44, 88], glass),
    ]);
    const spokes = Array.from({ length: 28 }, (_, n): Solid[] => {
      const turn = (n / 28) * 2 * Math.PI;
      const [x, y] = [32 * Math.cos(turn), 40 + 32 * Math.sin(turn)];
      return [
        block(off(wheel, x, 0), [3, 2.4], [y - 1.6, y + 1.6], hull),
        block(off(wheel, 0.94 * x, 0), [5.4, 1], [y - 2.7, y + 2.7], plainPaint(STEEL)),
      ];
    }).flat();
    return [
      ...towers,
      ...turned(
        off(spot, -58, 0),
        [
          [6, 88],
          [9, 92],
          [9, 94],
        ],
        12,
        hull,
      ),
      block(off(spot, 0, 0), [116, 18], [89, 94], hull),
      ...turned(
        off(spot, 62, 0),
        [
          [5, 89],
          [9, 92],
          [9, 94],
        ],
        12,
        hull,
      ),
      block(off(spot, 0, 0), [112, 13], [94, 96.4], coursed([0.3, 0.46, 0.22], 2)),
      ...spokes,
      block(off(wheel, -9, 0), [2, 2], [0, 36], hull),
      block(off(wheel, 9, 0), [2, 2], [0, 36], hull),
      block(wheel, [20, 2], [36, 41], hull),
    ];
  },
};

/** Kuala Lumpur: two towers of steel in rings, a bridge between them. */
export const TWIN_TOWERS: Landmark = {
  ...{ high: 190, wide: 70 },
  build: (spot, lamps) => {
    const ringed = windowed(
      [0.76, 0.79, 0.82],
      { apart: 3, storey: 4.2, half: 1.2, low: 1.2, high: 3.4, lamps, glass: 0.55 },
      [0.3, 0.36, 0.42],
    );
    const tower = (x: number): Solid[] => {
      const at = off(spot, x, 0);
      return [
        ...turned(
          at,
          [
            [13, 0],
            [13, 104],
          ],
          16,
          ringed,
        ),
        ...turned(
          at,
          [
            [11.6, 104],
            [11.2, 124],
          ],
          16,
          ringed,
        ),
        ...turned(
          at,
          [
            [9.6, 124],
            [9.2, 138],
          ],
          16,
          ringed,
        ),
        ...turned(
          at,
          [
            [7.4, 138],
            [6.6, 149],
          ],
          16,
          ringed,
        ),
        ...turned(
          at,
          [
            [4.8, 149],
            [2.6, 158],
          ],
          12,
          coursed(STEEL, 1.6),
        ),
        ...turned(
          at,
          [
            [1.4, 158],
            [0.2, 190],
          ],
          8,
          coursed(STEEL, 3),
        ),
        ...turned(
          at,
          [
            [1.2, 164],
            [1.9, 166],
            [1.2, 168],
          ],
          8,
          plainPaint(STEEL),
        ),
      ];
    };
    return [
      ...tower(-21),
      ...tower(21),
      block(spot, [20, 5], [70, 76], glazed(STEEL, lamps)),
      block(off(spot, -6, 0), [1.6, 1.6], [52, 70], plainPaint(STEEL)),
      block(off(spot, 6, 0), [1.6, 1.6], [52, 70], plainPaint(STEEL)),
    ];
  },
};
