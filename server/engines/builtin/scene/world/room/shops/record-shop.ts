import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { hungLamp } from '../furnishings/dressing.ts';
import { lettering } from '../furnishings/lettering.ts';
import { besideWall, type Furnished, type Furnishing, flat, OAK } from '../furniture.ts';
import { boards, brick, chance, paint, wood } from '../materials.ts';
import { atCounter, holding } from '../people/attendants.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';

const INKS: readonly Colour[] = [
  [0.84, 0.18, 0.16],
  [0.96, 0.72, 0.16],
  [0.14, 0.36, 0.62],
  [0.95, 0.92, 0.84],
  [0.1, 0.1, 0.12],
  [0.2, 0.55, 0.46],
  [0.9, 0.45, 0.6],
  [0.5, 0.26, 0.56],
];
const BLACK: Material = flat([0.06, 0.06, 0.065]);
/** A sleeve with the gap to the next one on a wall, and a sleeve, metres. */
const SLEEVE = { apart: 0.37, half: 0.16 } as const;
/** How high the rims of the bins are, how deep and how wide one is. */
const BIN = { high: 0.9, deep: 0.62, wide: 0.42 } as const;

const ink = (a: number, b: number): Colour =>
  INKS[Math.floor(chance(a, b) * INKS.length)] as Colour;

/** Bricks on the walls, boards on the floor, a dark ceiling. */
export const recordShopSurfaces = (noise: Noise): Surfaces => ({
  walls: brick([0.5, 0.3, 0.24], noise),
  floor: boards([0.5, 0.34, 0.2], noise),
  ceiling: paint([0.3, 0.29, 0.3], noise),
});

/** The picture on a sleeve, one of six kinds, at a place of it from −1 to 1. */
function sleeveAt(u: number, v: number, number: number): Colour {
  const [ground, figure, other] = [ink(number, 1), ink(number, 2), ink(number, 3)];
  const kind = Math.floor(chance(number, 4) * 6);
  if (v > 0.72 && v < 0.88 && Math.abs(u) < 0.3 + 0.5 * chance(number, 5)) return other;
  if (kind === 0) return Math.hypot(u, v + 0.1) < 0.55 ? figure : ground;
  if (kind === 1) return Math.floor((u + v + 4) * 2.5) % 2 === 0 ? figure : ground;
  if (kind === 2) return v < 0.2 * Math.sin(u * 5) - 0.1 ? figure : v < 0.3 ? other : ground;
  if (kind === 3) return Math.floor(Math.hypot(u, v) * 5) % 2 === 0 ? figure : ground;
  // Somebody's head and shoulders.
  if (kind === 4)
    return Math.hypot(u, (v - 0.1) * 0.85) < 0.34 || (v < -0.3 && Math.hypot(u * 0.8, v + 1) < 0.7)
      ? figure
      : ground;
  return Math.abs(u) < 0.5 && Math.abs(v + 0.1) < 0.45 && (u > v ? true : u < v - 0.4)
    ? figure
    : ground;
}

/** Sleeves in rows on a board, each of its own picture. */
const sleeves =
  (board: Material, salt: number): Material =>
  (x, y, z, axis) => {
    const along = (axis === 0 ? z : x) / SLEEVE.apart;
    const up = y / SLEEVE.apart;
    const [column, row] = [Math.floor(along), Math.floor(up)];
    const [u, v] = [
      ((along - column - 0.5) * SLEEVE.apart) / SLEEVE.half,
      ((up - row - 0.5) * SLEEVE.apart) / SLEEVE.half,
    ];
    if (Math.abs(u) > 1 || Math.abs(v) > 1)
      return scaleColour(board(x, y, z, axis), v < -1 && v > -1.12 ? 1.3 : 0.7);
    return sleeveAt(u, v, column * 17 + row * 31 + salt);
  };

/** A record shop: bins of records to look through, sleeves up the walls, a player and its speakers on the counter. */
export function recordShop(furnishing: Furnishing): Furnished {
  const { shell, side, noise, isAttended } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const dark = wood(scaleColour(OAK, 0.5), noise);
  const { part } = besideWall(furnishing);
  const other = besideWall({ ...furnishing, side: -side });
  const hung = [
    [at(-1.1), 2.35, 3.1],
    [at(0.5), 2.35, 4.4],
  ] as const satisfies readonly Point[];
  return {
    lamps: [...hung, [middle, high - 0.5, 2], [at(1.9), 2.1, 4.6]],
    solids: [
      ...hung.flatMap((place) => hungLamp(place, high, 0.24, [0.9, 0.3, 0.2])),
      box([left + 0.1, 1.11, back - 0.04], [right - 0.1, 2.59, back], sleeves(dark, 0)),
      part(0, 0.04, [1.11, 2.59], [1.2, back - 0.2], sleeves(dark, 400)),
      other.part(0, 0.04, [1.11, 2.59], [1.2, back - 0.2], sleeves(dark, 900)),
      ...lettering('RECORDS', [middle, 2.86, back - 0.03], 0.3, flat([1.3, 0.5, 0.3])),
      ...[-1.95, -1.48, -1.01, -0.54, -0.07].flatMap((out, n) => bin(at(out), 2.95, n, noise)),
      ...[-1.7, -1.23, -0.76, -0.29, 0.18].flatMap((out, n) => bin(at(out), 4.5, n + 7, noise)),
      ...counter(at(1.78), 3.6, side, noise),
      ...(isAttended
        ? [
            ...holding([at(-1.2), 3.86], -Math.PI / 2, 6, { top: [0.86, 0.66, 0.2] }),
            ...holding([at(-0.2), 3.9], -Math.PI / 2 + 0.2 * side, 8, { hairForm: 'long' }),
            ...atCounter([at(1.9), 4.62], -Math.PI / 2, 0.98, 3, { top: [0.12, 0.12, 0.14] }),
          ]
        : []),
    ],
  };
}

/** A bin on legs, full of records that lean, cards with names between them. */
function bin(x: number, z: number, number: number, noise: Noise): Solid[] {
  const plank = wood(OAK, noise);
  const [half, low] = [BIN.wide / 2, BIN.high - 0.26];
  return [
    box([x - half, low, z], [x + half, BIN.high, z + 0.025], plank),
    box([x - half, low, z], [x + half, low + 0.03, z + BIN.deep], plank),
    ...[-half, half - 0.02].map((dx) =>
      box([x + dx, low, z], [x + dx + 0.02, BIN.high, z + BIN.deep], plank),
    ),
    ...[-half + 0.02, half - 0.07].flatMap((dx) =>
      [0.03, BIN.deep - 0.08].map((dz) =>
        box([x + dx, 0, z + dz], [x + dx + 0.05, low, z + dz + 0.05], plank),
      ),
    ),
    ...Array.from({ length: 13 }, (_, n) => {
      const isCard = n % 5 === 4;
      const own = number * 40 + n;
      const top = BIN.high + (isCard ? 0.13 : 0.04 + 0.035 * chance(own, 9) + 0.004 * n);
      const [pz, mid] = [z + 0.04 + n * 0.043, top - SLEEVE.half];
      return box(
        [x - SLEEVE.half, low + 0.04, pz],
        [x + SLEEVE.half, top, pz + 0.02],
        isCard
          ? flat([0.95, 0.93, 0.86])
          : (px, py, _z, axis) =>
              axis === 1
                ? ink(own, 1)
                : sleeveAt((px - x) / SLEEVE.half, (py - mid) / SLEEVE.half, own),
      );
    }),
  ];
}

/** The counter with a turntable, its speakers beside it. */
function counter(x: number, z: number, side: number, noise: Noise): Solid[] {
  const y = 0.98;
  const speaker = (at: number, deep: number): Solid[] => [
    box(
      [at - 0.17, y, deep],
      [at + 0.17, y + 0.58, deep + 0.3],
      wood(scaleColour(OAK, 0.6), noise),
    ),
    ...[0.17, 0.42].map((up, n) =>
      ball(
        [at - 0.13 + 0.05 * n, y + up - 0.13 + 0.05 * n, deep - 0.03],
        [at + 0.13 - 0.05 * n, y + up + 0.13 - 0.05 * n, deep + 0.03],
        BLACK,
      ),
    ),
  ];
  const record: Material = (px, _y, pz) => {
    const r = Math.hypot(px - x, pz - z - 0.3);
    if (r < 0.05) return [0.86, 0.2, 0.16];
    return scaleColour([0.07, 0.07, 0.075], 1 + 0.6 * Math.abs(Math.sin(r * 260)));
  };
  return [
    box([x - 0.85, 0, z], [x + 0.85, y - 0.05, z + 0.7], sleeves(wood(OAK, noise), 1300)),
    box([x - 0.9, y - 0.05, z - 0.05], [x + 0.9, y, z + 0.74], wood(OAK, noise)),
    box([x - 0.26, y, z + 0.08], [x + 0.26, y + 0.09, z + 0.52], flat([0.5, 0.3, 0.18])),
    drum([x, z + 0.3], [y + 0.09, y + 0.11], [0.17, 0.17], record),
    box([x + 0.19, y + 0.09, z + 0.14], [x + 0.21, y + 0.14, z + 0.44], flat([0.8, 0.82, 0.84])),
    ...speaker(x - side * 0.62, z + 0.3),
    ...speaker(x + side * 0.62, z + 0.3),
  ];
}
