import { chance } from '../front.ts';
import type { Solid } from '../solid.ts';
import { turned } from '../turned.ts';
import { knolls } from './knolls.ts';
import type { Landmark } from './landmark.ts';
import { block, coursed, dome, off, rough, windowed } from './pieces.ts';

/** Bergen: green mountains close behind its roofs. */
export const BERGEN_HILLS: Landmark = {
  ...{ high: 96, wide: 200 },
  build: (spot) =>
    knolls(
      spot,
      [
        [-130, 40, 120, 34, 96],
        [-40, 60, 120, 40, 84],
        [60, 50, 130, 30, 110],
        [150, 40, 110, 30, 88],
      ],
      rough([0.2, 0.36, 0.16], [0.36, 0.48, 0.24], 7),
    ),
};

/** Cape Town: the long flat top of its mountain over the streets. */
export const TABLE_MOUNTAIN: Landmark = {
  ...{ high: 120, wide: 260 },
  build: (spot) => {
    const rock = rough([0.4, 0.38, 0.38], [0.55, 0.51, 0.47], 7);
    const bush = rough([0.26, 0.34, 0.18], [0.42, 0.44, 0.26], 9);
    const wall = Array.from({ length: 15 }, (_, n) => {
      const x = -140 + 20 * n;
      return turned(
        off(spot, x, 60 + 12 * chance(n, 1, 1)),
        [
          [19, 50],
          [15, 112 + 3 * chance(n, 2, 1)],
        ],
        8,
        rock,
      );
    }).flat();
    return [
      ...wall,
      block(off(spot, 0, 72), [280, 26], [40, 113], rock),
      ...[-120, -60, 0, 60, 120].flatMap((x) =>
        turned(
          off(spot, x, 56),
          [
            [86, -2],
            [44, 44],
            [18, 78],
          ],
          11,
          bush,
        ),
      ),
      ...turned(
        off(spot, -210, 60),
        [
          [80, -2],
          [34, 60],
          [3, 112],
        ],
        10,
        rock,
      ),
      ...turned(
        off(spot, 196, 50),
        [
          [76, -2],
          [30, 50],
          [12, 84],
          [10, 96],
        ],
        10,
        rock,
      ),
    ];
  },
};

/** Los Angeles: an observatory, white under three dark domes, on the brown ridge over the city. */
export const OBSERVATORY_RIDGE: Landmark = {
  ...{ high: 170, wide: 140 },
  build: (spot, lamps) => {
    const wall = windowed([0.93, 0.91, 0.86], {
      apart: 4,
      storey: 9,
      half: 0.7,
      low: 2,
      high: 7.6,
      lamps,
    });
    const copper = coursed([0.34, 0.42, 0.38], 1.4);
    const hall = off(spot, 0, -8);
    const side = (x: number): Solid[] => [
      ...turned(
        off(hall, x, 0),
        [
          [6, 58],
          [6, 67],
        ],
        14,
        wall,
      ),
      ...dome(off(hall, x, 0), 5.6, [67, 73], copper),
    ];
    return [
      ...knolls(
        spot,
        [
          [-120, 30, 100, 30, 62],
          [-58, 10, 84, 26, 54],
          [0, 4, 88, 34, 60],
          [60, 12, 90, 24, 52],
          [128, 34, 110, 30, 70],
        ],
        rough([0.52, 0.44, 0.26], [0.3, 0.36, 0.18], 6),
      ),
      block(hall, [44, 12], [56, 66], wall),
      ...side(-25),
      ...side(25),
      ...turned(
        hall,
        [
          [9, 58],
          [9, 71],
        ],
        16,
        wall,
      ),
      ...dome(hall, 9, [71, 81], copper),
    ];
  },
};
