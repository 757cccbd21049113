import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { candlestick, wheelOfCandles } from '../furnishings/candles.ts';
import { barrel, lyingCask } from '../furnishings/cask.ts';
import { fireplace } from '../furnishings/fireplace.ts';
import { beams, oldWood } from '../furnishings/timbered.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';
import { onBenches, standingAt } from './tavern-guests.ts';

const OLD: Colour = [0.42, 0.26, 0.15];
const DARK: Colour = [0.29, 0.18, 0.1];
const CASK: Colour = [0.52, 0.33, 0.18];
const IRON: Material = flat([0.15, 0.14, 0.14]);
const PEWTER: Material = flat([0.55, 0.54, 0.52]);
const FOAM: Material = flat([0.96, 0.92, 0.82]);
const CRUST: Material = flat([0.72, 0.45, 0.2]);
const CLAY: Material = flat([0.56, 0.32, 0.2]);
const GLASS: readonly Colour[] = [
  [0.16, 0.3, 0.16],
  [0.42, 0.2, 0.08],
  [0.3, 0.09, 0.09],
  [0.5, 0.46, 0.3],
];

/** How far from the middle of the room the fire burns and the bar begins and ends, toward the heavy side. */
const FIRE = -1.75;
const BAR = { from: 0.3, to: 2.72, high: 1.06, out: 2.1 } as const;
/** How high benches and tables are. */
const TABLE = 0.76;
const BENCH = 0.45;

/** A tavern: a fire on the hearth, a bar with casks behind it, long tables with tankards and candles beneath beams. */
export function tavern(furnishing: Furnishing): Furnished {
  const { noise, shell, side, isAttended } = furnishing;
  const { left, right, back, high, window } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const hearth = fireplace(furnishing, at(FIRE));
  const wheel: Point = [at(-0.35), high - 0.62, 3.7];
  const lights: readonly Point[] = [
    [at(-1.35), TABLE, 3.35],
    [at(0.75), BAR.high + 0.06, back - BAR.out + 0.25],
    [at(1.35), TABLE + 0.2, 2.9],
  ];
  return {
    lamps: [
      ...hearth.lamps,
      [wheel[0], wheel[1] + 0.1, wheel[2]],
      ...lights.map(([x, y, z]): Point => [x, y + 0.32, z]),
      [at(1.6), 2.2, back - 0.9],
    ],
    solids: [
      ...beams(noise, shell, at(0.1)),
      ...hearth.solids,
      ...overMantel(at(FIRE), back),
      ...bar(furnishing, at),
      ...longTable(noise, at(-1.55), [2.5, 4.6]),
      ...caskTable(noise, at(1.35), 2.9, side),
      ...wheelOfCandles(wheel, 0.56, 8, high - 0.26, IRON),
      ...lights.flatMap((place) => candlestick(place, 0.17, IRON)),
      ...lattice(window, back),
      ...(isAttended
        ? [
            ...onBenches({ x: at(-1.55), near: 2.5, heights: [BENCH, TABLE] }),
            ...standingAt([at(1.3), back - 1.22], BAR.high, 6, true),
            ...standingAt([at(1.42), 3.46], 0.96, 9, false),
          ]
        : []),
    ],
  };
}

/** Panes in lead before a small window. */
function lattice([left, right, low, high]: Furnishing['shell']['window'], back: number): Solid[] {
  const bar = (x: readonly [number, number], y: readonly [number, number], of: Material) =>
    slab(x, y, [back - 0.05, back + 0.02], of);
  const frame = flat([0.2, 0.12, 0.07]);
  const steps = [1, 2, 3, 4, 5];
  return [
    bar([left - 0.08, left], [low - 0.08, high + 0.08], frame),
    bar([right, right + 0.08], [low - 0.08, high + 0.08], frame),
    bar([left, right], [low - 0.08, low], frame),
    bar([left, right], [high, high + 0.08], frame),
    ...steps.slice(0, 3).map((n) => {
      const x = left + ((right - left) * n) / 4;
      return bar([x - 0.009, x + 0.009], [low, high], IRON);
    }),
    ...steps.map((n) => {
      const y = low + ((high - low) * n) / 6;
      return bar([left, right], [y - 0.009, y + 0.009], IRON);
    }),
  ];
}

/** Plates of pewter and a jug on the mantelshelf. */
const overMantel = (x: number, back: number): Solid[] => [
  ...[-0.55, -0.2].map((dx) =>
    ball([x + dx - 0.15, 1.32, back - 0.62], [x + dx + 0.15, 1.62, back - 0.57], PEWTER),
  ),
  ...jug(x + 0.28, 1.32, back - 0.6),
  ...tankard(x + 0.58, 1.32, back - 0.6, false),
];

/** A counter of planks, the casks that are tapped behind it, shelves of bottles and mugs above them. */
function bar({ noise, shell, side, random }: Furnishing, at: (out: number) => number): Solid[] {
  const { back, high } = shell;
  const front = back - BAR.out;
  const top = oldWood(OLD, noise, 0);
  const plank = oldWood(DARK, noise, 1);
  const x = [at(BAR.from), at(BAR.to)] as const;
  const casks = [0.72, 1.5, 2.28].flatMap((out) =>
    lyingCask(2, [at(out), 1.27], [back - 0.86, back - 0.06], 0.36, CASK, noise, true),
  );
  const shelves = [1.86, 2.26].flatMap((y, row) => [
    slab(x, [y, y + 0.045], [back - 0.34, back], top),
    ...Array.from({ length: 9 }, (_, n) => {
      const place: Point = [at(BAR.from + 0.2 + 0.26 * n), y + 0.045, back - 0.17];
      if ((n + row) % 3 === 2) return tankard(...place, false);
      return bottle(place, GLASS[random.below(GLASS.length)] as Colour);
    }).flat(),
  ]);
  return [
    slab([at(BAR.from + 0.06), x[1]], [0, BAR.high], [front, front + 0.12], boarded(plank)),
    slab([at(BAR.from - 0.02), x[1]], [BAR.high, BAR.high + 0.07], [front - 0.1, front + 0.6], top),
    slab([at(BAR.from), x[1]], [0, 0.14], [front - 0.05, front + 0.1], plank),
    slab([at(BAR.from), x[1]], [0.86, 0.94], [front - 0.03, front + 0.05], plank),
    slab(x, [0.84, 0.91], [back - 0.95, back], plank),
    ...[0.34, 2.66].map((out) =>
      slab([at(out) - 0.05, at(out) + 0.05], [0, 0.91], [back - 0.95, back], plank),
    ),
    ...casks,
    ...shelves,
    // A post that carries the beam over the bar, with a brace of steps too small to be seen.
    slab([at(BAR.from) - 0.1, at(BAR.from) + 0.1], [0, high], [front - 0.05, front + 0.15], plank),
    slab(x, [high - 0.5, high - 0.3], [front - 0.03, front + 0.13], top),
    ...Array.from({ length: 24 }, (_, n) => {
      const out = BAR.from + 0.08 + 0.022 * n;
      return slab(
        [at(out), at(out + 0.05)],
        [high - 1.05 + 0.022 * n, high - 0.92 + 0.022 * n],
        [front, front + 0.1],
        plank,
      );
    }),
    ...[1.05, 1.35, 1.65, 1.95, 2.25].flatMap((out) =>
      hungTankard(at(out), high - 0.5, front + 0.05),
    ),
    ...[1.1, 1.34].flatMap((out) => tankard(at(out), BAR.high + 0.07, front + 0.14, true)),
    ...tankard(at(1.85), BAR.high + 0.07, front + 0.1, true),
    ...jug(at(2.15), BAR.high + 0.07, front + 0.3),
    ...loaf(at(1.58), BAR.high + 0.07, front + 0.28),
    ...stool(noise, at(0.85), front - 0.5, side),
    ...stool(noise, at(1.75), front - 0.55, side),
  ];
}

/** Upright boards with dark seams. */
const boarded =
  (wood: Material): Material =>
  (x, y, z, axis) => {
    const at = (axis === 0 ? z : x) / 0.2;
    const shade = at - Math.floor(at) < 0.07 ? 0.45 : 1.5;
    const [r, g, b] = wood(x, y, z, axis);
    return [r * shade, g * shade, b * shade];
  };

/** A long table on trestles with a bench on either side, and what is eaten and drunk at it. */
function longTable(noise: Noise, x: number, [near, far]: readonly [number, number]): Solid[] {
  const wood = oldWood(OLD, noise, 2);
  const leg = oldWood(DARK, noise, 1);
  const bench = (bx: number) => [
    box([bx - 0.15, BENCH - 0.06, near + 0.1], [bx + 0.15, BENCH, far - 0.1], wood),
    ...[near + 0.35, far - 0.45].map((z) =>
      box([bx - 0.12, 0, z], [bx + 0.12, BENCH - 0.06, z + 0.07], leg),
    ),
  ];
  const on = TABLE;
  return [
    box([x - 0.42, TABLE - 0.07, near], [x + 0.42, TABLE, far], wood),
    ...[near + 0.25, far - 0.35].flatMap((z) => [
      box([x - 0.3, 0, z], [x + 0.3, 0.08, z + 0.1], leg),
      box([x - 0.09, 0, z], [x + 0.09, TABLE - 0.07, z + 0.1], leg),
    ]),
    box([x - 0.04, 0.24, near + 0.3], [x + 0.04, 0.32, far - 0.3], leg),
    ...bench(x - 0.68),
    ...bench(x + 0.68),
    ...tankard(x + 0.25, on, near + 0.3, true),
    ...tankard(x - 0.2, on, near + 0.62, true),
    ...tankard(x + 0.28, on, near + 1.45, true),
    ...loaf(x - 0.02, on, near + 0.38),
    ...jug(x - 0.22, on, near + 1.25),
    ...plate(x + 0.2, on, near + 0.75),
    ...plate(x - 0.16, on, near + 1.75),
  ];
}

/** A cask on end that serves as a table, with stools. */
const caskTable = (noise: Noise, x: number, z: number, side: number): Solid[] => [
  ...barrel([x, 0, z], 0.92, 0.34, CASK, noise),
  drum([x, z], [0.92, 0.96], [0.42, 0.42], oldWood(OLD, noise, 0)),
  ...tankard(x - side * 0.2, 0.96, z - 0.12, true),
  ...tankard(x + side * 0.16, 0.96, z - 0.16, true),
  ...stool(noise, x - side * 0.66, z + 0.25, side),
];

/** A round stool on three legs. */
function stool(noise: Noise, x: number, z: number, side: number): Solid[] {
  const wood = oldWood(OLD, noise, 0);
  const leg = (dx: number, dz: number) =>
    box([x + dx - 0.025, 0, z + dz - 0.025], [x + dx + 0.025, 0.5, z + dz + 0.025], wood);
  return [
    drum([x, z], [0.5, 0.55], [0.18, 0.18], wood),
    leg(side * 0.11, -0.07),
    leg(-side * 0.11, -0.07),
    leg(0, 0.11),
  ];
}

/** A tankard of wood with bands and a handle, with foam on what is in it where it is full. */
function tankard(x: number, y: number, z: number, isFull: boolean): Solid[] {
  const wood = flat([0.5, 0.31, 0.16]);
  const band = (up: number) => drum([x, z], [y + up, y + up + 0.014], [0.058, 0.056], PEWTER);
  return [
    drum([x, z], [y, y + 0.15], [0.056, 0.05], wood),
    band(0.015),
    band(0.11),
    box([x + 0.05, y + 0.105, z - 0.01], [x + 0.1, y + 0.125, z + 0.01], wood),
    box([x + 0.085, y + 0.035, z - 0.01], [x + 0.1, y + 0.125, z + 0.01], wood),
    box([x + 0.05, y + 0.035, z - 0.01], [x + 0.1, y + 0.05, z + 0.01], wood),
    ...(isFull
      ? [ball([x - 0.052, y + 0.125, z - 0.052], [x + 0.052, y + 0.185, z + 0.052], FOAM)]
      : []),
  ];
}

/** One that hangs from its hook beneath a beam. */
const hungTankard = (x: number, y: number, z: number): Solid[] => [
  box([x - 0.006, y - 0.06, z - 0.006], [x + 0.006, y, z + 0.006], IRON),
  drum([x, z], [y - 0.21, y - 0.06], [0.055, 0.055], PEWTER),
];

const jug = (x: number, y: number, z: number): Solid[] => [
  ball([x - 0.09, y - 0.02, z - 0.09], [x + 0.09, y + 0.2, z + 0.09], CLAY),
  drum([x, z], [y + 0.16, y + 0.27], [0.045, 0.062], CLAY),
  box([x + 0.06, y + 0.1, z - 0.012], [x + 0.13, y + 0.12, z + 0.012], CLAY),
  box([x + 0.11, y + 0.1, z - 0.012], [x + 0.13, y + 0.24, z + 0.012], CLAY),
  box([x + 0.05, y + 0.225, z - 0.012], [x + 0.13, y + 0.245, z + 0.012], CLAY),
];

const bottle = ([x, y, z]: Point, colour: Colour): Solid[] => [
  drum([x, z], [y, y + 0.18], [0.042, 0.042], flat(colour)),
  drum([x, z], [y + 0.18, y + 0.23], [0.042, 0.016], flat(colour)),
  drum([x, z], [y + 0.23, y + 0.29], [0.016, 0.016], flat(colour)),
];

const loaf = (x: number, y: number, z: number): Solid[] => [
  box([x - 0.17, y, z - 0.11], [x + 0.17, y + 0.02, z + 0.11], flat([0.55, 0.36, 0.2])),
  ball([x - 0.14, y - 0.02, z - 0.08], [x + 0.12, y + 0.12, z + 0.08], CRUST),
];

const plate = (x: number, y: number, z: number): Solid[] => [
  drum([x, z], [y, y + 0.015], [0.08, 0.12], PEWTER),
  ball([x - 0.06, y, z - 0.05], [x + 0.05, y + 0.06, z + 0.05], flat([0.5, 0.24, 0.12])),
];
