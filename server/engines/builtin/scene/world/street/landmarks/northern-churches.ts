import type { Colour } from '../../../words/idea.ts';
import { plainPaint, type Solid } from '../solid.ts';
import { turned } from '../turned.ts';
import type { Landmark } from './landmark.ts';
import { block, coursed, dome, off, ridged, windowed } from './pieces.ts';

const WHITE: Colour = [0.93, 0.93, 0.9];

const COPPER: Colour = [0.36, 0.6, 0.5];

const GOLD: Colour = [0.92, 0.72, 0.25];

/** Reykjavik's church: a tower between wings that rise to it in steps, like columns of basalt. */
export const HALLGRIMSKIRKJA: Landmark = {
  ...{ high: 76, wide: 74 },
  build: (spot) => {
    const concrete: Colour = [0.83, 0.82, 0.78];
    const pale = coursed(concrete, 6);
    const wings = Array.from({ length: 11 }, (_, n): Solid[] => {
      const out = 7 + 2.7 * n;
      const high = 48 * Math.exp(-n / 3.6) + 5;
      return [-1, 1].flatMap((side) =>
        turned(
          off(spot, side * out, 0.6 * n),
          [
            [1.6, 0],
            [1.6, high],
            [0.2, high + 3],
          ],
          6,
          pale,
        ),
      );
    }).flat();
    const tall = windowed(
      concrete,
      { apart: 11, storey: 30, half: 1.2, low: 3, high: 24, isArched: true },
      [0.24, 0.27, 0.32],
    );
    return [
      ...wings,
      block(spot, [11, 10], [0, 57], tall),
      ...turned(
        spot,
        [
          [5, 57],
          [4.4, 62],
          [0.2, 74],
        ],
        8,
        pale,
      ),
      block(spot, [0.4, 0.4], [73, 76], plainPaint(GOLD)),
      block(spot, [2, 0.4], [74.4, 74.9], plainPaint(GOLD)),
      ridged(off(spot, 0, 30), [22, 44], [22, 32], 'ahead', pale),
      block(off(spot, 0, 30), [21, 44], [0, 22], tall),
    ];
  },
};

/** Helsinki's cathedral: white, with a portico on high steps, green domes with gold stars. */
export const HELSINKI: Landmark = {
  ...{ high: 66, wide: 62 },
  build: (spot, lamps) => {
    const wall = windowed(WHITE, {
      ...{ apart: 5, storey: 12, half: 1, low: 3, high: 10, isArched: true },
      lamps,
    });
    const green = coursed(COPPER, 2);
    const small = (x: number, z: number): Solid[] => [
      block(off(spot, x, z), [8, 8], [26, 37], wall),
      ...dome(off(spot, x, z), 4, [37, 43], green),
      block(off(spot, x, z), [0.6, 0.6], [43, 46], plainPaint(GOLD)),
    ];
    const steps = Array.from({ length: 9 }, (_, n) =>
      block(
        off(spot, 0, 0),
        [72 - 3.4 * n, 68 - 3.4 * n],
        [n * 1.1, (n + 1) * 1.1],
        plainPaint([0.72, 0.7, 0.66]),
      ),
    );
    const columns = [-10, -6, -2, 2, 6, 10].flatMap((x) =>
      turned(
        off(spot, x, -19),
        [
          [1.1, 9.5],
          [0.95, 22],
        ],
        8,
        plainPaint([0.97, 0.97, 0.95]),
      ),
    );
    return [
      ...steps,
      block(spot, [40, 24], [9.5, 26], wall),
      block(spot, [24, 36], [9.5, 24], wall),
      ...columns,
      block(off(spot, 0, -19), [24, 4], [22, 24], plainPaint(WHITE)),
      ridged(off(spot, 0, -10), [25, 22], [24, 30], 'ahead', plainPaint([0.88, 0.88, 0.85])),
      ...small(-16, -10),
      ...small(16, -10),
      ...turned(
        spot,
        [
          [9, 26],
          [8.6, 42],
        ],
        14,
        wall,
      ),
      ...dome(spot, 9.4, [42, 56], green),
      ...turned(
        spot,
        [
          [2, 55],
          [2, 59],
          [0.2, 62],
        ],
        8,
        plainPaint(GOLD),
      ),
      block(spot, [0.5, 0.5], [61, 66], plainPaint(GOLD)),
    ];
  },
};

/** Hamburg's great church: a tower of brick with a round temple of copper on it. */
export const MICHEL: Landmark = {
  ...{ high: 82, wide: 34 },
  build: (spot, lamps) => {
    const wall = windowed([0.55, 0.25, 0.18], {
      ...{ apart: 6, storey: 11, half: 1.1, low: 2.4, high: 8.4, isArched: true },
      lamps,
    });
    const copper = coursed([0.34, 0.56, 0.48], 1.4);
    const posts = Array.from({ length: 10 }, (_, n) => {
      const turn = (n / 10) * 2 * Math.PI;
      return turned(
        off(spot, 4.6 * Math.cos(turn), 4.6 * Math.sin(turn)),
        [
          [0.6, 55],
          [0.6, 66],
        ],
        6,
        copper,
      );
    }).flat();
    return [
      block(off(spot, 0, 18), [34, 26], [0, 22], wall),
      ridged(off(spot, 0, 18), [36, 28], [22, 35], 'ahead', copper),
      block(spot, [12, 12], [0, 42], wall),
      ...turned(
        spot,
        [
          [7.4, 42],
          [6.4, 45],
          [6, 53],
          [6.6, 55],
        ],
        8,
        copper,
      ),
      ...posts,
      ...turned(
        spot,
        [
          [2, 55],
          [2, 66],
        ],
        8,
        plainPaint([0.2, 0.24, 0.24]),
      ),
      ...turned(
        spot,
        [
          [6, 66],
          [5.4, 67.4],
          [3.2, 72],
          [1.2, 74],
          [1.2, 77],
          [0, 82],
        ],
        10,
        copper,
      ),
    ];
  },
};
