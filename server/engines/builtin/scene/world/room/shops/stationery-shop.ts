import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { bookStack, standingBook } from '../furnishings/book-stack.ts';
import { type Furnished, type Furnishing, flat, OAK, slab } from '../furniture.ts';
import { boards, chance, paint, wood } from '../materials.ts';
import { atCounter, KEEPER } from '../people/attendants.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Solid } from '../solids/solid.ts';

/** How high the boards of the shelves lie, and how far they stand out; metres. */
const LEVELS = [0.45, 0.9, 1.35, 1.8, 2.25] as const;
const DEEP = 0.34;

const INKS: readonly Colour[] = [
  [0.9, 0.16, 0.16],
  [0.14, 0.4, 0.86],
  [0.98, 0.8, 0.1],
  [0.2, 0.66, 0.3],
  [0.94, 0.46, 0.66],
  [0.55, 0.3, 0.76],
  [0.98, 0.56, 0.12],
  [0.16, 0.7, 0.74],
];
const inkOf = (number: number): Colour =>
  INKS[((number % INKS.length) + INKS.length) % INKS.length] as Colour;

/** Pale walls, a floor of boards, a white ceiling. */
export const stationerySurfaces = (noise: Noise): Surfaces => ({
  walls: paint([0.93, 0.87, 0.72], noise),
  floor: boards([0.66, 0.5, 0.34], noise),
  ceiling: paint([0.95, 0.94, 0.9], noise),
});

/** A shop of pens and paper: shelves up the walls with pencils in jars, notebooks and coloured paper, sheets of stickers on a turning stand and on the wall, a counter with pens. */
export function stationeryShop({
  shell,
  side,
  noise,
  random,
  isAttended,
  hasSomebody,
}: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const key = random.below(4096);
  const oak = wood(OAK, noise);
  const wall = side > 0 ? right : left;
  const other = side > 0 ? left : right;
  return {
    lamps: [
      [middle, high - 0.4, 2.6],
      [middle, high - 0.4, 5.4],
    ],
    solids: [
      ...shelvesAlong(wall, -side, [2.1, back - 0.2], oak, key),
      ...shelvesAlong(other, side, [3.4, back - 0.2], oak, key + 40),
      ...stickerWall(left, right, back),
      ...turningStand(at(-1.25), 2.85, key),
      ...counter(at(0.7), back - 1.7, oak, key),
      ...(isAttended === true || hasSomebody === true
        ? atCounter([at(0.75), back - 1.15], -Math.PI / 2, 0.95, 4, KEEPER)
        : []),
      ...[2.6, 5.4].map((z) => ({
        ...box(
          [middle - 0.7, high - 0.1, z - 0.12],
          [middle + 0.7, high - 0.04, z + 0.12],
          flat([1.3, 1.28, 1.2]),
        ),
        glow: 0.8,
      })),
    ],
  };
}

/** Shelves along a wall: jars full of pencils, rows of notebooks, stacks, rolls of paper, by turns. */
function shelvesAlong(
  wall: number,
  out: number,
  [from, end]: readonly [number, number],
  oak: Material,
  key: number,
): Solid[] {
  const at = (far: number) => wall + out * far;
  const bays = Math.floor((end - from) / 0.9);
  return [
    ...LEVELS.map((y) => slab([wall, at(DEEP)], [y - 0.04, y], [from, end], oak)),
    slab([wall, at(DEEP)], [0, 0.42], [from, end], oak),
    ...Array.from({ length: bays + 1 }, (_, n) => {
      const z = from + (n * (end - from)) / bays;
      return slab([wall, at(DEEP)], [0, 2.6], [z - 0.025, z + 0.025], oak);
    }),
    ...LEVELS.flatMap((y, row) =>
      Array.from({ length: bays }, (_, n): Solid[] => {
        const z = from + ((n + 0.5) * (end - from)) / bays;
        const lot = chance(key + n, row);
        if (lot < 0.45)
          return [-0.24, 0, 0.24].flatMap((dz, m) =>
            jar(at(0.2), y, z + dz, key + n * 3 + m + row),
          );
        return [notebooks(at(0.04), at(0.27), y, [z - 0.38, z + 0.38], key + n + row * 7)];
      }).flat(),
    ),
  ];
}

/** A jar full of pencils of many colours. */
const jar = (x: number, y: number, z: number, key: number): Solid[] => [
  drum([x, z], [y, y + 0.14], [0.075, 0.075], flat(scaleColour(inkOf(key), 1.05))),
  ...Array.from({ length: 6 }, (_, n) => {
    const turn = n * 1.05 + key;
    const [px, pz] = [x + 0.05 * Math.cos(turn), z + 0.05 * Math.sin(turn)];
    return drum(
      [px, pz],
      [y + 0.1, y + 0.25 + 0.05 * chance(key, n)],
      [0.014, 0.01],
      flat(inkOf(key + n * 3)),
    );
  }),
];

/** A row of notebooks that show their backs. */
const notebooks = (
  a: number,
  b: number,
  y: number,
  z: readonly [number, number],
  key: number,
): Solid =>
  slab([a, b], [y, y + 0.29], z, (_x, py, pz) => {
    const number = Math.floor(pz / 0.055);
    const isBand = Math.abs(py - y - 0.2) < 0.03;
    return (pz / 0.055) % 1 < 0.1
      ? [0.2, 0.18, 0.16]
      : isBand
        ? [0.95, 0.94, 0.9]
        : inkOf(Math.floor(chance(number, key) * 60));
  });

/** A sheet of stickers: stars, hearts and dots in rows on white. */
const sheetOf =
  (x: number, y: number, key: number): Material =>
  (px, py) => {
    const [u, v] = [(px - x) / 0.115 + 40, (py - y) / 0.115 + 40];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const [a, b] = [u - column - 0.5, v - row - 0.5];
    const kind = (column + row + key) % 3;
    const turn = Math.atan2(b, a);
    const reach =
      kind === 0
        ? 0.24 + 0.1 * Math.cos(5 * turn - 1.57)
        : kind === 1
          ? 0.32
          : 0.34 - 0.12 * Math.abs(Math.sin(turn * 0.5 + 0.8));
    return Math.hypot(a, b) < reach ? inkOf(key + column * 3 + row * 5) : [0.97, 0.97, 0.95];
  };

/** Sheets of stickers in rows on the end wall. */
const stickerWall = (left: number, right: number, back: number): Solid[] =>
  [0, 1, 2].flatMap((row) =>
    Array.from({ length: 7 }, (_, n) => {
      const x = left + 0.75 + (n * (right - left - 1.5)) / 6;
      const y = 1.35 + row * 0.52;
      return box(
        [x - 0.26, y - 0.22, back - 0.03],
        [x + 0.26, y + 0.22, back - 0.01],
        sheetOf(x, y, row * 7 + n),
      );
    }),
  );

/** A turning stand hung with sheets of stickers. */
const turningStand = (x: number, z: number, key: number): Solid[] => [
  drum([x, z], [0, 0.06], [0.3, 0.26], flat([0.3, 0.3, 0.32])),
  drum([x, z], [0.06, 1.62], [0.025, 0.025], flat([0.6, 0.6, 0.62])),
  ...[0.32, 0.78, 1.22].flatMap((y, row) => [
    box([x - 0.25, y, z - 0.2], [x + 0.25, y + 0.4, z - 0.18], sheetOf(x, y + 0.2, key + row)),
    ...[-1, 1].map((to) =>
      box(
        [x + to * 0.27 - 0.01, y, z - 0.2],
        [x + to * 0.27 + 0.01, y + 0.4, z + 0.2],
        (_x, py, pz) => sheetOf(z, y + 0.2, key + row + 4)(pz, py, 0, 2),
      ),
    ),
  ]),
  ball([x - 0.07, 1.6, z - 0.07], [x + 0.07, 1.74, z + 0.07], flat(inkOf(key))),
];

/** A counter with jars of pens, stacks of paper and books that stand on it. */
function counter(x: number, z: number, oak: Material, key: number): Solid[] {
  return [
    box([x - 1.1, 0, z], [x + 1.1, 0.9, z + 0.45], oak),
    box([x - 1.15, 0.9, z - 0.05], [x + 1.15, 0.95, z + 0.5], oak),
    ...[-0.9, -0.66, 0.88].flatMap((dx, n) => jar(x + dx, 0.95, z + 0.14, key + n)),
    ...bookStack([x + 0.45, 0.95, z + 0.22], 4, key),
    standingBook([x - 0.3, 0.95, z + 0.1], 0.28, key + 2),
  ];
}
