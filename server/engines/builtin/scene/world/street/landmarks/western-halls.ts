import type { Colour } from '../../../words/idea.ts';
import { plainPaint, type Solid } from '../solid.ts';
import { turned } from '../turned.ts';
import type { Landmark } from './landmark.ts';
import { block, coursed, dome, off, ridged, rough, tapering, windowed } from './pieces.ts';

const WHITE: Colour = [0.93, 0.92, 0.88];

const COPPER: Colour = [0.4, 0.6, 0.52];

/** Quebec: the great hotel like a castle under steep roofs of green copper, on its cliff. */
export const CHATEAU: Landmark = {
  ...{ high: 84, wide: 96 },
  build: (spot, lamps) => {
    const wall = windowed([0.66, 0.4, 0.3], {
      apart: 3.2,
      storey: 4.4,
      half: 0.7,
      low: 0.9,
      high: 3.3,
      lamps,
    });
    const roof = coursed(COPPER, 1.2);
    const round = (x: number, z: number, high: number): Solid[] => [
      ...turned(
        off(spot, x, z),
        [
          [5, 12],
          [5, high],
        ],
        12,
        wall,
      ),
      ...turned(
        off(spot, x, z),
        [
          [5.6, high],
          [0, high + 15],
        ],
        12,
        roof,
      ),
    ];
    return [
      block(off(spot, 0, 8), [120, 40], [-2, 18], rough([0.42, 0.4, 0.36], [0.3, 0.36, 0.22], 5)),
      block(off(spot, -24, 4), [44, 15], [16, 42], wall),
      ridged(off(spot, -24, 4), [44, 15], [42, 56], 'across', roof),
      block(off(spot, 28, 4), [36, 15], [16, 40], wall),
      ridged(off(spot, 28, 4), [36, 15], [40, 53], 'across', roof),
      block(off(spot, 2, 8), [21, 21], [16, 66], wall),
      tapering(off(spot, 2, 8), [22, 9], [66, 82], roof),
      ...[-9, 13].flatMap((x) =>
        turned(
          off(spot, x, -2),
          [
            [2.2, 58],
            [2.2, 68],
            [0, 78],
          ],
          8,
          roof,
        ),
      ),
      ...round(-46, 0, 40),
      ...round(-14, -4, 42),
      ...round(20, -4, 41),
      ...round(46, 0, 38),
    ];
  },
};

/** Washington: the white dome of the Capitol over its wings, at the end of its avenue. */
export const CAPITOL: Landmark = {
  ...{ high: 78, wide: 120 },
  build: (spot, lamps) => {
    const wall = windowed(
      WHITE,
      { apart: 3, storey: 14, half: 0.85, low: 3, high: 12, lamps },
      [0.5, 0.51, 0.54],
    );
    const columns = windowed(
      WHITE,
      { apart: 2.3, storey: 11, half: 0.7, low: 0.6, high: 10 },
      [0.56, 0.57, 0.6],
    );
    const white = coursed(WHITE, 2);
    return [
      block(off(spot, 0, 4), [124, 30], [0, 5], plainPaint([0.4, 0.52, 0.26])),
      ...[-44, 44].flatMap((x) => [
        block(off(spot, x, 0), [32, 30], [5, 20], wall),
        ridged(off(spot, x, -12), [16, 6], [20, 25], 'ahead', white),
      ]),
      block(spot, [60, 24], [5, 20], wall),
      block(off(spot, 0, -10), [24, 12], [5, 21], columns),
      ridged(off(spot, 0, -10), [25, 12], [21, 27], 'ahead', white),
      ...turned(
        spot,
        [
          [15, 20],
          [15, 27],
        ],
        20,
        white,
      ),
      ...turned(
        spot,
        [
          [13.4, 27],
          [13.4, 38],
        ],
        20,
        columns,
      ),
      ...turned(
        spot,
        [
          [14.4, 38],
          [14.4, 39.6],
        ],
        20,
        white,
      ),
      ...turned(
        spot,
        [
          [12, 39.6],
          [11.8, 45],
        ],
        20,
        wall,
      ),
      ...dome(spot, 12.2, [45, 63], white),
      ...turned(
        spot,
        [
          [2.6, 62],
          [2.4, 69],
          [1, 71],
        ],
        10,
        columns,
      ),
      ...turned(
        spot,
        [
          [0.8, 71],
          [1.1, 74],
          [0.2, 78],
        ],
        6,
        plainPaint([0.36, 0.42, 0.36]),
      ),
    ];
  },
};

/** A town of Provence: the church's square tower of stone with its bell in a cage of iron. */
export const BELL_IN_CAGE: Landmark = {
  ...{ high: 42, wide: 24 },
  build: (spot, lamps) => {
    const stone: Colour = [0.86, 0.74, 0.54];
    const wall = windowed(stone, {
      ...{ apart: 9, storey: 10, half: 1.1, low: 4, high: 8, isArched: true },
      lamps,
    });
    const iron = plainPaint([0.16, 0.15, 0.15]);
    const ribs = [0, 1, 2, 3].flatMap((n) => {
      const [x, z] = [Math.cos((n * Math.PI) / 2 + 0.4), Math.sin((n * Math.PI) / 2 + 0.4)];
      return [
        [2.6, 31, 35],
        [2.1, 35, 37.4],
        [1.2, 37.4, 39],
      ].map(([out = 0, low = 0, high = 0]) =>
        block(off(spot, out * x, out * z), [0.3, 0.3], [low, high + 0.3], iron),
      );
    });
    return [
      block(spot, [8, 8], [0, 29], wall),
      block(spot, [9, 9], [29, 30.2], coursed(stone, 1)),
      block(spot, [7.4, 7.4], [30.2, 31], coursed(stone, 1)),
      ...ribs,
      ...turned(
        spot,
        [
          [1.3, 32],
          [1, 34],
          [0.3, 35],
        ],
        10,
        plainPaint([0.5, 0.4, 0.2]),
      ),
      block(spot, [0.24, 0.24], [38.6, 42], iron),
      block(off(spot, 12, 10), [20, 22], [0, 15], wall),
      ridged(off(spot, 12, 10), [21, 22], [15, 20], 'ahead', coursed([0.72, 0.44, 0.28], 1)),
    ];
  },
};
