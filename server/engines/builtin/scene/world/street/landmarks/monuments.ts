import type { Colour } from '../../../words/idea.ts';
import { plainPaint, type Solid } from '../solid.ts';
import { turned } from '../turned.ts';
import type { Landmark } from './landmark.ts';
import { block, coursed, dome, off, tapering, windowed } from './pieces.ts';

/** Buenos Aires: the white obelisk over its widest avenue. */
export const OBELISK: Landmark = {
  ...{ high: 68, wide: 14 },
  build: (spot) => {
    const white = plainPaint([0.93, 0.92, 0.88]);
    return [
      block(spot, [16, 16], [0, 1.4], plainPaint([0.36, 0.5, 0.22])),
      tapering(spot, [8.4, 5.8], [1.4, 62], white),
      tapering(spot, [5.8, 0], [62, 68], white),
    ];
  },
};

/** Dublin: the needle of steel over its widest street, and a church's grey spire. */
export const DUBLIN_SPIRE: Landmark = {
  ...{ high: 112, wide: 30 },
  build: (spot) => {
    const steel = plainPaint([0.78, 0.81, 0.84]);
    const stone: Colour = [0.56, 0.54, 0.5];
    const church = off(spot, 15, 14);
    return [
      ...turned(
        spot,
        [
          [1.5, 0],
          [1, 50],
          [0.25, 112],
        ],
        10,
        steel,
      ),
      block(
        church,
        [9, 9],
        [0, 34],
        windowed(stone, { apart: 9, storey: 11, half: 0.9, low: 3, high: 8.6, isArched: true }),
      ),
      ...turned(
        church,
        [
          [4.4, 34],
          [0.1, 66],
        ],
        8,
        coursed(stone, 2),
      ),
    ];
  },
};

/** Copenhagen: the spire around which a stair of gold winds, and the green dome of the Marble Church. */
export const COPENHAGEN: Landmark = {
  ...{ high: 78, wide: 52 },
  build: (spot, lamps) => {
    const brick = windowed([0.56, 0.28, 0.2], {
      apart: 5,
      storey: 12,
      half: 1,
      low: 3,
      high: 9.5,
      isArched: true,
      lamps,
    });
    const stone = windowed([0.78, 0.76, 0.7], {
      apart: 5,
      storey: 9,
      half: 1,
      low: 2,
      high: 7.4,
      isArched: true,
      lamps,
    });
    const dark = coursed([0.2, 0.22, 0.2], 1.2);
    const gold = plainPaint([0.93, 0.72, 0.22]);
    const church = off(spot, 26, 10);
    const stair = Array.from({ length: 46 }, (_, n): Solid => {
      const turn = n * 0.52;
      const share = n / 46;
      const out = 4.4 * (1 - share) + 0.7;
      const y = 42 + 28 * share;
      return block(
        off(spot, out * Math.cos(turn), out * Math.sin(turn)),
        [1.5, 1.5],
        [y, y + 1],
        gold,
      );
    });
    return [
      block(spot, [11, 11], [0, 36], brick),
      ...turned(
        spot,
        [
          [5.4, 36],
          [5, 42],
        ],
        8,
        dark,
      ),
      ...turned(
        spot,
        [
          [4.2, 42],
          [0.6, 71],
        ],
        12,
        dark,
      ),
      ...stair,
      ...turned(
        spot,
        [
          [1.4, 71],
          [1.4, 72.6],
          [0.3, 78],
        ],
        8,
        gold,
      ),
      block(church, [24, 20], [0, 18], stone),
      ...turned(
        church,
        [
          [9.6, 18],
          [9.6, 29],
        ],
        14,
        stone,
      ),
      ...dome(church, 10.4, [29, 45], coursed([0.36, 0.58, 0.5], 1.6)),
      ...turned(
        church,
        [
          [1.8, 44],
          [1.8, 49],
          [0, 53],
        ],
        8,
        coursed([0.36, 0.58, 0.5], 1),
      ),
    ];
  },
};
