import type { Colour } from '../../../words/idea.ts';
import { plainPaint, type Solid } from '../solid.ts';
import { turned } from '../turned.ts';
import type { Landmark } from './landmark.ts';
import { block, coursed, off, pinnacles, pointed, ridged, tapering, windowed } from './pieces.ts';

const COPPER: Colour = [0.4, 0.6, 0.52];

const SLATE: Colour = [0.24, 0.26, 0.3];

const GOLD: Colour = [0.92, 0.72, 0.25];

/** Prague: the two dark spires of the Týn church, each in a ring of turrets. */
export const TYN: Landmark = {
  ...{ high: 80, wide: 40 },
  build: (spot, lamps) => {
    const stone: Colour = [0.55, 0.5, 0.42];
    const helm = coursed(SLATE, 1.5);
    const tower = (x: number): Solid[] => {
      const at = off(spot, x, 0);
      const ring = (out: number, low: number, high: number) =>
        [-1, 0, 1].flatMap((u) =>
          [-1, 0, 1]
            .filter((w) => Math.abs(u) + Math.abs(w) > 0 && (out > 3 || Math.abs(u * w) === 1))
            .flatMap((w) =>
              turned(
                off(at, u * out, w * out),
                [
                  [0.9, low],
                  [0.9, low + 3.6],
                  [0, high],
                ],
                6,
                helm,
              ),
            ),
        );
      return [
        block(at, [11, 11], [0, 44], pointed(stone, lamps, 14)),
        ...ring(4.6, 44, 57),
        tapering(at, [9.4, 3.6], [44, 61], helm),
        ...ring(2.2, 59, 69),
        tapering(at, [3.6, 0], [61, 77], helm),
        ...turned(
          at,
          [
            [0.5, 76],
            [0.9, 77],
            [0.1, 80],
          ],
          6,
          plainPaint(GOLD),
        ),
      ];
    };
    return [
      ...tower(-11),
      ...tower(11),
      block(off(spot, 0, 1), [12, 9], [0, 34], pointed(stone, lamps, 34)),
      ridged(off(spot, 0, 1), [12, 9], [34, 47], 'ahead', pointed(stone, lamps)),
      // The houses with gables before it.
      block(
        off(spot, -6, -9),
        [11, 7],
        [0, 17],
        windowed([0.9, 0.78, 0.58], { apart: 3.4, storey: 5, half: 0.7, low: 1.2, high: 4, lamps }),
      ),
      ridged(off(spot, -6, -9), [11, 7], [17, 25], 'ahead', plainPaint([0.92, 0.8, 0.6])),
      block(
        off(spot, 6, -9),
        [11, 7],
        [0, 16],
        windowed([0.9, 0.7, 0.62], { apart: 3.4, storey: 5, half: 0.7, low: 1.2, high: 4, lamps }),
      ),
      ridged(off(spot, 6, -9), [11, 7], [16, 24], 'ahead', plainPaint([0.92, 0.74, 0.66])),
    ];
  },
};

/** Strasbourg: a cathedral of rose sandstone with one spire of lace. */
export const ONE_SPIRE: Landmark = {
  ...{ high: 94, wide: 40 },
  build: (spot, lamps) => {
    const rose: Colour = [0.72, 0.47, 0.38];
    const front = windowed(
      rose,
      { apart: 9, storey: 25, half: 1.8, low: 2, high: 22, isArched: true, lamps },
      [0.3, 0.2, 0.2],
    );
    const tower = off(spot, -9, 0);
    return [
      block(spot, [36, 13], [0, 50], front),
      ...turned(
        off(spot, 0, -6.6),
        [
          [4.6, 25.9],
          [4.6, 26],
        ],
        16,
        plainPaint([0.3, 0.22, 0.22]),
      ),
      block(off(spot, 0, 36), [26, 58], [0, 30], pointed(rose, lamps)),
      ridged(off(spot, 0, 36), [27, 58], [30, 46], 'ahead', coursed(COPPER)),
      ...turned(
        tower,
        [
          [6.4, 50],
          [6, 68],
        ],
        8,
        pointed(rose, lamps, 17),
      ),
      ...pinnacles(tower, 6, [50, 66], coursed(rose, 2)),
      ...[0, 1, 2, 3, 4].flatMap((n) =>
        turned(
          tower,
          [
            [6.4 - 1.2 * n, 68 + 4.6 * n],
            [4.6 - 0.95 * n, 72.6 + 4.6 * n],
          ],
          8,
          coursed(rose, 1.1),
        ),
      ),
      ...turned(
        tower,
        [
          [0.7, 91],
          [0.1, 94],
        ],
        6,
        coursed(rose, 1),
      ),
    ];
  },
};

/** Milan: a front of white marble, a forest of needles over it. */
export const DUOMO_OF_MILAN: Landmark = {
  ...{ high: 60, wide: 62 },
  build: (spot, lamps) => {
    const marble: Colour = [0.93, 0.89, 0.84];
    const wall = windowed(
      marble,
      { apart: 9, storey: 16, half: 1.3, low: 1.5, high: 12, isArched: true, lamps },
      [0.5, 0.46, 0.43],
    );
    const needle = (x: number, z: number, low: number, high: number): Solid[] => [
      block(off(spot, x, z), [1.9, 1.9], [0, low], wall),
      ...turned(
        off(spot, x, z),
        [
          [1.2, low],
          [0.8, low + 3],
          [0.1, high],
        ],
        6,
        coursed(marble, 1.4),
      ),
    ];
    const steps = [-30, -24, -18, -12, -6, 0, 6, 12, 18, 24, 30];
    const roofAt = (x: number) => 40 - 0.55 * Math.abs(x);
    return [
      block(spot, [64, 8], [0, 22], wall),
      ...steps
        .slice(0, -1)
        .map((x) => block(off(spot, x + 3, 0), [6.2, 8], [20, roofAt(x + 3)], wall)),
      ...steps.flatMap((x) => needle(x, -4.4, roofAt(x) + 2, roofAt(x) + 11)),
      ...[-26, -16, -8, 8, 16, 26].flatMap((x) => needle(x, 16, 34, 46)),
      ...[-20, -10, 10, 20].flatMap((x) => needle(x, 34, 36, 48)),
      block(off(spot, 0, 34), [56, 60], [0, 28], wall),
      ...turned(
        off(spot, 0, 40),
        [
          [5, 28],
          [4, 44],
          [1.2, 52],
        ],
        8,
        coursed(marble, 2),
      ),
      ...turned(
        off(spot, 0, 40),
        [
          [0.9, 52],
          [0.3, 60],
        ],
        6,
        plainPaint(GOLD),
      ),
    ];
  },
};
