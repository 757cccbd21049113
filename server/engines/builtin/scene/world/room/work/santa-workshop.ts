import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { fireplace } from '../furnishings/fireplace.ts';
import { oldWood } from '../furnishings/timbered.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { boards, chance } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Point, type Solid, sphere } from '../solids/solid.ts';

import {
  GOLD,
  GREEN,
  onBench,
  present,
  RED,
  rockingHorse,
  sack,
  spruce,
  toyShelf,
} from './santa-toys.ts';

const LOG: Colour = [0.5, 0.31, 0.17];

/** Walls of round logs, boards below and above. */
export function workshopSurfaces(noise: Noise): Surfaces {
  const log = oldWood(LOG, noise, 0);
  return {
    walls: (x, y, z, axis) => {
      const round = y / 0.3 - Math.floor(y / 0.3);
      return scaleColour(
        log(axis === 0 ? z : x, y, 0, 2),
        0.45 + 0.75 * Math.sin(Math.PI * round) ** 0.6,
      );
    },
    floor: boards([0.52, 0.34, 0.2], noise),
    ceiling: boards([0.4, 0.26, 0.15], noise),
  };
}

/** How high the benches are, and how far off the first stands. */
const BENCH = { high: 0.72, near: 2.5 } as const;
/** How tall elves are, of a grown person. */
const ELF = 0.72;

/** Santa's workshop: elves at a bench full of toys, Santa with his list, a tree with lights, presents, shelves of toys, snow before the window, a fire. */
export function santaWorkshop(furnishing: Furnishing): Furnished {
  const { noise, shell, side } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const plank = oldWood([0.6, 0.4, 0.22], noise, 0);
  const bench = (x: number, z: number, half: number): Solid[] => [
    box([x - half, BENCH.high - 0.06, z - 0.34], [x + half, BENCH.high, z + 0.34], plank),
    ...[-half + 0.12, half - 0.12].flatMap((dx) =>
      [-0.26, 0.26].map((dz) =>
        box(
          [x + dx - 0.05, 0, z + dz - 0.05],
          [x + dx + 0.05, BENCH.high - 0.06, z + dz + 0.05],
          plank,
        ),
      ),
    ),
    box([x - half + 0.1, 0.2, z - 0.22], [x + half - 0.1, 0.24, z + 0.22], plank),
  ];
  const fire = fireplace(furnishing, at(-1.55), true);
  const tree: Point = [at(2.05), 0, back - 1.05];
  return {
    lamps: [
      ...fire.lamps,
      [at(-0.2), high - 0.5, 2.6],
      [tree[0] - side * 0.9, 2.55, tree[2] - 1.2],
      [at(0.3), 2.3, back - 2.2],
    ],
    solids: [
      ...fire.solids,
      ...bench(at(0.05), BENCH.near + 0.35, 1.15),
      ...[-0.95, -0.1, 0.75].flatMap((dx, n) =>
        elf([at(0.1 + dx), BENCH.near + 0.98], -Math.PI / 2, n, BENCH.high),
      ),
      ...onBench([at(0.05), BENCH.high, BENCH.near + 0.3]),
      ...elf([at(1.42), BENCH.near - 0.15], -Math.PI / 2 - side * 0.9, 4, BENCH.high),
      ...rockingHorse([at(-1.8), 0, BENCH.near - 0.1], side),
      ...santa([at(1.25), back - 1.35], side),
      ...spruce(tree, 2.15),
      ...[
        [1.62, -1.5],
        [2.2, -1.75],
        [1.9, -1.62, 0.3],
        [2.45, -1.35],
      ]
        .map(([dx = 0, dz = 0, y = 0], n) =>
          present([at(dx), y, back + dz], 0.17 + 0.03 * (n % 2), n),
        )
        .flat(),
      ...snowyWindow(shell),
      ...toyShelf(left, right, side, back, plank),
      ...garland(left, right, high, back),
      ...sack([at(-2.25), 0, BENCH.near + 0.9]),
    ],
  };
}

/** An elf in a pointed cap who works at a bench. */
const elf = (at: readonly [number, number], turn: number, n: number, bench: number): Solid[] => {
  const [cloth, hat] = n % 2 === 0 ? [GREEN, RED] : [RED, GREEN];
  const reach = bench + 0.12;
  return posed(
    {
      at,
      turn,
      tall: ELF,
      lean: 0.05,
      hands: [
        [0.3, 0.1, reach],
        [0.3, -0.12, reach + 0.04],
      ],
    },
    attireOf(n + 2, {
      top: cloth,
      legs: n % 2 === 0 ? [0.7, 0.08, 0.08] : [0.9, 0.88, 0.82],
      hat: ['cone', hat],
      hairForm: n % 2 === 0 ? 'short' : 'long',
      skin: [0.9, 0.68, 0.56],
      gown: 'coat',
    }),
  ).concat(ears(at, turn));
};

/** The pointed ears of an elf. */
const ears = ([x, z]: readonly [number, number], turn: number): Solid[] =>
  [-1, 1].map((to) => {
    const [dx, dz] = [-Math.sin(turn) * to * 0.085, Math.cos(turn) * to * 0.085];
    return ball(
      [x + dx - 0.05, 1.12, z + dz - 0.04],
      [x + dx + 0.05, 1.2, z + dz + 0.04],
      flat([0.9, 0.66, 0.54]),
    );
  });

/** Santa in red and white, who reads a long list. */
function santa([x, z]: readonly [number, number], side: number): Solid[] {
  const turn = -Math.PI / 2 - side * 0.25;
  const white = flat([0.96, 0.95, 0.92]);
  const list = [x - side * 0.08, z - 0.42] as const;
  return [
    ...posed(
      {
        at: [x, z],
        turn,
        hands: [
          [0.34, 0.16, 1.24],
          [0.34, -0.18, 1.24],
        ],
      },
      attireOf(1, {
        skin: [0.92, 0.66, 0.56],
        hair: [0.95, 0.94, 0.92],
        hairForm: 'long',
        top: RED,
        legs: RED,
        gown: 'coat',
        beard: [0.97, 0.96, 0.94],
        hat: ['cone', RED],
      }),
    ),
    ball([x - 0.28, 0.82, z - 0.28], [x + 0.28, 1.36, z + 0.22], flat(RED)),
    drum([x, z], [0.98, 1.06], [0.285, 0.285], flat([0.08, 0.07, 0.07])),
    box([x - 0.06, 0.97, z - 0.3], [x + 0.06, 1.07, z - 0.27], flat(GOLD)),
    drum([x, z], [0.48, 0.56], [0.25, 0.25], white),
    box([list[0] - 0.16, 0.55, list[1]], [list[0] + 0.16, 1.32, list[1] + 0.012], (px, y) =>
      Math.abs((y * 16) % 1) < 0.4 &&
      Math.abs(px - list[0]) < 0.12 * (0.5 + chance(Math.floor(y * 16), 3) / 2)
        ? [0.3, 0.24, 0.2]
        : [0.95, 0.9, 0.76],
    ),
  ];
}

/** A window with small panes, snow on the sill and falling in the blue dusk before firs. */
function snowyWindow({ window: [l, r, low, high], back }: Furnishing['shell']): Solid[] {
  const view: Material = (x, y) => {
    const [u, v] = [(x - l) / (r - l), (y - low) / (high - low)];
    const flake = chance(Math.floor(x * 38), Math.floor(y * 38));
    if (flake > 0.93) return [1, 1.05, 1.1];
    const fir =
      0.28 +
      0.4 *
        (1 - Math.abs(((u * 3.3) % 1) - 0.5) * 2.4) *
        (0.6 + 0.4 * chance(Math.floor(u * 3.3), 5));
    if (v < 0.22 + 0.05 * Math.sin(u * 6)) return [0.74, 0.82, 0.95];
    if (v < fir)
      return chance(Math.floor(x * 26), Math.floor(y * 20)) > 0.62
        ? [0.75, 0.84, 0.95]
        : [0.1, 0.2, 0.24];
    return [0.2 + 0.2 * (1 - v), 0.32 + 0.22 * (1 - v), 0.58 + 0.16 * (1 - v)];
  };
  const frame = flat([0.42, 0.24, 0.12]);
  const [x, y] = [(l + r) / 2, (low + high) / 2];
  const bar = (a: number, b: number, c: number, d: number, m: Material = frame) =>
    box([a, c, back - 0.1], [b, d, back - 0.02], m);
  return [
    { ...box([l, low, back - 0.05], [r, high, back - 0.03], view), glow: 0.12 },
    bar(l - 0.08, l, low - 0.08, high + 0.08),
    bar(r, r + 0.08, low - 0.08, high + 0.08),
    bar(l, r, low - 0.08, low),
    bar(l, r, high, high + 0.08),
    bar(x - 0.02, x + 0.02, low, high),
    bar(l, r, y - 0.02, y + 0.02),
    ...[0, 1, 2, 3, 4].map((n) => {
      const sx = l + ((r - l) * (n + 0.5)) / 5;
      return ball(
        [sx - 0.17, low - 0.05, back - 0.14],
        [sx + 0.17, low + 0.1 + 0.03 * (n % 2), back - 0.02],
        flat([0.94, 0.97, 1]),
      );
    }),
  ];
}

/** Fir and lights in bows under the ceiling. */
const garland = (left: number, right: number, high: number, back: number): Solid[] =>
  Array.from({ length: 44 }, (_, n) => {
    const u = n / 43;
    const [x, y, r] = [
      left + u * (right - left),
      high - 0.2 - 0.24 * Math.abs(Math.sin(u * Math.PI * 4)),
      0.07,
    ];
    return [
      sphere([x, y, back - 0.14], r, flat([0.08, 0.3, 0.12])),
      ...(n % 2 === 0
        ? [
            ball(
              [x - 0.025, y - 0.07, back - 0.26],
              [x + 0.025, y - 0.02, back - 0.21],
              flat([1.6, 1.2, 0.5]),
              1,
            ),
          ]
        : []),
    ];
  }).flat();
