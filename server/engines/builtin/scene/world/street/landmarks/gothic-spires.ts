import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../front.ts';
import { type Paint, plainPaint, type Solid } from '../solid.ts';
import { turned } from '../turned.ts';
import type { Landmark } from './landmark.ts';
import { block, coursed, off, pinnacles, pointed, ridged, windowed } from './pieces.ts';

const LIMESTONE: Colour = [0.72, 0.67, 0.57];

const BRICK: Colour = [0.66, 0.35, 0.25];

const DARK_BRICK: Colour = [0.56, 0.27, 0.2];

const COPPER: Colour = [0.36, 0.6, 0.5];

const SLATE: Colour = [0.28, 0.3, 0.34];

const GOLD: Colour = [0.92, 0.72, 0.25];

const TILES: Colour = [0.66, 0.3, 0.2];

/** Chevrons of glazed tiles, as on St Stephen's: white, green and gold on dark. */
const CHEVRONS: readonly Colour[] = [
  [0.9, 0.86, 0.7],
  [0.16, 0.16, 0.15],
  [0.82, 0.62, 0.18],
  [0.16, 0.42, 0.3],
];

const zigzag: Paint = ({ role, long }, { along, up, pixel }) => {
  if (role !== 'roof') return plainFront(LIMESTONE);
  const tooth = Math.abs((((along / long) * 7) % 1) - 0.5) * 9;
  const band = Math.floor((up + tooth) / 2.4);
  const colour = CHEVRONS[((band % 4) + 4) % 4] as Colour;
  const edge = inside(up, 0, 0.8, pixel);
  return plainFront(edge > 0.5 ? LIMESTONE : colour);
};

/** Vienna's cathedral: one slender tower beside a steep roof of coloured chevrons. */
export const STEPHANSDOM: Landmark = {
  ...{ high: 104, wide: 58 },
  build: (spot, lamps) => {
    const nave = off(spot, -8, 8);
    const tower = off(spot, 19, 0);
    const stone = pointed(LIMESTONE, lamps);
    return [
      block(nave, [44, 30], [0, 25], stone),
      ridged(nave, [44, 30], [25, 54], 'across', zigzag),
      ...[-15, 0, 15].map((x) => ridged(off(nave, x, -15), [10, 3], [24, 35], 'ahead', stone)),
      block(tower, [13, 13], [0, 30], stone),
      ...pinnacles(tower, 6, [30, 42], coursed(LIMESTONE, 2)),
      block(tower, [10.5, 10.5], [30, 48], pointed(LIMESTONE, lamps, 18)),
      ...pinnacles(tower, 4.8, [48, 62], coursed(LIMESTONE, 2)),
      ...turned(
        tower,
        [
          [5, 48],
          [3.9, 64],
          [2.2, 82],
          [0.5, 101],
        ],
        8,
        coursed(LIMESTONE, 2.2),
      ),
      ...turned(
        tower,
        [
          [0.7, 101],
          [0.2, 104],
        ],
        6,
        plainPaint(GOLD),
      ),
    ];
  },
};

/** Munich's cathedral: two plain towers of brick under round caps of copper. */
export const FRAUENKIRCHE: Landmark = {
  ...{ high: 78, wide: 46 },
  build: (spot, lamps) => {
    const brick = windowed(BRICK, {
      ...{ apart: 12, storey: 13, half: 1.2, low: 3, high: 10, isArched: true },
    });
    const copper = coursed(COPPER, 1.5);
    const tower = (x: number): Solid[] => {
      const at = off(spot, x, 0);
      return [
        block(at, [12, 12], [0, 50], brick),
        ...turned(
          at,
          [
            [6.2, 50],
            [6.2, 61],
          ],
          8,
          brick,
        ),
        ...turned(
          at,
          [
            [6.6, 61],
            [6.9, 63.5],
            [6.1, 67.5],
            [3.9, 70.4],
            [1.3, 72],
          ],
          12,
          copper,
        ),
        ...turned(
          at,
          [
            [1.2, 72],
            [1.2, 74],
            [0.9, 75],
            [0.1, 78],
          ],
          8,
          plainPaint(GOLD),
        ),
      ];
    };
    const nave = off(spot, 0, 34);
    return [
      ...tower(-14),
      ...tower(14),
      block(nave, [40, 56], [0, 30], pointed(BRICK, lamps)),
      ridged(nave, [42, 56], [30, 52], 'ahead', coursed(TILES)),
      block(off(spot, 0, 3), [18, 8], [0, 30], pointed(BRICK, lamps, 30)),
    ];
  },
};

/** Krakow's St Mary's: two towers of brick, the higher with a spire in a ring of turrets and a crown of gold. */
export const MARIACKI: Landmark = {
  ...{ high: 76, wide: 40 },
  build: (spot, lamps) => {
    const brick = windowed(DARK_BRICK, {
      ...{ apart: 5.5, storey: 8.5, half: 0.8, low: 1.6, high: 6.8, isArched: true },
    });
    const [high, low] = [off(spot, -11, 0), off(spot, 11, 0)];
    const helm = coursed(SLATE, 1.4);
    const ring = Array.from({ length: 8 }, (_, n) => {
      const turn = (n / 8) * 2 * Math.PI;
      return turned(
        off(high, 4.6 * Math.cos(turn), 4.6 * Math.sin(turn)),
        [
          [0.9, 50],
          [0.9, 54],
          [0, 61],
        ],
        6,
        helm,
      );
    }).flat();
    return [
      block(high, [11, 11], [0, 42], brick),
      ...turned(
        high,
        [
          [5.2, 42],
          [5.2, 51],
        ],
        8,
        brick,
      ),
      ...ring,
      ...turned(
        high,
        [
          [3.4, 51],
          [2.2, 60],
          [0.3, 75],
        ],
        8,
        helm,
      ),
      ...turned(
        high,
        [
          [1.9, 64],
          [2.4, 66],
        ],
        10,
        plainPaint(GOLD),
      ),
      block(low, [11, 11], [0, 39], brick),
      ...turned(
        low,
        [
          [5.6, 39],
          [5.8, 41],
          [3, 45],
          [2.6, 47.5],
          [2.6, 49],
          [0, 54],
        ],
        8,
        helm,
      ),
      block(off(spot, 0, 2), [12, 8], [0, 26], pointed(DARK_BRICK, lamps, 26)),
      ridged(off(spot, 0, 20), [26, 34], [24, 48], 'ahead', coursed(TILES)),
    ];
  },
};

/** Tallinn: the long green spire of St Olaf's, and two round towers of the wall under red cones. */
export const TALLINN: Landmark = {
  ...{ high: 88, wide: 48 },
  build: (spot, lamps) => {
    const stone: Colour = [0.76, 0.71, 0.6];
    const wall = windowed(stone, { apart: 5, storey: 6, half: 0.5, low: 2, high: 4.4, lamps });
    const church = off(spot, 4, 14);
    const guard = (x: number, high: number): Solid[] => [
      ...turned(
        off(spot, x, -6),
        [
          [6, 0],
          [5.6, high],
        ],
        14,
        wall,
      ),
      ...turned(
        off(spot, x, -6),
        [
          [6.8, high],
          [0, high + 15],
        ],
        14,
        coursed([0.72, 0.26, 0.16]),
      ),
    ];
    return [
      block(church, [13, 13], [0, 40], pointed([0.86, 0.84, 0.78], lamps, 20)),
      ...pinnacles(church, 5.6, [40, 52], coursed(COPPER, 1.5)),
      ...turned(
        church,
        [
          [6, 40],
          [3.6, 55],
          [0.2, 88],
        ],
        8,
        coursed([0.33, 0.5, 0.42], 2),
      ),
      ...guard(-19, 27),
      ...guard(19, 21),
      block(off(spot, -7, -4), [20, 3], [0, 14], wall),
    ];
  },
};
