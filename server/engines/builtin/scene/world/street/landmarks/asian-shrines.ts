import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Paint, plainPaint, type Solid } from '../solid.ts';
import { turned } from '../turned.ts';
import type { Landmark } from './landmark.ts';
import { block, coursed, dome, off, type Spot, tapering } from './pieces.ts';

/** Kathmandu: the white dome of the great stupa under a golden tower with painted eyes, cords of flags from its top. */
export const STUPA: Landmark = {
  ...{ high: 58, wide: 60 },
  build: (spot) => {
    const white = plainPaint([0.95, 0.94, 0.9]);
    const gold = coursed([0.9, 0.68, 0.22], 1.2);
    const flags: readonly Colour[] = [
      [0.2, 0.4, 0.75],
      [0.94, 0.94, 0.92],
      [0.84, 0.2, 0.16],
      [0.2, 0.55, 0.28],
      [0.94, 0.78, 0.2],
    ];
    const cords = [-58, -36, 36, 58].flatMap((reach, k) =>
      Array.from({ length: 26 }, (_, n) => {
        const share = (n + 0.6) / 26;
        const sag = 5 * Math.sin(Math.PI * share);
        const y = 54 - (54 - 7) * share - sag;
        const at = off(spot, reach * share, -12 * share - (k % 2) * 8 * share);
        return {
          ...block(at, [1.5, 0.1], [y - 1.5, y], plainPaint(flags[n % 5] as Colour)),
          isSheer: true as const,
        };
      }),
    );
    return [
      block(spot, [78, 60], [0, 4], white),
      block(spot, [62, 50], [4, 8], white),
      ...dome(spot, 26, [8, 29], white),
      block(spot, [13, 13], [28, 38], eyes),
      ...Array.from({ length: 9 }, (_, n) =>
        block(spot, [11.4 - 1.05 * n, 11.4 - 1.05 * n], [38 + 1.4 * n, 39.2 + 1.4 * n], gold),
      ),
      ...turned(
        spot,
        [
          [3.6, 50.6],
          [2, 52],
        ],
        10,
        gold,
      ),
      ...turned(
        spot,
        [
          [0.8, 52],
          [1.2, 55],
          [0, 58],
        ],
        8,
        gold,
      ),
      ...cords,
    ];
  },
};

/** A face of the tower: two painted eyes under brows and the sign for a nose, on gold. */
const eyes: Paint = ({ role, long }, { along, up }) => {
  const gold: Colour = [0.92, 0.72, 0.26];
  if (role === 'level') return { colour: gold, glass: 0, glow: [0, 0, 0] };
  const x = along - long / 2;
  const eye = Math.abs(Math.abs(x) - 3);
  const lid = (eye / 2.5) ** 2 + ((up - 5.2) / 1.3) ** 2;
  const pupil = Math.hypot(eye, up - 5.3);
  const brow = Math.abs(up - 7.7 + 0.09 * eye * eye) < 0.32 && eye < 2.7;
  const nose = Math.abs(x - 0.6 * Math.sin(up * 1.5)) < 0.3 && up > 1.2 && up < 4.2;
  const colour: Colour =
    pupil < 0.75
      ? [0.1, 0.2, 0.42]
      : lid < 1
        ? [0.97, 0.96, 0.92]
        : lid < 1.4 || brow
          ? [0.12, 0.14, 0.3]
          : nose
            ? [0.6, 0.16, 0.12]
            : gold;
  return { colour, glass: 0, glow: [0, 0, 0] };
};

/** Bangkok: the tall prang of Wat Arun in its steps, two small ones beside it. */
export const WAT_ARUN: Landmark = {
  ...{ high: 80, wide: 52 },
  build: (spot, lamps) => {
    const lit = (colour: Colour, apart: number): Paint => {
      const plain = coursed(colour, apart);
      const glow = scaleColour(colour, 0.7 * Math.min(1, 2 * lamps));
      return (face, place) => ({ ...plain(face, place), glow });
    };
    const stone = lit([0.88, 0.8, 0.64], 1.4);
    const gold = lit([0.9, 0.66, 0.2], 0.8);
    const prang = (at: Spot, size: number): Solid[] => {
      const steps = Array.from({ length: 7 }, (_, n) => {
        const wide = (27 - 2.9 * n) * size;
        const [low, high] = [5.4 * n * size, 5.4 * (n + 1) * size];
        return [
          tapering(at, [wide, wide - 1.6 * size], [low, high - 0.9 * size], stone),
          block(at, [wide - 0.6 * size, wide - 0.6 * size], [high - 0.9 * size, high], gold),
        ];
      });
      const rings = (
        [
          [3.6, 37.8],
          [4, 46],
          [3.7, 56],
          [2.7, 64],
          [0.8, 70],
        ] as const
      ).map(([radius, high]) => [radius * size, high * size] as const);
      return [
        ...steps.flat(),
        ...turned(at, rings, 12, stone),
        ...[42, 49, 56, 62]
          .map((high, n) =>
            turned(
              at,
              [
                [(4.3 - 0.3 * n) * size, high * size],
                [(4.3 - 0.3 * n) * size, (high + 1) * size],
              ],
              12,
              gold,
            ),
          )
          .flat(),
        ...turned(
          at,
          [
            [0.6 * size, 70 * size],
            [0.1, 80 * size],
          ],
          6,
          gold,
        ),
      ];
    };
    return [...prang(spot, 1), ...[-21, 21].flatMap((x) => prang(off(spot, x, -6), 0.48))];
  },
};
