import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { paint, tiles } from '../materials.ts';
import { atCounter, holding } from '../people/attendants.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';

/** Half the width, the height and where the far wall is; metres. */
export const BANK_HALL = { half: 3.1, high: 3.7, back: 6.2 } as const;
/** Where the counter begins and ends ahead, how high it and the grilles on it are. */
const COUNTER = { near: 4.3, far: 4.9, high: 1.08, grille: 2.05 } as const;
/** Where the windows of the counter are aside of the middle, and half their width. */
const WINDOWS = [-2.35, -1.05, 0.25] as const;
const HALF = 0.46;

const BRASS: Material = flat([0.86, 0.62, 0.24]);
const STEEL: Colour = [0.6, 0.63, 0.67];
const SUIT = { top: [0.14, 0.17, 0.26] as Colour, legs: [0.12, 0.13, 0.18] as Colour };
const ROPE: Material = flat([0.6, 0.06, 0.1]);
/** Posts of the queue: aside of the middle and ahead. */
const POSTS = [
  [0.75, 2.1],
  [0.75, 3.3],
  [-0.35, 3.3],
] as const;

/** Walls of pale stone above dark green, a floor of marble. */
export function bankSurfaces(noise: Noise): Surfaces {
  const stone = paint([0.86, 0.8, 0.68], noise);
  return {
    walls: (x, y, z, axis) =>
      y < 0.9
        ? [0.13, 0.27, 0.22]
        : y < 0.96 || (y > 3.1 && y < 3.2)
          ? [0.8, 0.6, 0.26]
          : stone(x, y, z, axis),
    floor: tiles([0.88, 0.86, 0.8], [0.36, 0.32, 0.29], 0.62),
    ceiling: paint([0.93, 0.91, 0.85], noise),
  };
}

/** The hall of a bank: clerks behind brass grilles at a counter of marble, the round steel door of the vault beside it, ropes between posts where one queues; who is served and who waits. */
export function bankHall({ shell, side, random, isAttended, hasSomebody }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const key = random.uint32() & 0xff;
  const lamps: readonly Point[] = [-1.5, 1.5].map((out) => [at(out), high - 0.5, 3]);
  const clerk = (out: number, number: number) =>
    atCounter([at(out), 5.3], -Math.PI / 2, COUNTER.high, number, SUIT);
  return {
    lamps: [...lamps, [at(1.9), 2.6, back - 1]],
    solids: [
      ...lamps.flatMap(([x, y, z]) => [
        drum([x, z], [y, high], [0.015, 0.015], BRASS),
        {
          ...ball(
            [x - 0.22, y - 0.2, z - 0.22],
            [x + 0.22, y + 0.2, z + 0.22],
            flat([1.3, 1.2, 1]),
          ),
          glow: 0.8,
        },
      ]),
      ...counter(side > 0 ? left : right, at),
      ...vaultDoor([at(1.95), 1.42, back]),
      ...queue(at),
      ...clock(at(1.95), back),
      ...(isAttended === true || hasSomebody === true
        ? [...clerk(WINDOWS[0], key), ...clerk(WINDOWS[2], key + 3)]
        : []),
      ...(isAttended === true
        ? [
            ...holding([at(WINDOWS[2] - 0.15), 3.85], Math.PI / 2, key + 5),
            ...holding([at(0.2), 2.75], Math.PI / 2 + 0.5 * side, key + 8),
          ]
        : []),
    ],
  };
}

/** The counter with its windows of brass bars under a board with the bank's name. */
function counter(wall: number, at: (out: number) => number): Solid[] {
  const { near, far, high, grille } = COUNTER;
  const ends: readonly [number, number] = [wall, at(0.85)];
  const front: Material = (x, y) => {
    const u = x / 0.65 - Math.floor(x / 0.65);
    if (y < 0.14) return [0.1, 0.09, 0.08];
    const isPanel = u > 0.12 && u < 0.88 && y > 0.26 && y < 0.92;
    return isPanel ? [0.42, 0.24, 0.13] : [0.3, 0.16, 0.08];
  };
  const z = near + 0.34;
  return [
    slab(ends, [0, high - 0.06], [near, far], front),
    slab(ends, [high - 0.06, high], [near - 0.08, far + 0.05], flat([0.9, 0.88, 0.82])),
    slab(ends, [grille, grille + 0.1], [z - 0.05, z + 0.05], BRASS),
    slab(ends, [grille + 0.1, grille + 0.66], [z - 0.04, z + 0.04], flat([0.13, 0.27, 0.22])),
    ...lettering('BANK', [at(-1.05), grille + 0.38, z - 0.056], 0.44, flat([1, 0.76, 0.3])),
    ...WINDOWS.flatMap((out) => [
      ...[-HALF - 0.17, HALF + 0.17].map((dx) =>
        drum([at(out) + dx, z], [high, grille], [0.045, 0.045], BRASS),
      ),
      ...[-0.4, -0.2, 0, 0.2, 0.4].map((dx) =>
        drum([at(out) + dx, z], [high + 0.62, grille], [0.011, 0.011], BRASS),
      ),
      slab(
        [at(out) - HALF - 0.15, at(out) + HALF + 0.15],
        [high + 0.6, high + 0.63],
        [z - 0.015, z + 0.015],
        BRASS,
      ),
      // A lamp with a green shade, and a heap of notes.
      drum([at(out) + 0.44, near + 0.2], [high, high + 0.3], [0.015, 0.015], BRASS),
      drum([at(out) + 0.44, near + 0.2], [high, high + 0.02], [0.08, 0.07], BRASS),
      {
        ...drum(
          [at(out) + 0.44, near + 0.2],
          [high + 0.27, high + 0.37],
          [0.13, 0.06],
          flat([0.1, 0.5, 0.28]),
        ),
        glow: 0.25,
      },
      box(
        [at(out) - 0.2, high, near + 0.05],
        [at(out) + 0.02, high + 0.06, near + 0.16],
        flat([0.5, 0.68, 0.48]),
      ),
    ]),
  ];
}

/** The round door of the vault in its frame: bolts around its rim, a wheel with spokes. */
function vaultDoor([x, y, back]: Point): Solid[] {
  const around = (n: number, many: number, r: number, z: number): Point => [
    x + r * Math.cos((n / many) * 2 * Math.PI + 0.3),
    y + r * Math.sin((n / many) * 2 * Math.PI + 0.3),
    z,
  ];
  const disc: Material = (px, py, _z, axis) => {
    const out = Math.hypot(px - x, py - y);
    const turn = Math.atan2(py - y, px - x);
    const isRing = Math.abs(out - 0.62) < 0.025 || Math.abs(out - 0.86) < 0.02;
    return axis === 2
      ? scaleColour(STEEL, (isRing ? 0.5 : 1) * (0.9 + 0.2 * Math.abs(Math.cos(turn * 2 + 0.6))))
      : scaleColour(STEEL, 0.75);
  };
  return [
    box([x - 1.15, 0.12, back - 0.1], [x + 1.15, 2.66, back], flat([0.3, 0.32, 0.35])),
    roll(2, [x, y], [back - 0.22, back - 0.1], [1.1, 1.1], flat([0.44, 0.46, 0.5])),
    roll(2, [x, y], [back - 0.36, back - 0.22], [0.98, 0.98], disc),
    ...Array.from({ length: 14 }, (_, n) => {
      const [bx, by] = around(n, 14, 0.92, 0);
      return ball(
        [bx - 0.045, by - 0.045, back - 0.4],
        [bx + 0.045, by + 0.045, back - 0.3],
        BRASS,
      );
    }),
    ...limb(
      Array.from({ length: 17 }, (_, n) => around(n, 16, 0.36, back - 0.5)),
      [0.03, 0.03],
      BRASS,
    ),
    ...Array.from({ length: 5 }, (_, n) =>
      limb([[x, y, back - 0.5], around(n, 5, 0.46, back - 0.5)], [0.024, 0.024], BRASS),
    ).flat(),
    roll(2, [x, y], [back - 0.52, back - 0.34], [0.1, 0.1], BRASS),
  ];
}

/** Posts of brass with red ropes between them. */
function queue(at: (out: number) => number): Solid[] {
  const tops = POSTS.map(([out, z]): Point => [at(out), 0.9, z]);
  return [
    ...tops.flatMap(([x, y, z]) => [
      drum([x, z], [0, 0.04], [0.17, 0.15], BRASS),
      drum([x, z], [0.04, y + 0.04], [0.028, 0.028], BRASS),
      ball([x - 0.05, y + 0.02, z - 0.05], [x + 0.05, y + 0.12, z + 0.05], BRASS),
    ]),
    ...tops.slice(1).flatMap((to, n) => {
      const from = tops[n] as Point;
      const sag = Array.from({ length: 7 }, (_, k): Point => {
        const t = k / 6;
        return [
          from[0] + t * (to[0] - from[0]),
          from[1] - 0.8 * t * (1 - t),
          from[2] + t * (to[2] - from[2]),
        ];
      });
      return limb(sag, [0.026, 0.026], ROPE);
    }),
  ];
}

/** A round clock over the vault. */
const clock = (x: number, back: number): Solid[] => [
  roll(2, [x, 3], [back - 0.06, back], [0.24, 0.24], BRASS),
  roll(2, [x, 3], [back - 0.07, back - 0.05], [0.2, 0.2], (px, py) => {
    const [u, v] = [px - x, py - 3];
    const isHand =
      (Math.abs(u) < 0.014 && v > 0 && v < 0.16) ||
      (Math.abs(v - 0.5 * u) < 0.016 && u > 0 && u < 0.1);
    return isHand ? [0.08, 0.08, 0.1] : [0.96, 0.95, 0.9];
  }),
];
