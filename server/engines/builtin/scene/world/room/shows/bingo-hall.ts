import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import { isAnimalFolk } from '../../../words/creatures.ts';
import type { Colour, Subject } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { boards, chance, folds, paint, wood } from '../materials.ts';
import { type Attire, attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

/** Half as wide as the hall, its height, how far its end is; metres. */
export const BINGO_HALL = { half: 3.5, high: 4.3, back: 9.6 } as const;
/** The stage: where it begins, how high it is, half the width of its opening and its top. */
const STAGE = { z: 7.7, high: 0.7, half: 2.6, top: 3.1 } as const;
/** The tables: how high, half as wide, half as deep. */
const TABLE = { high: 0.74, half: 1.05, deep: 0.36 } as const;

const RED: Colour = [0.66, 0.1, 0.13];
const GREY: Colour = [0.74, 0.74, 0.72];
const FLAGS: readonly Colour[] = [
  [0.86, 0.16, 0.16],
  [0.96, 0.76, 0.16],
  [0.16, 0.42, 0.74],
  [0.22, 0.56, 0.3],
  [0.95, 0.94, 0.9],
];

/** Cream walls over boards of green, a floor of boards. */
export function bingoSurfaces(noise: Noise): Surfaces {
  const [cream, green] = [paint([0.93, 0.87, 0.72], noise), wood([0.26, 0.42, 0.34], noise)];
  return {
    walls: (x, y, z, axis) =>
      y > 1.15
        ? cream(x, y, z, axis)
        : y > 1.09
          ? [0.4, 0.28, 0.16]
          : scaleColour(
              green(x, y, z, axis),
              Math.abs(((axis === 0 ? z : x) % 0.14) / 0.14) < 0.08 ? 0.7 : 1,
            ),
    floor: boards([0.62, 0.43, 0.26], noise),
    ceiling: paint([0.9, 0.88, 0.82], noise),
  };
}

/** Who of those named plays at the tables: people, but not animals that do as people. */
export const playsBingo = ({ traits = [] }: Pick<Subject, 'traits'>): boolean =>
  !isAnimalFolk(traits) && !traits.includes('dancing') && !traits.includes('sweeping');

/** A village's hall on a bingo evening: rows of tables with cards, markers and cups, who plays at them, flags on cords, the stage with its caller, the cage of balls and the board of numbers. */
export function bingoHall({ shell, side, random, isAttended, guests = [] }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const key = random.below(32);
  const isOn = isAttended === true || guests.length > 0;
  const tables: readonly Point[] = [
    [middle - side * 1.35, 0, 2.6],
    [middle + side * 1.45, 0, 3],
    [middle - side * 1.55, 0, 4.7],
    [middle + side * 1.6, 0, 5.1],
  ];
  const lamps: readonly Point[] = [3, 5.6].flatMap((z) =>
    [-1.5, 1.5].map((dx): Point => [middle + dx, high - 0.15, z]),
  );
  return {
    lamps: [...lamps, [middle, 2.9, STAGE.z - 0.3]],
    solids: [
      ...lamps.map(([x, , z]) => ({
        ...drum([x, z], [high - 0.14, high - 0.02], [0.26, 0.32], flat([1.4, 1.32, 1.1])),
        glow: 0.9,
      })),
      ...stage([left, right], middle, back, high),
      ...tables.flatMap(table),
      ...(isOn ? tables.flatMap((place, n) => players(place, n, key, guests, side)) : []),
      ...(isOn ? caller([middle - side * 1.25, STAGE.z + 0.75], side) : []),
      ...[2.4, 4.2].flatMap((z, n) => bunting([left, right], high - 0.05, z, n)),
    ],
  };
}

/** The stage: its front, red curtains drawn aside, the board of numbers with those that were called lit, the cage of balls on its table. */
function stage(
  [left, right]: readonly [number, number],
  middle: number,
  back: number,
  high: number,
): Solid[] {
  const { z, half, top } = STAGE;
  const front: Material = (x) =>
    scaleColour([0.44, 0.28, 0.16], Math.abs((x % 0.22) / 0.22) < 0.07 ? 0.6 : 1);
  const board: Material = (x, y) => {
    const [u, v] = [(x - middle + 1.5) / 0.3, (y - 1.5) / 0.3];
    const [col, row] = [Math.floor(u), Math.floor(v)];
    const [du, dv] = [u - col, v - row];
    if (du < 0.1 || du > 0.9 || dv < 0.1 || dv > 0.9) return [0.06, 0.07, 0.1];
    const isLit = chance(col, row) < 0.42;
    // A number's strokes.
    const digit = (at: number): boolean => {
      const [a, b] = [(du - at) / 0.26, (dv - 0.24) / 0.52];
      return (
        a > 0 &&
        a < 1 &&
        b > 0 &&
        b < 1 &&
        (a < 0.25 || a > 0.75 || b < 0.14 || b > 0.86) &&
        chance(col * 9 + Math.floor(b * 3), row + Math.floor(at * 9)) < 0.8
      );
    };
    const isInk = digit(0.2) || digit(0.54);
    return isLit
      ? isInk
        ? [0.2, 0.1, 0.02]
        : [1.5, 1.1, 0.3]
      : isInk
        ? [0.6, 0.6, 0.62]
        : [0.13, 0.15, 0.2];
  };
  return [
    box([left, 0, z], [right, STAGE.high, back], front),
    box([left, STAGE.high, z - 0.05], [right, STAGE.high + 0.05, back], flat([0.56, 0.38, 0.22])),
    // The arch of the stage, the curtains in it.
    box([left, STAGE.high, z], [middle - half, high, z + 0.2], flat([0.9, 0.84, 0.7])),
    box([middle + half, STAGE.high, z], [right, high, z + 0.2], flat([0.9, 0.84, 0.7])),
    box([middle - half, top, z], [middle + half, high, z + 0.2], flat([0.9, 0.84, 0.7])),
    box([middle - half, top - 0.3, z + 0.21], [middle + half, top, z + 0.26], folds(RED)),
    ...[-1, 1].map((to) =>
      box(
        [Math.min(middle + to * half, middle + to * (half - 0.65)), STAGE.high, z + 0.22],
        [Math.max(middle + to * half, middle + to * (half - 0.65)), top, z + 0.34],
        folds(RED),
      ),
    ),
    box(
      [middle - half, STAGE.high, back - 0.1],
      [middle + half, top, back - 0.06],
      folds([0.2, 0.26, 0.4]),
    ),
    {
      ...box([middle - 1.5, 1.5, back - 0.9], [middle + 1.5, 2.7, back - 0.8], board),
      glow: 0.35,
    },
    ...lettering('BINGO', [middle, top + 0.6, z - 0.02], 0.62, flat([0.78, 0.1, 0.12])),
  ];
}

/** Who calls the numbers, in a jacket that glitters, a ball held up, before the cage on its table. */
function caller([x, z]: readonly [number, number], side: number): Solid[] {
  const floor = STAGE.high + 0.05;
  const cage: Point = [x + side * 0.75, floor + 1.15, z - 0.1];
  return [
    ...posed(
      {
        at: [x, z],
        turn: -Math.PI / 2,
        floor,
        hands: [
          [0.3, 0.25, floor + 1.5],
          [0.3, -0.16, floor + 1.25],
        ],
      },
      attireOf(5, { top: [0.62, 0.12, 0.5], legs: [0.1, 0.1, 0.12], hairForm: 'short' }),
    ),
    ball(
      [x + 0.2, floor + 1.52, z - 0.38],
      [x + 0.32, floor + 1.64, z - 0.26],
      flat([1.1, 1.05, 0.9]),
    ),
    slab(
      [x + side * 0.38, x + side * 1.12],
      [floor + 0.72, floor + 0.78],
      [z - 0.4, z + 0.2],
      flat([0.4, 0.26, 0.14]),
    ),
    drum([cage[0], cage[2]], [floor, floor + 0.75], [0.26, 0.3], flat([0.2, 0.3, 0.5])),
    ...Array.from({ length: 16 }, (_, n) => {
      const [a, b] = [chance(n, 3) * 6.28, chance(n, 5)];
      const [bx, bz] = [cage[0] + 0.2 * b * Math.cos(a), cage[2] + 0.2 * b * Math.sin(a)];
      const y = cage[1] - 0.26 + 0.2 * chance(n, 7);
      return ball(
        [bx - 0.06, y, bz - 0.06],
        [bx + 0.06, y + 0.12, bz + 0.06],
        flat(FLAGS[n % 5] as Colour),
      );
    }),
    // The wires of the cage.
    ...Array.from({ length: 10 }, (_, n) => {
      const a = (n / 10) * Math.PI * 2;
      const on = (t: number): Point => [
        cage[0] + 0.34 * Math.cos(t) * Math.cos(a),
        cage[1] + 0.34 * Math.sin(t),
        cage[2] + 0.34 * Math.cos(t) * Math.sin(a),
      ];
      return [-1.2, -0.4, 0.4].map((t) =>
        bone(on(t), on(t + 0.8), [0.008, 0.008], flat([0.95, 0.76, 0.3])),
      );
    }).flat(),
  ];
}

/** A long table with cards, markers and cups on it. */
function table([x, , z]: Point): Solid[] {
  const { high, half, deep } = TABLE;
  const card = (cx: number, cz: number): Solid => {
    const face: Material = (px, _y, pz) => {
      const [u, v] = [(px - cx + 0.14) / 0.056, (pz - cz + 0.12) / 0.056];
      const [i, j] = [Math.floor(u), Math.floor(v)];
      if (v > 3.6) return RED;
      if (u - i < 0.12 || v - j < 0.12) return [0.2, 0.2, 0.25];
      return chance(i + Math.floor(cx * 9), j + Math.floor(cz * 7)) < 0.3
        ? [0.9, 0.2, 0.5]
        : [0.98, 0.97, 0.92];
    };
    return box([cx - 0.14, high, cz - 0.12], [cx + 0.14, high + 0.008, cz + 0.12], face);
  };
  return [
    box([x - half, high - 0.04, z - deep], [x + half, high, z + deep], flat(GREY)),
    ...[-half + 0.08, half - 0.12].flatMap((dx) =>
      [-deep + 0.06, deep - 0.1].map((dz) =>
        box(
          [x + dx, 0, z + dz],
          [x + dx + 0.04, high - 0.04, z + dz + 0.04],
          flat([0.3, 0.3, 0.32]),
        ),
      ),
    ),
    ...[-0.68, -0.3, 0.1, 0.5, 0.82].flatMap((dx, n) => [
      card(x + dx, z + (n % 2 === 0 ? -0.16 : 0.16)),
      drum(
        [x + dx + 0.2, z + (n % 2 === 0 ? 0.1 : -0.14)],
        [high, high + 0.13],
        [0.028, 0.024],
        flat(FLAGS[n] as Colour),
      ),
    ]),
    ...[-0.5, 0.36].flatMap((dx) => [
      drum([x + dx, z + 0.02], [high, high + 0.1], [0.036, 0.045], flat([0.94, 0.93, 0.9])),
    ]),
  ];
}

/** Who plays at a table: three behind it who face the eye, one of them with an arm up, and one seen from behind. */
function players(
  [x, , z]: Point,
  n: number,
  key: number,
  guests: NonNullable<Furnishing['guests']>,
  side: number,
): Solid[] {
  const seats = [-0.72, 0, 0.72];
  return [
    ...seats.flatMap((dx, k) => {
      const number = n * 3 + k;
      const traits = guests.length > 0 ? guests[number % guests.length] : undefined;
      const isOld = traits === undefined ? number % 3 !== 1 : traits.includes('old');
      const isWoman = traits === undefined ? number % 2 === 0 : traits.includes('woman');
      const tall = traits?.includes('child') === true ? 0.74 : 1;
      const own: Partial<Attire> = {
        ...(isOld && { hair: [0.82, 0.81, 0.79] as const }),
        ...(isWoman && { hairForm: isOld ? ('bun' as const) : ('long' as const) }),
        ...(!isWoman && { hairForm: 'short' as const }),
      };
      const wins = number === 1;
      return [
        ...chair([x + dx, 0, z + TABLE.deep + 0.34]),
        ...posed(
          {
            at: [x + dx, z + TABLE.deep + 0.3],
            turn: -Math.PI / 2,
            seat: 0.46 + (1 - tall) * 0.3,
            lean: wins ? 0 : 0.14,
            tall,
            isLegless: true,
            hands: wins
              ? [
                  [0.2, 0.34, 1.62 * tall],
                  [0.42, -0.2, 0.8],
                ]
              : [
                  [0.4, 0.2, 0.79],
                  [0.42, -0.14, 0.82],
                ],
          },
          attireOf(key + number, own),
        ),
      ];
    }),
    ...(n < 2
      ? []
      : [
          ...chair([x + side * 0.4, 0, z - TABLE.deep - 0.36]),
          ...posed(
            {
              at: [x + side * 0.4, z - TABLE.deep - 0.34],
              turn: Math.PI / 2,
              seat: 0.46,
              lean: 0.12,
            },
            attireOf(key + n + 17, { hair: [0.8, 0.79, 0.77] }),
          ),
        ]),
  ];
}

/** A stacking chair. */
const chair = ([x, , z]: Point): Solid[] => [
  pad([x - 0.22, 0.42, z - 0.22], [x + 0.22, 0.47, z + 0.22], flat([0.24, 0.36, 0.56]), 0.02),
  pad([x - 0.22, 0.62, z + 0.19], [x + 0.22, 0.96, z + 0.24], flat([0.24, 0.36, 0.56]), 0.02),
  ...[-0.19, 0.19].flatMap((dx) =>
    [-0.18, 0.2].map((dz) =>
      drum([x + dx, z + dz], [0, 0.44], [0.015, 0.015], flat([0.5, 0.5, 0.52])),
    ),
  ),
];

/** Small flags on a cord from wall to wall. */
function bunting(
  [left, right]: readonly [number, number],
  high: number,
  z: number,
  key: number,
): Solid[] {
  const many = 18;
  const wide = (right - left) / many;
  return Array.from({ length: many }, (_, n) => {
    const x = left + (n + 0.5) * wide;
    const y = high - 0.45 * (1 - ((2 * (n + 0.5)) / many - 1) ** 2);
    return [
      box(
        [x - wide / 2, y - 0.008, z - 0.006],
        [x + wide / 2, y + 0.008, z + 0.006],
        flat([0.9, 0.88, 0.84]),
      ),
      plate(
        2,
        [x - 0.13, y - 0.28, z - 0.006],
        [x + 0.13, y, z + 0.006],
        (u, v) => Math.abs(u - x) < (0.13 * (v - y + 0.28)) / 0.28,
        flat(FLAGS[(n + key) % 5] as Colour),
      ),
    ];
  }).flat();
}
