import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { carBody } from '../furnishings/car-body.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';

/** A factory's hall: half its width, its height, where its far wall is; metres. */
export const ASSEMBLY = { half: 6, high: 6.2, back: 26 } as const;
/** The belt: how far to the heavy side its middle is, half its width, how high it is, where the cars on it are. */
const BELT = { aside: 0.55, half: 1.1, high: 0.42, cars: [5.1, 10.4, 15.7, 21] } as const;

const ORANGE: Material = flat([0.96, 0.46, 0.06]);
const DARK: Material = flat([0.16, 0.17, 0.19]);
const STEEL: Material = flat([0.62, 0.64, 0.67]);
const YELLOW: Colour = [0.95, 0.76, 0.1];

/** Pale panels with windows high up, a floor of grey paint with yellow lines, a roof of girders. */
export function assemblySurfaces(noise: Noise, middle: number): Surfaces {
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x;
      if (y > 3.8 && y < 5 && Math.abs(along / 2 - Math.round(along / 2)) > 0.06)
        return [1.2, 1.34, 1.42];
      return y < 1.2
        ? [0.3, 0.42, 0.54]
        : scaleColour([0.78, 0.8, 0.8], 0.95 + 0.06 * Math.sin(along * 20));
    },
    floor: (x, _y, z) => {
      const out = Math.abs(x - middle);
      const isLine = Math.abs(out - 2.7) < 0.07;
      const isStripe = Math.abs(out - 2.2) < 0.16 && (z * 2 + x * 2) % 1 < 0.5;
      if (isLine) return YELLOW;
      if (isStripe) return Math.floor((z + x) * 3) % 2 === 0 ? YELLOW : [0.12, 0.12, 0.13];
      return scaleColour([0.5, 0.53, 0.54], 1 + 0.1 * noise.fbm(x * 0.7, z * 0.7, 4));
    },
    ceiling: (_x, _y, z) =>
      z / 2.4 - Math.floor(z / 2.4) < 0.12 ? [0.3, 0.32, 0.35] : [0.6, 0.63, 0.65],
  };
}

/** A car factory's assembly line: bodies on the belt, orange arms that weld them in a rain of sparks, workers who fit doors and wheels, hooks with parts above. */
export function assemblyLine({
  noise,
  shell,
  side,
  random,
  isAttended,
  hasSomebody,
}: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const key = random.uint32() & 0xff;
  const x = at(BELT.aside);
  const paints: readonly Colour[] = [
    [0.75, 0.08, 0.08],
    [0.72, 0.74, 0.77],
    [0.14, 0.32, 0.62],
    [0.72, 0.74, 0.77],
  ];
  return {
    lamps: [3, 8, 13, 18, 23].map((z) => [middle, high - 0.9, z] as const),
    solids: [
      ...belt(x, back),
      ...BELT.cars.flatMap((z, n) =>
        carBody(2, [x, z], BELT.high, -1, paints[n] as Colour, n === 0),
      ),
      ...[7.8, 13.1, 18.4].flatMap((z, n) =>
        [-1, 1].flatMap((to) => robot([x + to * 1.95, z], -to, n, to > 0 === (n % 2 === 0))),
      ),
      ...overhead(x, back, high),
      ...[3, 8, 13, 18, 23].flatMap((z) =>
        [-2.6, 2.6].map((dx) => ({
          ...box(
            [middle + dx - 0.7, high - 0.7, z - 0.14],
            [middle + dx + 0.7, high - 0.62, z + 0.14],
            flat([1.4, 1.42, 1.4]),
          ),
          glow: 1,
        })),
      ),
      ...rack(side > 0 ? left : right, side, noise),
      ...andon(at(-1.5), 8.4, high),
      ...(isAttended === true || hasSomebody === true ? workers(x, at, key, side) : []),
    ],
  };
}

/** The belt of slats that runs ahead, its sides yellow and black. */
const belt = (x: number, back: number): Solid[] => [
  box([x - BELT.half, 0, 2.2], [x + BELT.half, BELT.high, back - 0.5], (_px, y, z, axis) => {
    if (axis === 1) return (z / 0.34) % 1 < 0.08 ? [0.1, 0.1, 0.11] : [0.34, 0.36, 0.38];
    return y > 0.3
      ? Math.floor((z + y) * 4) % 2 === 0
        ? YELLOW
        : [0.1, 0.1, 0.11]
      : [0.24, 0.26, 0.29];
  }),
  ...[-0.5, 0.5].map((dx) =>
    box([x + dx - 0.05, BELT.high, 2.3], [x + dx + 0.05, BELT.high + 0.24, back - 0.6], DARK),
  ),
];

/** An arm on its foot that bends over the belt, a tool at its end; `isWelding`: sparks fall from it. */
function robot(
  [x, z]: readonly [number, number],
  to: number,
  number: number,
  isWelding: boolean,
): Solid[] {
  const lift = 0.3 * chance(number, to + 4);
  const elbow: Point = [x - to * 0.25, 2.35 + lift, z + 0.3];
  const wrist: Point = [x + to * 0.85, 2.05 + 0.5 * lift, z - 0.5];
  const tip: Point = [x + to * 1.05, 1.5, z - 0.85];
  const shoulder: Point = [x, 1.05, z];
  const sparks = isWelding
    ? Array.from({ length: 34 }, (_, n) => {
        const t = chance(n, number + 6);
        const turn = 6.28 * chance(n, number + 9);
        const out = 0.85 * t * (0.3 + chance(n, 2));
        const [px, py, pz] = [
          tip[0] + out * Math.cos(turn),
          tip[1] + 0.25 * t - 1.1 * t * t,
          tip[2] + out * Math.sin(turn) - 0.2 * t,
        ];
        const r = 0.022 * (1.3 - t);
        return ball(
          [px - r, py - r * 2, pz - r],
          [px + r, py + r * 2, pz + r],
          flat([1.8, 1.2, 0.4]),
          0.8,
        );
      })
    : [];
  return [
    drum([x, z], [0, 0.3], [0.42, 0.36], DARK),
    drum([x, z], [0.3, 0.85], [0.3, 0.26], ORANGE),
    roll(2, [shoulder[0], shoulder[1]], [z - 0.26, z + 0.26], [0.26, 0.26], DARK),
    ...limb([shoulder, elbow], [0.2, 0.15], ORANGE),
    ball(
      [elbow[0] - 0.2, elbow[1] - 0.2, elbow[2] - 0.2],
      [elbow[0] + 0.2, elbow[1] + 0.2, elbow[2] + 0.2],
      DARK,
    ),
    ...limb([elbow, wrist], [0.16, 0.11], ORANGE),
    ball(
      [wrist[0] - 0.14, wrist[1] - 0.14, wrist[2] - 0.14],
      [wrist[0] + 0.14, wrist[1] + 0.14, wrist[2] + 0.14],
      DARK,
    ),
    ...limb([wrist, tip], [0.09, 0.035], STEEL),
    ...limb(
      [
        [x, 1.2, z + 0.3],
        [elbow[0], elbow[1] + 0.25, elbow[2] + 0.15],
        [wrist[0], wrist[1] + 0.2, wrist[2]],
      ],
      [0.035, 0.03],
      flat([0.08, 0.08, 0.09]),
    ),
    ...(isWelding
      ? [
          ball(
            [tip[0] - 0.1, tip[1] - 0.1, tip[2] - 0.1],
            [tip[0] + 0.1, tip[1] + 0.1, tip[2] + 0.1],
            flat([2, 2.1, 2.4]),
            1,
          ),
        ]
      : []),
    ...sparks,
  ];
}

/** A rail overhead from which doors and seats hang on hooks. */
function overhead(x: number, back: number, high: number): Solid[] {
  const y = high - 1.4;
  return [
    box([x - 0.1, y, 1.5], [x + 0.1, y + 0.22, back], flat([0.86, 0.7, 0.12])),
    ...[3, 9.2, 15.4].map((z) =>
      box([x - 4.5, y + 0.22, z], [x + 4.5, y + 0.5, z + 0.2], flat([0.32, 0.42, 0.54])),
    ),
    ...[6.1, 8.3, 11.6, 13.8].flatMap((z, n) => [
      drum([x, z], [y - 0.7, y], [0.02, 0.02], DARK),
      box([x - 0.04, y - 1.5, z - 0.5], [x + 0.04, y - 0.7, z + 0.5], (_px, py, pz, axis) =>
        axis === 0 && py > y - 1.1 && Math.abs(pz - z) < 0.38
          ? [0.24, 0.32, 0.38]
          : n % 2 === 0
            ? [0.75, 0.08, 0.08]
            : [0.14, 0.32, 0.62],
      ),
    ]),
  ];
}

/** A rack of parts along the light side: boxes of blue and red, wheels stacked. */
function rack(wall: number, inward: number, noise: Noise): Solid[] {
  const at = (out: number) => wall + inward * out;
  return [
    ...[0.1, 0.9, 1.7].flatMap((y, row) => [
      slab([at(0.1), at(1)], [y - 0.05, y], [2.6, 12], STEEL),
      ...Array.from({ length: 9 }, (_, n) =>
        slab([at(0.2), at(0.92)], [y, y + 0.44], [2.8 + n, 3.6 + n], (_x, py, z) =>
          scaleColour(
            (n + row) % 3 === 0 ? [0.7, 0.14, 0.12] : [0.12, 0.3, 0.6],
            (py > y + 0.38 ? 0.6 : 1) + 0.04 * noise.at(z * 9, py * 9),
          ),
        ),
      ),
    ]),
    ...[2.6, 7.2, 11.9].flatMap((z) =>
      [0.14, 0.94].map((out) => slab([at(out), at(out + 0.06)], [0, 2.4], [z, z + 0.06], STEEL)),
    ),
    ...[0, 1, 2, 3].map((n) =>
      drum([at(1.9), 3.6], [n * 0.2, n * 0.2 + 0.19], [0.32, 0.32], (px, y, pz, axis) =>
        axis === 1 && Math.hypot(px - at(1.9), pz - 3.6) < 0.2
          ? [0.75, 0.77, 0.8]
          : y % 0.2 < 0.03
            ? [0.2, 0.2, 0.2]
            : [0.08, 0.08, 0.085],
      ),
    ),
    ...[0, 1, 2].map((n) =>
      drum([at(2.1), 4.5], [n * 0.2, n * 0.2 + 0.19], [0.32, 0.32], flat([0.08, 0.08, 0.085])),
    ),
  ];
}

/** A board that shows how many cars are made, in lamps. */
const andon = (x: number, z: number, high: number): Solid[] => [
  ...[-0.7, 0.7].map((dx) => drum([x + dx, z], [high - 1.5, high], [0.02, 0.02], DARK)),
  box([x - 1, high - 2.4, z], [x + 1, high - 1.5, z + 0.1], (px, y) => {
    const [a, b] = [(px - x + 1) / 0.4, (y - high + 2.4) / 0.3];
    const [u, v] = [a - Math.floor(a), b - Math.floor(b)];
    if (u < 0.14 || v < 0.2) return [0.06, 0.06, 0.07];
    const kind = chance(Math.floor(a), Math.floor(b) + 3);
    return kind > 0.84 ? [1.4, 0.2, 0.1] : kind > 0.5 ? [0.2, 1.2, 0.3] : [1.3, 0.9, 0.15];
  }),
];

/** Who works: one crouched at a wheel of the nearest car with a wrench, one at its door, others farther on. */
function workers(x: number, at: (out: number) => number, key: number, side: number): Solid[] {
  const overall = (n: number) =>
    attireOf(key + n, {
      top: [0.14, 0.28, 0.5],
      legs: [0.14, 0.26, 0.46],
      hat: ['cap', n % 2 === 0 ? [0.96, 0.8, 0.12] : [0.93, 0.94, 0.95]],
      hairForm: 'short',
    });
  const toBelt = side > 0 ? 0 : Math.PI;
  const outer = x - side * 1.72;
  return [
    ...posed(
      {
        at: [outer, 3.75],
        turn: toBelt + 0.35 * side,
        lean: 0.22,
        hands: [
          [0.56, 0.12, 1.12],
          [0.56, -0.16, 1.02],
        ],
      },
      overall(0),
    ),
    ...limb(
      [
        [outer + side * 0.62, 1.04, 3.85],
        [outer + side * 0.84, 1.0, 3.72],
      ],
      [0.03, 0.045],
      STEEL,
    ),
    ...posed(
      {
        at: [outer - side * 0.08, 5.35],
        turn: toBelt - 0.25 * side,
        hands: [
          [0.54, 0.2, 1.3],
          [0.54, -0.2, 1.3],
        ],
      },
      overall(1),
    ),
    ...posed(
      {
        at: [x + side * 1.7, 4.9],
        turn: Math.PI - toBelt,
        lean: 0.14,
        hands: [
          [0.5, 0.16, 1.2],
          [0.5, -0.16, 1.2],
        ],
      },
      overall(2),
    ),
    ...posed(
      {
        at: [outer, 10.2],
        turn: toBelt,
        hands: [
          [0.52, 0.16, 1.25],
          [0.52, -0.16, 1.25],
        ],
      },
      overall(3),
    ),
    // A foreman with a board, who writes.
    ...posed(
      {
        at: [at(-2.2), 5.9],
        turn: -Math.PI / 2 + 0.5 * side,
        hands: [
          [0.3, 0.12, 1.2],
          [0.32, -0.1, 1.24],
        ],
      },
      attireOf(key + 5, {
        top: [0.9, 0.9, 0.88],
        hat: ['cap', [0.96, 0.96, 0.96]],
        hairForm: 'short',
      }),
    ),
    box([at(-2.2) - 0.14, 1.16, 5.56], [at(-2.2) + 0.14, 1.34, 5.58], flat([0.6, 0.42, 0.24])),
  ];
}
