import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { COPPER } from '../furnishings/hung-ware.ts';
import { besideWall, type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance, paint, tiles } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';
import { cook } from './cook.ts';
import { cookingLine, vessel } from './cooking-line.ts';

const STEEL: Colour = [0.56, 0.59, 0.62];
const DARK: Material = flat([0.07, 0.07, 0.08]);
const CHINA: Material = flat([0.94, 0.94, 0.92]);
const WOOD: Material = flat([0.66, 0.46, 0.27]);

/** The pass, at which plates are made ready: its middle from the room's toward the light side, half its width, how far before the wall ahead. */
const PASS = { out: -0.85, half: 1.35, before: 2.3, deep: 0.75, high: 0.95 } as const;

/** White tiles all round, a floor of red ones, tubes in a white ceiling. */
export function kitchenSurfaces(noise: Noise): Surfaces {
  const white = paint([0.7, 0.71, 0.7], noise);
  return {
    walls: tiles([0.8, 0.82, 0.82], [0.77, 0.79, 0.8], 0.2),
    floor: tiles([0.5, 0.27, 0.2], [0.46, 0.24, 0.18], 0.3),
    ceiling: (x, y, z, axis) =>
      Math.abs(x) % 1.8 < 0.16 && z % 2.2 < 1.3 ? [1.25, 1.28, 1.3] : white(x, y, z, axis),
  };
}

/** A kitchen of a restaurant: a line of ranges with pans on the fire under a hood of steel, a pass with plates under heat lamps, cooks at it, shelves of pots, a swing door. */
export function restaurantKitchen(furnishing: Furnishing): Furnished {
  const { shell, side, noise } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const steel = brushed(noise);
  const passZ = back - PASS.before;
  return {
    lamps: [
      [at(0), high - 0.4, 2.2],
      [at(PASS.out), 1.75, passZ],
      [at(1.6), 1.7, 2.6],
      [at(1.6), 1.7, back - 1.4],
    ],
    solids: [
      ...cookingLine(furnishing, steel),
      ...pass(at(PASS.out), passZ, high, steel),
      ...cook([at(PASS.out - 0.6), passZ + PASS.deep + 0.12], PASS.high, 3),
      ...cook([at(PASS.out + 0.55), passZ + PASS.deep + 0.12], PASS.high, 7),
      ...shelves(at(-0.9), 1.5, back, steel),
      ...door(at(0.95), back, steel),
      ...bench(furnishing, steel),
    ],
  };
}

/** Steel that was brushed: light and dark in fine streaks, lighter above. */
const brushed =
  (noise: Noise): Material =>
  (x, y, z, axis) =>
    scaleColour(
      STEEL,
      (axis === 1 ? 1.14 : 0.82 + 0.12 * Math.min(1, y)) *
        (1 + 0.09 * noise.at((x + z) * 1.3, y * 46)),
    );

/** The pass: a table of steel with plates that are ready, a shelf of stacked ones, lamps that keep them hot, a rail with orders. */
function pass(x: number, z: number, high: number, steel: Material): Solid[] {
  const [left, right] = [x - PASS.half, x + PASS.half];
  const [near, far] = [z, z + PASS.deep];
  const legs = [left + 0.04, right - 0.08].flatMap((lx) =>
    [near + 0.04, far - 0.08].map((lz) =>
      box([lx, 0, lz], [lx + 0.05, PASS.high, lz + 0.05], steel),
    ),
  );
  return [
    ...legs,
    box([left, PASS.high - 0.05, near], [right, PASS.high, far], steel),
    box([left + 0.05, 0.26, near + 0.05], [right - 0.05, 0.29, far - 0.05], steel),
    ...[0, 1, 2, 3, 4].flatMap((n) =>
      stack(left + 0.28 + n * ((2 * PASS.half - 0.56) / 4), 0.29, near + 0.3, 6 + (n % 3) * 3),
    ),
    ...[0, 1, 2, 3].flatMap((n) =>
      dish([left + 0.35 + n * ((2 * PASS.half - 0.7) / 3), PASS.high, near + 0.26], n),
    ),
    // The orders hang on a rail above the pass, and the lamps from the ceiling.
    box([left, 1.98, near + 0.3], [right, 2.02, near + 0.33], steel),
    ...[0, 1, 2, 3, 4, 5].map((n) => {
      const px = left + 0.2 + n * ((2 * PASS.half - 0.4) / 5) + 0.05 * chance(n, 5);
      return box([px, 1.78, near + 0.28], [px + 0.09, 2, near + 0.29], flat([0.97, 0.96, 0.88]));
    }),
    ...[0, 1, 2].flatMap((n) => {
      const lx = left + 0.5 + n * (PASS.half - 0.5);
      return [
        drum([lx, near + 0.34], [1.86, high], [0.008, 0.008], DARK),
        drum([lx, near + 0.34], [1.62, 1.86], [0.15, 0.05], flat([0.75, 0.42, 0.22])),
        drum([lx, near + 0.34], [1.6, 1.63], [0.1, 0.12], flat([1.9, 1.3, 0.7]), 1),
      ];
    }),
  ];
}

/** Plates on each other. */
const stack = (x: number, y: number, z: number, many: number): Solid[] =>
  Array.from({ length: many }, (_, n) =>
    drum([x, z], [y + 0.022 * n, y + 0.022 * n + 0.014], [0.1, 0.14], CHINA),
  );

/** A plate with food on it. */
function dish([x, y, z]: Point, number: number): Solid[] {
  const food: readonly Colour[] = [
    [0.62, 0.3, 0.16],
    [0.86, 0.62, 0.22],
    [0.78, 0.2, 0.14],
    [0.5, 0.28, 0.14],
  ];
  return [
    drum([x, z], [y, y + 0.02], [0.11, 0.155], CHINA),
    ball(
      [x - 0.08, y + 0.005, z - 0.06],
      [x + 0.03, y + 0.075, z + 0.05],
      flat(food[number % 4] as Colour),
    ),
    ball([x, y + 0.01, z - 0.07], [x + 0.08, y + 0.06, z], flat([0.26, 0.5, 0.16])),
    ball([x + 0.01, y + 0.01, z], [x + 0.08, y + 0.055, z + 0.07], flat([0.95, 0.75, 0.35])),
  ];
}

/** Shelves on the wall ahead with pots, bowls and jars. */
function shelves(x: number, half: number, back: number, steel: Material): Solid[] {
  return [1.35, 1.8, 2.25].flatMap((y, row) => [
    box([x - half, y - 0.03, back - 0.36], [x + half, y, back - 0.01], steel),
    ...Array.from({ length: 7 }, (_, n) => {
      const px = x - half + 0.2 + (n * (2 * half - 0.4)) / 6;
      const kind = Math.floor(chance(n, row + 71) * 3);
      if (kind === 0) return stack(px, y, back - 0.19, 8);
      const r = 0.1 + 0.05 * chance(n, row + 72);
      return vessel(
        px,
        y,
        back - 0.19,
        r,
        0.12 + 0.14 * chance(n, row + 73),
        kind === 1 ? flat([0.74, 0.76, 0.78]) : flat(COPPER),
      );
    }).flat(),
  ]);
}

/** A swing door of steel with a round window. */
const door = (x: number, back: number, steel: Material): Solid[] => [
  box([x - 0.5, 0, back - 0.05], [x + 0.5, 2.15, back], flat([0.3, 0.32, 0.34])),
  box([x - 0.45, 0.02, back - 0.08], [x + 0.45, 2.1, back - 0.04], (px, y, z, axis) => {
    const round = Math.hypot(px - x, y - 1.55);
    if (axis === 2 && round < 0.17) return [1.25, 1.0, 0.62];
    return axis === 2 && round < 0.21 ? [0.2, 0.2, 0.22] : steel(px, y, z, axis);
  }),
  box([x - 0.45, 0.02, back - 0.09], [x + 0.45, 0.34, back - 0.07], flat([0.78, 0.8, 0.82])),
];

/** A work table along the light side: boards with what is being cut, bowls, a rail of knives above. */
function bench(furnishing: Furnishing, steel: Material): Solid[] {
  const { shell, side } = furnishing;
  const wall = side > 0 ? shell.left : shell.right;
  const { part, soft } = besideWall({ ...furnishing, side: -side });
  const on = (out: number, y: number, z: number): Point => [wall + side * out, y, z];
  const far = shell.back - 0.6;
  const heap = (out: number, y: number, z: number, colour: Colour) =>
    soft(out - 0.05, out + 0.05, [y - 0.045, y + 0.045], [z - 0.05, z + 0.05], flat(colour));
  const heaps: readonly Colour[] = [
    [0.82, 0.16, 0.1],
    [0.3, 0.56, 0.18],
    [0.95, 0.6, 0.14],
    [0.93, 0.88, 0.76],
  ];
  return [
    part(0, 0.72, [0.86, 0.92], [1.4, far], steel),
    part(0.05, 0.68, [0.3, 0.33], [1.45, far - 0.05], steel),
    ...[1.5, 3.2, far - 0.12].map((z) => part(0.62, 0.68, [0, 0.86], [z, z + 0.06], steel)),
    ...[1.9, 2.9, 3.9].flatMap((z, n) => [
      part(
        0.12,
        0.6,
        [0.92, 0.945],
        [z - 0.25, z + 0.25],
        n === 1 ? flat([0.85, 0.9, 0.84]) : WOOD,
      ),
      ...Array.from({ length: 9 }, (_, k) =>
        heap(
          0.26 + 0.1 * (k % 3),
          0.97 + 0.03 * chance(k, n),
          z - 0.12 + 0.1 * Math.floor(k / 3),
          heaps[(n + (k > 5 ? 1 : 0)) % 4] as Colour,
        ),
      ),
    ]),
    ...[1.6, 2.4, 3.4].flatMap((z, n) => vesselsBelow(on(0.36, 0.33, z), n)),
    part(0, 0.03, [1.5, 1.56], [1.6, far - 0.3], DARK),
    ...Array.from({ length: 8 }, (_, n) => {
      const z = 1.75 + n * 0.26;
      return [
        part(0.03, 0.05, [1.22, 1.5], [z - 0.025, z + 0.02], flat([0.86, 0.88, 0.9])),
        part(0.03, 0.06, [1.5, 1.62], [z - 0.018, z + 0.014], DARK),
      ];
    }).flat(),
  ];
}

const vesselsBelow = ([x, y, z]: Point, number: number): Solid[] =>
  vessel(x, y, z, 0.17, 0.22 + 0.05 * number, flat([0.72, 0.74, 0.77]));
