import type { Colour } from '../../../words/idea.ts';
import { plainPaint, type Solid } from '../solid.ts';
import { turned } from '../turned.ts';
import type { Landmark } from './landmark.ts';
import { block, coursed, off, windowed } from './pieces.ts';

const CONCRETE: Colour = [0.78, 0.77, 0.74];

const WHITE: Colour = [0.94, 0.94, 0.93];

const RED: Colour = [0.8, 0.16, 0.12];

/** Toronto: the CN Tower with its pod, and the white dome of the stadium at its foot. */
export const CN_TOWER: Landmark = {
  ...{ high: 232, wide: 56 },
  build: (spot, lamps) => {
    const shaft = plainPaint(CONCRETE);
    const pod = windowed(
      [0.66, 0.67, 0.68],
      { apart: 2.4, storey: 4.6, half: 0.95, low: 1.2, high: 3.4, lamps, glass: 0.5 },
      [0.12, 0.14, 0.18],
    );
    const fins = [0, 1, 2].map((n) => {
      const turn = (n / 3) * 2 * Math.PI + 0.5;
      return turned(
        off(spot, 4 * Math.cos(turn), 4 * Math.sin(turn)),
        [
          [5, 0],
          [3, 60],
          [1.5, 145],
        ],
        6,
        shaft,
      );
    });
    return [
      ...fins.flat(),
      ...turned(
        spot,
        [
          [6, 0],
          [3.6, 148],
        ],
        6,
        shaft,
      ),
      ...turned(
        spot,
        [
          [5, 143],
          [9.6, 147.5],
          [10.2, 150],
          [9.4, 154],
        ],
        18,
        pod,
      ),
      ...turned(
        spot,
        [
          [7, 154],
          [6, 159],
          [3, 160],
        ],
        18,
        pod,
      ),
      ...turned(
        spot,
        [
          [2.6, 160],
          [2.2, 186],
        ],
        8,
        shaft,
      ),
      ...turned(
        spot,
        [
          [3.8, 186],
          [3.8, 190],
        ],
        12,
        plainPaint([0.6, 0.62, 0.65]),
      ),
      ...[0, 1, 2, 3].flatMap((n) =>
        turned(
          spot,
          [
            [1.6 - 0.35 * n, 190 + 10.5 * n],
            [1.5 - 0.35 * n, 200.5 + 10.5 * n],
          ],
          6,
          plainPaint(n % 2 === 0 ? WHITE : RED),
        ),
      ),
      ...turned(
        off(spot, -32, -8),
        [
          [27, 0],
          [27, 14],
          [24, 22],
          [16, 28],
          [7, 30],
        ],
        20,
        coursed(WHITE, 4),
      ),
    ];
  },
};

/** Seattle: the Space Needle on its three legs, a flat saucer on top. */
export const SPACE_NEEDLE: Landmark = {
  ...{ high: 150, wide: 44 },
  build: (spot, lamps) => {
    const white = plainPaint(WHITE);
    const legs = [0, 1, 2].flatMap((n) => {
      const turn = (n / 3) * 2 * Math.PI + 0.4;
      const leg = (from: number, to: number, low: number, high: number): Solid[] =>
        Array.from({ length: 6 }, (_, k) => {
          const [a, b] = [k / 6, (k + 1) / 6];
          const out = (from + (to - from) * ((a + b) / 2)) * 1;
          const spotAt = off(spot, out * Math.cos(turn), out * Math.sin(turn));
          return block(
            spotAt,
            [2.6, 2.6],
            [low + (high - low) * a, low + (high - low) * b + 0.4],
            white,
          );
        });
      return [...leg(13, 3.2, 0, 74), ...leg(3.2, 8, 74, 118)];
    });
    const rim = windowed([0.9, 0.9, 0.88], {
      apart: 2.6,
      storey: 3.4,
      half: 1,
      low: 0.6,
      high: 2.8,
      lamps,
      glass: 0.5,
    });
    return [
      ...legs,
      ...turned(
        spot,
        [
          [2.4, 0],
          [2, 118],
        ],
        6,
        plainPaint([0.8, 0.8, 0.79]),
      ),
      ...turned(
        spot,
        [
          [7, 30],
          [9.5, 31.4],
          [7, 33],
        ],
        12,
        white,
      ),
      ...turned(
        spot,
        [
          [9, 118],
          [20, 122.5],
          [21, 124.4],
        ],
        24,
        white,
      ),
      ...turned(
        spot,
        [
          [16.5, 124.4],
          [15.5, 128],
        ],
        24,
        rim,
      ),
      ...turned(
        spot,
        [
          [18, 128],
          [14, 130.5],
          [6, 133],
        ],
        24,
        plainPaint([0.86, 0.6, 0.28]),
      ),
      ...turned(
        spot,
        [
          [2, 133],
          [0.4, 150],
        ],
        8,
        white,
      ),
    ];
  },
};
