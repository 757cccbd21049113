import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import { hungLamp } from '../furnishings/dressing.ts';
import { upholstered } from '../furnishings/upholstery.ts';
import { type Furnished, type Furnishing, flat, plant, slab } from '../furniture.ts';
import { boards, books, chance, cloth, wood } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

const PINE = [0.8, 0.62, 0.42] as const;
/** The sleeping loft: how high its floor is and how far before the wall ahead it begins, metres. */
const LOFT = { high: 2.1, deep: 2.3 } as const;

/** White boards, a wooden ceiling. */
export function tinySurfaces(noise: Noise): Surfaces {
  const pine = wood([...PINE], noise);
  const walls: Material = (x, y, z, axis) => {
    const v = y / 0.17 - Math.floor(y / 0.17);
    return scaleColour(
      [0.93, 0.92, 0.88],
      v < 0.07 ? 0.78 : 0.97 + 0.03 * noise.at((axis === 0 ? z : x) * 2, y * 9),
    );
  };
  return {
    walls,
    floor: boards([0.66, 0.5, 0.34], noise),
    ceiling: (x, _y, z) => scaleColour(pine(z, x, 0, 2), Math.abs((x / 0.13) % 1) < 0.08 ? 0.6 : 1),
  };
}

/** A tiny house: a ladder to the bed in its loft, beneath that a kitchen with a window, a small sofa, shelves and a folding table, all within reach. */
export function tinyHouse(furnishing: Furnishing): Furnished {
  const { noise, shell, side } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const heavy = side > 0 ? right : left;
  const light = side > 0 ? left : right;
  const into = (wall: number, out: number) => (wall === right ? wall - out : wall + out);
  const pine = wood([...PINE], noise);
  const edge = back - LOFT.deep;
  const front: Material = (x, y, _z, axis) => {
    const u = (x - left) / 0.5;
    const a = u - Math.floor(u);
    if (axis !== 2 || Math.min(a, 1 - a) < 0.02 || y < 0.08) return [0.26, 0.36, 0.36];
    return Math.abs(y - 0.74) < 0.01 && a > 0.3 && a < 0.7
      ? [0.85, 0.66, 0.34]
      : [0.32, 0.46, 0.45];
  };
  const quilt = cloth([0.78, 0.5, 0.36], noise);
  return {
    lamps: [
      [middle, 1.75, back - 1.1],
      [middle - side * 0.4, high - 0.6, 2.2],
      [middle, high - 0.35, back - 1.2],
    ],
    solids: [
      // The loft with its bed and its rail.
      box([left, LOFT.high, edge], [right, LOFT.high + 0.12, back], pine),
      pad(
        [left + 0.15, LOFT.high + 0.12, edge + 0.2],
        [right - 0.15, LOFT.high + 0.36, back - 0.05],
        cloth([0.94, 0.92, 0.88], noise),
        0.08,
      ),
      pad(
        [left + 0.12, LOFT.high + 0.2, edge + 0.15],
        [right - 0.12, LOFT.high + 0.42, back - 0.7],
        quilt,
        0.08,
      ),
      ...[-0.45, 0.45].map((dx) =>
        pad(
          [middle + dx - 0.36, LOFT.high + 0.34, back - 0.55],
          [middle + dx + 0.36, LOFT.high + 0.6, back - 0.12],
          cloth([0.96, 0.95, 0.92], noise),
          0.1,
        ),
      ),
      box([left, LOFT.high + 0.55, edge], [right, LOFT.high + 0.6, edge + 0.05], pine),
      ...Array.from({ length: 8 }, (_, n) => {
        const x = left + 0.1 + (n * (right - left - 0.2)) / 7;
        return box(
          [x - 0.02, LOFT.high + 0.1, edge + 0.005],
          [x + 0.02, LOFT.high + 0.56, edge + 0.045],
          pine,
        );
      }),
      ...ladder(into(heavy, 0.75), edge, pine),
      // The kitchen beneath.
      box([left, 0, back - 0.58], [right, 0.86, back], front),
      box([left, 0.86, back - 0.61], [right, 0.91, back], pine),
      ...stove(into(heavy, 0.55), back),
      ...sink((shell.window[0] + shell.window[1]) / 2, back),
      slab([into(heavy, 0.05), into(heavy, 0.95)], [1.5, 1.54], [back - 0.24, back], pine),
      ...Array.from({ length: 6 }, (_, n) =>
        drum(
          [into(heavy, 0.14 + 0.14 * n), back - 0.12],
          [1.54, 1.64 + 0.05 * (n % 2)],
          [0.05, 0.05],
          flat(
            n % 3 === 0 ? [0.85, 0.4, 0.28] : n % 3 === 1 ? [0.9, 0.88, 0.82] : [0.4, 0.55, 0.5],
          ),
        ),
      ),
      // The sofa, its table, books.
      ...upholstered({
        rear: light,
        side: side > 0 ? -1 : 1,
        along: [1.5, 3.3],
        fabric: cloth([0.5, 0.56, 0.5], noise),
        cushions: [cloth([0.88, 0.66, 0.36], noise), cloth([0.75, 0.4, 0.3], noise)],
      }),
      slab([heavy, into(heavy, 0.24)], [0.95, 2], [1.5, 2.7], books(0.35, [...PINE])),
      slab([heavy, into(heavy, 0.55)], [0.7, 0.75], [1.5, 2.5], pine),
      slab([into(heavy, 0.45), into(heavy, 0.52)], [0, 0.7], [2.36, 2.44], pine),
      drum([into(heavy, 0.3), 2.1], [0.75, 0.86], [0.05, 0.06], flat([0.9, 0.88, 0.82])),
      ...plant(furnishing, into(light, 0.25), 0, 3.6, 0.8),
      ...hungLamp([middle, 1.72, back - 1.2], LOFT.high, 0.15, [0.9, 0.82, 0.6]),
      pad([middle - 0.5, 0, 2.1], [middle + 0.5, 0.02, 3.3], cloth([0.8, 0.74, 0.62], noise), 0.01),
    ],
  };
}

/** The ladder to the loft, which leans against its edge. */
const ladder = (x: number, edge: number, pine: Material): Solid[] => {
  const foot = edge - 0.75;
  const z = (up: number) => foot + (up / LOFT.high) * 0.72;
  const steps = 22;
  return [
    ...[-0.2, 0.2].flatMap((dx) =>
      Array.from({ length: steps }, (_, n) => {
        const [low, top] = [
          (n / steps) * (LOFT.high + 0.25),
          ((n + 1) / steps) * (LOFT.high + 0.25),
        ];
        return box(
          [x + dx - 0.025, low, z(low) - 0.045],
          [x + dx + 0.025, top, z(top) + 0.045],
          pine,
        );
      }),
    ),
    ...[0.3, 0.62, 0.94, 1.26, 1.58, 1.9].map((y) =>
      box([x - 0.2, y - 0.02, z(y) - 0.06], [x + 0.2, y + 0.02, z(y) + 0.06], pine),
    ),
  ];
};

/** A stove with a kettle on it, its oven below. */
const stove = (x: number, back: number): Solid[] => [
  box([x - 0.28, 0.1, back - 0.6], [x + 0.28, 0.84, back - 0.57], (px, y) =>
    Math.abs(px - x) < 0.21 && y > 0.22 && y < 0.6
      ? [0.1, 0.1, 0.11]
      : y > 0.62 && y < 0.65
        ? [0.75, 0.76, 0.78]
        : [0.86, 0.86, 0.84],
  ),
  box([x - 0.28, 0.91, back - 0.56], [x + 0.28, 0.925, back - 0.06], flat([0.1, 0.1, 0.11])),
  ball([x - 0.13, 0.92, back - 0.44], [x + 0.13, 1.14, back - 0.18], flat([0.85, 0.3, 0.22])),
  ball([x - 0.03, 1.12, back - 0.34], [x + 0.03, 1.18, back - 0.28], flat([0.1, 0.1, 0.1])),
];

/** A sink under the window with a tap, herbs beside it. */
const sink = (x: number, back: number): Solid[] => [
  box([x - 0.28, 0.905, back - 0.5], [x + 0.28, 0.918, back - 0.14], flat([0.6, 0.62, 0.64])),
  drum([x, back - 0.1], [0.91, 1.16], [0.016, 0.016], flat([0.85, 0.66, 0.34])),
  box([x - 0.014, 1.14, back - 0.3], [x + 0.014, 1.165, back - 0.1], flat([0.85, 0.66, 0.34])),
  ...[0, 1, 2].flatMap((n) => {
    const px = x - 0.62 + 0.13 * n;
    return [
      drum([px, back - 0.12], [0.91, 1], [0.045, 0.055], flat([0.7, 0.4, 0.26])),
      ball(
        [px - 0.07, 0.97, back - 0.19],
        [px + 0.07, 1.12 + 0.03 * chance(n, 2), back - 0.05],
        flat([0.26, 0.5, 0.18]),
      ),
    ];
  }),
];
