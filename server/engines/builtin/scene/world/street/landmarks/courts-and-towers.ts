import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Paint, plainPaint } from '../solid.ts';
import { turned } from '../turned.ts';
import type { Landmark } from './landmark.ts';
import { block, coursed, off, ridged, tapering, windowed } from './pieces.ts';

/** Paris: the Arc de Triomphe at the end of its avenue, reliefs beside its passage. */
export const ARC_DE_TRIOMPHE: Landmark = {
  ...{ high: 54, wide: 48 },
  build: (spot) => {
    const stone: Colour = [0.74, 0.66, 0.52];
    const arched = windowed(
      stone,
      { apart: 60, storey: 80, half: 7.4, low: 0, high: 30, isArched: true },
      [0.5, 0.56, 0.64],
    );
    const frieze = coursed([0.6, 0.52, 0.4], 0.7);
    return [
      block(spot, [45, 20], [0, 36], arched),
      ...[-15.6, 15.6].flatMap((right) => [
        block(off(spot, right, -10.4), [8.4, 1.4], [4, 5], plainPaint(stone)),
        block(off(spot, right, -10.4), [6.6, 1.2], [5, 17], frieze),
        block(off(spot, right, -10.3), [8, 0.8], [22, 29], frieze),
      ]),
      block(spot, [46, 21], [34, 36], frieze),
      block(spot, [48, 23], [36, 38], plainPaint(stone)),
      block(spot, [44, 19.6], [38, 48], coursed(stone, 2)),
      ...Array.from({ length: 9 }, (_, n) =>
        block(off(spot, -20 + 5 * n, -10), [2.6, 0.8], [41, 45], frieze),
      ),
      block(spot, [45, 20.6], [48, 49.4], plainPaint(stone)),
    ];
  },
};

/** Istanbul: the round Galata Tower with its gallery under a pointed roof. */
export const GALATA_TOWER: Landmark = {
  ...{ high: 70, wide: 24 },
  build: (spot, lamps) => {
    const stone: Colour = [0.74, 0.66, 0.54];
    const windows = { apart: 6.6, half: 0.42, isArched: true, lamps } as const;
    const shaft = windowed(stone, { ...windows, storey: 9, low: 4.4, high: 6.4 });
    const upper = windowed(stone, {
      ...windows,
      apart: 3.6,
      half: 0.7,
      storey: 7,
      low: 1.4,
      high: 5.4,
    });
    const roof = coursed([0.34, 0.38, 0.42], 1.4);
    return [
      ...turned(
        spot,
        [
          [9.4, 0],
          [8.8, 3],
          [8.4, 40],
        ],
        22,
        shaft,
      ),
      ...turned(
        spot,
        [
          [8.4, 38],
          [9.6, 39.4],
          [9.6, 41],
        ],
        22,
        coursed(stone, 1),
      ),
      ...turned(
        spot,
        [
          [8, 41],
          [8, 48],
        ],
        22,
        upper,
      ),
      ...turned(
        spot,
        [
          [8.4, 48],
          [8.8, 49],
        ],
        22,
        coursed([0.6, 0.53, 0.44], 1),
      ),
      ...turned(
        spot,
        [
          [6.4, 49],
          [6.4, 53],
        ],
        22,
        upper,
      ),
      ...turned(
        spot,
        [
          [7.4, 53],
          [2.6, 62],
          [0.6, 66],
        ],
        22,
        roof,
      ),
      block(spot, [0.5, 0.5], [65, 70], plainPaint([0.88, 0.7, 0.26])),
    ];
  },
};

/** Paris: the glass pyramid of the Louvre before the long slate roofs of the palace. */
export const LOUVRE: Landmark = {
  ...{ high: 44, wide: 60 },
  build: (spot, lamps) => {
    const stone: Colour = [0.86, 0.8, 0.67];
    const slate = coursed([0.34, 0.37, 0.42], 1);
    const palace = off(spot, 0, 34);
    const wall = windowed(stone, {
      ...{ apart: 5, storey: 10, half: 1.2, low: 2, high: 8, isArched: true },
      lamps,
    });
    const lattice: Paint = (_, { along, up }) => {
      const [u, v] = [along / 1.5, up / 1.5];
      const isBar = [u + v, u - v].some((one) => one - Math.floor(one) < 0.09);
      return {
        colour: isBar ? [0.82, 0.84, 0.86] : [0.36, 0.46, 0.54],
        glass: isBar ? 0 : 0.55,
        glow: scaleColour([1, 0.8, 0.5], isBar ? 0 : 0.55 * Math.min(1, 2 * lamps)),
      };
    };
    return [
      block(palace, [120, 14], [0, 22], wall),
      ridged(palace, [120, 14], [22, 29], 'across', slate),
      ...[-46, 0, 46].flatMap((right) => [
        block(off(palace, right, -3), [18, 14], [0, 26], wall),
        tapering(off(palace, right, -3), [18, 9], [26, 39], slate),
      ]),
      tapering(spot, [38, 0], [0, 23], lattice),
      ...[-29, 29].map((right) => tapering(off(spot, right, -4), [8, 0], [0, 5], lattice)),
    ];
  },
};
