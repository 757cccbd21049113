import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { brick, paint, tiles } from '../materials.ts';
import { type Attire, attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { plate } from '../solids/plate.ts';
import {
  ball,
  box,
  drum,
  type Material,
  type Point,
  pad,
  roll,
  type Solid,
} from '../solids/solid.ts';

/** Half as wide as the hall, its height, how long it is; metres. */
export const FIRE_HALL = { half: 4.6, high: 4.6, back: 12.5 } as const;
/** The hole in the ceiling around the pole, its radius. */
const HOLE = 0.72;

const ENGINE: Colour = [0.8, 0.06, 0.05];
const WHITE: Colour = [0.93, 0.93, 0.9];
const GLASS: Material = flat([0.26, 0.36, 0.44]);
const CHROME: Material = flat([0.8, 0.82, 0.84]);
const BRASS: Material = flat([1.05, 0.78, 0.3]);
const TURNOUT: Colour = [0.3, 0.26, 0.18];
const STRIPE: Colour = [0.95, 0.9, 0.2];

/** Walls of red brick over white tiles, a floor of grey slabs, a white ceiling. */
export function fireHallSurfaces(noise: Noise): Surfaces {
  const bricks = brick([0.62, 0.28, 0.2], noise);
  const white = tiles([0.9, 0.9, 0.87], [0.86, 0.86, 0.84], 0.3);
  return {
    walls: (x, y, z, axis) =>
      y < 1.2 ? white(x, z, y, axis) : y < 1.3 ? ENGINE : bricks(x, y, z, axis),
    floor: tiles([0.5, 0.5, 0.5], [0.46, 0.46, 0.47], 1.2),
    ceiling: paint([0.86, 0.86, 0.83], noise),
  };
}

/** A fire station from within: the red engine, a pole of brass down through a hole in the ceiling with somebody who slides down it, coats and helmets on hooks, a hose on its reel. */
export function fireHall({ shell, side, random, isAttended, isFull }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const wall = at(-FIRE_HALL.half);
  const key = random.below(64);
  const pole: Point = [at(-0.75), 0, 3.9];
  const isManned = isAttended === true || isFull;
  return {
    lamps: [
      [at(-0.8), high - 0.5, 2.6],
      [at(1.4), high - 0.4, 5],
      [middle, high - 0.4, 9],
    ],
    solids: [
      ...engine(at(2.1), 5.4, side),
      ...poleFrom(pole, high),
      ...(isManned ? slider(pole, side, key) : []),
      ...[0, 1, 2, 3, 4].flatMap((n) => gear(wall, side, 4.6 + n * 1.05, key + n)),
      ...reel([wall + side * 0.28, 1.75, 3.6]),
      box([at(-1.6) - 1.5, 3.1, back - 0.08], [at(-1.6) + 1.5, 3.75, back - 0.02], flat(ENGINE)),
      ...lettering('FIRE', [at(-1.6), 3.42, back - 0.1], 0.46, flat([1.1, 1, 0.6])),
      ...[2.4, 6.4].map((z) => ({
        ...box(
          [middle - 2, high - 0.06, z - 0.1],
          [middle + 2, high - 0.02, z + 0.1],
          flat([1.3, 1.3, 1.25]),
        ),
        glow: 0.8,
      })),
    ],
  };
}

/** A pole of brass from a mat on the floor to a hole with a rim in the ceiling. */
const poleFrom = ([x, , z]: Point, high: number): Solid[] => [
  drum([x, z], [0, 0.09], [0.62, 0.56], flat([0.16, 0.3, 0.6])),
  drum([x, z], [0.05, high], [0.05, 0.05], BRASS),
  plate(
    1,
    [x - HOLE - 0.16, high - 0.12, z - HOLE - 0.16],
    [x + HOLE + 0.16, high - 0.01, z + HOLE + 0.16],
    (u, v) => {
      const away = Math.hypot(u - x, v - z);
      return away > HOLE && away < HOLE + 0.16;
    },
    BRASS,
  ),
  drum([x, z], [high - 0.02, high], [HOLE, HOLE], flat([0.09, 0.08, 0.08])),
];

/** How who puts out fires is dressed, with a helmet of red or yellow. */
const dressed = (key: number): Attire =>
  attireOf(key, {
    ...{ top: TURNOUT, legs: scaleColour(TURNOUT, 0.85), gown: 'coat' as const },
    hat: ['cap', key % 2 === 0 ? ENGINE : [0.95, 0.74, 0.1]] as const,
  });

/** Who slides down the pole, both hands and feet at it. */
const slider = ([x, , z]: Point, side: number, key: number): Solid[] => {
  const low = 1.15;
  return [
    ...posed(
      {
        at: [x + side * 0.27, z],
        turn: side > 0 ? Math.PI - 0.5 : 0.5,
        floor: low,
        lean: 0.05,
        hands: [
          [0.28, 0.08, low + 1.72],
          [0.28, -0.02, low + 1.42],
        ],
      },
      dressed(key),
    ),
    ...[0.62, 0.82].map((up) =>
      drum([x + side * 0.26, z], [low + up, low + up + 0.05], [0.19, 0.19], flat(STRIPE)),
    ),
  ];
};

/** A coat with bright bands on a hook of the wall, a helmet over it and boots beneath. */
function gear(wall: number, side: number, z: number, key: number): Solid[] {
  const at = (out: number) => wall + side * out;
  const coat: Material = (_x, y) =>
    Math.abs(y - 1.05) < 0.05 || Math.abs(y - 1.4) < 0.04 ? STRIPE : TURNOUT;
  const colour: Colour = key % 2 === 0 ? ENGINE : [0.95, 0.74, 0.1];
  return [
    slab([wall, at(0.3)], [2.02, 2.06], [z - 0.5, z + 0.5], flat([0.5, 0.5, 0.52])),
    pad(
      [Math.min(at(0.02), at(0.24)), 0.85, z - 0.3],
      [Math.max(at(0.02), at(0.24)), 1.8, z + 0.3],
      coat,
      0.08,
    ),
    ball([at(0.15) - 0.2, 2.04, z - 0.24], [at(0.15) + 0.2, 2.36, z + 0.24], flat(colour)),
    drum([at(0.15), z], [2.05, 2.09], [0.26, 0.26], flat(colour)),
    ...[-0.13, 0.13].map((dz) =>
      pad(
        [Math.min(at(0.05), at(0.35)), 0, z + dz - 0.1],
        [Math.max(at(0.05), at(0.35)), 0.4, z + dz + 0.1],
        flat([0.1, 0.1, 0.1]),
        0.06,
      ),
    ),
  ];
}

/** A hose on its reel at the wall. */
const reel = ([x, y, z]: Point): Solid[] => [
  roll(0, [z, y], [x - 0.14, x + 0.1], [0.46, 0.46], (_x, py, pz) =>
    Math.hypot(py - y, pz - z) % 0.09 < 0.02 ? [0.5, 0.1, 0.08] : [0.86, 0.2, 0.14],
  ),
  roll(0, [z, y], [x - 0.18, x + 0.14], [0.12, 0.12], CHROME),
];

/** The front of a fire engine that faces the eye: its cab with a wide pane, lamps, a ladder on the roof, its long side with lockers. */
function engine(x: number, z: number, side: number): Solid[] {
  const half = 1.22;
  const flank: Material = (_x, y, pz) => {
    if (y > 1.1 && y < 1.28) return WHITE;
    const u = ((pz - z) % 1.5) / 1.5;
    const isLocker = pz > z + 1.9 && y > 0.6 && y < 2.5;
    if (!isLocker) return ENGINE;
    return u < 0.06 || y > 2.42
      ? [0.3, 0.3, 0.32]
      : Math.floor(y / 0.08) % 2 === 0
        ? [0.7, 0.72, 0.74]
        : [0.62, 0.64, 0.66];
  };
  const lamp = (dx: number, y: number, radius: number, colour: Colour): Solid => ({
    ...ball(
      [x + dx - radius, y - radius, z - 0.1],
      [x + dx + radius, y + radius, z + 0.08],
      flat(colour),
    ),
    glow: 0.8,
  });
  const wheel = (to: number, dz: number) => [
    roll(
      0,
      [z + dz, 0.52],
      [Math.min(x + to * 0.95, x + to * 1.26), Math.max(x + to * 0.95, x + to * 1.26)],
      [0.52, 0.52],
      flat([0.07, 0.07, 0.07]),
    ),
    roll(
      0,
      [z + dz, 0.52],
      [Math.min(x + to * 0.9, x + to * 1.28), Math.max(x + to * 0.9, x + to * 1.28)],
      [0.26, 0.26],
      CHROME,
    ),
  ];
  return [
    pad([x - half, 0.45, z], [x + half, 2.75, z + 1.8], flank, 0.12),
    box([x - half, 0.45, z + 1.7], [x + half, 2.7, z + 6.4], flank),
    box([x - half + 0.12, 1.5, z - 0.02], [x + half - 0.12, 2.5, z + 0.1], GLASS),
    box([x - 0.03, 1.5, z - 0.04], [x + 0.03, 2.5, z], flat(ENGINE)),
    slab(
      [x - side * (half + 0.01), x - side * (half - 0.05)],
      [1.5, 2.45],
      [z + 0.4, z + 1.5],
      GLASS,
    ),
    box([x - half, 1.1, z - 0.03], [x + half, 1.28, z + 0.02], flat(WHITE)),
    box([x - half - 0.04, 0.36, z - 0.22], [x + half + 0.04, 0.66, z + 0.1], CHROME),
    box([x - 0.5, 0.72, z - 0.03], [x + 0.5, 1.05, z + 0.02], (_x, y) =>
      Math.floor(y / 0.06) % 2 === 0 ? [0.75, 0.77, 0.8] : [0.2, 0.2, 0.22],
    ),
    ...[-1, 1].flatMap((to) => [
      lamp(to * 0.86, 0.88, 0.15, [1.25, 1.22, 1.05]),
      lamp(to * 0.75, 2.86, 0.17, [0.3, 0.5, 1.6]),
      ...wheel(to, 1),
      ...wheel(to, 4.8),
    ]),
    box([x - 0.95, 2.74, z + 0.1], [x + 0.95, 2.82, z + 0.34], CHROME),
    ...[-0.4, 0.4].map((dx) =>
      box([x + dx - 0.04, 2.98, z + 0.4], [x + dx + 0.04, 3.08, z + 6.4], CHROME),
    ),
    ...Array.from({ length: 12 }, (_, n) =>
      box([x - 0.4, 3, z + 0.6 + n * 0.5], [x + 0.4, 3.05, z + 0.65 + n * 0.5], CHROME),
    ),
    ...lettering('FIRE', [x, 1.19, z - 0.05], 0.16, flat(ENGINE)),
  ];
}
