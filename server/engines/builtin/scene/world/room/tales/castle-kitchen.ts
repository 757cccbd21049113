import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { barrelVault } from '../furnishings/barrel-vault.ts';
import { candlestick } from '../furnishings/candles.ts';
import { barrel } from '../furnishings/cask.ts';
import { flames } from '../furnishings/fireplace.ts';
import { COPPER, IRON, pans } from '../furnishings/hung-ware.ts';
import { baked } from '../furnishings/loaves.ts';
import { flagstones, oldWood } from '../furnishings/timbered.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';

/** Half as wide as the kitchen, its height, how long it is; metres. */
export const CASTLE_KITCHEN = { half: 3.3, high: 3.9, back: 6.8 } as const;
/** Where the vault springs, from rib to rib, and where the first is. */
const VAULT = { spring: 2.1, apart: 2.3, first: 2.1 } as const;
/** The hearth: half its opening, where its arch springs, how far it stands out, its ledge. */
const HEARTH = { half: 1.05, spring: 0.85, out: 0.95, ledge: 2.15 } as const;
/** How high the table is, and half as long and wide. */
const TABLE = { high: 0.82, half: 1.25, deep: 0.42 } as const;

const STONE: Colour = [0.6, 0.54, 0.45];
const RIB: Colour = [0.68, 0.61, 0.5];
const OAK: Colour = [0.42, 0.27, 0.15];
const CLAY: Colour = [0.62, 0.34, 0.2];

/** Blocks of stone in courses. */
const blocks =
  (noise: Noise): Material =>
  (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const row = Math.floor(y / 0.3);
    const u = along / 0.56 + 0.5 * (row & 1);
    const [a, b] = [u - Math.floor(u), y / 0.3 - row];
    const joint = Math.min(a, 1 - a) * 0.56 < 0.014 || Math.min(b, 1 - b) * 0.3 < 0.014;
    const own = 0.84 + 0.3 * Math.abs(noise.at(Math.floor(u) * 2.3 + 0.4, row * 3.7 + 0.6));
    return scaleColour(STONE, (joint ? 0.6 : own) * (1 + 0.12 * noise.fbm(along * 5, y * 5, 3)));
  };

/** Walls of blocks, a floor of flagstones. */
export const castleKitchenSurfaces = (noise: Noise): Surfaces => ({
  walls: blocks(noise),
  floor: flagstones(noise),
  ceiling: flat(scaleColour(STONE, 0.6)),
});

/** The kitchen of a castle: a vault of stone, a hearth in which one could stand with a cauldron and a roast on its spit, copper along the wall, a long table with bread and roots, barrels and sacks; who cooks stands behind the table. */
export function castleKitchen({ shell, side, noise, random, isFull }: Furnishing): Furnished {
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const hearth = middle - side * 0.7;
  const tableX = middle + side * 0.2;
  const wall = side > 0 ? right : left;
  return {
    lamps: [
      [hearth, 0.9, back - HEARTH.out - 0.7],
      [tableX, 1.7, 3.6],
      [middle, 2.7, 2.6],
    ],
    solids: [
      ...barrelVault(shell, VAULT, { courses: blocks(noise), rib: RIB }, noise),
      ...fireplace(hearth, back, noise, flames(random, hearth)),
      ...cauldron([hearth - 0.42, 0, back - 0.62]),
      ...roast([hearth + 0.42, 0.62, back - 0.72]),
      ...pans(wall, side),
      ...dresser(shell, side, noise),
      ...longTable([tableX, 0, 3.5], side, noise),
      ...stores(side > 0 ? left : right, side, back, noise),
      ...(isFull ? cook([tableX, 3.5 + TABLE.deep + 0.22]) : []),
    ],
  };
}

/** A hearth of blocks beneath an arch, copper jugs on its ledge, a hood up to the vault. */
function fireplace(x: number, back: number, noise: Noise, fire: Material): Solid[] {
  const { half, spring, out, ledge } = HEARTH;
  const stone = blocks(noise);
  const front = back - out;
  const isWall = (u: number, v: number) =>
    v < spring ? Math.abs(u - x) > half : Math.hypot(u - x, v - spring) > half;
  const arch: Material = (px, y, z, axis) => {
    const far = y < spring ? Math.abs(px - x) : Math.hypot(px - x, y - spring);
    if (axis !== 2 || far > half + 0.24) return stone(px, y, z, axis);
    const at = y < spring ? y / 0.3 : (Math.atan2(y - spring, px - x) / Math.PI) * 11;
    return scaleColour(RIB, Math.abs(at - Math.round(at)) < 0.06 ? 0.6 : 1.05);
  };
  return [
    box([x - half, 0, back - 0.06], [x + half, ledge, back], flat([0.07, 0.055, 0.05])),
    plate(2, [x - half - 0.5, 0, front], [x + half + 0.5, ledge, front + 0.3], isWall, arch),
    ...[-1, 1].map((to) =>
      slab([x + to * half, x + to * (half + 0.5)], [0, ledge], [front + 0.3, back], stone),
    ),
    box([x - half - 0.6, ledge, front - 0.1], [x + half + 0.6, ledge + 0.13, back], flat(RIB)),
    ...Array.from({ length: 10 }, (_, n) => {
      const wide = half + 0.35 - 0.055 * n;
      const up = ledge + 0.13 + n * 0.17;
      return box([x - wide, up, front + 0.15 + 0.05 * n], [x + wide, up + 0.17, back], stone);
    }),
    box([x - half + 0.1, 0, back - 0.34], [x + half - 0.1, 1.3, back - 0.3], (px, y, z, axis) =>
      fire(x + (px - x) * 0.55, y * 0.75, z, axis),
    ),
    ...[-0.5, -0.1, 0.35].map((dx, n) =>
      roll(
        0,
        [back - 0.45 - 0.1 * (n % 2), 0.09 + 0.1 * (n % 2)],
        [x + dx - 0.3, x + dx + 0.3],
        [0.08, 0.08],
        flat([0.2, 0.12, 0.07]),
      ),
    ),
    ...[-1.2, -0.75, -0.2, 0.35, 0.85, 1.25].flatMap((dx, n) => [
      drum(
        [x + dx, front + 0.05],
        [ledge + 0.13, ledge + 0.36 + 0.05 * (n % 2)],
        [0.11, 0.07 + 0.03 * (n % 3)],
        flat(n % 3 === 2 ? CLAY : COPPER),
      ),
    ]),
  ];
}

/** A cauldron over the fire, on a chain. */
const cauldron = ([x, , z]: Point): Solid[] => [
  drum([x, z], [0.9, 1.9], [0.016, 0.016], IRON),
  ball([x - 0.32, 0.42, z - 0.3], [x + 0.32, 0.98, z + 0.3], IRON),
  drum([x, z], [0.84, 0.92], [0.28, 0.32], IRON),
  drum([x, z], [0.915, 0.925], [0.27, 0.27], flat([0.66, 0.42, 0.16])),
];

/** A roast on a spit between two forks. */
const roast = ([x, y, z]: Point): Solid[] => [
  roll(0, [z, y], [x - 0.5, x + 0.5], [0.016, 0.016], IRON),
  ...[-0.46, 0.46].map((dx) => drum([x + dx, z], [0, y + 0.06], [0.022, 0.016], IRON)),
  ball([x - 0.3, y - 0.17, z - 0.17], [x + 0.3, y + 0.17, z + 0.17], (px, py) =>
    scaleColour([0.56, 0.27, 0.1], 0.8 + 0.3 * Math.abs(Math.sin(px * 21 + py * 9))),
  ),
];

/** A board along the wall below the copper, with pots of clay and copper. */
function dresser({ left, right }: Furnishing['shell'], side: number, noise: Noise): Solid[] {
  const wall = side > 0 ? right : left;
  const at = (out: number) => wall - side * out;
  const oak = oldWood(OAK, noise, 2);
  return [
    slab([wall, at(0.55)], [0.8, 0.87], [2.2, 5.2], oak),
    slab([wall, at(0.5)], [0.3, 0.35], [2.2, 5.2], oak),
    ...[2.25, 3.7, 5.1].map((z) => slab([wall, at(0.5)], [0, 0.8], [z, z + 0.08], oak)),
    ...[2.55, 3, 3.42, 3.95, 4.4, 4.85].flatMap((z, n) => {
      const r = 0.13 + 0.035 * (n % 2);
      return [
        drum(
          [at(0.28), z],
          [0.87, 1.04 + 0.09 * (n % 3)],
          [r, r * 0.9],
          flat(n % 2 ? COPPER : CLAY),
        ),
        drum([at(0.26), z], [0.35, 0.62], [r, r * 0.8], flat(n % 2 ? CLAY : [0.5, 0.44, 0.34])),
      ];
    }),
  ];
}

/** A heavy table with loaves, a cheese, cabbages and carrots, a knife on a board, a candle. */
function longTable([x, , z]: Point, side: number, noise: Noise): Solid[] {
  const { high, half, deep } = TABLE;
  const oak = oldWood(OAK, noise, 0);
  const at = (dx: number) => x + side * dx;
  return [
    box([x - half, high - 0.1, z - deep], [x + half, high, z + deep], oak),
    ...[-1, 1].flatMap((to) =>
      [-deep + 0.06, deep - 0.2].map((dz) =>
        slab(
          [x + to * (half - 0.24), x + to * (half - 0.08)],
          [0, high - 0.1],
          [z + dz, z + dz + 0.14],
          oak,
        ),
      ),
    ),
    box([x - half + 0.2, 0.2, z - 0.08], [x + half - 0.2, 0.28, z + 0.08], oak),
    ...baked('boule', [at(-0.98), high, z], 1),
    ...baked('boule', [at(-0.7), high, z + 0.14], 4),
    ...baked('loaf', [at(-0.72), high, z - 0.2], 2),
    box(
      [at(0) - 0.28, high, z - 0.22],
      [at(0) + 0.28, high + 0.03, z + 0.14],
      flat([0.62, 0.45, 0.27]),
    ),
    ...[-0.1, 0, 0.1].map((dx) =>
      roll(2, [at(dx), high + 0.06], [z - 0.18, z + 0.08], [0.018, 0.036], flat([0.9, 0.42, 0.1])),
    ),
    ...[0.5, 0.74].map((dx, n) =>
      ball(
        [at(dx) - 0.14, high - 0.02, z - 0.12 + 0.16 * n],
        [at(dx) + 0.14, high + 0.25, z + 0.16 + 0.16 * n],
        (px, py, pz) =>
          scaleColour(
            [0.42, 0.58, 0.24],
            0.75 + 0.4 * Math.abs(Math.sin(px * 30 + py * 24 + pz * 18)),
          ),
      ),
    ),
    drum([at(1.02), z - 0.12], [high, high + 0.16], [0.17, 0.17], flat([0.9, 0.72, 0.3])),
    ...candlestick([at(0.36), high, z + 0.26], 0.26, IRON),
    drum([at(-0.4), z + 0.26], [high, high + 0.26], [0.1, 0.065], flat(COPPER)),
  ];
}

/** Barrels and sacks of flour along the other wall. */
const stores = (wall: number, side: number, back: number, noise: Noise): Solid[] => [
  ...[back - 1.9, back - 2.75].flatMap((z) =>
    barrel([wall + side * 0.45, 0, z], 0.95, 0.34, OAK, noise),
  ),
  ...[back - 3.5, back - 4.05].flatMap((z, n) => {
    const x = wall + side * (0.42 + 0.1 * n);
    const sack = flat([0.74, 0.66, 0.5]);
    return [
      ball([x - 0.3, -0.06, z - 0.27], [x + 0.3, 0.72, z + 0.27], sack),
      drum([x, z], [0.62, 0.8], [0.1, 0.17], sack),
    ];
  }),
];

/** Who cooks there: a cap and an apron, a knife in the hand. */
const cook = (at: readonly [number, number]): Solid[] => [
  ...posed(
    {
      at,
      turn: -Math.PI / 2,
      lean: 0.06,
      hands: [
        [0.36, 0.16, 1],
        [0.38, -0.1, 1],
      ],
    },
    attireOf(3, {
      top: [0.56, 0.36, 0.2],
      legs: [0.3, 0.24, 0.18],
      gown: 'gown',
      apron: [0.93, 0.9, 0.82],
      hat: ['cloth', [0.92, 0.89, 0.8]],
    }),
  ),
  ...limb(
    [
      [at[0] - 0.1, 1.02, at[1] - 0.4],
      [at[0] - 0.06, 0.9, at[1] - 0.6],
    ],
    [0.014, 0.02],
    flat([0.75, 0.77, 0.8]),
  ),
];
