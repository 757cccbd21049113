import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { hungLamp } from '../furnishings/dressing.ts';
import { besideWall, type Furnished, type Furnishing, flat } from '../furniture.ts';
import { boards, cloth, paint, wood } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { box, drum, type Material, type Point, pad, roll, type Solid } from '../solids/solid.ts';
import { DYES, dummy, rollsOfCloth, sewingMachine, spools } from './tailor-tools.ts';

const OAK: Colour = [0.58, 0.4, 0.24];
const STEEL: Material = flat([0.7, 0.71, 0.73]);
/** Heights of the shelves with rolls of cloth, metres. */
const SHELVES = [0.2, 0.78, 1.36, 1.94] as const;

/** Warm grey walls with boards below, a floor of boards. */
export const tailorSurfaces = (noise: Noise): Surfaces => {
  const upper = paint([0.76, 0.72, 0.64], noise);
  const lower = wood([0.5, 0.36, 0.24], noise);
  return {
    walls: (x, y, z, axis) => (y < 0.95 ? lower(x, y, z, axis) : upper(x, y, z, axis)),
    floor: boards([0.55, 0.38, 0.23], noise),
    ceiling: paint([0.88, 0.85, 0.78], noise),
  };
};

/** A tailor's workshop: dummies in a dress, in a jacket and bare, rolls of cloth up the wall, a sewing machine on its table, thread on pegs, suits on a rail. */
export function tailor(furnishing: Furnishing): Furnished {
  const { shell, side, noise, isAttended } = furnishing;
  const { left, right, back, high, window } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const hung: readonly Point[] = [
    [at(1.2), 2.35, 3.9],
    [at(-0.9), 2.4, back - 1.3],
  ];
  const shelves = [at(0.2), at(2.85)];
  const [from, to] = [Math.min(...shelves), Math.max(...shelves)];
  const pegs = Math.min(window[0], window[1]) + (window[1] - window[0]) / 2;
  return {
    lamps: [...hung, [middle, high - 0.5, 1.8]],
    solids: [
      ...hung.flatMap((place) => hungLamp(place, high, 0.24, [0.95, 0.88, 0.7])),
      ...clothShelves([from, to], back, noise),
      ...spools([pegs - 0.65, 0.98, back], 14, 1),
      box([pegs - 0.75, 0.93, back - 0.12], [pegs + 0.75, 0.98, back], wood(OAK, noise)),
      ...table([at(1.08), 0, 3.4], side, noise),
      ...dummy([at(-1.75), 0, 3.7], 'dress', DYES[0] as Colour, noise),
      ...dummy([at(-0.95), 0, 4.7], 'jacket', [0.15, 0.19, 0.3], noise),
      ...dummy([at(0.2), 0, 5], 'bare', DYES[4] as Colour, noise),
      ...rail({ ...furnishing, side: -side }),
      ...(isAttended ? atWork(at, side) : []),
    ],
  };
}

/** A seamstress at the machine, and a tailor with a tape around the neck who pins the dress. */
const atWork = (at: (out: number) => number, side: number): Solid[] => [
  ...posed(
    {
      at: [at(1.08) + side * 0.1, 4.02],
      turn: -Math.PI / 2 - 0.12 * side,
      seat: 0.48,
      lean: 0.12,
      hands: [
        [0.46, 0.16, 0.88],
        [0.46, -0.16, 0.88],
      ],
    },
    attireOf(6, { top: [0.3, 0.46, 0.52], hairForm: 'bun' }),
  ),
  ...posed(
    {
      at: [at(-1.06), 3.42],
      turn: side > 0 ? Math.PI - 0.35 : 0.35,
      lean: 0.1,
      hands: [
        [0.46, 0.1, 1.24],
        [0.44, -0.12, 1.02],
      ],
    },
    attireOf(9, { top: [0.93, 0.92, 0.88], legs: [0.16, 0.17, 0.22], apron: [0.24, 0.26, 0.34] }),
  ),
];

/** Shelves of rolls on the wall ahead. */
function clothShelves([from, to]: readonly [number, number], back: number, noise: Noise): Solid[] {
  const plank = wood(OAK, noise);
  const front = back - 0.5;
  return [
    box([from, 0, back - 0.03], [to, 2.6, back], wood(scaleColour(OAK, 0.5), noise)),
    ...SHELVES.flatMap((y, n) => [
      box([from, y - 0.05, front], [to, y, back], plank),
      ...rollsOfCloth([from + 0.06, to - 0.06], y, [front + 0.04, back - 0.04], 3, 23 * n),
    ]),
    box([from, 2.55, front], [to, 2.6, back], plank),
    ...[from, (from + to) / 2 - 0.03, to - 0.06].map((x) =>
      box([x, 0, front - 0.01], [x + 0.06, 2.6, back], plank),
    ),
  ];
}

/** The table with the sewing machine, shears, chalk, folded cloth and a tape. */
function table([x, , z]: Point, side: number, noise: Noise): Solid[] {
  const plank = wood(scaleColour(OAK, 1.1), noise);
  const y = 0.8;
  const half = 0.95;
  return [
    box([x - half, y - 0.05, z - 0.42], [x + half, y, z + 0.42], plank),
    ...[-1, 1].flatMap((a) =>
      [-1, 1].map((b) =>
        box(
          [x + a * (half - 0.07) - 0.045, 0, z + b * 0.34 - 0.045],
          [x + a * (half - 0.07) + 0.045, y - 0.05, z + b * 0.34 + 0.045],
          plank,
        ),
      ),
    ),
    ...sewingMachine([x - side * 0.32, y, z - 0.02], 0.56, -side, DYES[2] as Colour, noise),
    ...[0, 1, 2, 3].map((n) =>
      pad(
        [x + side * 0.62 - 0.2, y + 0.055 * n, z - 0.02],
        [x + side * 0.62 + 0.2, y + 0.055 * (n + 1), z + 0.34],
        cloth(DYES[(n * 3 + 1) % DYES.length] as Colour, noise),
        0.025,
      ),
    ),
    // Shears.
    ...[-0.035, 0.035].flatMap((dz) => [
      roll(
        0,
        [z - 0.24 + dz * 0.4, y + 0.02],
        [x + side * 0.62 - 0.02, x + side * 0.62 + 0.2],
        [0.014, 0.004],
        STEEL,
      ),
      drum(
        [x + side * 0.62 - 0.07, z - 0.24 + dz],
        [y, y + 0.028],
        [0.04, 0.04],
        flat([0.08, 0.08, 0.09]),
      ),
    ]),
    box([x + side * 0.2, y, z - 0.34], [x + side * 0.2 + 0.34, y + 0.006, z - 0.31], (px) =>
      Math.abs((px / 0.03) % 1) < 0.2 ? [0.15, 0.12, 0.08] : [1, 0.82, 0.2],
    ),
    drum([x + side * 0.1, z + 0.62], [0.42, 0.48], [0.18, 0.18], plank),
    drum([x + side * 0.1, z + 0.62], [0, 0.42], [0.14, 0.08], plank),
  ];
}

/** Suits and dresses on a rail along a wall. */
function rail(furnishing: Furnishing): Solid[] {
  const { shell, side, noise } = furnishing;
  const { part, wall } = besideWall(furnishing);
  const [near, far] = [3, shell.back - 0.6];
  const x = wall - side * 0.34;
  const many = Math.floor((far - near) / 0.13);
  return [
    roll(2, [x, 1.86], [near - 0.1, far + 0.1], [0.018, 0.018], STEEL),
    ...[near - 0.06, far + 0.06].map((z) => drum([x, z], [0, 1.88], [0.02, 0.02], STEEL)),
    ...Array.from({ length: many }, (_, n) => {
      const z = near + 0.08 + 0.13 * n;
      const colour = DYES[(n * 7 + 3) % DYES.length] as Colour;
      const low = n % 3 === 0 ? 0.45 : 0.85;
      return [
        box([x - 0.006, 1.72, z - 0.006], [x + 0.006, 1.87, z + 0.006], STEEL),
        part(0.12, 0.56, [low, 1.62], [z - 0.045, z + 0.045], cloth(colour, noise)),
        part(0.2, 0.48, [1.6, 1.72], [z - 0.035, z + 0.035], cloth(colour, noise)),
      ];
    }).flat(),
  ];
}
