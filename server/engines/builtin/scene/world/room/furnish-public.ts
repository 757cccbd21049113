import { pick } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import { cup, hungLamp } from './furnishings/dressing.ts';
import {
  chair,
  type Furnished,
  type Furnishing,
  flat,
  OAK,
  plant,
  slab,
  WALNUT,
  WHITE,
} from './furniture.ts';
import { chalkboard, wood } from './materials.ts';
import { atCounter, KEEPER } from './people/attendants.ts';
import { attireOf, posed } from './people/posed.ts';
import { sitterAtDesk } from './people/sitter.ts';
import { guestOf, tableGuest } from './people/table-guest.ts';
import { classPosters } from './public/class-posters.ts';
import { ball, box, drum, type Material, type Point, type Solid } from './solids/solid.ts';

const STEEL: Material = flat([0.62, 0.64, 0.66]);
const BLACK: Material = flat([0.08, 0.08, 0.09]);

/** How far the two chairs at a school's desk are from its middle, metres. */
const CHAIRS = [-0.34, 0.3] as const;

/** A table with its chairs behind it, seen from the room's back. */
function schoolDesk(x: number, z: number, top: Material): Solid[] {
  return [
    box([x - 0.62, 0.7, z], [x + 0.62, 0.74, z + 0.5], top),
    ...[-0.58, 0.54].flatMap((dx) => [
      box([x + dx, 0, z + 0.04], [x + dx + 0.04, 0.7, z + 0.44], STEEL),
    ]),
    ...CHAIRS.flatMap((dx) => [
      box([x + dx - 0.2, 0.42, z - 0.5], [x + dx + 0.2, 0.46, z - 0.1], top),
      box([x + dx - 0.2, 0.62, z - 0.52], [x + dx + 0.2, 0.88, z - 0.48], top),
      box([x + dx - 0.18, 0, z - 0.5], [x + dx - 0.15, 0.86, z - 0.47], STEEL),
      box([x + dx + 0.15, 0, z - 0.5], [x + dx + 0.18, 0.86, z - 0.47], STEEL),
    ]),
    box([x - 0.4, 0.74, z + 0.12], [x - 0.14, 0.765, z + 0.34], flat([0.86, 0.36, 0.2])),
    box([x + 0.2, 0.74, z + 0.1], [x + 0.44, 0.755, z + 0.36], flat([0.92, 0.92, 0.9])),
  ];
}

/** Rows of desks before a blackboard, with pupils at them where they are named; a teacher's desk with a globe, a clock. */
export function classroom({
  noise,
  shell,
  side,
  isFull,
  isTaught = false,
  isPainted = false,
  isAttended = false,
}: Furnishing): Furnished {
  const { back, left, right, window } = shell;
  const top = wood(OAK, noise);
  const middle = (left + right) / 2 - side * 0.75;
  const board = [middle - 1.75, middle + 1.75, 0.95, 2.25] as const;
  const clock = (window[0] + window[1]) / 2 - side * 1.5;
  // Who teaches stands before the first row, and the desk is aside.
  const rows = isPainted ? [] : isTaught ? [2.6] : [2.6, 4.4];
  const deskAt = middle + (isTaught || isPainted ? side * 1.7 : 0);
  const desks = rows.flatMap((z) =>
    [-1.7, 0.1, 1.9].flatMap((dx) => schoolDesk(middle + side * 0.5 + dx - 0.1, z, top)),
  );
  const pupils = rows.flatMap((z, row) =>
    [-1.7, 0.1, 1.9].flatMap((dx, column) =>
      CHAIRS.flatMap((chairAt, n) =>
        sitterAtDesk(
          middle + side * 0.5 + dx - 0.1 + chairAt,
          z - 0.3,
          0.46,
          row * 6 + column * 2 + n,
        ),
      ),
    ),
  );
  return {
    lamps: [[middle, 2.6, 3.4]],
    solids: [
      box([board[0], board[2], back - 0.05], [board[1], board[3], back - 0.01], chalkboard(board)),
      box([board[0], 0.9, back - 0.13], [board[1], 0.94, back - 0.02], top),
      ...desks,
      ...(isFull ? pupils : []),
      ...(isAttended ? teacher(middle - side * 0.9, back - 0.75, side) : []),
      box([deskAt - 0.8, 0.74, back - 1.5], [deskAt + 0.8, 0.78, back - 0.85], top),
      box([deskAt - 0.78, 0, back - 1.48], [deskAt + 0.78, 0.74, back - 1.44], top),
      ball([deskAt + 0.42, 0.86, back - 1.3], [deskAt + 0.7, 1.14, back - 1.02], globe),
      box([deskAt + 0.53, 0.78, back - 1.19], [deskAt + 0.59, 0.88, back - 1.13], BLACK),
      box(
        [deskAt - 0.6, 0.78, back - 1.3],
        [deskAt - 0.2, 0.86, back - 1.05],
        flat([0.2, 0.34, 0.56]),
      ),
      ball([clock - 0.17, 2.42, back - 0.06], [clock + 0.17, 2.76, back - 0.01], flat(WHITE)),
      ball([clock - 0.03, 2.56, back - 0.09], [clock + 0.03, 2.62, back - 0.05], BLACK),
      ...classPosters(side > 0 ? left : right, side),
      ...(isPainted ? pictures(middle, back, side) : []),
    ],
  };
}

/** Who teaches, turned to the class, one hand raised to the blackboard. */
const teacher = (x: number, z: number, side: number): Solid[] =>
  posed(
    {
      at: [x, z],
      turn: -Math.PI / 2 + side * 0.25,
      hands:
        side > 0
          ? [
              [0.12, 0.5, 1.62],
              [0.3, -0.16, 1.12],
            ]
          : [
              [0.3, 0.16, 1.12],
              [0.12, -0.5, 1.62],
            ],
    },
    attireOf(6, {
      top: [0.52, 0.2, 0.26],
      legs: [0.2, 0.2, 0.28],
      gown: 'gown',
      hair: [0.34, 0.2, 0.1],
      hairForm: 'bun',
    }),
  );

/** Paintings of children, pinned to the blackboard: a sun, a house, a tree and a flower. */
function pictures(middle: number, back: number, side: number): Solid[] {
  const sheet = (n: number): Material => {
    const [x, y] = [middle + side * (-1.2 + 0.8 * n), 1.62 + 0.08 * (n % 2)];
    return (px, py) => {
      const [u, v] = [(px - x) / 0.28, (py - y) / 0.22];
      if (v < -0.6) return [0.36, 0.66, 0.26];
      if (n % 2 === 0 && Math.hypot(u - 0.5, v - 0.45) < 0.32) return [1, 0.8, 0.16];
      if (n < 2 && Math.abs(u) < 0.4 && v < 0) return [0.86, 0.34, 0.26];
      if (n < 2 && v >= 0 && v < 0.5 && Math.abs(u) < 0.5 - v) return [0.4, 0.26, 0.6];
      if (n >= 2 && Math.abs(u + 0.2) < 0.07 && v < 0.1) return [0.46, 0.3, 0.16];
      if (n >= 2 && Math.hypot(u + 0.2, v - 0.3) < 0.42)
        return n === 2 ? [0.24, 0.6, 0.24] : [0.92, 0.4, 0.6];
      return [0.94, 0.95, 0.98];
    };
  };
  return [0, 1, 2, 3].map((n) => {
    const [x, y] = [middle + side * (-1.2 + 0.8 * n), 1.62 + 0.08 * (n % 2)];
    return box([x - 0.28, y - 0.22, back - 0.07], [x + 0.28, y + 0.22, back - 0.055], sheet(n));
  });
}

const globe: Material = (x, y, z) =>
  Math.sin(x * 17 + 3 * Math.sin(y * 13)) + Math.sin(z * 15 + y * 11) > 0.5
    ? [0.36, 0.56, 0.26]
    : [0.2, 0.42, 0.66];

/** A counter with its machine before shelves of bottles, round tables, hanging lamps. */
export function cafe({ random, noise, shell, side, decor, isAttended }: Furnishing): Furnished {
  const { back, left, right, high } = shell;
  const wall = side > 0 ? right : left;
  const at = (out: number) => wall - side * out;
  const dark = wood(WALNUT, noise);
  const oak = wood(OAK, noise);
  const free = (side > 0 ? left : right) + side * 1.5;
  const tables: readonly Point[] = [
    [free + side * 0.2, 0, back - 1.5],
    [free + side * 0.5, 0, 3.3],
  ];
  const hung: readonly Point[] = [
    [at(1.1), 2.1, 3],
    [at(1.1), 2.1, 4.4],
    [tables[0]?.[0] ?? 0, 2, back - 1.5],
  ];
  const bottles = Array.from({ length: 16 }, (_, n) => {
    const z = 2.5 + 0.2 * n;
    const up = n % 2 === 0 ? 1.46 : 1.9;
    return slab([at(0.1), at(0.2)], [up, up + 0.26], [z, z + 0.09], flat(pick(random, BOTTLES)));
  });
  return {
    lamps: hung,
    isShaded: true,
    solids: [
      slab([at(0.75), at(1.3)], [0, 1.02], [2.2, back - 1.1], planksOf(WALNUT)),
      slab([at(0.68), at(1.38)], [1.02, 1.08], [2.15, back - 1.05], oak),
      ...[1.42, 1.86, 2.3].map((up) =>
        slab([wall, at(0.28)], [up, up + 0.035], [2.2, back - 0.8], dark),
      ),
      ...bottles,
      slab([at(0.8), at(1.2)], [1.08, 1.46], [3, 3.7], STEEL),
      slab([at(1.2), at(1.26)], [1.3, 1.4], [3.05, 3.65], flat([0.7, 0.16, 0.12])),
      slab([at(0.85), at(1.2)], [1.08, 1.32], [4.2, 4.8], flat([0.8, 0.86, 0.86])),
      ...[4.3, 4.5, 4.7].map((z) =>
        ball(
          [at(1.02) - 0.08, 1.1, z - 0.08],
          [at(1.02) + 0.08, 1.24, z + 0.08],
          flat([0.8, 0.56, 0.3]),
        ),
      ),
      ...(decor.isWide ? [] : [menu(shell, side)]),
      ...tables.flatMap(([x, , z]) => bistro(x, z, oak, dark)),
      ...hung.flatMap((place) => hungLamp(place, high, 0.22, [0.95, 0.74, 0.4])),
      ...plant({ random }, free - side * 1, 0, back - 0.5, 1.1),
      ...(isAttended
        ? [
            ...atCounter([at(0.42), 4], side > 0 ? Math.PI + 0.4 : -0.4, 1.08, 3, KEEPER),
            ...tables.flatMap(([x, , z], n) => [
              ...tableGuest([x - 0.72, z], [0.46, 0.755], 0, guestOf(5 + 4 * n)),
              ...tableGuest([x + 0.72, z], [0.46, 0.755], Math.PI, guestOf(6 + 4 * n)),
            ]),
          ]
        : []),
    ],
  };
}

const BOTTLES: readonly Colour[] = [
  [0.2, 0.4, 0.24],
  [0.62, 0.3, 0.12],
  [0.86, 0.84, 0.78],
  [0.5, 0.14, 0.14],
];

/** A board with what there is, on the wall ahead. */
function menu({ window, back }: Furnishing['shell'], side: number): Solid {
  const x = side > 0 ? window[1] + 0.35 : window[0] - 1.35;
  const edges = [x, x + 1, 1.25, 2.3] as const;
  return box(
    [edges[0], edges[2], back - 0.05],
    [edges[1], edges[3], back - 0.01],
    chalkboard(edges),
  );
}

/** Upright boards. */
const planksOf =
  (colour: Colour): Material =>
  (x, _y, z, axis) => {
    const at = (axis === 0 ? z : x) / 0.16;
    const shade = at - Math.floor(at) < 0.06 ? 0.55 : 0.95;
    return [colour[0] * shade, colour[1] * shade, colour[2] * shade];
  };

/** A round table for two with cups on it. */
function bistro(x: number, z: number, top: Material, leg: Material): Solid[] {
  return [
    drum([x, z], [0.72, 0.755], [0.42, 0.42], top),
    drum([x, z], [0.02, 0.72], [0.035, 0.035], BLACK),
    drum([x, z], [0, 0.04], [0.24, 0.06], BLACK),
    ...chair(x - 0.95, z - 0.2, -1, leg),
    ...chair(x + 0.65, z - 0.2, 1, leg),
    ...cup(x - 0.16, 0.755, z - 0.06, WHITE),
    ...cup(x + 0.16, 0.755, z + 0.08, WHITE),
    drum([x + 0.02, z + 0.2], [0.755, 0.83], [0.025, 0.03], flat([0.6, 0.7, 0.6])),
  ];
}
