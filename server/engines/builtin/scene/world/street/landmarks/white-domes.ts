import type { Colour } from '../../../words/idea.ts';
import { plainPaint, type Solid } from '../solid.ts';
import { turned } from '../turned.ts';
import { knolls } from './knolls.ts';
import type { Landmark } from './landmark.ts';
import {
  block,
  coursed,
  dome,
  off,
  ridged,
  rough,
  type Spot,
  tapering,
  windowed,
} from './pieces.ts';

const WHITE: Colour = [0.95, 0.94, 0.9];

const TRAVERTINE: Colour = [0.88, 0.82, 0.7];

const LEAD: Colour = [0.52, 0.58, 0.6];

/** A round drum with arched windows. World units. */
const drum = (spot: Spot, radius: number, low: number, high: number, wall: Colour): Solid[] =>
  turned(
    spot,
    [
      [radius, low],
      [radius, high],
    ],
    16,
    windowed(wall, {
      ...{ apart: 4, storey: high - low, half: 0.9, low: 1, high: high - low - 1.4 },
      isArched: true,
    }),
  );

/** A lantern on a dome, with a ball or a cross over it. World units. */
const lantern = (spot: Spot, radius: number, low: number, high: number, wall: Colour): Solid[] => [
  ...turned(
    spot,
    [
      [radius, low],
      [radius * 0.9, low + 0.55 * (high - low)],
      [radius * 0.3, low + 0.75 * (high - low)],
      [0.1, high],
    ],
    10,
    plainPaint(wall),
  ),
];

/** Paris, Montmartre: the drawn-out white domes of the Sacré-Cœur on its green hill, stairs before it. */
export const SACRE_COEUR: Landmark = {
  ...{ high: 96, wide: 62 },
  build: (spot, lamps) => {
    const wall = windowed(WHITE, {
      ...{ apart: 5, storey: 10, half: 1, low: 2, high: 8, isArched: true },
      lamps,
    });
    const white = coursed(WHITE, 1.6);
    const stretched = (at: Spot, radius: number, low: number, high: number): Solid[] =>
      turned(
        at,
        [0, 0.2, 0.4, 0.6, 0.8, 0.95].map((rise) => [
          radius * (rise < 0.5 ? 1 + 0.16 * rise : 1.08 * (1.22 - rise) ** 0.75),
          low + (high - low) * rise,
        ]),
        16,
        white,
      );
    const turret = (right: number, ahead: number): Solid[] => {
      const at = off(spot, right, ahead);
      return [
        ...drum(at, 4.2, 46, 54, WHITE),
        ...stretched(at, 4.4, 54, 64),
        ...lantern(at, 1.3, 62.5, 68, WHITE),
      ];
    };
    return [
      ...knolls(
        spot,
        [
          [-30, 6, 46, 24, 24],
          [0, 4, 58, 34, 28],
          [32, 6, 46, 24, 25],
        ],
        rough([0.22, 0.4, 0.16], [0.4, 0.52, 0.22], 6),
      ),
      ...[0, 1, 2, 3, 4].map((n) =>
        block(off(spot, 0, -44 + 4 * n), [12, 4], [0, 8 + 4 * n], coursed([0.86, 0.84, 0.78], 0.8)),
      ),
      block(spot, [44, 34], [26, 46], wall),
      block(off(spot, 0, -19), [24, 6], [26, 42], wall),
      ridged(off(spot, 0, -19), [24, 6], [42, 48], 'ahead', white),
      ...turret(-15, -11),
      ...turret(15, -11),
      ...turret(-15, 11),
      ...turret(15, 11),
      ...drum(spot, 8.6, 46, 60, WHITE),
      ...stretched(spot, 9, 60, 82),
      ...lantern(spot, 2.6, 79, 92, WHITE),
      block(off(spot, 0, 26), [9, 9], [26, 76], wall),
      tapering(off(spot, 0, 26), [9, 2], [76, 86], white),
    ];
  },
};

/** Rome: the front and the great ribbed dome of Saint Peter's. */
export const SAINT_PETERS: Landmark = {
  ...{ high: 92, wide: 110 },
  build: (spot, lamps) => {
    const wall = windowed(TRAVERTINE, {
      ...{ apart: 9, storey: 16, half: 1.9, low: 2, high: 12, isArched: true },
      lamps,
    });
    const ribbed = coursed(LEAD, 2.2);
    const small = (right: number): Solid[] => {
      const at = off(spot, right, -6);
      return [
        ...drum(at, 6, 36, 44, TRAVERTINE),
        ...dome(at, 6.4, [44, 51], ribbed),
        ...lantern(at, 1.5, 50, 56, TRAVERTINE),
      ];
    };
    const statues = Array.from({ length: 11 }, (_, n) =>
      block(off(spot, -50 + 10 * n, -21), [1.4, 1.2], [39, 43], plainPaint(TRAVERTINE)),
    );
    return [
      block(spot, [110, 40], [0, 32], wall),
      block(off(spot, 0, -1), [112, 42], [32, 34], plainPaint(TRAVERTINE)),
      block(spot, [108, 40], [34, 39], wall),
      ridged(off(spot, 0, -20.4), [34, 3], [34, 42], 'ahead', plainPaint(TRAVERTINE)),
      ...statues,
      ...small(-26),
      ...small(26),
      ...drum(spot, 16, 39, 54, TRAVERTINE),
      ...dome(spot, 17, [54, 78], ribbed),
      ...lantern(spot, 3.2, 77, 90, TRAVERTINE),
      block(spot, [0.6, 0.6], [88, 92], plainPaint([0.86, 0.7, 0.28])),
    ];
  },
};

/** Rome, Piazza Navona: the two towers and the dome of Sant'Agnese, and before them the obelisk that stands on a fountain's rock. */
export const SANT_AGNESE: Landmark = {
  ...{ high: 62, wide: 52 },
  build: (spot, lamps) => {
    const wall = windowed(TRAVERTINE, {
      ...{ apart: 6, storey: 13, half: 1.3, low: 2, high: 10, isArched: true },
      lamps,
    });
    const tower = (right: number): Solid[] => {
      const at = off(spot, right, -6);
      return [
        block(at, [10, 10], [0, 30], wall),
        block(at, [8, 8], [30, 41], wall),
        ...dome(at, 4, [41, 46], coursed(LEAD, 1)),
        ...lantern(at, 1.2, 45, 51, TRAVERTINE),
      ];
    };
    const fountain = off(spot, 0, -30);
    return [
      ...tower(-21),
      ...tower(21),
      block(spot, [36, 16], [0, 25], wall),
      block(off(spot, 0, -0.6), [37, 17], [25, 27], plainPaint(TRAVERTINE)),
      ...drum(spot, 9.4, 27, 37, TRAVERTINE),
      ...dome(spot, 10, [37, 51], coursed(LEAD, 1.8)),
      ...lantern(spot, 2.2, 50, 61, TRAVERTINE),
      ...knolls(
        fountain,
        [
          [-2, 0, 5, 2.4, 6],
          [2.4, 0, 4.6, 2, 5],
        ],
        rough([0.78, 0.74, 0.66], [0.6, 0.57, 0.5], 2),
      ),
      tapering(fountain, [3.2, 2], [5, 25], plainPaint([0.7, 0.56, 0.46])),
      tapering(fountain, [2, 0], [25, 27], plainPaint([0.7, 0.56, 0.46])),
    ];
  },
};
