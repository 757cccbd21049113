import type { Colour } from '../../../words/idea.ts';
import { plainPaint, type Solid } from '../solid.ts';
import { turned } from '../turned.ts';
import type { Landmark } from './landmark.ts';
import {
  block,
  coursed,
  off,
  onion,
  pinnacles,
  pointed,
  ridged,
  tapering,
  windowed,
} from './pieces.ts';

const COPPER: Colour = [0.36, 0.6, 0.5];

const SLATE: Colour = [0.28, 0.3, 0.34];

const GOLD: Colour = [0.92, 0.72, 0.25];

const TILES: Colour = [0.66, 0.3, 0.2];

/** Zurich's minster: two square towers under domed caps. */
export const GROSSMUNSTER: Landmark = {
  ...{ high: 62, wide: 34 },
  build: (spot, lamps) => {
    const stone: Colour = [0.7, 0.69, 0.62];
    const tower = (x: number): Solid[] => {
      const at = off(spot, x, 0);
      return [
        block(at, [11, 11], [0, 38], pointed(stone, lamps, 12)),
        block(at, [11.8, 11.8], [37, 38.4], plainPaint([0.8, 0.79, 0.74])),
        ...turned(
          at,
          [
            [5.2, 38.4],
            [5.2, 45],
          ],
          8,
          pointed(stone, lamps, 7),
        ),
        ...turned(
          at,
          [
            [5.7, 45],
            [5, 49.5],
            [2.6, 52.6],
            [1.5, 53],
          ],
          8,
          coursed([0.4, 0.44, 0.44]),
        ),
        ...turned(
          at,
          [
            [1.3, 53],
            [1.3, 56],
            [0, 62],
          ],
          8,
          coursed([0.4, 0.44, 0.44]),
        ),
      ];
    };
    return [
      ...tower(-9),
      ...tower(9),
      block(off(spot, 0, 18), [26, 32], [0, 22], pointed(stone, lamps)),
      ridged(off(spot, 0, 18), [28, 32], [22, 36], 'ahead', coursed(TILES)),
    ];
  },
};

/** Brussels' town hall: a tower like lace over steep roofs. */
export const TOWN_HALL_OF_BRUSSELS: Landmark = {
  ...{ high: 88, wide: 60 },
  build: (spot, lamps) => {
    const stone: Colour = [0.86, 0.82, 0.72];
    const wall = windowed(stone, {
      ...{ apart: 3.6, storey: 6.5, half: 1, low: 1, high: 5.2, isArched: true },
      lamps,
    });
    return [
      block(off(spot, 0, 5), [58, 14], [0, 20], wall),
      ridged(off(spot, 0, 5), [58, 14], [20, 34], 'across', coursed(SLATE)),
      ...[-29, 29].flatMap((x) =>
        turned(
          off(spot, x, -1),
          [
            [1.8, 0],
            [1.8, 27],
            [0, 36],
          ],
          8,
          coursed(stone, 3),
        ),
      ),
      block(spot, [11, 11], [0, 46], wall),
      ...pinnacles(spot, 5, [46, 57], coursed(stone, 1.6)),
      ...turned(
        spot,
        [
          [4.4, 46],
          [4, 66],
        ],
        8,
        pointed(stone, lamps, 10),
      ),
      ...turned(
        spot,
        [
          [4.2, 66],
          [0.4, 86],
        ],
        8,
        coursed(stone, 1.8),
      ),
      ...turned(
        spot,
        [
          [0.6, 85],
          [0.1, 88],
        ],
        6,
        plainPaint(GOLD),
      ),
    ];
  },
};

/** Bruges' belfry: a square tower of brick, an eight-sided one on it. */
export const BELFRY: Landmark = {
  ...{ high: 84, wide: 30 },
  build: (spot, lamps) => {
    const brick: Colour = [0.68, 0.5, 0.36];
    const wall = pointed(brick, lamps, 14);
    return [
      block(off(spot, 0, 8), [34, 18], [0, 20], wall),
      block(spot, [14, 14], [0, 36], wall),
      ...pinnacles(spot, 6.4, [36, 47], coursed(brick, 2)),
      block(spot, [11.5, 11.5], [36, 56], wall),
      ...pinnacles(spot, 5.2, [56, 66], coursed(brick, 2)),
      ...turned(
        spot,
        [
          [4.8, 56],
          [4.6, 79],
        ],
        8,
        pointed(brick, lamps, 23),
      ),
      ...turned(
        spot,
        [
          [5.2, 79],
          [5.2, 81],
        ],
        8,
        coursed(brick, 1),
      ),
      ...pinnacles(spot, 3.6, [80, 84], coursed(brick, 1)),
    ];
  },
};

/** Stockholm's city hall: a square tower of brick under a lantern of copper and three crowns of gold. */
export const CITY_HALL_OF_STOCKHOLM: Landmark = {
  ...{ high: 82, wide: 40 },
  build: (spot, lamps) => {
    const wall = windowed([0.58, 0.28, 0.2], {
      ...{ apart: 4, storey: 7, half: 0.45, low: 2, high: 5.4, isArched: true },
      lamps,
    });
    const copper = coursed(COPPER, 1.2);
    return [
      block(off(spot, -20, 6), [34, 16], [0, 20], wall),
      ridged(off(spot, -20, 6), [35, 17], [20, 27], 'across', copper),
      tapering(spot, [14, 11.6], [0, 60], wall),
      block(spot, [12.6, 12.6], [60, 62], copper),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) => block(off(spot, 4.6 * x, 4.6 * z), [2, 2], [62, 68], copper)),
      ),
      block(spot, [6.4, 6.4], [62, 68], coursed([0.5, 0.3, 0.22])),
      ...turned(
        spot,
        [
          [7, 68],
          [4.4, 70.5],
          [3, 72],
        ],
        8,
        copper,
      ),
      ...turned(
        spot,
        [
          [1.6, 72],
          [1.6, 76],
        ],
        8,
        copper,
      ),
      ...onion(spot, 1.5, 75.5, plainPaint(GOLD)),
      ...[-1, 1].flatMap((x) =>
        turned(
          off(spot, 1.9 * x, 0),
          [
            [0.5, 77],
            [1.3, 79],
          ],
          8,
          plainPaint(GOLD),
        ),
      ),
    ];
  },
};
