import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { cup } from '../furnishings/dressing.ts';
import { type Furnished, type Furnishing, flat, plant, slab } from '../furniture.ts';
import { boards, chance, cloth, folds, wood } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

const PINE: Colour = [0.76, 0.55, 0.34];
const CREAM: Colour = [0.9, 0.87, 0.8];
const SAGE: Colour = [0.42, 0.52, 0.44];
const STEEL: Material = flat([0.72, 0.74, 0.76]);
const IRON: Material = flat([0.12, 0.12, 0.13]);

/** What is in the jars on the shelf. */
const SPICES: readonly Colour[] = [
  [0.75, 0.4, 0.15],
  [0.4, 0.5, 0.2],
  [0.7, 0.2, 0.15],
  [0.85, 0.75, 0.4],
];

/** Where the bed begins, how high it is, and where its head is before the doors, metres. */
const BED = { near: 2.3, high: 0.72 } as const;

/** Narrow boards of pine all around, as vans are lined with. */
export function camperSurfaces(noise: Noise): Surfaces {
  const lining = wood(PINE, noise);
  const seamed =
    (along: (x: number, y: number, z: number, axis: number) => number): Material =>
    (x, y, z, axis) => {
      const at = along(x, y, z, axis) / 0.11;
      return scaleColour(
        lining(z, y + x, 0, 2),
        at - Math.floor(at) < 0.07 ? 0.55 : 0.96 + 0.1 * chance(Math.floor(at), 3),
      );
    };
  return {
    walls: (x, y, z, axis) =>
      axis === 2 ? scaleColour(CREAM, 0.96) : seamed((_x, up) => up)(x, y, z, axis),
    floor: boards([0.56, 0.42, 0.3], noise),
    ceiling: seamed((x) => x),
  };
}

/** A camper van from within, seen along it to the open doors behind the bed: a small kitchen, cupboards overhead, a bench, blankets, strings of lights. */
export function camper(furnishing: Furnishing): Furnished {
  const { noise, shell, side } = furnishing;
  const { left, right, back, high, window } = shell;
  const heavy = side > 0 ? right : left;
  const light = side > 0 ? left : right;
  const inward = (wall: number, out: number) => (wall === right ? wall - out : wall + out);
  const pine = wood(PINE, noise);
  const sheet = cloth([0.93, 0.91, 0.86], noise);
  const quilt: Material = (x, _y, z) => {
    const [u, v] = [x / 0.24 - Math.floor(x / 0.24) - 0.5, z / 0.24 - Math.floor(z / 0.24) - 0.5];
    const star = Math.abs(u) + Math.abs(v) < 0.32;
    return star
      ? [0.92, 0.85, 0.72]
      : (Math.floor(x / 0.24) + Math.floor(z / 0.24)) % 2 === 0
        ? [0.72, 0.32, 0.22]
        : [0.2, 0.36, 0.42];
  };
  return {
    lamps: [
      [(left + right) / 2, high - 0.2, 1.6],
      [(left + right) / 2, high - 0.25, 3.4],
    ],
    solids: [
      // The bed.
      slab([left, right], [0, BED.high - 0.14], [BED.near, back], pine),
      pad(
        [left + 0.02, BED.high - 0.14, BED.near],
        [right - 0.02, BED.high, back - 0.06],
        sheet,
        0.05,
      ),
      pad(
        [left + 0.04, BED.high - 0.1, BED.near - 0.05],
        [right - 0.04, BED.high + 0.06, back - 0.75],
        quilt,
        0.06,
      ),
      pad(
        [left + 0.02, BED.high - 0.52, BED.near - 0.07],
        [right - 0.3, BED.high + 0.02, BED.near + 0.02],
        quilt,
        0.03,
      ),
      ...[left + 0.1, (left + right) / 2 + 0.06].map((x, n) =>
        pad(
          [x, BED.high, back - 0.5],
          [x + 0.85, BED.high + 0.24, back - 0.14],
          n === 0 ? sheet : cloth([0.84, 0.66, 0.42], noise),
          0.1,
        ),
      ),
      ball(
        [(left + right) / 2 - 0.2, BED.high + 0.02, back - 0.72],
        [(left + right) / 2 + 0.2, BED.high + 0.3, back - 0.46],
        cloth(SAGE, noise),
      ),
      drum(
        [(left + right) / 2 - side * 0.4, BED.near + 0.42],
        [BED.high + 0.06, BED.high + 0.08],
        [0.2, 0.2],
        pine,
      ),
      ...cup((left + right) / 2 - side * 0.4, BED.high + 0.08, BED.near + 0.42, [0.85, 0.3, 0.24]),
      box(
        [(left + right) / 2 + side * 0.1, BED.high + 0.06, BED.near + 0.3],
        [(left + right) / 2 + side * 0.1 + 0.22, BED.high + 0.09, BED.near + 0.6],
        flat([0.2, 0.34, 0.5]),
      ),
      ...kitchen(heavy, (out) => inward(heavy, out), pine),
      ...bench(light, (out) => inward(light, out), noise),
      ...[heavy, light].flatMap((wall) => overhead((out) => inward(wall, out), high, back, pine)),
      ...doors(window, back, high),
      ...lights(left, right, high, back),
      ...plant(furnishing, inward(heavy, 0.16), 0.9, 2.5, 0.34),
    ],
  };
}

/** The small kitchen: a sink, a stove with its kettle, drawers, spices. */
function kitchen(wall: number, at: (out: number) => number, pine: Material): Solid[] {
  const front: Material = (x, y, z, axis) => {
    const [u, v] = [(z - 1.2) / 0.48, y / 0.3];
    const [a, b] = [u - Math.floor(u), v - Math.floor(v)];
    if (axis === 1) return CREAM;
    if (Math.min(a, 1 - a, b, 1 - b) < 0.03) return scaleColour(SAGE, 0.6);
    return Math.hypot((a - 0.5) * 0.48, (b - 0.8) * 0.3) < 0.025
      ? [0.85, 0.66, 0.32]
      : scaleColour(SAGE, 1 + 0.02 * Math.sin(x * 20));
  };
  const middle = (at(0) + at(0.5)) / 2;
  return [
    slab([wall, at(0.5)], [0, 0.84], [1.2, BED.near - 0.04], front),
    slab([wall, at(0.53)], [0.84, 0.89], [1.15, BED.near - 0.02], pine),
    slab([at(0.12), at(0.42)], [0.885, 0.895], [2.1, 2.42], flat([0.34, 0.36, 0.38])),
    slab([at(0.1), at(0.13)], [0.89, 1.14], [2.24, 2.28], STEEL),
    slab([at(0.1), at(0.28)], [1.12, 1.15], [2.24, 2.28], STEEL),
    slab([at(0.08), at(0.46)], [0.89, 0.91], [1.42, 2], IRON),
    ...[1.56, 1.84].map((z) =>
      drum([middle, z], [0.91, 0.935], [0.1, 0.09], flat([0.3, 0.3, 0.32])),
    ),
    ball([middle - 0.12, 0.92, 1.72], [middle + 0.12, 1.14, 1.96], flat([0.85, 0.28, 0.2])),
    drum([middle, 1.84], [1.12, 1.17], [0.03, 0.02], IRON),
    ...[0, 1, 2, 3].map((n) =>
      drum([at(0.06), 1.3 + 0.09 * n], [0.89, 1], [0.03, 0.03], flat(SPICES[n] as Colour)),
    ),
    slab([at(0.5), at(0.52)], [0.45, 0.8], [2.28, 2.5], folds([0.9, 0.88, 0.8])),
  ];
}

/** A bench with cushions, a folding table before it. */
const bench = (wall: number, at: (out: number) => number, noise: Noise): Solid[] => [
  slab([wall, at(0.46)], [0, 0.4], [1.2, BED.near - 0.06], wood(PINE, noise)),
  pad(
    [Math.min(at(0), at(0.48)), 0.4, 1.2],
    [Math.max(at(0), at(0.48)), 0.52, BED.near - 0.06],
    cloth([0.34, 0.44, 0.5], noise),
    0.05,
  ),
  ...[1.75, 2.3].map((z, n) =>
    pad(
      [Math.min(at(0.02), at(0.18)), 0.5, z],
      [Math.max(at(0.02), at(0.18)), 0.86, z + 0.36],
      cloth(n === 0 ? [0.84, 0.6, 0.3] : [0.75, 0.36, 0.26], noise),
      0.07,
    ),
  ),
];

/** Cupboards under the ceiling along a side. */
const overhead = (
  at: (out: number) => number,
  high: number,
  back: number,
  pine: Material,
): Solid[] => [
  slab([at(0), at(0.34)], [high - 0.4, high], [1.5, back - 0.5], (x, y, z, axis) => {
    const u = z / 0.52 - Math.floor(z / 0.52);
    if (axis === 0 && Math.hypot((u - 0.5) * 0.52, y - high + 0.32) < 0.024)
      return [0.85, 0.66, 0.32];
    return axis === 0 && Math.min(u, 1 - u) < 0.025
      ? [0.4, 0.28, 0.16]
      : scaleColour(pine(z, y, x, 2), 1.05);
  }),
];

/** The frame of the open doors at the rear, and their wings turned out. */
const doors = (
  [l, r, low, high]: Furnishing['shell']['window'],
  back: number,
  ceiling: number,
): Solid[] => {
  const frame = flat([0.22, 0.24, 0.26]);
  return [
    box([l - 0.06, low - 0.08, back - 0.06], [l, high + 0.06, back - 0.01], frame),
    box([r, low - 0.08, back - 0.06], [r + 0.06, high + 0.06, back - 0.01], frame),
    box([l, high, back - 0.06], [r, high + 0.06, back - 0.01], frame),
    box([l, low - 0.06, back - 0.06], [r, low, back - 0.01], frame),
    ...[l + 0.09, r - 0.09].map((x) =>
      box(
        [x - 0.12, low, back - 0.14],
        [x + 0.12, ceiling - 0.1, back - 0.09],
        folds([0.86, 0.8, 0.66]),
      ),
    ),
  ];
};

/** Strings of small lights along both edges of the ceiling. */
const lights = (left: number, right: number, high: number, back: number): Solid[] =>
  [left + 0.38, right - 0.38].flatMap((x) =>
    Array.from({ length: 18 }, (_, n): Solid => {
      const z = 1.5 + (n / 17) * (back - 1.9);
      const y = high - 0.44 - 0.05 * Math.abs(Math.sin(n * 0.9));
      const at: Point = [x, y, z];
      return ball(
        [at[0] - 0.018, at[1] - 0.022, at[2] - 0.018],
        [at[0] + 0.018, at[1] + 0.022, at[2] + 0.018],
        flat([1.6, 1.3, 0.8]),
        1,
      );
    }),
  );
