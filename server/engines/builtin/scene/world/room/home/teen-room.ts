import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { gameScreen } from '../furnishings/game-screens.ts';
import { posterAt } from '../furnishings/poster.ts';
import { besideWall, curtains, type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { boards, carpet, chance, cloth, paint } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

const WALL: Colour = [0.5, 0.47, 0.56];
const PURPLE: Colour = [0.74, 0.3, 1.25];
const BLACK: Material = flat([0.06, 0.06, 0.075]);
const CLOTHES: readonly Colour[] = [
  [0.74, 0.2, 0.2],
  [0.16, 0.3, 0.56],
  [0.85, 0.84, 0.8],
  [0.2, 0.2, 0.23],
  [0.3, 0.5, 0.34],
  [0.85, 0.66, 0.22],
];
/** The desk before the wall ahead: half its width, how high and how deep it is, metres. */
const DESK = { half: 1.02, high: 0.74, deep: 0.66 } as const;
/** Posters on the wall ahead and beside: where their lower edge is, their height and width. */
const POSTER = { low: 1.3, high: 0.92, wide: 0.64, apart: 0.8 } as const;

/** Walls full of posters, with a strip of purple light below the ceiling; a floor of boards. */
export function teenRoomSurfaces(noise: Noise): Surfaces {
  const plaster = paint(WALL, noise);
  const high = 2.8;
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x;
      const number = Math.floor(along / POSTER.apart);
      const up = (y - POSTER.low - 0.16 * (chance(number, 4) - 0.5)) / POSTER.high;
      const u = (along / POSTER.apart - number - 0.5) * (POSTER.apart / POSTER.wide) + 0.5;
      const isPoster = u > 0 && u < 1 && up > 0 && up < 1 && chance(number, axis + 20) < 0.8;
      const own = isPoster ? posterOf(u, up, number + 7 * axis) : plaster(x, y, z, axis);
      const strip = Math.exp(-(high - y) / 0.42);
      return y > high - 0.035 ? scaleColour(PURPLE, 1.7) : mixColour(own, PURPLE, 0.55 * strip);
    },
    floor: boards([0.42, 0.29, 0.2], noise),
    ceiling: (x, y, z) => mixColour(plaster(x, y, z, 1), PURPLE, 0.22),
  };
}

/** A poster: a band's name above a figure in two colours, or one of a game. */
function posterOf(u: number, up: number, number: number): Colour {
  return chance(number, 9) < 0.35 ? gameScreen(number, u, 1 - up) : posterAt(up, u, number);
}

/** A teenager's room: an unmade bed, a desk with two screens and a chair for games, a guitar, clothes, books and a skateboard on the floor. */
export function teenRoom(furnishing: Furnishing): Furnished {
  const { shell, side, noise } = furnishing;
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const desk = middle - side * 0.95;
  const floor = middle - side * 0.15;
  const mat = [floor - 1, floor + 0.8, 2, back - 1.3] as const;
  return {
    lamps: [
      [desk, 1.5, back - 0.9],
      [middle, 2.55, 2.6],
      [middle + side * 1.6, 1.4, back - 0.7],
    ],
    solids: [
      ...curtains(furnishing, [0.16, 0.15, 0.22]),
      box(
        [mat[0], 0, mat[2]],
        [mat[1], 0.014, mat[3]],
        carpet([0.25, 0.24, 0.3], [0.5, 0.26, 0.62], mat, noise),
      ),
      ...unmadeBed(furnishing),
      ...gameDesk(desk, back),
      ...gameChair(desk + side * 0.15, back - 1.25),
      ...guitar(middle + side * 0.45, back - 0.32),
      ...onFloor(floor, noise),
      ...skateboard(floor - side * 0.55, 2.35),
    ],
  };
}

/** A bed along the heavy wall with its blanket thrown back and clothes on it. */
function unmadeBed(furnishing: Furnishing): Solid[] {
  const { shell, noise } = furnishing;
  const { part, span } = besideWall(furnishing);
  const [near, far] = [2.3, shell.back - 0.25];
  const sheet = cloth([0.8, 0.8, 0.84], noise);
  const blanket = cloth([0.22, 0.2, 0.46], noise);
  const soft = (
    a: number,
    b: number,
    y: readonly [number, number],
    z: readonly [number, number],
    of: Material,
    r: number,
  ) => {
    const [from, to] = span(a, b);
    return pad([from, y[0], z[0]], [to, y[1], z[1]], of, r);
  };
  return [
    part(0.02, 1.05, [0.06, 0.3], [near, far], flat([0.14, 0.13, 0.16])),
    soft(0.04, 1.02, [0.26, 0.5], [near + 0.04, far - 0.04], sheet, 0.09),
    soft(0.14, 0.9, [0.46, 0.64], [far - 0.62, far - 0.14], sheet, 0.08),
    ...Array.from({ length: 9 }, (_, n) => {
      const [z, out] = [near + 0.1 + 0.13 * n, 0.35 + 0.3 * chance(n, 2)];
      return soft(
        out,
        Math.min(1.2, out + 0.7),
        [0.44, 0.56 + 0.1 * chance(n, 3)],
        [z, z + 0.34],
        blanket,
        0.1,
      );
    }),
    soft(0.95, 1.2, [0.05, 0.52], [near + 0.2, near + 0.9], blanket, 0.08),
    ...Array.from({ length: 4 }, (_, n) =>
      soft(
        0.25 + 0.15 * n,
        0.6 + 0.15 * n,
        [0.55, 0.64],
        [far - 1.3 + 0.12 * n, far - 0.95 + 0.12 * n],
        flat(CLOTHES[n] as Colour),
        0.05,
      ),
    ),
  ];
}

/** A desk with two screens in a purple glow, a lit keyboard, a computer with a window, cups and crumpled paper. */
function gameDesk(x: number, back: number): Solid[] {
  const { half, high, deep } = DESK;
  const z = back - deep - 0.05;
  const shown =
    (from: number, wide: number, game: number): Material =>
    (px, py) => {
      const [u, v] = [(px - from) / wide, (high + 0.56 - py) / 0.42];
      return Math.min(u, 1 - u) < 0.02 || v < 0.03 || v > 0.97
        ? [0.05, 0.05, 0.06]
        : gameScreen(game, u, v);
    };
  const monitor = (from: number, wide: number, game: number): Solid[] => [
    {
      ...box(
        [from, high + 0.14, z + 0.36],
        [from + wide, high + 0.56, z + 0.39],
        shown(from, wide, game),
      ),
      glow: 0.5,
    },
    box(
      [from + wide / 2 - 0.03, high, z + 0.39],
      [from + wide / 2 + 0.03, high + 0.3, z + 0.43],
      BLACK,
    ),
    box(
      [from + wide / 2 - 0.14, high, z + 0.3],
      [from + wide / 2 + 0.14, high + 0.015, z + 0.48],
      BLACK,
    ),
  ];
  const keys: Material = (px, _y, pz) => {
    const [a, b] = [(px / 0.026) % 1, (pz / 0.026) % 1];
    return Math.abs(a) < 0.24 || Math.abs(b) < 0.24 ? scaleColour(PURPLE, 1.5) : [0.1, 0.1, 0.12];
  };
  return [
    box([x - half, high - 0.04, z], [x + half, high, back - 0.05], flat([0.16, 0.15, 0.17])),
    box(
      [x - half, high - 0.05, z - 0.01],
      [x + half, high - 0.03, z],
      flat(scaleColour(PURPLE, 1.8)),
    ),
    ...[-half + 0.04, half - 0.1].map((dx) =>
      box([x + dx, 0, z + 0.04], [x + dx + 0.06, high, back - 0.1], BLACK),
    ),
    ...monitor(x - 0.72, 0.7, 2),
    ...monitor(x + 0.06, 0.62, 0),
    box([x - 0.5, high, z + 0.08], [x - 0.02, high + 0.02, z + 0.24], keys),
    ball([x + 0.1, high, z + 0.1], [x + 0.17, high + 0.035, z + 0.22], flat(PURPLE)),
    box([x + 0.74, high, z + 0.16], [x + 0.96, high + 0.48, z + 0.56], (px, py, _pz, axis) => {
      const fan = Math.hypot(px - x - 0.85, ((py - high) % 0.22) - 0.11);
      return axis === 2 && fan < 0.085 && fan > 0.06 ? scaleColour(PURPLE, 2) : [0.08, 0.08, 0.1];
    }),
    drum([x - 0.88, z + 0.2], [high, high + 0.12], [0.035, 0.035], flat([0.2, 0.7, 0.3])),
    ...Array.from({ length: 4 }, (_, n) =>
      ball(
        [x - 0.95 + 0.07 * n, high, z + 0.03],
        [x - 0.88 + 0.07 * n, high + 0.05, z + 0.1],
        flat([0.85, 0.85, 0.82]),
      ),
    ),
  ];
}

/** A chair for games, seen from behind: a high back in black with coloured sides. */
const gameChair = (x: number, z: number): Solid[] => {
  const shell: Material = (px) => (Math.abs(px - x) > 0.17 ? [0.52, 0.16, 0.7] : [0.1, 0.1, 0.12]);
  return [
    pad([x - 0.27, 0.42, z - 0.2], [x + 0.27, 0.54, z + 0.28], shell, 0.05),
    pad([x - 0.25, 0.52, z - 0.28], [x + 0.25, 1.24, z - 0.16], shell, 0.05),
    pad([x - 0.16, 1.08, z - 0.32], [x + 0.16, 1.2, z - 0.24], flat([0.52, 0.16, 0.7]), 0.04),
    drum([x, z], [0.1, 0.44], [0.035, 0.035], BLACK),
    box([x - 0.3, 0.04, z - 0.03], [x + 0.3, 0.09, z + 0.03], BLACK),
    box([x - 0.03, 0.04, z - 0.3], [x + 0.03, 0.09, z + 0.3], BLACK),
  ];
};

/** An electric guitar that leans on the wall ahead. */
const guitar = (x: number, z: number): Solid[] => [
  ball([x - 0.17, 0.06, z - 0.05], [x + 0.17, 0.38, z + 0.03], flat([0.8, 0.12, 0.1])),
  ball([x - 0.14, 0.3, z - 0.04], [x + 0.14, 0.56, z + 0.05], flat([0.8, 0.12, 0.1])),
  ball([x - 0.07, 0.2, z - 0.055], [x + 0.07, 0.46, z - 0.03], flat([0.93, 0.92, 0.88])),
  ...limb(
    [
      [x, 0.5, z - 0.01],
      [x, 1.08, z + 0.12],
    ],
    [0.024, 0.022],
    flat([0.55, 0.34, 0.18]),
  ),
  box([x - 0.045, 1.06, z + 0.1], [x + 0.045, 1.22, z + 0.14], flat([0.8, 0.12, 0.1])),
];

/** Clothes in heaps, books, a bag and a box of pizza on the floor. */
function onFloor(x: number, noise: Noise): Solid[] {
  const heaps: readonly (readonly [number, number])[] = [
    [-0.75, 3.3],
    [0.45, 2.75],
    [0.1, 3.7],
    [-1.2, 2.5],
    [0.85, 3.5],
  ];
  const pizza: Material = (px, _y, pz) =>
    Math.hypot(px - x - 0.3, pz - 2.15) < 0.13 ? [0.86, 0.6, 0.22] : [0.78, 0.68, 0.52];
  return [
    ...heaps.flatMap(([dx, z], heap) =>
      Array.from({ length: 6 }, (_, n) => {
        const [px, pz] = [
          x + dx + 0.32 * (chance(n, heap) - 0.5),
          z + 0.34 * (chance(n, heap + 9) - 0.5),
        ];
        const [w, d] = [0.13 + 0.1 * chance(n, heap + 3), 0.11 + 0.1 * chance(n, heap + 5)];
        const colour = CLOTHES[(heap * 2 + n) % CLOTHES.length] as Colour;
        return pad(
          [px - w, 0, pz - d],
          [px + w, 0.05 + 0.05 * chance(n, heap + 7), pz + d],
          cloth(colour, noise),
          0.05,
        );
      }),
    ),
    ...[0, 1, 2].map((n) =>
      box(
        [x - 0.35 + 0.05 * n, 0.035 * n, 2.05],
        [x - 0.12 + 0.04 * n, 0.035 * (n + 1), 2.36],
        flat(CLOTHES[n + 1] as Colour),
      ),
    ),
    box([x + 0.12, 0.014, 1.97], [x + 0.48, 0.05, 2.33], pizza),
    slab([x + 0.12, x + 0.48], [0.05, 0.38], [2.33, 2.35], flat([0.74, 0.64, 0.48])),
  ];
}

/** A skateboard on its wheels. */
const skateboard = (x: number, z: number): Solid[] => [
  pad([x - 0.4, 0.1, z - 0.1], [x + 0.4, 0.13, z + 0.1], flat([0.2, 0.6, 0.62]), 0.015),
  ...[-0.26, 0.26].flatMap((dx) =>
    [-0.08, 0.08].map((dz) =>
      ball(
        [x + dx - 0.045, 0.01, z + dz - 0.03],
        [x + dx + 0.045, 0.1, z + dz + 0.03],
        flat([0.95, 0.9, 0.8]),
      ),
    ),
  ),
];
