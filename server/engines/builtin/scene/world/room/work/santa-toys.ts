import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import {
  ball,
  box,
  drum,
  type Material,
  type Point,
  pad,
  roll,
  type Solid,
  sphere,
} from '../solids/solid.ts';

export const RED: Colour = [0.78, 0.06, 0.07];
export const GREEN: Colour = [0.08, 0.4, 0.14];
export const GOLD: Colour = [0.95, 0.72, 0.2];
const TOYS: readonly Colour[] = [
  RED,
  [0.16, 0.42, 0.82],
  GOLD,
  GREEN,
  [0.9, 0.4, 0.6],
  [0.95, 0.95, 0.92],
];

/** Toys in the making: a train, a doll, a bear, blocks, a drum, tools and pots of paint. */
export function onBench([x, y, z]: Point): Solid[] {
  const wheel = (wx: number, wz: number, r: number) =>
    roll(2, [wx, y + r], [wz, wz + 0.03], [r, r], flat([0.12, 0.1, 0.1]));
  return [
    // The train.
    box([x - 1.1, y + 0.07, z - 0.2], [x - 0.72, y + 0.13, z - 0.02], flat(RED)),
    roll(0, [z - 0.11, y + 0.2], [x - 0.98, x - 0.72], [0.075, 0.075], flat([0.16, 0.42, 0.82])),
    box([x - 1.1, y + 0.13, z - 0.2], [x - 0.97, y + 0.34, z - 0.02], flat(GREEN)),
    drum([x - 0.78, z - 0.11], [y + 0.26, y + 0.36], [0.025, 0.04], flat(GOLD)),
    ...[-1.05, -0.91, -0.77].map((dx) => wheel(x + dx, z - 0.23, 0.055)),
    // The bear.
    ball([x - 0.5, y, z - 0.2], [x - 0.24, y + 0.28, z + 0.02], flat([0.62, 0.4, 0.2])),
    ball([x - 0.47, y + 0.22, z - 0.2], [x - 0.27, y + 0.42, z], flat([0.62, 0.4, 0.2])),
    ...[-0.46, -0.28].map((dx) =>
      ball(
        [x + dx - 0.04, y + 0.38, z - 0.14],
        [x + dx + 0.04, y + 0.46, z - 0.06],
        flat([0.5, 0.3, 0.15]),
      ),
    ),
    ball([x - 0.42, y + 0.25, z - 0.24], [x - 0.32, y + 0.33, z - 0.14], flat([0.86, 0.7, 0.48])),
    // A drum and blocks.
    drum([x + 0.02, z - 0.1], [y, y + 0.17], [0.13, 0.13], (_x, py) =>
      py > y + 0.14 || py < y + 0.03 ? GOLD : RED,
    ),
    drum([x + 0.02, z - 0.1], [y + 0.17, y + 0.18], [0.125, 0.125], flat([0.95, 0.93, 0.86])),
    ...[
      [0.3, 0],
      [0.46, 0],
      [0.38, 0.13],
    ].map(([dx = 0, dy = 0], n) =>
      box(
        [x + dx - 0.065, y + dy, z - 0.22],
        [x + dx + 0.065, y + dy + 0.13, z - 0.09],
        flat(TOYS[n + 1] as Colour),
      ),
    ),
    // A doll.
    drum([x + 0.72, z - 0.1], [y, y + 0.2], [0.11, 0.04], flat([0.9, 0.4, 0.6])),
    ball([x + 0.65, y + 0.19, z - 0.17], [x + 0.79, y + 0.34, z - 0.03], flat([0.92, 0.7, 0.58])),
    ball([x + 0.64, y + 0.23, z - 0.15], [x + 0.8, y + 0.37, z], flat([0.86, 0.62, 0.22])),
    // Paint and a hammer.
    ...[0.95, 1.08, 1.2].flatMap((dx, n) => [
      drum([x + dx, z - 0.15], [y, y + 0.1], [0.05, 0.05], flat([0.75, 0.76, 0.78])),
      drum([x + dx, z - 0.15], [y + 0.1, y + 0.105], [0.044, 0.044], flat(TOYS[n] as Colour)),
    ]),
  ];
}

/** A rocking horse on its runners. */
export function rockingHorse([x, , z]: Point, side: number): Solid[] {
  const hide = flat([0.9, 0.86, 0.78]);
  const to = (d: number) => x + side * d;
  const orb = (
    d: number,
    y: number,
    dz: number,
    r: readonly [number, number, number],
    m: Material,
  ) => ball([to(d) - r[0], y - r[1], z + dz - r[2]], [to(d) + r[0], y + r[1], z + dz + r[2]], m);
  return [
    ...[-0.13, 0.13].flatMap((dz) =>
      Array.from({ length: 15 }, (_, n) => {
        const u = (n - 7) / 7;
        return orb(0.5 * u, 0.05 + 0.14 * u * u, dz, [0.05, 0.03, 0.025], flat(RED));
      }),
    ),
    ...[-0.24, 0.24].flatMap((d) =>
      [-0.1, 0.1].map((dz) => orb(d, 0.24, dz, [0.045, 0.2, 0.04], hide)),
    ),
    orb(0, 0.5, 0, [0.34, 0.15, 0.14], hide),
    orb(0, 0.62, 0, [0.14, 0.05, 0.13], flat(RED)),
    orb(0.32, 0.68, 0, [0.1, 0.2, 0.08], hide),
    orb(0.42, 0.86, 0, [0.15, 0.09, 0.075], hide),
    orb(0.26, 0.78, 0, [0.06, 0.2, 0.04], flat([0.3, 0.16, 0.08])),
    orb(-0.38, 0.5, 0, [0.07, 0.2, 0.04], flat([0.3, 0.16, 0.08])),
    orb(0.45, 0.89, -0.07, [0.018, 0.018, 0.014], flat([0.05, 0.04, 0.04])),
  ];
}

/** A fir in tiers with balls, lights and a star on top, so high. */
export function spruce([x, , z]: Point, tall: number): Solid[] {
  const tiers = 6;
  return [
    drum([x, z], [0, 0.3], [0.09, 0.09], flat([0.3, 0.19, 0.11])),
    ...Array.from({ length: tiers }, (_, n) => {
      const low = 0.24 + ((tall - 0.5) * n) / tiers;
      const r = 0.78 * (1 - n / (tiers + 0.6));
      return drum([x, z], [low, low + 0.56], [r, r * 0.16], (px, y, pz) =>
        scaleColour(
          [0.07, 0.3, 0.12],
          0.6 + 0.8 * chance(Math.floor(Math.atan2(pz - z, px - x) * 14), Math.floor(y * 22)),
        ),
      );
    }),
    ...Array.from({ length: 40 }, (_, n) => {
      const tier = Math.floor(n / 7);
      const r = 0.76 * (1 - tier / (tiers + 0.6));
      const turn = n * 2.4;
      const [bx, by, bz] = [
        x + r * Math.cos(turn),
        0.32 + ((tall - 0.5) * tier) / tiers + 0.05 * (n % 3),
        z + r * Math.sin(turn),
      ];
      const isLight = n % 3 === 0;
      const size = isLight ? 0.028 : 0.05;
      return sphere(
        [bx, by, bz],
        size,
        flat(isLight ? [1.6, 1.3, 0.6] : (TOYS[n % 3] as Colour)),
        isLight ? 1.2 : 0,
      );
    }),
    ball(
      [x - 0.09, tall - 0.02, z - 0.05],
      [x + 0.09, tall + 0.16, z + 0.05],
      flat([1.5, 1.2, 0.4]),
      0.9,
    ),
  ];
}

/** A present tied with a ribbon. */
export function present([x, y, z]: Point, half: number, n: number): Solid[] {
  const [paper, ribbon] = [
    TOYS[n % TOYS.length] as Colour,
    n % 2 === 0 ? GOLD : ([0.95, 0.95, 0.92] as Colour),
  ];
  const wrap: Material = (px, _y, pz) =>
    Math.min(Math.abs(px - x), Math.abs(pz - z)) < 0.03 ? ribbon : paper;
  return [
    box([x - half, y, z - half], [x + half, y + half * 1.7, z + half], wrap),
    ...[-0.05, 0.05].map((dx) =>
      ball(
        [x + dx - 0.06, y + half * 1.7, z - 0.03],
        [x + dx + 0.06, y + half * 1.7 + 0.08, z + 0.03],
        flat(ribbon),
      ),
    ),
  ];
}

/** Shelves full of finished toys along the wall of the light side. */
export function toyShelf(
  left: number,
  right: number,
  side: number,
  back: number,
  plank: Material,
): Solid[] {
  const wall = side > 0 ? left : right;
  const at = (out: number) => wall + side * out;
  return [1.15, 1.6, 2.05].flatMap((y, row) => [
    slab([wall, at(0.3)], [y, y + 0.04], [2.6, back - 0.9], plank),
    ...Array.from({ length: 8 }, (_, n): Solid[] => {
      const z = 2.75 + n * 0.32;
      if (z > back - 1) return [];
      const colour = flat(TOYS[(n * 2 + row) % TOYS.length] as Colour);
      const [a, b] = [Math.min(at(0.06), at(0.26)), Math.max(at(0.06), at(0.26))];
      const kind = (n + row) % 3;
      if (kind === 0) return [ball([a, y + 0.04, z - 0.1], [b, y + 0.24, z + 0.1], colour)];
      if (kind === 1) return [box([a, y + 0.04, z - 0.1], [b, y + 0.22, z + 0.1], colour)];
      return [
        drum([(a + b) / 2, z], [y + 0.04, y + 0.28], [0.1, 0.03], colour),
        ball(
          [(a + b) / 2 - 0.06, y + 0.24, z - 0.06],
          [(a + b) / 2 + 0.06, y + 0.36, z + 0.06],
          flat([0.9, 0.68, 0.56]),
        ),
      ];
    }).flat(),
  ]);
}

/** A red sack from which presents stick out. */
export const sack = ([x, , z]: Point): Solid[] => [
  ball([x - 0.36, -0.15, z - 0.32], [x + 0.36, 0.8, z + 0.32], flat(scaleColour(RED, 0.85))),
  drum([x, z], [0.66, 0.86], [0.24, 0.3], flat(RED)),
  ...present([x - 0.1, 0.74, z], 0.13, 1),
  ...present([x + 0.13, 0.72, z - 0.1], 0.11, 3),
  pad([x - 0.3, 0.64, z - 0.3], [x + 0.3, 0.7, z + 0.3], flat(GOLD), 0.03),
];
