import type { Colour } from '../../../words/idea.ts';
import { chance } from '../front.ts';
import { type Paint, plainPaint, type Solid } from '../solid.ts';
import { turned } from '../turned.ts';
import { knolls } from './knolls.ts';
import type { Landmark } from './landmark.ts';
import { block, coursed, dome, off, onion, ridged, rough, type Spot, windowed } from './pieces.ts';

/** Battlements along a wall that runs across the picture. World units. */
const battlements = (spot: Spot, wide: number, high: number, colour: Colour): Solid[] =>
  Array.from({ length: Math.round(wide / 3.2) }, (_, n) =>
    block(
      off(spot, -wide / 2 + 1.6 + n * 3.2, 0),
      [1.7, 1.4],
      [high, high + 1.6],
      plainPaint(colour),
    ),
  );

/** Edinburgh: the castle along the top of its black crag. */
export const CASTLE_ROCK: Landmark = {
  ...{ high: 90, wide: 150 },
  build: (spot, lamps) => {
    const rock = rough([0.19, 0.18, 0.17], [0.31, 0.31, 0.24], 9);
    const grey: Colour = [0.56, 0.51, 0.43];
    const wall = windowed(grey, { apart: 5, storey: 6, half: 0.6, low: 2, high: 4.4, lamps });
    const slate = coursed([0.3, 0.31, 0.35], 1.2);
    const hall = (x: number, z: number, wide: number, low: number, high: number): Solid[] => [
      block(off(spot, x, z), [wide, 14], [low, high], wall),
      ridged(off(spot, x, z), [wide, 15], [high, high + 7], 'across', slate),
    ];
    return [
      ...knolls(
        spot,
        [
          [-46, 4, 40, 22, 36],
          [-14, 0, 52, 34, 46],
          [22, 4, 46, 30, 45],
          [58, 10, 44, 16, 26],
        ],
        rock,
      ),
      block(off(spot, -8, -14), [96, 10], [34, 57], wall),
      ...battlements(off(spot, -8, -18), 96, 57, grey),
      ...turned(
        off(spot, 38, -10),
        [
          [14, 34],
          [13, 62],
        ],
        16,
        wall,
      ),
      ...turned(
        off(spot, 38, -10),
        [
          [14.4, 62],
          [14.4, 64],
        ],
        16,
        plainPaint(grey),
      ),
      ...hall(-34, 2, 30, 44, 70),
      ...hall(4, 4, 34, 46, 74),
      block(off(spot, -14, 2), [14, 14], [46, 84], wall),
      ...battlements(off(spot, -14, -4.4), 14, 84, grey),
      ...hall(30, 10, 22, 46, 69),
      block(off(spot, -14, 2), [0.5, 0.5], [84, 94], plainPaint([0.8, 0.8, 0.78])),
      block(off(spot, -11.4, 2), [5, 0.3], [90.6, 94], plainPaint([0.16, 0.3, 0.62])),
    ];
  },
};

/** Salzburg: the white fortress on its wooded hill, over the cathedral's green dome and towers. */
export const FORTRESS: Landmark = {
  ...{ high: 88, wide: 140 },
  build: (spot, lamps) => {
    const woods = rough([0.2, 0.34, 0.14], [0.34, 0.46, 0.2], 5);
    const pale: Colour = [0.9, 0.88, 0.83];
    const wall = windowed(pale, { apart: 6, storey: 7, half: 0.6, low: 2.4, high: 4.6, lamps });
    const roof = coursed([0.45, 0.33, 0.28], 1.2);
    const green = coursed([0.36, 0.58, 0.5], 1.4);
    const church = off(spot, 20, -46);
    const tower = (x: number): Solid[] => {
      const at = off(church, x, -6);
      return [
        block(
          at,
          [7, 7],
          [0, 36],
          windowed([0.92, 0.89, 0.82], {
            apart: 4,
            storey: 11,
            half: 0.9,
            low: 3,
            high: 8.6,
            isArched: true,
            lamps,
          }),
        ),
        ...onion(at, 3.4, 36, green),
      ];
    };
    return [
      ...knolls(
        spot,
        [
          [-44, 0, 52, 26, 46],
          [0, 4, 60, 40, 58],
          [46, 6, 52, 20, 42],
        ],
        woods,
      ),
      block(off(spot, -2, -10), [86, 16], [46, 64], wall),
      block(off(spot, -26, 0), [26, 18], [58, 76], wall),
      ridged(off(spot, -26, 0), [27, 19], [76, 83], 'across', roof),
      block(off(spot, 10, 2), [36, 20], [58, 80], wall),
      ridged(off(spot, 10, 2), [37, 21], [80, 88], 'across', roof),
      ...turned(
        off(spot, 40, -6),
        [
          [9, 44],
          [8.6, 66],
        ],
        14,
        wall,
      ),
      ...turned(
        off(spot, 40, -6),
        [
          [9.6, 66],
          [0, 76],
        ],
        14,
        roof,
      ),
      ...turned(
        off(spot, -45, -8),
        [
          [7, 40],
          [6.6, 60],
        ],
        14,
        wall,
      ),
      ...turned(
        off(spot, -45, -8),
        [
          [7.4, 60],
          [0, 69],
        ],
        14,
        roof,
      ),
      ...tower(-13),
      ...tower(13),
      block(church, [34, 20], [0, 24], wall),
      ...turned(
        off(church, 0, 10),
        [
          [9, 24],
          [9, 33],
        ],
        14,
        wall,
      ),
      ...dome(off(church, 0, 10), 9.6, [33, 45], green),
      ...turned(
        off(church, 0, 10),
        [
          [1.6, 44],
          [1.6, 48],
          [0, 51],
        ],
        8,
        green,
      ),
    ];
  },
};

/** Granada: the red towers of the Alhambra on a wooded hill before the snows of the Sierra Nevada. */
export const ALHAMBRA_HILL: Landmark = {
  ...{ high: 96, wide: 150 },
  build: (spot, lamps) => {
    const red: Colour = [0.76, 0.5, 0.34];
    const wall = windowed(red, {
      apart: 6,
      storey: 8,
      half: 0.7,
      low: 3,
      high: 6,
      isArched: true,
      lamps,
    });
    const woods = rough([0.2, 0.32, 0.14], [0.36, 0.42, 0.2], 5);
    const tower = (x: number, z: number, wide: number, low: number, high: number): Solid[] => [
      block(off(spot, x, z), [wide, wide], [low, high], wall),
      ...battlements(off(spot, x, z - wide / 2 + 0.7), wide, high, red),
    ];
    const snows = [-150, -90, -30, 40, 110, 170].flatMap((x, n) =>
      turned(
        off(spot, x, 150),
        [
          [110, 0],
          [64, 70],
          [30, 112 + 14 * chance(n, 2, 2)],
          [4, 138 + 16 * chance(n, 2, 2)],
        ],
        9,
        (face, place) =>
          rough(
            face.origin[1] > 40 ? [0.92, 0.94, 0.97] : [0.5, 0.53, 0.58],
            face.origin[1] > 100 ? [0.86, 0.89, 0.94] : [0.66, 0.7, 0.76],
            14,
          )(face, place),
      ),
    );
    return [
      ...snows,
      ...knolls(
        spot,
        [
          [-60, 0, 56, 30, 42],
          [-8, 0, 62, 44, 48],
          [52, 4, 58, 30, 44],
        ],
        woods,
      ),
      block(off(spot, -8, -12), [116, 6], [40, 57], wall),
      ...battlements(off(spot, -8, -15), 116, 57, red),
      ...tower(-64, -12, 17, 38, 76),
      ...tower(-44, -6, 11, 38, 66),
      ...tower(-6, -12, 21, 38, 80),
      ...tower(24, -12, 12, 38, 68),
      ...tower(46, -10, 15, 38, 72),
      block(off(spot, 12, 8), [44, 24], [48, 64], wall),
      ridged(off(spot, 12, 8), [45, 25], [64, 69], 'across', coursed([0.66, 0.42, 0.28], 1)),
      ...[-78, -28, 8, 34, 62].flatMap((x, n) =>
        turned(
          off(spot, x, -20 - 3 * (n % 2)),
          [
            [2.2, 30],
            [2.6, 38],
            [0.2, 56],
          ],
          7,
          rough([0.1, 0.2, 0.1], [0.16, 0.28, 0.14], 2),
        ),
      ),
    ];
  },
};

/** Athens: the Acropolis, a temple of pale columns on its flat rock. */
export const ACROPOLIS: Landmark = {
  ...{ high: 66, wide: 120 },
  build: (spot, lamps) => {
    const marble: Colour = [0.9, 0.85, 0.74];
    const glow = 0.5 * Math.min(1, 2 * lamps);
    const columns = windowed(
      marble,
      { apart: 3.6, storey: 13, half: 1.1, low: 0, high: 12 },
      [0.46, 0.42, 0.36],
    );
    const lit: Paint = (face, place) => ({
      ...columns(face, place),
      glow: [glow, 0.75 * glow, 0.45 * glow],
    });
    const temple = off(spot, 8, 0);
    return [
      ...knolls(
        spot,
        [
          [-44, 4, 54, 30, 38],
          [0, 0, 66, 46, 40],
          [44, 4, 54, 30, 38],
        ],
        rough([0.66, 0.6, 0.48], [0.44, 0.46, 0.3], 8),
      ),
      block(off(spot, 0, -16), [104, 6], [30, 42], coursed([0.74, 0.66, 0.52], 1.6)),
      block(temple, [50, 24], [42, 44.6], plainPaint(marble)),
      block(temple, [47, 21], [44.6, 57], lit),
      block(temple, [49, 23], [57, 60], plainPaint(marble)),
      ridged(temple, [50, 24], [60, 66], 'ahead', plainPaint([0.88, 0.82, 0.7])),
      block(off(spot, -36, 2), [22, 12], [42, 50], columns),
      block(off(spot, -36, 2), [23, 13], [50, 52], plainPaint(marble)),
    ];
  },
};
