import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { ball, box, type Material, type Solid } from '../solids/solid.ts';

const STEEL: Material = flat([0.7, 0.72, 0.74]);
const PACKS: readonly Colour[] = [
  [0.84, 0.16, 0.14],
  [0.96, 0.76, 0.12],
  [0.16, 0.46, 0.76],
  [0.24, 0.6, 0.26],
  [0.94, 0.5, 0.14],
  [0.9, 0.9, 0.88],
  [0.6, 0.26, 0.56],
  [0.2, 0.66, 0.68],
];
const SIGNS: readonly Colour[] = [
  [0.12, 0.5, 0.28],
  [0.78, 0.14, 0.14],
  [0.14, 0.34, 0.66],
];

/** From shelf to shelf, and how high the lowest is. */
const LEVEL = 0.44;
const FOOT = 0.14;

/** A number of 0 to 1 for two whole ones. */
function chance(a: number, b: number): number {
  const mixed = Math.imul(Math.imul(a + 31, 0x9e3779b1) ^ Math.imul(b + 7, 0x85ebca6b), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 15)) >>> 8) / 0x1000000;
}

/** Goods on shelves: several of one kind beside each other, a white strip with prices under each row. */
export const goods: Material = (x, y, z, axis) => {
  if (axis === 1) return [0.8, 0.82, 0.83];
  const along = axis === 0 ? z : x;
  const row = Math.floor((y - FOOT) / LEVEL);
  const up = (y - FOOT) / LEVEL - row;
  if (y < FOOT) return [0.3, 0.31, 0.33];
  if (up < 0.11) return (along * 3.1) % 1 < 0.3 ? [0.96, 0.84, 0.2] : [0.92, 0.93, 0.93];
  const kind = Math.floor(along / 0.62 + 0.3 * row);
  const wide = 0.09 + 0.08 * chance(kind, row);
  const u = along / wide - Math.floor(along / wide);
  const tall = 0.6 + 0.3 * chance(kind + 3, row);
  if (up > tall + 0.1 || u < 0.06) return [0.14, 0.14, 0.15];
  const own = PACKS[Math.floor(chance(kind, row + 11) * PACKS.length)] as Colour;
  const other = PACKS[Math.floor(chance(kind + 5, row + 2) * PACKS.length)] as Colour;
  const [middle, at] = [0.11 + tall * 0.5, up];
  const isLabel = Math.abs(at - middle) < tall * 0.2 && u > 0.18 && u < 0.88;
  const round = chance(kind, row + 4) < 0.45 ? 1 - 0.5 * Math.abs(u - 0.5) : 1;
  return scaleColour(isLabel ? other : own, round);
};

/** An aisle between shelves full of goods, signs over it, a trolley. */
export function supermarket({ shell, side, noise }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const far = back - 3;
  const shelves = [left, right].flatMap((wall) => {
    const inward = wall < middle ? 0.85 : -0.85;
    return [
      slab([wall, wall + inward], [0, 2.35], [0.6, far], goods),
      ...[1, 2, 3, 4, 5].map((row) =>
        slab(
          [wall + inward, wall + inward * 1.06],
          [FOOT + row * LEVEL - 0.01, FOOT + row * LEVEL + 0.045],
          [0.6, far],
          STEEL,
        ),
      ),
    ];
  });
  const strips = [2.5, 5, 7.5, 10, 12.5, 15].map((z) => ({
    ...slab(
      [middle - 0.9, middle + 0.9],
      [high - 0.06, high - 0.02],
      [z - 0.14, z + 0.14],
      flat([1.12, 1.14, 1.14]),
    ),
    glow: 1,
  }));
  const signs = [5.4, 9.2, 13].flatMap((z, n) => [
    box([middle - 0.9, 2.72, z], [middle + 0.9, 3.16, z + 0.05], signWith(middle, n)),
    ...[-0.8, 0.78].map((dx) =>
      box([middle + dx, 3.16, z + 0.01], [middle + dx + 0.02, high, z + 0.03], STEEL),
    ),
  ]);
  return {
    lamps: [3, 6, 9, 12, 15].map((z) => [middle, high - 0.3, z] as const),
    solids: [
      ...shelves,
      ...strips,
      ...signs,
      box([left, 0, back - 0.6], [right, 2.1, back], goods),
      ...trolley(middle - side * 0.75, 3.6),
      ...crate(middle + side * 1.05, 5.6, [0.84, 0.2, 0.12], noise.at(3.3, 1.7)),
      ...crate(middle + side * 1.05, 6.8, [0.96, 0.62, 0.1], noise.at(9.1, 4.2)),
    ],
  };
}

/** A sign with an arrow and a line of writing. */
const signWith =
  (middle: number, n: number): Material =>
  (x, y) => {
    const [u, v] = [x - middle, y - 2.94];
    const isArrow = u < -0.5 && Math.abs(u + 0.66) < 0.09 - Math.abs(v) && true;
    const letter = chance(Math.floor(u / 0.07) + 40, n) > 0.2 && (u / 0.07) % 1 !== 0;
    const isWord =
      u > -0.4 &&
      u < 0.66 &&
      Math.abs(v) < 0.075 &&
      letter &&
      Math.abs(((u / 0.07) % 1) - 0.5) < 0.38;
    return isArrow || isWord ? [0.96, 0.96, 0.94] : (SIGNS[n % SIGNS.length] as Colour);
  };

/** A trolley of wire: its basket, its handle, its wheels. */
function trolley(x: number, z: number): Solid[] {
  const wire: Material = (px, y, pz, axis) => {
    const along = axis === 0 ? pz : px;
    const isWire = Math.abs((along / 0.07) % 1) < 0.24 || Math.abs((y / 0.09) % 1) < 0.2;
    return isWire ? [0.8, 0.82, 0.84] : [0.26, 0.28, 0.3];
  };
  return [
    box([x - 0.28, 0.46, z - 0.42], [x + 0.28, 0.92, z + 0.42], wire),
    ball([x - 0.2, 0.8, z - 0.3], [x + 0.06, 1.06, z - 0.02], flat([0.24, 0.56, 0.2])),
    ball([x - 0.02, 0.8, z - 0.1], [x + 0.24, 1.04, z + 0.16], flat([0.86, 0.28, 0.14])),
    box([x - 0.16, 0.8, z + 0.08], [x + 0.08, 1.14, z + 0.3], flat([0.94, 0.78, 0.24])),
    box([x - 0.3, 0.98, z - 0.56], [x + 0.3, 1.02, z - 0.52], flat([0.8, 0.12, 0.12])),
    ...[-0.28, 0.25].flatMap((dx) => [
      box([x + dx, 0.1, z - 0.5], [x + dx + 0.03, 1, z - 0.47], STEEL),
      box([x + dx, 0.12, z - 0.5], [x + dx + 0.03, 0.15, z + 0.42], STEEL),
      ball([x + dx - 0.03, 0, z - 0.52], [x + dx + 0.05, 0.13, z - 0.4], flat([0.1, 0.1, 0.1])),
      ball([x + dx - 0.03, 0, z + 0.32], [x + dx + 0.05, 0.13, z + 0.44], flat([0.1, 0.1, 0.1])),
    ]),
  ];
}

/** A crate heaped with fruit. */
function crate(x: number, z: number, colour: Colour, shift: number): Solid[] {
  const fruit = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => {
    const [dx, dz] = [((n % 3) - 1) * 0.2, (Math.floor(n / 3) - 1) * 0.26];
    const up = 0.66 + 0.05 * Math.sin(n * 2.3 + shift * 9);
    return ball(
      [x + dx - 0.12, up, z + dz - 0.14],
      [x + dx + 0.12, up + 0.24, z + dz + 0.14],
      flat(colour),
    );
  });
  return [
    slab([x - 0.36, x + 0.36], [0, 0.76], [z - 0.45, z + 0.45], flat([0.56, 0.4, 0.24])),
    ...fruit,
  ];
}
