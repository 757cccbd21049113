import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { bookStack } from '../furnishings/book-stack.ts';
import { cup } from '../furnishings/dressing.ts';
import {
  type Furnished,
  type Furnishing,
  flat,
  floorLamp,
  OAK,
  plant,
  slab,
} from '../furniture.ts';
import { boards, books, carpet, cloth, folds, paint } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

/** The seat in the window: how deep and how high it is, metres. */
const SEAT = { deep: 0.95, high: 0.5 } as const;

/** Walls of a deep green, old boards. */
export function nookSurfaces(noise: Noise): Surfaces {
  return {
    walls: paint([0.34, 0.42, 0.36], noise),
    floor: boards([0.5, 0.34, 0.2], noise),
    ceiling: paint([0.86, 0.82, 0.74], noise),
  };
}

/** A reading nook: a seat with cushions and a blanket in a wide window between bookshelves, a cat on it, a lamp, tea, an open book. */
export function readingNook(furnishing: Furnishing): Furnished {
  const { noise, shell, side } = furnishing;
  const { left, right, back, high, window } = shell;
  const [l, r] = window;
  const middle = (l + r) / 2;
  const front = back - SEAT.deep;
  const white = flat([0.86, 0.83, 0.76]);
  const rug = [middle - 1.3, middle + 1.3, 1.95, front - 0.1] as const;
  const at = (out: number) => middle + side * out;
  const shelves = books(0.36, OAK);
  return {
    lamps: [
      [at(-1.15), 1.35, front - 0.3],
      [at(0.6), 1.6, front - 0.7],
    ],
    solids: [
      box(
        [rug[0], 0, rug[2]],
        [rug[1], 0.015, rug[3]],
        carpet([0.56, 0.22, 0.2], [0.85, 0.7, 0.48], rug, noise),
      ),
      box([left, 0, back - 0.62], [l - 0.12, high, back], shelves),
      box([r + 0.12, 0, back - 0.62], [right, high, back], shelves),
      ...[l - 0.12, r + 0.04].map((x) => box([x, 0, back - 0.66], [x + 0.08, high, back], white)),
      box([l - 0.12, window[3] + 0.16, back - 0.66], [r + 0.12, high, back], white),
      // The seat, its drawers, its mattress.
      box([l - 0.12, 0, front], [r + 0.12, SEAT.high - 0.1, back], (x, y, _z, axis) => {
        const u = (x - l) / 0.72;
        const a = u - Math.floor(u);
        if (axis === 2 && (Math.min(a, 1 - a) < 0.02 || y < 0.06)) return [0.6, 0.57, 0.5];
        return axis === 2 && Math.hypot((a - 0.5) * 0.72, y - 0.24) < 0.03
          ? [0.7, 0.5, 0.2]
          : [0.86, 0.83, 0.76];
      }),
      pad(
        [l - 0.1, SEAT.high - 0.1, front - 0.03],
        [r + 0.1, SEAT.high, back - 0.02],
        cloth([0.8, 0.74, 0.62], noise),
        0.05,
      ),
      ...cushions(l, r, front, noise),
      ...blanket([at(side > 0 ? 0.3 : 1.14), SEAT.high, front], noise),
      ...cat([at(-0.02), SEAT.high, front + 0.36], side),
      ...openBook([at(-0.5), SEAT.high, front + 0.2]),
      ...cup(at(-0.86), SEAT.high, front + 0.22, [0.84, 0.42, 0.26]),
      ...floorLamp(at(-1.5), front - 0.22, 1.45),
      ...bookStack([at(1.25), 0, front - 0.35], 6, 3),
      ...bookStack([at(0.95), 0, front - 0.25], 3, 8),
      ...plant(furnishing, at(1.55), 0, front - 0.3, 0.9),
      ...[l - 0.02, r + 0.02].map((x) =>
        box(
          [x - 0.2, SEAT.high, back - 0.16],
          [x + 0.2, window[3] + 0.16, back - 0.08],
          folds([0.72, 0.5, 0.34]),
        ),
      ),
      ...panes(window, back),
    ],
  };
}

/** Colours of the cushions. */
const CUSHIONS: readonly Colour[] = [
  [0.75, 0.36, 0.24],
  [0.88, 0.68, 0.34],
  [0.26, 0.4, 0.5],
  [0.84, 0.8, 0.7],
];

/** Cushions at both ends of the seat. */
const cushions = (l: number, r: number, front: number, noise: Noise): Solid[] =>
  [
    { x: l + 0.14, tall: 0.52 },
    { x: l + 0.34, tall: 0.4 },
    { x: r - 0.14, tall: 0.52 },
    { x: r - 0.36, tall: 0.38 },
  ].map(({ x, tall }, n) =>
    pad(
      [x - 0.11, SEAT.high - 0.02, front + 0.14 + 0.12 * (n % 2)],
      [x + 0.11, SEAT.high + tall, front + 0.68],
      cloth(CUSHIONS[n] as Colour, noise),
      0.1,
    ),
  );

/** A knitted blanket that hangs over the edge of the seat. */
function blanket([x, y, front]: Point, noise: Noise): Solid[] {
  const knit: Material = (px, py, pz) =>
    scaleColour(
      [0.62, 0.24, 0.22],
      (0.86 + 0.2 * Math.abs(Math.sin(px * 60))) * (0.95 + 0.1 * noise.at(px * 20, (py + pz) * 20)),
    );
  return [
    pad([x + 0.12, y - 0.01, front - 0.04], [x + 0.72, y + 0.06, front + 0.7], knit, 0.03),
    pad([x + 0.14, y - 0.36, front - 0.08], [x + 0.7, y + 0.04, front - 0.02], knit, 0.025),
  ];
}

/** A grey cat that lies with its head up. */
function cat([x, y, z]: Point, side: number): Solid[] {
  const coat: Material = (px, py, pz) =>
    Math.sin(px * 30 + pz * 16) > 0.93 && py > y + 0.16 ? [0.3, 0.29, 0.3] : [0.5, 0.49, 0.5];
  const orb = (
    dx: number,
    up: number,
    dz: number,
    r: readonly [number, number, number],
    m: Material = coat,
  ) =>
    ball(
      [x + side * dx - r[0], y + up - r[1], z + dz - r[2]],
      [x + side * dx + r[0], y + up + r[1], z + dz + r[2]],
      m,
    );
  const dark = flat([0.2, 0.1, 0.06]);
  return [
    orb(0.02, 0.14, 0, [0.34, 0.18, 0.24]),
    orb(0.16, 0.18, 0.02, [0.18, 0.16, 0.19]),
    orb(-0.24, 0.25, -0.08, [0.125, 0.11, 0.11]),
    orb(-0.26, 0.21, -0.17, [0.06, 0.045, 0.045], flat([0.97, 0.92, 0.85])),
    ...[-0.32, -0.16].map((dx) => orb(dx, 0.37, -0.07, [0.04, 0.07, 0.025])),
    ...[-0.29, -0.2].map((dx) => orb(dx, 0.275, -0.178, [0.022, 0.022, 0.014], dark)),
    orb(-0.255, 0.235, -0.215, [0.014, 0.01, 0.01], flat([0.85, 0.45, 0.42])),
    ...[0, 1, 2, 3, 4, 5, 6].map((n) => {
      const turn = 0.3 - n * 0.42;
      return orb(0.26 * Math.cos(turn), 0.05, 0.2 * Math.sin(turn), [0.05, 0.045, 0.045]);
    }),
  ];
}

/** An open book that lies face up. */
const openBook = ([x, y, z]: Point): Solid[] =>
  [-1, 1].map((to) =>
    slab([x, x + to * 0.17], [y, y + 0.03], [z - 0.12, z + 0.12], (_x, _y, pz) =>
      Math.abs((pz * 36) % 1) < 0.35 ? [0.55, 0.5, 0.42] : [0.96, 0.93, 0.84],
    ),
  );

/** The slim frame and bars of the window. */
const panes = ([l, r, low, high]: Furnishing['shell']['window'], back: number): Solid[] => {
  const oak = flat([0.8, 0.77, 0.7]);
  const bar = (a: number, b: number, c: number, d: number) =>
    box([a, c, back - 0.06], [b, d, back - 0.01], oak);
  return [
    bar(l - 0.04, r + 0.04, low - 0.05, low),
    bar(l - 0.04, r + 0.04, high, high + 0.05),
    ...[0, 1, 2, 3].map((n) =>
      bar(l + (n / 3) * (r - l) - 0.025, l + (n / 3) * (r - l) + 0.025, low, high),
    ),
    bar(l, r, low + 0.68 * (high - low) - 0.015, low + 0.68 * (high - low) + 0.015),
  ];
};
