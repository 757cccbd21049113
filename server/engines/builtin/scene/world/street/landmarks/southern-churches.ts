import type { Colour } from '../../../words/idea.ts';
import { plainPaint } from '../solid.ts';
import { turned } from '../turned.ts';
import type { Landmark } from './landmark.ts';
import { block, coursed, dome, off, windowed } from './pieces.ts';

const WHITE: Colour = [0.93, 0.93, 0.9];

const GOLD: Colour = [0.92, 0.72, 0.25];

/** Dubrovnik's street ends at a white bell tower with a clock under a small dome, beside a church's. */
export const DUBROVNIK: Landmark = {
  ...{ high: 44, wide: 26 },
  build: (spot, lamps) => {
    const stone: Colour = [0.88, 0.84, 0.74];
    const wall = windowed(stone, {
      ...{ apart: 7, storey: 9, half: 1, low: 3, high: 7, isArched: true },
      lamps,
    });
    const church = off(spot, 13, 16);
    return [
      block(spot, [7.4, 7.4], [0, 29], wall),
      ...turned(
        off(spot, 0, -3.8),
        [
          [1.9, 19.9],
          [1.9, 20],
        ],
        12,
        plainPaint([0.16, 0.26, 0.44]),
      ),
      block(spot, [8.2, 8.2], [29, 29.8], plainPaint(stone)),
      block(spot, [5, 5], [29.8, 35], wall),
      ...dome(spot, 2.9, [35, 39], coursed([0.5, 0.53, 0.52], 1)),
      block(spot, [0.3, 0.3], [39, 42], plainPaint(GOLD)),
      block(church, [22, 22], [0, 20], wall),
      ...turned(
        church,
        [
          [6, 20],
          [6, 28],
        ],
        12,
        wall,
      ),
      ...dome(church, 6.4, [28, 38], coursed([0.55, 0.57, 0.56], 1.4)),
      block(church, [1, 1], [38, 44], plainPaint(stone)),
    ];
  },
};

/** Valletta: the great oval dome of the Carmelites and a pointed spire over walls of honey stone. */
export const VALLETTA: Landmark = {
  ...{ high: 62, wide: 44 },
  build: (spot, lamps) => {
    const honey: Colour = [0.86, 0.73, 0.5];
    const wall = windowed(honey, {
      ...{ apart: 5.4, storey: 10, half: 1, low: 2, high: 8, isArched: true },
      lamps,
    });
    return [
      block(spot, [34, 24], [0, 22], wall),
      ...turned(
        spot,
        [
          [11.4, 22],
          [11.4, 33],
        ],
        16,
        wall,
      ),
      ...dome(spot, 12, [33, 52], coursed([0.83, 0.72, 0.52], 1.8)),
      ...turned(
        spot,
        [
          [2.2, 51],
          [2.2, 56],
          [0.2, 60],
        ],
        8,
        coursed(honey, 1.4),
      ),
      block(off(spot, 20, -4), [7.4, 7.4], [0, 36], wall),
      ...turned(
        off(spot, 20, -4),
        [
          [3.5, 36],
          [3.3, 42],
          [0.1, 62],
        ],
        8,
        coursed(honey, 1.6),
      ),
    ];
  },
};

/** Cartagena's cathedral: a tower washed in orange and pink with a small dome, beside the yellow clock tower. */
export const CARTAGENA: Landmark = {
  ...{ high: 50, wide: 24 },
  build: (spot, lamps) => {
    const ochre: Colour = [0.93, 0.66, 0.26];
    const rose: Colour = [0.86, 0.46, 0.34];
    const opening = { apart: 8, storey: 10, half: 1.3, low: 2, high: 8, isArched: true } as const;
    const wall = windowed(ochre, { ...opening, lamps });
    return [
      block(spot, [11, 11], [0, 20], wall),
      block(spot, [12, 12], [20, 21], plainPaint(WHITE)),
      block(spot, [9.4, 9.4], [21, 31], windowed(rose, opening)),
      block(spot, [10.2, 10.2], [31, 31.8], plainPaint(WHITE)),
      ...turned(
        spot,
        [
          [3.9, 31.8],
          [3.9, 37],
        ],
        8,
        windowed(ochre, { ...opening, storey: 5.2, low: 0.8, high: 4.4, apart: 3.2, half: 0.7 }),
      ),
      ...dome(spot, 4.4, [37, 43.5], coursed([0.86, 0.4, 0.26], 1.1)),
      ...turned(
        spot,
        [
          [0.8, 43.4],
          [0.8, 45.4],
          [0, 47],
        ],
        8,
        plainPaint(WHITE),
      ),
      block(spot, [0.3, 0.3], [47, 50], plainPaint(GOLD)),
      block(off(spot, -12, 16), [26, 24], [0, 16], wall),
    ];
  },
};

/** Seville's bell tower: a minaret in panels, storeys of the Renaissance on it. */
export const GIRALDA: Landmark = {
  ...{ high: 84, wide: 44 },
  build: (spot, lamps) => {
    const brick: Colour = [0.83, 0.66, 0.46];
    const panels = windowed(
      brick,
      { apart: 4.4, storey: 11, half: 0.8, low: 3, high: 8.4, isArched: true, lamps },
      [0.5, 0.36, 0.25],
    );
    const open = windowed([0.9, 0.8, 0.62], {
      apart: 2.7,
      storey: 9,
      half: 0.9,
      low: 1,
      high: 7.6,
      isArched: true,
      lamps,
    });
    const stone = coursed([0.88, 0.79, 0.6], 1.4);
    return [
      block(spot, [13.6, 13.6], [0, 46], panels),
      block(spot, [14.4, 14.4], [46, 47], stone),
      block(spot, [13.8, 13.8], [47, 56], open),
      block(spot, [14.6, 14.6], [56, 57], stone),
      block(spot, [9, 9], [57, 65], open),
      ...turned(
        spot,
        [
          [3.9, 65],
          [3.7, 71],
        ],
        10,
        open,
      ),
      ...dome(spot, 3.4, [71, 75], stone),
      ...turned(
        spot,
        [
          [0.5, 75],
          [0.9, 78],
          [0.3, 84],
        ],
        6,
        plainPaint([0.4, 0.46, 0.38]),
      ),
      block(off(spot, -24, 14), [38, 26], [0, 26], panels),
      ...[-40, -30, -20, -10].flatMap((x) =>
        turned(
          off(spot, x, 1),
          [
            [1.2, 20],
            [1.1, 31],
            [0, 36],
          ],
          6,
          stone,
        ),
      ),
    ];
  },
};
