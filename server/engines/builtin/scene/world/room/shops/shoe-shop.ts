import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { boards, chance, paint, wood } from '../materials.ts';
import { atCounter } from '../people/attendants.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';
import { cashRegister } from './cash-register.ts';
import { mirror } from './clothes-shop.ts';

const PINE: Colour = [0.72, 0.55, 0.36];
const WHITE: Material = flat([0.93, 0.92, 0.9]);
const LEATHER: Material = flat([0.5, 0.16, 0.14]);
/** What shoes in a shop are dyed. */
const DYES: readonly Colour[] = [
  [0.16, 0.12, 0.1],
  [0.78, 0.14, 0.16],
  [0.5, 0.28, 0.13],
  [0.94, 0.93, 0.9],
  [0.12, 0.26, 0.55],
  [0.92, 0.68, 0.16],
  [0.85, 0.45, 0.55],
  [0.15, 0.45, 0.36],
];
/** How high the shelves are, metres. */
const BOARDS = [0.35, 0.78, 1.2, 1.62, 2.04] as const;
/** How long a shoe is, metres. */
const LONG = 0.27;

/** Pale walls, a floor of light boards. */
export const shoeShopSurfaces = (noise: Noise): Surfaces => ({
  walls: paint([0.9, 0.87, 0.8], noise),
  floor: boards([0.64, 0.48, 0.32], noise),
  ceiling: paint([0.94, 0.92, 0.89], noise),
});

/** A shoe shop: pairs of shoes on shelves along a wall and on the one ahead, a tall mirror, a long bench with shoes and boxes beside it, a counter; who keeps it, and who sits and tries shoes on that are brought in their box. */
export function shoeShop({
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
  const key = random.uint32() & 0xff;
  const spots: readonly Point[] = [-1.7, 0, 1.7].map((out) => [at(out), high - 0.1, 3.2]);
  const plank = wood(PINE, noise);
  const wall = side > 0 ? left : right;
  return {
    lamps: spots,
    solids: [
      ...spots.map(([x, , z]) => ({
        ...drum([x, z], [high - 0.06, high - 0.02], [0.2, 0.2], flat([1.4, 1.3, 1.15])),
        glow: 0.9,
      })),
      ...shelvesBeside(wall, side, plank, key),
      ...shelvesAhead([at(-2.5), at(-0.55)], back, plank, key + 3),
      ...shelvesAhead([at(0.75), at(2.75)], back, plank, key + 6),
      ...mirror(at(0.1), back),
      ...bench([at(-0.75), 3.5]),
      ...shoe([at(0.15), 0.0, 3.05], side, 0.5, LONG, DYES[1] as Colour),
      ...shoeBoxes([at(0.55), 0, 3.35], key),
      slab([at(1.1), at(2.6)], [0, 0.95], [4.35, 4.8], wood([0.5, 0.35, 0.22], noise)),
      slab([at(1.1), at(2.6)], [0.95, 1], [4.3, 4.85], WHITE),
      ...cashRegister([at(2.2), 1, 4.6], 0.17),
      ...(isAttended === true || hasSomebody === true
        ? atCounter([at(1.6), 5.1], -Math.PI / 2, 1, key, {
            top: [0.15, 0.15, 0.18],
            hairForm: 'bun',
          })
        : []),
      ...(isAttended === true ? customer([at(-0.95), 3.5], side) : []),
    ],
  };
}

/** A shoe on its sole whose heel is at that place and whose toe is ahead along x (`to` its sign) and, by `turned`, toward the eye. */
function shoe(
  [x, y, z]: Point,
  to: number,
  turned: number,
  long: number,
  dye: Colour,
): readonly Solid[] {
  const upper = flat(dye);
  const ahead = (share: number): readonly [number, number] => [
    x + to * long * share * (1 - turned),
    z - long * share * turned,
  ];
  const part = (share: number, half: number, top: number, material: Material): Solid => {
    const [mx, mz] = ahead(share);
    return ball([mx - half, y, mz - half], [mx + half, y + top, mz + half], material);
  };
  return [
    part(0.12, long * 0.2, long * 0.42, upper),
    part(0.42, long * 0.2, long * 0.34, upper),
    part(0.78, long * 0.21, long * 0.27, upper),
    part(0.45, long * 0.24, long * 0.1, flat([0.9, 0.88, 0.84])),
  ];
}

/** A pair side by side, toes to the eye. */
export const shoePair = (x: number, y: number, z: number, number: number): Solid[] =>
  [-0.065, 0.065].flatMap((dx) =>
    shoe([x + dx, y, z], 1, 1, LONG, DYES[number % DYES.length] as Colour),
  );

/** Shelves of pairs on the wall ahead. */
function shelvesAhead(
  ends: readonly [number, number],
  back: number,
  plank: Material,
  key: number,
): Solid[] {
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  const many = Math.floor((to - from) / 0.32);
  return BOARDS.flatMap((y, row) => [
    box([from, y - 0.03, back - 0.36], [to, y, back], plank),
    ...Array.from({ length: many }, (_, n) =>
      shoePair(
        from + ((n + 0.5) * (to - from)) / many,
        y,
        back - 0.08,
        key + n * 3 + row * 5 + Math.floor(3 * chance(n, row)),
      ),
    ).flat(),
  ]);
}

/** Shelves along a side wall, a shoe of each pair toward the room. */
const shelvesBeside = (wall: number, to: number, plank: Material, key: number): Solid[] =>
  BOARDS.flatMap((y, row) => [
    box(
      [Math.min(wall, wall + to * 0.36), y - 0.03, 2],
      [Math.max(wall, wall + to * 0.36), y, 5.4],
      plank,
    ),
    ...Array.from({ length: 9 }, (_, n) =>
      [0, 0.14].flatMap((dz) =>
        shoe(
          [wall + to * 0.08, y, 2.2 + 0.36 * n + dz],
          to,
          0,
          LONG,
          DYES[(key + n * 3 + row) % DYES.length] as Colour,
        ),
      ),
    ).flat(),
  ]);

/** A long padded bench. */
const bench = ([x, z]: readonly [number, number]): Solid[] => [
  pad([x - 0.75, 0.34, z - 0.22], [x + 0.75, 0.46, z + 0.22], LEATHER, 0.05),
  ...[-0.65, 0.65].flatMap((dx) =>
    [-0.16, 0.16].map((dz) =>
      box(
        [x + dx - 0.03, 0, z + dz - 0.03],
        [x + dx + 0.03, 0.34, z + dz + 0.03],
        flat([0.3, 0.2, 0.12]),
      ),
    ),
  ),
];

/** Boxes in a stack, the topmost open with a shoe in it. */
const shoeBoxes = ([x, y, z]: Point, key: number): Solid[] => [
  ...[0, 1, 2].map((n) =>
    box(
      [x - 0.17 + 0.02 * n, y + 0.13 * n, z - 0.12],
      [x + 0.17 + 0.01 * n, y + 0.13 * n + 0.125, z + 0.12],
      flat(DYES[(key + 1 + n * 2) % DYES.length] as Colour),
    ),
  ),
  ...shoe([x + 0.1, y + 0.4, z], -1, 0, LONG, DYES[2] as Colour),
];

/** Who sits on the bench with a shoe in the hands. */
const customer = ([x, z]: readonly [number, number], side: number): Solid[] => [
  ...posed(
    {
      at: [x, z],
      turn: -Math.PI / 2 + 0.2 * side,
      seat: 0.46,
      hands: [
        [0.42, 0.12, 0.72],
        [0.42, -0.12, 0.72],
      ],
      lean: 0.12,
    },
    attireOf(4, { hairForm: 'long', hair: [0.2, 0.11, 0.06], top: [0.3, 0.4, 0.55] }),
  ),
  ...shoe([x - 0.12, 0.72, z - 0.45], 1, 0, LONG, DYES[5] as Colour),
];
