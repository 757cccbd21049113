import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, OAK } from '../furniture.ts';
import { chalkboard, chance, paint, wood } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import { guestOf } from '../people/table-guest.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, type Material, pad, type Solid } from '../solids/solid.ts';

/** Half the hall's width, its height, where its wall ahead is; metres. */
export const LECTURE_HALL = { half: 7.4, high: 6.6, back: 11.8 } as const;
/** The rows: how many, where the first is, from one to the next, how much lower each is than the one before it. */
const ROWS = { count: 7, first: 2.1, apart: 1.06, drop: 0.34 } as const;
/** Half the width of the stairs between the blocks of a row, and where these end. */
const BLOCK = { from: 0.7, to: 6.4 } as const;
/** A seat's width, and how many of them are taken. */
const SEAT = { wide: 0.63, taken: 0.78 } as const;
const STEEL: Material = flat([0.5, 0.52, 0.55]);
const PALE: Colour = [0.9, 0.89, 0.85];

/** Panels of wood below pale plaster, a dark carpet, a ceiling of white sails. */
export function lectureHallSurfaces(noise: Noise): Surfaces {
  const plaster = paint(PALE, noise);
  return {
    walls: (x, y, z, axis) => {
      if (y > 2.8) return plaster(x, y, z, axis);
      const along = axis === 0 ? z : x;
      const joint = Math.abs(along / 1.1 - Math.round(along / 1.1)) < 0.012;
      return scaleColour(OAK, joint ? 0.6 : 0.98 + 0.08 * noise.fbm(along * 6, y, 3));
    },
    floor: (x, _y, z) =>
      scaleColour([0.3, 0.31, 0.34], 0.92 + 0.14 * chance(Math.floor(x * 20), Math.floor(z * 20))),
    ceiling: (_x, _y, z) => {
      const at = z / 1.9 - Math.floor(z / 1.9);
      if (at < 0.1) return [1.25, 1.22, 1.14];
      return scaleColour(PALE, 0.84 + 0.16 * at);
    },
  };
}

/** How high the floor of a row is. */
const floorOf = (row: number): number => (ROWS.count - 1 - row) * ROWS.drop;
const aheadOf = (row: number): number => ROWS.first + row * ROWS.apart;

/** A lecture hall from its last row: benches that fall toward blackboards and a screen, students on them, the professor at the front. */
export function lectureHall({ shell, side, noise }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const top = wood([0.72, 0.52, 0.32], noise);
  const rows = Array.from({ length: ROWS.count }, (_, row) => row);
  return {
    lamps: [2.5, 6, 9.5].map((z) => [middle, high - 0.5, z] as const),
    solids: [
      ...rows.flatMap((row) => [
        box(
          [left, -0.1, aheadOf(row) - 0.72],
          [right, floorOf(row), aheadOf(row) + ROWS.apart - 0.72],
          flat([0.34, 0.35, 0.38]),
        ),
        box(
          [middle - BLOCK.from, floorOf(row) - 0.02, aheadOf(row) + ROWS.apart - 0.8],
          [middle + BLOCK.from, floorOf(row) + 0.012, aheadOf(row) + ROWS.apart - 0.72],
          flat([0.9, 0.76, 0.3]),
        ),
        ...[-1, 1].flatMap((to) => bench(middle, to, row, top)),
      ]),
      ...front(middle, back, side, top),
      ...screen(middle, back),
    ],
  };
}

/** One block of a row: the long desk, its seats, and who sits there. */
function bench(middle: number, to: number, row: number, top: Material): Solid[] {
  const [floor, z] = [floorOf(row), aheadOf(row)];
  const [a, b] = [middle + to * BLOCK.from, middle + to * BLOCK.to];
  const [from, end] = [Math.min(a, b), Math.max(a, b)];
  const count = Math.floor((end - from) / SEAT.wide);
  return [
    box([from, floor + 0.72, z + 0.2], [end, floor + 0.76, z + 0.54], top),
    box([from, floor + 0.16, z + 0.48], [end, floor + 0.72, z + 0.51], top),
    ...Array.from({ length: count }, (_, n) => {
      const number = row * 40 + n + (to > 0 ? 20 : 0);
      const x = from + (n + 0.5) * SEAT.wide;
      const seat = [
        pad([x - 0.24, floor + 0.44, z - 0.3], [x + 0.24, floor + 0.86, z - 0.25], ORANGE, 0.02),
        box([x - 0.04, floor, z - 0.26], [x + 0.04, floor + 0.5, z - 0.22], STEEL),
      ];
      return chance(number, 3) < SEAT.taken
        ? [...seat, ...student(x, floor, z, number), ...notes(x, floor + 0.76, z + 0.34, number)]
        : seat;
    }).flat(),
  ];
}

const ORANGE: Material = flat([0.82, 0.42, 0.14]);

/** Who sits on a bench, seen from behind. */
function student(x: number, floor: number, z: number, number: number): Solid[] {
  const { shirt, hair, skin, isLong } = guestOf(number);
  const cloth = flat(shirt);
  const at = x + 0.06 * (chance(number, 5) - 0.5);
  const up = floor + 0.05 * chance(number, 6);
  return [
    pad([x - 0.19, up + 0.45, z - 0.22], [x + 0.19, up + 1.02, z + 0.02], cloth, 0.1),
    ball([x - 0.23, up + 0.72, z - 0.2], [x + 0.23, up + 1.06, z + 0.04], cloth),
    ball([at - 0.055, up + 0.95, z - 0.12], [at + 0.055, up + 1.16, z], flat(skin)),
    ball([at - 0.095, up + 1.06, z - 0.14], [at + 0.095, up + 1.31, z + 0.08], flat(skin)),
    ball(
      [at - 0.107, up + (isLong ? 0.96 : 1.12), z - 0.17],
      [at + 0.107, up + 1.34, z + 0.04],
      flat(hair),
    ),
  ];
}

/** Paper or a lit screen on the desk before somebody. */
function notes(x: number, up: number, z: number, number: number): Solid[] {
  if (chance(number, 8) < 0.5)
    return [
      box([x - 0.13, up, z - 0.1], [x + 0.13, up + 0.008, z + 0.12], flat([0.94, 0.94, 0.9])),
    ];
  return [
    box([x - 0.16, up, z - 0.08], [x + 0.16, up + 0.015, z + 0.12], STEEL),
    {
      ...box([x - 0.16, up, z + 0.12], [x + 0.16, up + 0.21, z + 0.13], flat([0.7, 0.84, 0.96])),
      glow: 0.3,
    },
  ];
}

/** Blackboards full of formulas side by side, the professor before them, a lectern. */
function front(middle: number, back: number, side: number, top: Material): Solid[] {
  const boards = [-1, 1].map((to) => {
    const edges = [
      middle + (to < 0 ? -4.6 : 0.06),
      middle + (to < 0 ? -0.06 : 4.6),
      0.9,
      2.75,
    ] as const;
    return box(
      [edges[0], edges[2], back - 0.09],
      [edges[1], edges[3], back - 0.03],
      chalkboard(edges),
    );
  });
  const desk = middle - side * 2.3;
  return [
    ...boards,
    box([middle - 4.7, 0.82, back - 0.12], [middle + 4.7, 0.9, back - 0.02], STEEL),
    box([desk - 1.3, 0.86, back - 2.1], [desk + 1.3, 0.92, back - 1.4], top),
    box([desk - 1.25, 0, back - 2.06], [desk + 1.25, 0.86, back - 2], top),
    box([desk - 0.3, 0.92, back - 1.9], [desk + 0.3, 1.2, back - 1.6], flat([0.2, 0.21, 0.24])),
    ...posed(
      {
        at: [middle + side * 0.1, back - 1.3],
        turn: -Math.PI / 2 - side * 0.35,
        hands: [
          [0.42, 0.3, 1.3],
          [0.2, -0.5, 1.55],
        ],
      },
      attireOf(5, { top: [0.2, 0.26, 0.4], hair: [0.6, 0.6, 0.6], legs: [0.2, 0.2, 0.23] }),
    ),
  ];
}

/** The screen above the boards with a slide: a title, lines, and a curve in its axes. */
function screen(middle: number, back: number): Solid[] {
  const slide: Material = (x, y) => {
    const [u, v] = [(x - middle) / 2.9, (y - 3) / 3];
    if (Math.abs(u) > 0.97 || v > 0.97 || v < 0.03) return [0.12, 0.13, 0.15];
    if (v > 0.8) return v < 0.9 && Math.abs(u) < 0.6 ? [1.1, 1.1, 1.12] : [0.16, 0.3, 0.58];
    const paper: Colour = [1.12, 1.12, 1.1];
    if (u < -0.05) {
      const line = (v / 0.14) % 1;
      const isText =
        line > 0.35 &&
        line < 0.62 &&
        u > -0.86 &&
        u < -0.2 - 0.25 * chance(Math.floor(v / 0.14), 4);
      return isText ? [0.3, 0.32, 0.36] : paper;
    }
    const [a, b] = [(u - 0.08) / 0.8, (v - 0.12) / 0.58];
    if (a < 0 || a > 1 || b < -0.03 || b > 1) return paper;
    if (a < 0.02 || b < 0.02) return [0.16, 0.17, 0.2];
    const curve = 0.08 + 0.84 * a * a * (3 - 2 * a);
    return Math.abs(b - curve) < 0.035
      ? [0.86, 0.2, 0.14]
      : b < curve
        ? mixColour(paper, [0.95, 0.7, 0.6], 0.5)
        : paper;
  };
  return [
    { ...box([middle - 2.9, 3, back - 0.16], [middle + 2.9, 6, back - 0.12], slide), glow: 0.45 },
  ];
}
