import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { boards, chance, paint, wood } from '../materials.ts';
import { atCounter } from '../people/attendants.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';
import { cashRegister } from './cash-register.ts';
import { foldedStack, type Garment, hungGarment, SHADES } from './garments.ts';
import { dummy } from './tailor-tools.ts';

const PINE: Colour = [0.72, 0.55, 0.36];
const STEEL: Material = flat([0.5, 0.5, 0.53]);
const KINDS: readonly Garment[] = ['dress', 'shirt', 'coat', 'dress', 'skirt', 'shirt'];
/** How high rails are along the walls, and on the wall ahead; metres. */
const RAIL = { beside: 1.72, ahead: 2.12 } as const;

/** Pale walls, a floor of light boards. */
export const clothesShopSurfaces = (noise: Noise): Surfaces => ({
  walls: paint([0.9, 0.86, 0.8], noise),
  floor: boards([0.68, 0.52, 0.35], noise),
  ceiling: paint([0.93, 0.91, 0.88], noise),
});

/** A clothes shop: dresses, shirts and coats on hangers along a wall and on the one ahead, dummies, a tall mirror, a table and shelves of folded clothes, a counter; who keeps it, and who holds a dress against herself. */
export function clothesShop({
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
  const wallOf = (to: number) => (to * side > 0 ? right : left);
  const spots: readonly Point[] = [-1.7, 0, 1.7].map((out) => [at(out), high - 0.1, 3.2]);
  return {
    lamps: spots,
    solids: [
      ...spots.map(([x, , z]) => ({
        ...drum([x, z], [high - 0.06, high - 0.02], [0.2, 0.2], flat([1.4, 1.3, 1.15])),
        glow: 0.9,
      })),
      ...railBeside(wallOf(-1) + side * 0.42, [2.2, 4.8], key),
      ...railAhead(at, back - 0.22, key + 5),
      ...mirror(at(-0.3), back),
      ...shelves([at(0.45), at(2.75)], back, wood(PINE, noise)),
      ...counter([at(0.75), at(2.35)], wood([0.5, 0.35, 0.22], noise)),
      ...cashRegister([at(2), 1, 4.5], 0.17),
      ...table([at(1.25), 3.05], wood(PINE, noise)),
      ...dummy([at(-1.35), 0, 4.15], 'dress', SHADES[0] as Colour, noise),
      ...dummy([at(2.35), 0, 3.5], 'jacket', SHADES[2] as Colour, noise),
      ...(isAttended === true || hasSomebody === true
        ? atCounter([at(1.35), 5], -Math.PI / 2, 1, key, {
            top: [0.15, 0.15, 0.18],
            hairForm: 'bun',
          })
        : []),
      ...(isAttended === true ? customers(at, side) : []),
    ],
  };
}

/** A rail that runs ahead beside a wall, its garments one behind the other. */
function railBeside(x: number, [near, far]: readonly [number, number], key: number): Solid[] {
  const many = Math.floor((far - near) / 0.2);
  return [
    roll(2, [x, RAIL.beside], [near - 0.12, far + 0.08], [0.018, 0.018], STEEL),
    ...[near - 0.1, far + 0.06].map((z) => drum([x, z], [0, RAIL.beside], [0.022, 0.022], STEEL)),
    ...Array.from({ length: many }, (_, n) =>
      hungGarment(
        KINDS[(n + key) % KINDS.length] as Garment,
        [x, RAIL.beside, near + 0.2 * n],
        SHADES[(n * 3 + key) % SHADES.length] as Colour,
        n + key,
      ),
    ).flat(),
  ];
}

/** A rail on the wall ahead whose garments are seen from before. */
function railAhead(at: (out: number) => number, z: number, key: number): Solid[] {
  const [from, to] = [Math.min(at(-2.6), at(-0.85)), Math.max(at(-2.6), at(-0.85))];
  return [
    roll(0, [z, RAIL.ahead], [from, to], [0.018, 0.018], STEEL),
    ...[-2.25, -1.72, -1.18].flatMap((out, n) =>
      hungGarment(
        KINDS[(n * 2 + 1) % KINDS.length] as Garment,
        [at(out), RAIL.ahead, z],
        SHADES[(n * 7 + key) % SHADES.length] as Colour,
        n + key,
      ),
    ),
  ];
}

/** A tall mirror in a frame against the wall ahead, its middle at x, with what a shop's light leaves in it; metres. */
export function mirror(x: number, back: number): Solid[] {
  const glass: Material = (px, py) => {
    const slant = (px - x) * 0.9 + py * 0.6;
    const isStreak = Math.abs(slant - 0.9) < 0.07 || Math.abs(slant - 1.12) < 0.03;
    return isStreak ? [0.97, 0.99, 1] : [0.66 + 0.05 * py, 0.75 + 0.04 * py, 0.8 + 0.03 * py];
  };
  return [
    box([x - 0.43, 0.12, back - 0.06], [x + 0.43, 2.2, back], flat([0.62, 0.44, 0.2])),
    box([x - 0.37, 0.18, back - 0.07], [x + 0.37, 2.14, back - 0.05], glass),
  ];
}

/** Shelves of folded clothes on the wall ahead. */
function shelves(ends: readonly [number, number], back: number, plank: Material): Solid[] {
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  const many = Math.floor((to - from) / 0.38);
  return [
    ...[0.6, 1.05, 1.5, 1.95, 2.4].map((y) =>
      box([from, y - 0.03, back - 0.36], [to, y, back], plank),
    ),
    ...[from, to].map((x) => box([x - 0.02, 0, back - 0.36], [x + 0.02, 2.4, back], plank)),
    ...[0.6, 1.05, 1.5, 1.95].flatMap((y, row) =>
      Array.from({ length: many }, (_, n) =>
        foldedStack(
          [from + ((n + 0.5) * (to - from)) / many, y, back - 0.18],
          3 + Math.floor(3 * chance(n, row)),
          n * 5 + row,
        ),
      ).flat(),
    ),
    // A hat and bags on top.
    ball([from + 0.2, 2.4, back - 0.34], [from + 0.46, 2.56, back - 0.06], flat([0.85, 0.72, 0.5])),
    drum([from + 0.33, back - 0.2], [2.4, 2.42], [0.2, 0.2], flat([0.85, 0.72, 0.5])),
  ];
}

/** The counter where one pays. */
const counter = (ends: readonly [number, number], plank: Material): Solid[] => [
  slab(ends, [0, 0.95], [4.25, 4.7], plank),
  slab(ends, [0.95, 1], [4.2, 4.75], flat([0.9, 0.88, 0.84])),
];

/** A table of folded clothes before the eye. */
const table = ([x, z]: readonly [number, number], plank: Material): Solid[] => [
  box([x - 0.62, 0.7, z - 0.36], [x + 0.62, 0.75, z + 0.36], plank),
  ...[-0.56, 0.56].flatMap((dx) =>
    [-0.3, 0.3].map((dz) =>
      box([x + dx - 0.03, 0, z + dz - 0.03], [x + dx + 0.03, 0.7, z + dz + 0.03], plank),
    ),
  ),
  ...[-0.4, 0, 0.4].flatMap((dx, n) =>
    foldedStack([x + dx, 0.75, z + 0.05], 3 + ((n * 2) % 3), n + 11),
  ),
];

/** Who holds a dress against herself and looks down at it, and who looks through the rail. */
const customers = (at: (out: number) => number, side: number): Solid[] => [
  ...posed(
    {
      at: [at(-0.35), 3.35],
      turn: -Math.PI / 2 + 0.15 * side,
      hands: [
        [0.24, 0.17, 1.4],
        [0.24, -0.17, 1.4],
      ],
    },
    attireOf(4, {
      hairForm: 'long',
      hair: [0.2, 0.11, 0.06],
      top: [0.3, 0.4, 0.55],
      legs: [0.16, 0.18, 0.26],
    }),
  ),
  ...hungGarment('dress', [at(-0.35) + 0.03 * side, 1.53, 3.05], [0.95, 0.75, 0.2], 3),
  ...posed(
    {
      at: [at(-1.75), 2.95],
      turn: side > 0 ? Math.PI : 0,
      hands: [
        [0.42, 0.12, 1.45],
        [0.4, -0.16, 1.3],
      ],
    },
    attireOf(9, { top: [0.75, 0.4, 0.3] }),
  ),
];
