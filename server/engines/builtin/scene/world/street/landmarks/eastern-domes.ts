import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../front.ts';
import { type Paint, plainPaint, type Solid } from '../solid.ts';
import { turned } from '../turned.ts';
import type { Landmark } from './landmark.ts';
import { block, coursed, dome, off, onion, type Spot, windowed } from './pieces.ts';

const GOLD: Colour = [0.94, 0.74, 0.24];

const WHITE: Colour = [0.94, 0.93, 0.9];

const TURQUOISE: Colour = [0.16, 0.6, 0.66];

/** Jerusalem: the golden dome on its blue eight-sided hall, over walls of pale stone. */
export const GOLDEN_DOME: Landmark = {
  ...{ high: 50, wide: 62 },
  build: (spot, lamps) => {
    const stone: Colour = [0.87, 0.8, 0.66];
    const tiles = windowed(
      [0.2, 0.44, 0.62],
      { apart: 5.2, storey: 11, half: 1.3, low: 2, high: 8.6, isArched: true, lamps },
      [0.86, 0.82, 0.7],
    );
    const merlons = Array.from({ length: 26 }, (_, n) =>
      block(off(spot, -52 + 4.2 * n, -24), [2.2, 1], [11, 13.4], coursed(stone, 1)),
    );
    return [
      block(off(spot, 0, -24), [110, 3], [0, 11], coursed(stone, 1.2)),
      ...merlons,
      block(spot, [70, 40], [0, 9], coursed(stone, 1.2)),
      ...turned(
        spot,
        [
          [22, 9],
          [22, 14],
        ],
        8,
        plainPaint(WHITE),
      ),
      ...turned(
        spot,
        [
          [22, 14],
          [22, 23],
        ],
        8,
        tiles,
      ),
      ...turned(
        spot,
        [
          [11.4, 23],
          [11.4, 29],
        ],
        16,
        tiles,
      ),
      ...dome(spot, 12, [29, 44], coursed(GOLD, 2)),
      ...turned(
        spot,
        [
          [0.7, 44],
          [0.3, 50],
        ],
        6,
        plainPaint(GOLD),
      ),
    ];
  },
};

/** Glazed bricks in small patterns, as on portals and minarets of Central Asia. */
const glazedBricks =
  (ground: Colour, inlay: Colour): Paint =>
  (_, { along, up }) => {
    const [u, v] = [Math.floor(along / 1.1), Math.floor(up / 1.1)];
    const isInlaid = (Math.abs(u) + v) % 3 === 0 || (Math.abs(u) - v + 300) % 4 === 0;
    return plainFront(scaleColour(isInlaid ? inlay : ground, 0.94 + 0.12 * chance(u, v, 2)));
  };

/** Samarkand: a great portal of glazed bricks between leaning minarets, ribbed turquoise domes. */
export const REGISTAN: Landmark = {
  ...{ high: 52, wide: 62 },
  build: (spot, lamps) => {
    const brick: Colour = [0.8, 0.66, 0.44];
    const pattern = glazedBricks(brick, [0.16, 0.4, 0.66]);
    const portal: Paint = (face, place) => {
      if (face.role !== 'front') return pattern(face, place);
      const aside = Math.abs(place.along - face.long / 2);
      const arch = place.up < 20 ? 9 : 9 * Math.sqrt(Math.max(0, 1 - ((place.up - 20) / 11) ** 2));
      const open = inside(aside, -1, arch, place.pixel);
      const rim = inside(aside, arch, arch + 1.2, place.pixel) * (place.up < 32 ? 1 : 0);
      const deep: Colour = [0.18, 0.3, 0.42];
      const { colour } = pattern(face, place);
      return {
        colour: mixColour(mixColour(colour, TURQUOISE, rim), deep, open),
        glass: 0,
        glow: [0.5 * lamps * open, 0.36 * lamps * open, 0.16 * lamps * open],
      };
    };
    const cells = windowed(
      brick,
      { apart: 7, storey: 9, half: 2.1, low: 0.8, high: 7.4, isArched: true },
      [0.2, 0.34, 0.5],
    );
    const minaret = (x: number): Solid[] => [
      ...turned(
        off(spot, x, -2),
        [
          [2.9, 0],
          [2.3, 40],
        ],
        12,
        glazedBricks(brick, [0.2, 0.5, 0.6]),
      ),
      ...turned(
        off(spot, x, -2),
        [
          [3.1, 40],
          [3.4, 43],
        ],
        12,
        coursed(TURQUOISE, 1),
      ),
    ];
    const ribbed = (x: number, z: number, size: number): Solid[] => [
      ...turned(
        off(spot, x, z),
        [
          [6.4 * size, 18],
          [6.4 * size, 27],
        ],
        14,
        pattern,
      ),
      ...dome(off(spot, x, z), 7.4 * size, [27, 27 + 12 * size], ribs),
    ];
    return [
      block(off(spot, 0, 6), [72, 14], [0, 18], cells),
      block(off(spot, 0, 1), [32, 8], [0, 37], portal),
      ...minaret(-37),
      ...minaret(37),
      ...ribbed(-24, 8, 1),
      ...ribbed(24, 8, 1),
      ...turned(
        off(spot, 0, 22),
        [
          [9, 0],
          [9, 34],
        ],
        14,
        pattern,
      ),
      ...dome(off(spot, 0, 22), 10, [34, 52], ribs),
    ];
  },
};

/** A dome of turquoise ribs. */
const ribs: Paint = ({ long }, { along, up }) =>
  plainFront(
    scaleColour(
      TURQUOISE,
      0.82 +
        0.24 * Math.abs(Math.sin((along / Math.max(0.5, long)) * 2 * Math.PI)) +
        0.03 * Math.sin(up),
    ),
  );

/** Istanbul: a mosque on its hill, half domes that rise to a great one between pencil-thin minarets. */
export const OTTOMAN_MOSQUE: Landmark = {
  ...{ high: 82, wide: 76 },
  build: (spot, lamps) => {
    const stone: Colour = [0.76, 0.73, 0.67];
    const lead = coursed([0.5, 0.55, 0.6], 1.8);
    const wall = windowed(stone, {
      ...{ apart: 4.6, storey: 8, half: 0.9, low: 1.6, high: 6.2, isArched: true },
      lamps,
    });
    const minaret = (x: number, z: number): Solid[] => {
      const at: Spot = off(spot, x, z);
      return [
        ...turned(
          at,
          [
            [1.7, 0],
            [1.5, 46],
          ],
          10,
          coursed(stone, 2.4),
        ),
        ...[30, 45].flatMap((high) =>
          turned(
            at,
            [
              [1.6, high],
              [2.5, high + 1],
              [2.5, high + 2],
            ],
            10,
            coursed(stone, 1),
          ),
        ),
        ...turned(
          at,
          [
            [1.3, 46],
            [1.3, 58],
          ],
          10,
          coursed(stone, 2.4),
        ),
        ...turned(
          at,
          [
            [1.7, 58],
            [0.1, 72],
          ],
          10,
          lead,
        ),
      ];
    };
    return [
      block(spot, [56, 46], [0, 22], wall),
      ...[-19, 19].flatMap((x) => dome(off(spot, x, -12), 6.5, [22, 28], lead)),
      ...turned(
        off(spot, 0, -13),
        [
          [14, 22],
          [14, 26],
        ],
        14,
        wall,
      ),
      ...dome(off(spot, 0, -13), 14, [26, 36], lead),
      block(spot, [34, 30], [22, 33], wall),
      ...turned(
        spot,
        [
          [15, 33],
          [15, 38],
        ],
        18,
        wall,
      ),
      ...dome(spot, 15.4, [38, 52], lead),
      ...onion(spot, 0.9, 52, plainPaint(GOLD)),
      ...minaret(-32, -20),
      ...minaret(32, -20),
      ...minaret(-28, 24),
      ...minaret(28, 24),
    ];
  },
};
