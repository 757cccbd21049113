import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { brick, chance, tiles } from '../materials.ts';
import { namedLook } from '../people/named-looks.ts';
import { posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { limb } from '../solids/limb.ts';
import {
  ball,
  box,
  drum,
  type Material,
  type Point,
  roll,
  type Solid,
  sphere,
} from '../solids/solid.ts';

/** Half the width of the vault, its height, how far off its end is, metres. */
export const MAD_LABORATORY = { half: 3.6, high: 4, back: 8.4 } as const;
/** The bench: how far off it is, how high, half as long; metres. */
const BENCH = { z: 3.3, high: 0.92, half: 1.9 } as const;

const BRASS: Material = flat([0.78, 0.58, 0.24]);
const IRON: Material = flat([0.26, 0.28, 0.31]);
const SPARK: Material = flat([1.5, 1.7, 2.6]);
const SLIMES: readonly Colour[] = [
  [0.3, 1.5, 0.3],
  [1.3, 0.3, 1.4],
  [0.2, 0.9, 1.6],
  [1.6, 0.8, 0.15],
];
const slime = (n: number): Colour => SLIMES[n % 4] as Colour;

/** Walls of dark stone with green light from below, a floor of slabs. */
export function madSurfaces(noise: Noise): Surfaces {
  const stone = brick([0.3, 0.31, 0.34], noise);
  return {
    walls: (x, y, z, axis) =>
      mixColour(stone(x, y, z, axis), [0.2, 0.55, 0.3], Math.max(0, 0.4 - 0.16 * y)),
    floor: tiles([0.22, 0.23, 0.25], [0.17, 0.18, 0.2], 0.7),
    ceiling: flat([0.08, 0.08, 0.1]),
  };
}

/** A mad scientist's laboratory: two coils between which lightning leaps, a brain in a jar, glowing flasks joined by spiral pipes, a wall of dials and levers, the scientist with hair on end and goggles, a flask held up. */
export function madLaboratory({ shell, side, isAttended, isFull, guests }: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const at = (out: number) => middle + side * out;
  const look = namedLook(guests, 0, 4).attire;
  return {
    lamps: [
      [at(-0.9), 1.6, 3.3],
      [at(-0.1), 2.9, 1.6],
      [at(0.2), 3, 6],
      [at(1.4), 1.5, 3.4],
    ],
    solids: [
      ...coil(at(-2.1), 6.6),
      ...coil(at(1.6), 6.9),
      ...lightning([at(-2.1), 3.02, 6.6], [at(1.6), 3.02, 6.9], 0),
      ...lightning([at(-2.1), 3.02, 6.6], [at(1.6), 3.02, 6.9], 1),
      ...lightning([at(1.6), 3.02, 6.9], [at(3.3), 3.7, 8], 2),
      ...dials(at(-0.25), shell.back),
      ...bench(middle),
      ...jar(at(-1.25), BENCH.z + 0.05, slime(0)),
      ...flask(at(-0.55), BENCH.z - 0.12, 1, 0.17),
      ...flask(at(-0.16), BENCH.z + 0.12, 2, 0.13),
      ...flask(at(1.1), BENCH.z - 0.1, 3, 0.15),
      ...flask(at(1.55), BENCH.z + 0.08, 0, 0.19),
      ...pipe(at(-0.55), at(1.55), BENCH.z + 0.02),
      ...tank(at(-3), 5, side),
      ...(isAttended || isFull
        ? scientist(at(0.5), BENCH.z + 0.72, {
            ...look,
            hair: [0.93, 0.93, 0.92],
            top: [0.95, 0.95, 0.93],
            legs: [0.16, 0.16, 0.2],
            gown: 'coat',
          })
        : []),
    ],
  };
}

/** A coil on its foot: rings of copper around a column, a bright ball on top. */
const coil = (x: number, z: number): Solid[] => [
  drum([x, z], [0, 0.5], [0.55, 0.5], IRON),
  drum([x, z], [0.5, 2.7], [0.2, 0.16], (_x, y) =>
    (y / 0.09) % 1 < 0.62 ? [0.86, 0.46, 0.2] : [0.2, 0.12, 0.08],
  ),
  ...[0.8, 1.4, 2, 2.5].map((y, n) => {
    const r = 0.44 - 0.05 * n;
    return drum([x, z], [y, y + 0.08], [r, r], BRASS);
  }),
  ball([x - 0.4, 2.72, z - 0.4], [x + 0.4, 3.32, z + 0.4], flat([0.8, 0.86, 1.1])),
];

/** A bolt that leaps from one place to another, ragged by a number. */
function lightning(from: Point, to: Point, number: number): Solid[] {
  const pieces = 11;
  const on = (n: number): Point => {
    const t = n / pieces;
    const off = n === 0 || n === pieces ? 0 : 0.34;
    return [
      from[0] + t * (to[0] - from[0]) + off * (chance(n, number + 3) - 0.5),
      from[1] +
        t * (to[1] - from[1]) +
        1.6 * off * (chance(n, number + 9) - 0.5) -
        0.2 * Math.sin(Math.PI * t) * number,
      from[2] + t * (to[2] - from[2]),
    ];
  };
  return Array.from({ length: pieces }, (_, n) => ({
    ...bone(on(n), on(n + 1), [0.03, 0.03], SPARK),
    glow: 1,
  }));
}

/** A cabinet of iron on the wall ahead: round dials, lamps, two large levers. */
function dials(x: number, back: number): Solid[] {
  const face: Material = (px, y) => {
    const [u, v] = [(px - x) / 0.5, (y - 1.1) / 0.5];
    const [cu, cv] = [Math.floor(u), Math.floor(v)];
    const [a, b] = [u - cu - 0.5, v - cv - 0.5];
    const out = Math.hypot(a, b);
    if (out > 0.44) return [0.3, 0.33, 0.36];
    if (out > 0.38) return [0.75, 0.56, 0.24];
    const turn = 2.4 * chance(cu + 9, cv) - 1.2;
    const isHand = Math.abs(a * Math.cos(turn) - b * Math.sin(turn)) < 0.035 && b > -0.1;
    return isHand ? [0.8, 0.1, 0.08] : [1, 0.95, 0.78];
  };
  return [
    box([x - 1.05, 0, back - 0.5], [x + 1.05, 1.05, back], IRON),
    box([x - 1.05, 1.05, back - 0.4], [x + 1.05, 2.65, back], face),
    ...[0, 1, 2, 3, 4, 5].map((n) =>
      ball(
        [x - 0.9 + n * 0.33, 2.7, back - 0.36],
        [x - 0.72 + n * 0.33, 2.88, back - 0.18],
        flat(scaleColour(slime(n), 1.2)),
        1,
      ),
    ),
    ...[-0.5, 0.5].flatMap((dx, n) => {
      const foot: Point = [x + dx, 0.75, back - 0.54];
      const top: Point = [x + dx + 0.1, 1.2 - 0.2 * n, back - 0.86];
      return [
        bone(foot, top, [0.03, 0.03], BRASS),
        ball(
          [top[0] - 0.08, top[1] - 0.08, top[2] - 0.08],
          [top[0] + 0.08, top[1] + 0.08, top[2] + 0.08],
          flat([0.86, 0.1, 0.08]),
        ),
      ];
    }),
  ];
}

/** A bench of heavy wood, papers and gears on it. */
const bench = (middle: number): Solid[] => [
  box(
    [middle - BENCH.half, BENCH.high - 0.1, BENCH.z - 0.42],
    [middle + BENCH.half, BENCH.high, BENCH.z + 0.42],
    flat([0.36, 0.24, 0.15]),
  ),
  ...[-1.7, 1.7].flatMap((dx) =>
    [-0.34, 0.34].map((dz) =>
      drum(
        [middle + dx, BENCH.z + dz],
        [0, BENCH.high - 0.1],
        [0.07, 0.09],
        flat([0.3, 0.2, 0.13]),
      ),
    ),
  ),
  box(
    [middle - 1.9, 0.2, BENCH.z - 0.3],
    [middle + 1.9, 0.26, BENCH.z + 0.3],
    flat([0.3, 0.2, 0.13]),
  ),
  ...[-1.3, -0.7, 0.2, 0.9].map((dx, n) =>
    drum([middle + dx, BENCH.z], [0.26, 0.5], [0.13, 0.1], flat(scaleColour(slime(n), 0.45))),
  ),
];

/** A brain that floats in a jar of green water between plates of brass. */
function jar(x: number, z: number, colour: Colour): Solid[] {
  const low = BENCH.high;
  const folds: Material = (px, y, pz) => {
    const ridge =
      Math.sin(px * 70 + 3 * Math.sin(y * 46)) * Math.sin(y * 60 + 2 * Math.sin(pz * 50));
    return scaleColour([0.95, 0.56, 0.6], ridge > 0.1 ? 1.05 : 0.62);
  };
  const glass = scaleColour(colour, 0.42);
  return [
    drum([x, z], [low, low + 0.1], [0.3, 0.3], BRASS),
    // The water behind the brain: glass itself would hide it.
    box([x - 0.25, low + 0.1, z + 0.14], [x + 0.25, low + 0.78, z + 0.2], flat(glass)),
    ...[-0.255, 0.255].map((dx) =>
      box(
        [x + dx - 0.015, low + 0.1, z - 0.1],
        [x + dx + 0.015, low + 0.78, z + 0.16],
        flat(scaleColour(colour, 0.7)),
      ),
    ),
    ball([x - 0.2, low + 0.28, z - 0.14], [x + 0.02, low + 0.62, z + 0.14], folds),
    ball([x - 0.02, low + 0.28, z - 0.14], [x + 0.2, low + 0.62, z + 0.14], folds),
    drum([x, z + 0.04], [low + 0.1, low + 0.34], [0.04, 0.06], folds),
    drum([x, z], [low + 0.78, low + 0.9], [0.3, 0.26], BRASS),
    ...limb(
      [
        [x, low + 0.9, z],
        [x + 0.1, low + 1.15, z],
        [x + 0.34, low + 1.2, z + 0.2],
      ],
      [0.025, 0.02],
      IRON,
    ),
    ...[0, 1, 2, 3, 4].map((n) => {
      const [bx, by] = [x - 0.2 + 0.1 * n, low + 0.2 + 0.11 * ((n * 3) % 5)];
      return ball(
        [bx - 0.025, by - 0.025, z - 0.18],
        [bx + 0.025, by + 0.025, z - 0.13],
        flat([0.8, 1.3, 0.85]),
      );
    }),
  ];
}

/** A round flask that glows, its neck, bubbles over it. */
function flask(x: number, z: number, number: number, radius: number): Solid[] {
  const low = BENCH.high + 0.1;
  const colour = slime(number);
  return [
    drum([x, z], [BENCH.high, low + 0.02], [radius * 0.9, radius * 0.5], IRON),
    ball([x - radius, low, z - radius], [x + radius, low + 2 * radius, z + radius], (_x, y) =>
      y > low + 1.35 * radius
        ? [0.7, 0.8, 0.84]
        : scaleColour(colour, 0.8 + 0.4 * chance(Math.floor(y * 60), number)),
    ),
    drum(
      [x, z],
      [low + 1.9 * radius, low + 3.4 * radius],
      [radius * 0.3, radius * 0.26],
      flat([0.78, 0.86, 0.9]),
    ),
    ...[0, 1, 2].map((n) => {
      const [bx, by] = [x + 0.05 * Math.sin(n * 2.6 + number), low + radius * (3.7 + 0.7 * n)];
      const r = 0.035 + 0.012 * n;
      return sphere([bx, by, z], r, flat(scaleColour(colour, 0.9)));
    }),
  ];
}

/** A pipe of glass that winds from flask to flask over the bench. */
function pipe(from: number, to: number, z: number): Solid[] {
  const pieces = 40;
  const on = (n: number): Point => {
    const t = n / pieces;
    const turn = t * 6 * 2 * Math.PI;
    const wide = 0.13 * Math.sin(Math.PI * t);
    return [
      from + t * (to - from) + wide * Math.cos(turn),
      BENCH.high + 0.62 + 0.24 * Math.sin(Math.PI * t) + wide * Math.sin(turn),
      z,
    ];
  };
  return Array.from({ length: pieces }, (_, n) =>
    bone(on(n), on(n + 1), [0.024, 0.024], flat(mixColour(slime(1), slime(0), n / pieces))),
  );
}

/** A tall tank at the wall in which something with eyes stands. */
const tank = (x: number, z: number, side: number): Solid[] => [
  drum([x, z], [0, 0.3], [0.62, 0.62], IRON),
  drum([x, z + 0.1], [0.3, 2.3], [0.5, 0.5], (_x, y) =>
    scaleColour([0.2, 0.9, 0.5], 0.55 + 0.25 * Math.sin(y * 9)),
  ),
  drum([x, z], [2.3, 2.6], [0.62, 0.5], IRON),
  ...[-0.12, 0.12].map((dx) =>
    ball(
      [x + side * 0.16 + dx - 0.06, 1.5, z - 0.47],
      [x + side * 0.16 + dx + 0.06, 1.66, z - 0.36],
      flat([1.6, 1.5, 0.3]),
    ),
  ),
  roll(0, [z - 0.3, 2.75], [x - 0.05, x + 0.05], [0.1, 0.1], BRASS),
];

/** The scientist behind the bench: white hair on end, goggles, a coat, a flask held high and the other hand over the bench. */
function scientist(x: number, z: number, look: Parameters<typeof posed>[1]): Solid[] {
  const head: Point = [x, 1.67, z - 0.02];
  return [
    ...posed(
      {
        at: [x, z],
        turn: -Math.PI / 2,
        lean: 0.05,
        hands: [
          [0.3, 0.34, 1.72],
          [0.34, -0.34, 1.2],
        ],
      },
      look,
    ),
    ...Array.from({ length: 15 }, (_, n) => {
      const turn = (n / 14) * Math.PI;
      const tip: Point = [
        head[0] + (0.26 + 0.06 * (n % 2)) * Math.cos(turn),
        head[1] + 0.06 + (0.27 + 0.07 * ((n + 1) % 2)) * Math.sin(turn),
        head[2] + 0.05,
      ];
      return bone(
        [head[0] + 0.07 * Math.cos(turn), head[1] + 0.06, head[2] + 0.04],
        tip,
        [0.05, 0.018],
        flat([0.95, 0.95, 0.95]),
      );
    }),
    ...[-0.045, 0.045].map((dx) =>
      ball(
        [x + dx - 0.045, 1.64, z - 0.17],
        [x + dx + 0.045, 1.73, z - 0.08],
        flat([0.3, 1.1, 0.5]),
      ),
    ),
    ball([x + 0.26, 1.66, z - 0.42], [x + 0.46, 1.86, z - 0.22], flat(slime(1)), 1),
    drum([x + 0.36, z - 0.32], [1.84, 2], [0.04, 0.035], flat([0.8, 0.86, 0.9])),
  ];
}
