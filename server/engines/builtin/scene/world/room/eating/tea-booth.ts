import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { flat } from '../furniture.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Solid } from '../solids/solid.ts';

/** The stall: half its width, how far off its counter is, how high that is, how high the roof's edge is; metres. */
export const STALL = { half: 1.55, z: 4.4, high: 0.86, roof: 2.25 } as const;

const BLUE: Colour = [0.16, 0.5, 0.66];
/** Tea with milk. */
export const TEA: Colour = [0.72, 0.42, 0.2];
const TIN: Colour = [0.62, 0.63, 0.64];
/** What kettles and vessels are of. */
export const ALUMINIUM: Material = flat([0.74, 0.75, 0.77]);
/** The booth of planks: counter, posts, a roof of wavy tin, a board with its name. */
export function booth(middle: number, noise: Noise): Solid[] {
  const { half, z, high, roof } = STALL;
  const planks: Material = (x, y, pz) =>
    scaleColour(
      BLUE,
      ((x / 0.24) % 1 < 0.06 ? 0.6 : 1) * (0.86 + 0.24 * noise.at(x * 4, y * 9 + pz)),
    );
  const tin: Material = (x) => scaleColour(TIN, 0.8 + 0.26 * Math.sin(x * 42));
  const depth = 1.5;
  return [
    box([middle - half, 0, z - 0.3], [middle + half, high - 0.05, z - 0.22], planks),
    box(
      [middle - half - 0.06, high - 0.05, z - 0.4],
      [middle + half + 0.06, high, z + 0.4],
      flat([0.5, 0.34, 0.2]),
    ),
    ...[-half, half - 0.06].map((dx) =>
      box([middle + dx, 0, z - 0.3], [middle + dx + 0.06, high, z + depth], planks),
    ),
    ...[-half, half].flatMap((dx) =>
      [-0.35, depth].map((dz) =>
        drum(
          [middle + dx, z + dz],
          [0, roof + (dz > 0 ? 0.3 : 0)],
          [0.05, 0.045],
          flat([0.42, 0.3, 0.2]),
        ),
      ),
    ),
    ...Array.from({ length: 9 }, (_, n) =>
      box(
        [middle - half - 0.3, roof + 0.045 * n, z - 0.9 + 0.3 * n],
        [middle + half + 0.3, roof + 0.045 * n + 0.05, z - 0.56 + 0.3 * n],
        tin,
      ),
    ),
    box([middle - 1.2, roof - 0.02, z - 0.98], [middle + 1.2, roof + 0.5, z - 0.93], (x, y) =>
      Math.abs(x - middle) > 1.14 || y < roof + 0.03 || y > roof + 0.45
        ? [0.95, 0.8, 0.2]
        : [0.78, 0.12, 0.12],
    ),
    ...lettering('CHAI', [middle, roof + 0.24, z - 1], 0.36, flat([1, 0.94, 0.5])),
    box(
      [middle - half, 1.5, z + depth - 0.1],
      [middle + half, 1.54, z + depth + 0.2],
      flat([0.5, 0.34, 0.2]),
    ),
    ...[-1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2].map((dx, n) =>
      drum(
        [middle + dx, z + depth],
        [1.54, 1.84],
        [0.13, 0.13],
        flat(
          (
            [
              [0.9, 0.3, 0.2],
              [0.95, 0.75, 0.25],
              [0.3, 0.55, 0.3],
            ] as const
          )[n % 3] as Colour,
        ),
      ),
    ),
    ...[-1.3, -1.05, 1.05, 1.3].flatMap((dx) =>
      [0, 1, 2].map((n) =>
        box(
          [middle + dx - 0.08, roof - 0.32 - 0.2 * n, z - 0.5],
          [middle + dx + 0.08, roof - 0.14 - 0.2 * n, z - 0.47],
          flat(
            (
              [
                [0.85, 0.2, 0.3],
                [0.2, 0.5, 0.8],
                [0.95, 0.8, 0.2],
              ] as const
            )[n] as Colour,
          ),
        ),
      ),
    ),
  ];
}

/** A kettle of aluminium on its fire. */
const kettle = (x: number, z: number, size: number, to: number): Solid[] => {
  const y = STALL.high + 0.16;
  return [
    drum([x, z], [STALL.high, y], [0.2 * size, 0.17 * size], flat([0.2, 0.19, 0.18])),
    drum([x, z], [y - 0.05, y], [0.12 * size, 0.1 * size], flat([1.9, 0.8, 0.25]), 1),
    ball(
      [x - 0.21 * size, y, z - 0.21 * size],
      [x + 0.21 * size, y + 0.32 * size, z + 0.21 * size],
      ALUMINIUM,
    ),
    drum([x, z], [y + 0.27 * size, y + 0.36 * size], [0.1 * size, 0.04 * size], ALUMINIUM),
    ...limb(
      [
        [x + to * 0.16 * size, y + 0.1 * size, z],
        [x + to * 0.34 * size, y + 0.2 * size, z],
        [x + to * 0.42 * size, y + 0.36 * size, z],
      ],
      [0.04 * size, 0.022 * size],
      ALUMINIUM,
    ),
    ...limb(
      [
        [x - 0.14 * size, y + 0.26 * size, z],
        [x - 0.1 * size, y + 0.5 * size, z],
        [x + 0.1 * size, y + 0.5 * size, z],
        [x + 0.14 * size, y + 0.26 * size, z],
      ],
      [0.016, 0.016],
      flat([0.2, 0.18, 0.16]),
    ),
  ];
};

/** A glass of tea at a place. */
export const glass = (x: number, y: number, z: number): Solid[] => [
  drum([x, z], [y, y + 0.085], [0.03, 0.038], flat(TEA)),
  drum([x, z], [y + 0.085, y + 0.11], [0.039, 0.04], flat([0.9, 0.86, 0.8])),
];

/** What stands on the counter: two kettles, a pan in which milk boils, rows of glasses, jars of biscuits. */
export function onCounter(middle: number, side: number): Solid[] {
  const { high, z } = STALL;
  const at = (out: number) => middle + side * out;
  return [
    ...kettle(at(-0.78), z + 0.02, 1.25, -side),
    drum([at(-0.2), z + 0.12], [high, high + 0.14], [0.24, 0.2], flat([0.2, 0.19, 0.18])),
    drum([at(-0.2), z + 0.12], [high + 0.14, high + 0.3], [0.24, 0.3], ALUMINIUM),
    drum([at(-0.2), z + 0.12], [high + 0.28, high + 0.305], [0.27, 0.27], flat([0.86, 0.64, 0.42])),
    ...[0, 1, 2, 3, 4, 5].flatMap((n) =>
      [0, 1].flatMap((row) => glass(at(0.3 + 0.12 * n), high, z - 0.3 + 0.12 * row)),
    ),
    ...[0, 1, 2].flatMap((n) => {
      const [x, jz] = [at(0.72 + 0.28 * n), z + 0.16];
      return [
        drum([x, jz], [high, high + 0.28], [0.12, 0.12], (_x, y, pz) =>
          (y / 0.06) % 1 < 0.3 || (pz / 0.07) % 1 < 0.16 ? [0.9, 0.8, 0.6] : [0.76, 0.5, 0.24],
        ),
        drum([x, jz], [high + 0.28, high + 0.33], [0.125, 0.12], flat([0.86, 0.16, 0.14])),
      ];
    }),
    ...[0, 1, 2, 3].map((n) =>
      drum(
        [at(-1.32) + 0.02 * n, z - 0.12],
        [high + 0.08 * n, high + 0.08 * n + 0.09],
        [0.045, 0.06],
        flat([0.7, 0.38, 0.24]),
      ),
    ),
  ];
}
