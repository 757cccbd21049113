import type { Colour } from '../../../words/idea.ts';
import { plainPaint, type Solid } from '../solid.ts';
import { turned } from '../turned.ts';
import type { Landmark } from './landmark.ts';
import { block, coursed, dome, off, windowed } from './pieces.ts';

const WHITE: Colour = [0.94, 0.93, 0.9];

/** Delhi: an arch of sandstone over its avenue. */
export const INDIA_GATE: Landmark = {
  ...{ high: 50, wide: 34 },
  build: (spot) => {
    const stone: Colour = [0.82, 0.66, 0.46];
    const arched = windowed(
      stone,
      { apart: 60, storey: 80, half: 7, low: 0, high: 31, isArched: true },
      [0.62, 0.68, 0.74],
    );
    return [
      block(spot, [30, 14], [0, 39], arched),
      block(spot, [33, 16.5], [35, 37], coursed(stone, 0.9)),
      block(spot, [32, 16], [39, 41], coursed(stone, 0.9)),
      block(spot, [24, 12], [41, 45], coursed(stone, 0.9)),
      ...turned(
        spot,
        [
          [5, 45],
          [4, 47],
          [1.5, 50],
        ],
        12,
        coursed(stone, 0.9),
      ),
    ];
  },
};

/** Kolkata: the white domes and turrets of the Victoria Memorial. */
export const VICTORIA_MEMORIAL: Landmark = {
  ...{ high: 54, wide: 66 },
  build: (spot, lamps) => {
    const wall = windowed(
      WHITE,
      { apart: 5.6, storey: 11, half: 1.5, low: 1, high: 9, isArched: true, lamps },
      [0.4, 0.42, 0.46],
    );
    const white = coursed(WHITE, 1.6);
    const corner = (x: number, z: number): Solid[] => [
      block(off(spot, x, z), [11, 11], [0, 22], wall),
      ...dome(off(spot, x, z), 4.6, [22, 28], white),
    ];
    return [
      block(spot, [64, 26], [0, 17], wall),
      ...[-28, 28].flatMap((x) => corner(x, -9)),
      block(off(spot, 0, -13), [17, 8], [0, 25], wall),
      ...turned(
        spot,
        [
          [11, 17],
          [11, 31],
        ],
        16,
        wall,
      ),
      ...dome(spot, 11.6, [31, 45], white),
      ...turned(
        spot,
        [
          [2, 44],
          [1.8, 48],
          [0.2, 51],
        ],
        8,
        white,
      ),
      block(spot, [0.6, 0.6], [50, 54], plainPaint([0.2, 0.24, 0.24])),
    ];
  },
};

/** Mumbai: the Gateway of India, an arch of yellow basalt under four turrets. */
export const GATEWAY: Landmark = {
  ...{ high: 50, wide: 54 },
  build: (spot, lamps) => {
    const stone: Colour = [0.84, 0.66, 0.38];
    const wall = windowed(
      stone,
      { apart: 8, storey: 31, half: 2.3, low: 1, high: 18, isArched: true, lamps },
      [0.2, 0.15, 0.1],
    );
    const middle = windowed(
      stone,
      { apart: 28, storey: 56, half: 7.4, low: 0, high: 26, isArched: true },
      [0.32, 0.3, 0.3],
    );
    const turret = (x: number): Solid[] => [
      ...turned(
        off(spot, x, -7),
        [
          [2.4, 0],
          [2.4, 39],
        ],
        8,
        coursed(stone, 2),
      ),
      ...turned(
        off(spot, x, -7),
        [
          [3.1, 39],
          [2, 40.2],
          [2, 44],
        ],
        8,
        coursed(stone, 1),
      ),
      ...dome(off(spot, x, -7), 2.4, [44, 47.6], coursed(stone, 1)),
      ...turned(
        off(spot, x, -7),
        [
          [0.4, 47.4],
          [0.1, 50],
        ],
        6,
        coursed(stone, 1),
      ),
    ];
    return [
      block(off(spot, -20, 0), [17, 17], [0, 28], wall),
      block(off(spot, 20, 0), [17, 17], [0, 28], wall),
      block(spot, [25, 18], [0, 34], middle),
      block(off(spot, -20.3, 0), [18, 18.6], [28, 30.4], coursed(stone, 0.8)),
      block(off(spot, 20.3, 0), [18, 18.6], [28, 30.4], coursed(stone, 0.8)),
      ...[-12.5, 12.5].flatMap(turret),
      ...dome(spot, 10, [34, 42], coursed(stone, 1)),
      ...[-27, 27].flatMap((x) => dome(off(spot, x, 0), 4, [30.4, 35], coursed(stone, 1))),
    ];
  },
};
