import { mixColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside } from '../front.ts';
import { type Paint, plainPaint, type Solid } from '../solid.ts';
import { turned } from '../turned.ts';
import type { Landmark } from './landmark.ts';
import { block, coursed, off, rough, type Spot, tapering, windowed } from './pieces.ts';

const WHITE: Colour = [0.94, 0.93, 0.9];

const ORANGE: Colour = [0.93, 0.32, 0.1];

/** Girders that cross on a wall in cells so high, over what is seen through them; they are lit by night. */
const girders =
  (bar: Colour, through: Colour, cell: number, lamps: number): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    const share = along / Math.max(0.5, long);
    const rise = up / cell - Math.floor(up / cell);
    const cross = Math.min(Math.abs(share - rise), Math.abs(1 - share - rise));
    const edge = Math.min(share, 1 - share) * long;
    const soft = pixel / Math.max(1, long);
    const cover = Math.max(
      inside(cross, -1, 0.09, soft),
      inside(edge, -1, 0.9, pixel),
      inside(rise, 0, 0.14, pixel / cell),
      role === 'level' ? 1 : 0,
    );
    const colour = mixColour(through, bar, cover);
    const shine = 0.75 * Math.min(1, 2 * lamps) * cover;
    return { colour, glass: 0, glow: [bar[0] * shine, bar[1] * shine, bar[2] * shine] };
  };

/** Tokyo's tower of girders in orange and white, two decks on it. */
export const TOKYO_TOWER: Landmark = {
  ...{ high: 166, wide: 44 },
  build: (spot, lamps) => {
    const air: Colour = [0.5, 0.56, 0.62];
    const orange = girders(ORANGE, air, 9, lamps);
    const white = girders(WHITE, air, 7, lamps);
    const deck = windowed(
      WHITE,
      { apart: 2.2, storey: 5, half: 0.9, low: 1, high: 3.8, lamps, glass: 0.5 },
      [0.16, 0.2, 0.26],
    );
    return [
      tapering(spot, [46, 30], [0, 24], orange),
      tapering(spot, [30, 20], [24, 50], orange),
      block(spot, [23, 23], [50, 60], deck),
      tapering(spot, [17, 12.5], [60, 76], white),
      tapering(spot, [12.5, 8.6], [76, 100], orange),
      block(spot, [10.4, 10.4], [100, 106], deck),
      tapering(spot, [7, 4.6], [106, 120], white),
      tapering(spot, [4.6, 2.8], [120, 136], orange),
      ...turned(
        spot,
        [
          [1.2, 136],
          [1, 148],
        ],
        6,
        plainPaint(WHITE),
      ),
      ...turned(
        spot,
        [
          [0.9, 148],
          [0.2, 166],
        ],
        6,
        plainPaint(ORANGE),
      ),
    ];
  },
};

/** Berlin: the television tower, a ball of steel on a slender shaft. */
export const TELEVISION_TOWER: Landmark = {
  ...{ high: 186, wide: 30 },
  build: (spot, lamps) => {
    const shaft = plainPaint([0.76, 0.75, 0.72]);
    const ball = windowed(
      [0.72, 0.75, 0.78],
      { apart: 1.8, storey: 3.4, half: 0.7, low: 0.9, high: 2.4, lamps, glass: 0.5 },
      [0.3, 0.33, 0.37],
    );
    const rings = [-0.95, -0.6, -0.2, 0.2, 0.6, 0.95].map(
      (share) => [11 * Math.sqrt(1 - share * share), 112 + 11 * share] as const,
    );
    return [
      ...turned(
        spot,
        [
          [8, 0],
          [5, 14],
          [3.8, 50],
          [2.8, 103],
        ],
        14,
        shaft,
      ),
      ...turned(spot, rings, 18, ball),
      ...turned(
        spot,
        [
          [2.2, 122],
          [1.8, 132],
        ],
        10,
        shaft,
      ),
      ...([0, 1, 2, 3, 4] as const).flatMap((n) =>
        turned(
          spot,
          [
            [1.4 - 0.22 * n, 132 + 10.8 * n],
            [1.3 - 0.22 * n, 142.8 + 10.8 * n],
          ],
          6,
          plainPaint(n % 2 === 0 ? [0.82, 0.16, 0.12] : WHITE),
        ),
      ),
    ];
  },
};

/** Seoul: a slender tower with its round decks on a wooded hill. */
export const SEOUL_TOWER: Landmark = {
  ...{ high: 122, wide: 120 },
  build: (spot, lamps) => {
    const woods = rough([0.18, 0.32, 0.14], [0.32, 0.46, 0.2], 6);
    const hill: readonly (readonly [x: number, z: number, foot: number, high: number])[] = [
      [-46, 10, 70, 38],
      [0, 0, 80, 58],
      [52, 14, 66, 36],
    ];
    const white = plainPaint(WHITE);
    const deck = coursed([0.82, 0.84, 0.86], 1.4);
    const top = (at: Spot): Solid[] => [
      ...turned(
        at,
        [
          [2.6, 56],
          [2.2, 84],
        ],
        10,
        white,
      ),
      ...turned(
        at,
        [
          [4, 82],
          [6.4, 85],
          [6.4, 88],
          [5.4, 89],
          [5.4, 91],
          [3.6, 93],
        ],
        16,
        deck,
      ),
      ...turned(
        at,
        [
          [2, 93],
          [1.4, 104],
        ],
        8,
        white,
      ),
      ...turned(
        at,
        [
          [0.9, 104],
          [0.2, 122],
        ],
        6,
        plainPaint([0.82, 0.2, 0.16]),
      ),
    ];
    const glow = 0.7 * Math.min(1, 2 * lamps);
    return [
      ...hill.flatMap(([x, z, foot, high]) =>
        turned(
          off(spot, x, z),
          [
            [foot, 0],
            [foot * 0.6, high * 0.62],
            [foot * 0.18, high],
          ],
          13,
          woods,
        ),
      ),
      ...top(spot).map((one) => ({
        ...one,
        paint: ((face, place) => ({
          ...one.paint(face, place),
          glow: [0.3 * glow, 0.55 * glow, 0.9 * glow],
        })) satisfies Paint,
      })),
    ];
  },
};
