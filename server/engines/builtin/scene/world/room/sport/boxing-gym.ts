import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { posterAt } from '../furnishings/poster.ts';
import { besideWall, type Furnished, type Furnishing, flat } from '../furniture.ts';
import { brick, chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

const STEEL: Material = flat([0.2, 0.21, 0.23]);
const CHAIN: Material = flat([0.62, 0.63, 0.65]);
const LEATHERS: readonly Colour[] = [
  [0.1, 0.1, 0.11],
  [0.62, 0.12, 0.11],
  [0.34, 0.2, 0.12],
];
const ROPES: readonly Colour[] = [
  [0.8, 0.14, 0.13],
  [0.9, 0.9, 0.88],
  [0.14, 0.28, 0.66],
];

/** The low ring at the end of the hall: from where, how high it and its posts are, metres. */
const RING = { deep: 3.4, high: 0.5, post: 1.75 } as const;
/** A heavy bag: its radius, where it begins and ends above the floor. */
const BAG = { radius: 0.19, low: 0.62, high: 1.75 } as const;

/** Old bricks, a floor of dark rubber, beams of steel under a dark ceiling. */
export function boxingGymSurfaces(noise: Noise): Surfaces {
  const dark: Material = (_x, _y, z) =>
    (z / 1.4) % 1 < 0.1 ? [0.28, 0.29, 0.3] : [0.1, 0.1, 0.11];
  return {
    walls: brick([0.62, 0.34, 0.25], noise),
    floor: (x, _y, z) => scaleColour([0.27, 0.28, 0.3], 0.9 + 0.16 * noise.at(x * 24, z * 24)),
    ceiling: dark,
  };
}

/** A gym of boxers: heavy bags on chains in a row, a ball to be hit fast, gloves on hooks, posters, a ring at the end of the hall. */
export function boxingGym(furnishing: Furnishing): Furnished {
  const { shell, side } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const { part } = besideWall(furnishing);
  return {
    lamps: [3, 5.6].map((z) => [at(0), high - 0.5, z] as const),
    solids: [
      ...[3.1, 4.7, 6.3].flatMap((z, n) => bag(at(1.35), z, high, LEATHERS[n] as Colour)),
      ...bag(at(-1.7), 5, high, LEATHERS[1] as Colour),
      box([at(1.35) - 0.05, high - 0.14, 2.4], [at(1.35) + 0.05, high - 0.02, 7], STEEL),
      ...speedBall(at(-1.85), 3.2),
      ...ring(middle, shell.right - shell.left, back),
      ...gloves(furnishing),
      ...[4.4, 6.2].map((z, n) =>
        part(0, 0.02, [1.5, 2.7], [z, z + 1.2], (_x, y, along) =>
          posterAt((along - z) / 1.2, (y - 1.5) / 1.2, n + 3),
        ),
      ),
      ...[3, 5.6].flatMap((z) => [
        drum([at(0), z], [high - 0.3, high], [0.012, 0.012], STEEL),
        drum([at(0), z], [high - 0.46, high - 0.28], [0.3, 0.07], STEEL),
        drum([at(0), z], [high - 0.48, high - 0.45], [0.2, 0.26], flat([1.8, 1.6, 1.2]), 1),
      ]),
      ...medicineBalls(at(-2), 6.6),
    ],
  };
}

/** A heavy bag that hangs on four chains from a beam. */
function bag(x: number, z: number, ceiling: number, colour: Colour): Solid[] {
  const { radius, low, high } = BAG;
  const leather: Material = (_x, y) =>
    y > high - 0.14 || y < low + 0.1
      ? scaleColour(colour, 0.6)
      : Math.abs(y - 1.25) < 0.11
        ? [0.86, 0.84, 0.78]
        : colour;
  return [
    drum([x, z], [low, high], [radius, radius], leather),
    ball([x - radius, low - 0.07, z - radius], [x + radius, low + 0.09, z + radius], leather),
    drum([x, z], [high + 0.3, ceiling - 0.1], [0.016, 0.016], CHAIN),
    ...[-1, 1].flatMap((dx) =>
      [-1, 1].flatMap((dz) =>
        [0, 1, 2, 3, 4].map((n) => {
          const off = radius * 0.8 * (1 - n / 5);
          const [cx, cz] = [x + dx * off, z + dz * off];
          return ball(
            [cx - 0.015, high + 0.06 * n, cz - 0.015],
            [cx + 0.015, high + 0.06 * n + 0.07, cz + 0.015],
            CHAIN,
          );
        }),
      ),
    ),
  ];
}

/** A small ball of leather below its round board on a bracket. */
const speedBall = (x: number, z: number): Solid[] => [
  box([x - 0.05, 1.98, z], [x + 0.05, 2.06, z + 0.9], STEEL),
  box([x - 0.05, 0, z + 0.85], [x + 0.05, 2.06, z + 0.95], STEEL),
  drum([x, z], [1.94, 1.98], [0.36, 0.36], flat([0.6, 0.42, 0.24])),
  ball([x - 0.11, 1.6, z - 0.11], [x + 0.11, 1.88, z + 0.11], flat([0.66, 0.14, 0.12])),
  drum([x, z], [1.84, 1.95], [0.03, 0.02], flat([0.66, 0.14, 0.12])),
];

/** The ring at the end of the hall: its floor, posts with pads, three ropes. */
function ring(middle: number, wide: number, back: number): Solid[] {
  const half = wide * 0.36;
  const [near, far] = [back - 0.4 - RING.deep, back - 0.4];
  const [west, east] = [middle - half, middle + half];
  return [
    box(
      [west - 0.2, 0, near - 0.2],
      [east + 0.2, RING.high - 0.02, far + 0.2],
      flat([0.1, 0.2, 0.42]),
    ),
    box(
      [west - 0.2, RING.high - 0.02, near - 0.2],
      [east + 0.2, RING.high, far + 0.2],
      flat([0.76, 0.79, 0.82]),
    ),
    ...[west, east].flatMap((x, n) =>
      [near, far].flatMap((z) => [
        drum([x, z], [0, RING.post], [0.05, 0.05], STEEL),
        pad(
          [x - 0.1, RING.high + 0.25, z - 0.1],
          [x + 0.1, RING.post, z + 0.1],
          flat(ROPES[n === 0 ? 0 : 2] as Colour),
          0.05,
        ),
      ]),
    ),
    ...ROPES.flatMap((colour, n) => {
      const y = RING.high + 0.36 + 0.36 * n;
      return [
        box([west, y - 0.022, near - 0.02], [east, y + 0.022, near + 0.02], flat(colour)),
        box([west, y - 0.022, far - 0.02], [east, y + 0.022, far + 0.02], flat(colour)),
        box([west - 0.02, y - 0.022, near], [west + 0.02, y + 0.022, far], flat(colour)),
        box([east - 0.02, y - 0.022, near], [east + 0.02, y + 0.022, far], flat(colour)),
      ];
    }),
  ];
}

/** Pairs of gloves and ropes to skip with on hooks along the wall of the heavy side. */
function gloves(furnishing: Furnishing): Solid[] {
  const { part, soft } = besideWall(furnishing);
  return [
    part(0, 0.05, [1.72, 1.82], [2.2, 4], flat([0.46, 0.3, 0.18])),
    ...[2.4, 2.85, 3.3, 3.75].flatMap((z, n) => {
      const leather = flat(ROPES[n % 3 === 1 ? 2 : 0] as Colour);
      return [-0.09, 0.09].flatMap((dz) => [
        part(0.04, 0.05, [1.6, 1.76], [z + dz * 0.4 - 0.006, z + dz * 0.4 + 0.006], CHAIN),
        soft(0.03, 0.19, [1.3, 1.58], [z + dz - 0.075, z + dz + 0.075], leather),
        soft(0.05, 0.17, [1.52, 1.68], [z + dz - 0.05, z + dz + 0.05], leather),
      ]);
    }),
  ];
}

/** Heavy balls on the floor. */
const medicineBalls = (x: number, z: number): Solid[] =>
  [0, 1, 2].map((n) => {
    const r = 0.15 + 0.03 * chance(n, 5);
    const dx = 0.36 * (n - 1);
    return ball([x + dx - r, 0, z - r], [x + dx + r, 2 * r, z + r], flat(LEATHERS[2] as Colour));
  });
