import type { Colour } from '../../../words/idea.ts';
import { NO_GLOW } from '../front.ts';
import { type Paint, plainPaint, type Solid } from '../solid.ts';
import { turned } from '../turned.ts';
import type { Landmark } from './landmark.ts';
import { block, coursed, glazed, off, rough, tapering, windowed } from './pieces.ts';

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

const WHITE: Colour = [0.94, 0.93, 0.9];

/** Taipei: a tower of eight blocks that widen upward, like a stalk of bamboo. */
export const TAIPEI_101: Landmark = {
  ...{ high: 172, wide: 40 },
  build: (spot, lamps) => {
    const glass = glazed([0.34, 0.55, 0.52], lamps, 2.2);
    const segments = Array.from({ length: 8 }, (_, n): Solid[] => {
      const low = 40 + 12.4 * n;
      // Each block leans outward as it rises.
      return [
        ...Array.from({ length: 4 }, (_, k) =>
          block(spot, [17 + 1.1 * k, 17 + 1.1 * k], [low + 3 * k, low + 3 * k + 3], glass),
        ),
        block(spot, [21.6, 21.6], [low + 12, low + 12.4], plainPaint([0.7, 0.78, 0.72])),
      ];
    }).flat();
    return [
      tapering(spot, [32, 19], [0, 40], glass),
      ...segments,
      block(spot, [12, 12], [139, 146], glass),
      tapering(spot, [10, 5], [146, 152], glass),
      ...turned(
        spot,
        [
          [1.6, 152],
          [1.2, 162],
          [0.2, 172],
        ],
        8,
        plainPaint([0.78, 0.82, 0.8]),
      ),
    ];
  },
};

/** Hong Kong: a prism of glass crossed by white braces under two masts, a pale round-shouldered tower, the green Peak behind. */
export const HONG_KONG: Landmark = {
  ...{ high: 150, wide: 110 },
  build: (spot, lamps) => {
    const glass = glazed([0.4, 0.52, 0.64], lamps, 2.4);
    const braced: Paint = (face, place) => {
      const cell = 24;
      const rise = place.up / cell - Math.floor(place.up / cell);
      const share = place.along / Math.max(1, face.long);
      const line = Math.min(Math.abs(share - rise), Math.abs(1 - share - rise));
      const isEdge = Math.min(share, 1 - share) < 0.05;
      return line < 0.05 || isEdge
        ? { colour: WHITE, glass: 0, glow: lamps > 0.1 ? [0.6, 0.62, 0.66] : NO_GLOW }
        : glass(face, place);
    };
    const bank = spot;
    const pale = off(spot, 50, 14);
    const peak = (
      [
        [-70, 150, 95, 84],
        [10, 170, 110, 96],
        [90, 160, 100, 88],
      ] as const
    ).flatMap(([x, z, foot, high]) =>
      turned(
        off(spot, x, z),
        [
          [foot, 0],
          [foot * 0.62, 0.6 * high],
          [foot * 0.2, high],
        ],
        13,
        rough([0.16, 0.3, 0.14], [0.28, 0.42, 0.2], 8),
      ),
    );
    return [
      ...peak,
      block(bank, [25, 25], [0, 74], braced),
      tapering(bank, [25, 12.5], [74, 88], braced),
      block(off(bank, -3.1, -3.1), [12.5, 12.5], [86, 110], braced),
      tapering(off(bank, -3.1, -3.1), [12.5, 3], [110, 122], braced),
      ...[-4.6, -1.6].flatMap((x) =>
        turned(
          off(bank, x, -3),
          [
            [0.5, 118],
            [0.2, 150],
          ],
          6,
          plainPaint(WHITE),
        ),
      ),
      ...turned(
        pale,
        [
          [12, 0],
          [11.6, 104],
          [10.6, 122],
          [9.2, 131],
          [8.2, 132],
        ],
        16,
        glazed([0.7, 0.74, 0.78], lamps),
      ),
      ...Array.from({ length: 12 }, (_, n) => {
        const turn = (n / 12) * 2 * Math.PI;
        return tapering(
          off(pale, 8 * Math.cos(turn), 8 * Math.sin(turn)),
          [1.6, 0.6],
          [130, 139],
          plainPaint(WHITE),
        );
      }),
    ];
  },
};
