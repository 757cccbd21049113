import { scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { flat } from '../../furniture.ts';
import { chance } from '../../materials.ts';
import { bone } from '../../solids/bone.ts';
import { box, drum, type Material, type Point, roll, type Solid } from '../../solids/solid.ts';
import { BLACK, block, DARK_WOOD, orb } from './shapes.ts';

const TOYS: readonly Colour[] = [
  [0.86, 0.16, 0.14],
  [0.96, 0.74, 0.14],
  [0.16, 0.42, 0.8],
  [0.2, 0.6, 0.3],
  [0.92, 0.5, 0.14],
];

/** Where the pieces of a game under way stand: column and row, 0 to 7, whether tall, whether white. */
const PIECES: readonly (readonly [number, number, boolean, boolean])[] = [
  [0, 1, false, true],
  [1, 1, false, true],
  [3, 3, false, true],
  [5, 1, false, true],
  [6, 2, false, true],
  [7, 1, false, true],
  [4, 0, true, true],
  [3, 0, true, true],
  [0, 0, true, true],
  [2, 3, true, true],
  [0, 6, false, false],
  [1, 6, false, false],
  [4, 4, false, false],
  [5, 6, false, false],
  [6, 6, false, false],
  [7, 5, false, false],
  [4, 7, true, false],
  [3, 7, true, false],
  [7, 7, true, false],
  [5, 4, true, false],
];

/** A chess board with the pieces of a game under way. */
export function chessBoard(): Solid[] {
  const square = 0.05;
  const board: Material = (x, _y, z, axis) => {
    const [u, v] = [x / square, z / square];
    if (axis !== 1 || Math.abs(u) > 4 || Math.abs(v) > 4) return DARK_WOOD;
    return (Math.floor(u) + Math.floor(v)) % 2 === 0 ? [0.22, 0.12, 0.07] : [0.9, 0.8, 0.6];
  };
  return [
    block([0, 0, 0], [0.46, 0.025, 0.46], board),
    ...PIECES.flatMap(([column, row, isTall, isWhite]) => {
      const at: Point = [(column - 3.5) * square, 0.025, (row - 3.5) * square];
      const look = flat(isWhite ? [0.96, 0.9, 0.76] : [0.1, 0.08, 0.07]);
      const high = isTall ? 0.095 : 0.055;
      const [x, y, z] = at;
      return [
        drum([x, z], [y, y + high * 0.22], [0.02, 0.012], look),
        drum([x, z], [y + high * 0.2, y + high * 0.75], [0.011, isTall ? 0.012 : 0.007], look),
        orb([x, y + high * 0.82, z], [0.012, isTall ? 0.022 : 0.013, 0.012], look),
      ];
    }),
  ];
}

/** Playing cards: a fan of them that stands, others dealt, a pile with its back up. */
export function cards(): Solid[] {
  const back: Material = (x, _y, z) =>
    (Math.floor(x * 160) + Math.floor(z * 160)) % 2 === 0 ? [0.7, 0.12, 0.12] : [0.92, 0.9, 0.86];
  const dealt = [-0.2, -0.1, 0.0, 0.1, 0.2].map((x, n): Solid => {
    const ink: Colour = n % 2 === 0 ? [0.8, 0.08, 0.1] : [0.08, 0.08, 0.1];
    const z = -0.1 + 0.02 * Math.abs(n - 2);
    return block([x, 0.001 * n, z], [0.085, 0.003, 0.12], (px, _y, pz) => {
      const [u, v] = [(px - x) / 0.04, (pz - z) / 0.056];
      const isSuit =
        Math.hypot(u * 1.5, v * 1.9) < 0.5 || Math.hypot((u + 0.66) * 2, (v - 0.72) * 2.4) < 0.34;
      return isSuit ? ink : [0.97, 0.96, 0.93];
    });
  });
  // A house of cards, which says what they are from any side.
  const leaning = (x: number, y: number): Solid[] =>
    [-1, 1].flatMap((to) =>
      Array.from({ length: 8 }, (_, n): Solid => {
        const [low, top] = [y + (n * 0.11) / 8, y + ((n + 1) * 0.11) / 8];
        const at = x + to * (0.042 - 0.005 * n);
        return box([at - 0.003, low, 0.03], [at + 0.003, top, 0.11], (_px, py, pz, axis) =>
          axis === 0 && Math.hypot((pz - 0.07) * 1.4, py - y - 0.055) < 0.02
            ? [0.8, 0.08, 0.1]
            : [0.97, 0.96, 0.93],
        );
      }),
    );
  return [
    ...dealt,
    block([0.24, 0, 0.06], [0.085, 0.04, 0.12], back),
    ...[-0.1, 0, 0.1].flatMap((x) => leaning(x - 0.03, 0)),
    ...[-0.08, 0.02].map((x) =>
      box([x - 0.045, 0.11, 0.03], [x + 0.045, 0.114, 0.11], flat([0.97, 0.96, 0.93])),
    ),
    ...[-0.05, 0.05].flatMap((x) => leaning(x - 0.03, 0.114)),
    box([-0.075, 0.224, 0.03], [0.015, 0.228, 0.11], flat([0.97, 0.96, 0.93])),
    ...leaning(-0.03, 0.228),
  ];
}

/** Building blocks: a tower with a roof and an arch, some beside it. */
export function blocks(): Solid[] {
  const own = (n: number): Material => flat(TOYS[n % TOYS.length] as Colour);
  const cube = (x: number, y: number, z: number, n: number): Solid => {
    const tone = TOYS[n % TOYS.length] as Colour;
    return block([x, y, z], [0.078, 0.078, 0.078], (px, py, _z, axis) => {
      const edge = Math.max(Math.abs(px - x), Math.abs(py - y - 0.039));
      return axis === 2 && edge < 0.026 ? scaleColour(tone, 0.66) : tone;
    });
  };
  return [
    cube(-0.04, 0, 0.04, 0),
    cube(0.04, 0, 0.04, 2),
    cube(0.12, 0, 0.04, 1),
    cube(0.0, 0.079, 0.04, 3),
    cube(0.08, 0.079, 0.04, 4),
    cube(0.04, 0.158, 0.04, 0),
    drum([0.04, 0.04], [0.236, 0.31], [0.05, 0.004], own(2)),
    cube(-0.17, 0, 0.0, 1),
    cube(-0.09, 0, -0.1, 4),
    cube(0.2, 0, -0.08, 3),
    drum([-0.17, 0.0], [0.078, 0.16], [0.034, 0.034], own(0)),
    roll(2, [0.07, 0.036], [-0.14, -0.07], [0.036, 0.036], own(1)),
  ];
}

/** A puppet on strings from its cross of wood, held by a stand: so it hangs, its feet on the table. */
export function puppet(colour: Colour | null): Solid[] {
  const dress = flat(colour ?? [0.76, 0.12, 0.14]);
  const skin = flat([0.9, 0.7, 0.52]);
  const string = (from: Point, to: Point): Solid =>
    bone(from, to, [0.002, 0.002], flat([0.86, 0.84, 0.78]));
  const limbs = [-1, 1].flatMap((to) => [
    bone([to * 0.035, 0.15, 0], [to * 0.05, 0.09, -0.02], [0.016, 0.014], flat([0.16, 0.26, 0.5])),
    bone(
      [to * 0.05, 0.09, -0.02],
      [to * 0.06, 0.025, 0.01],
      [0.014, 0.012],
      flat([0.16, 0.26, 0.5]),
    ),
    orb([to * 0.064, 0.014, -0.012], [0.02, 0.014, 0.034], BLACK),
    bone([to * 0.05, 0.24, 0], [to * 0.11, 0.22, -0.02], [0.015, 0.013], dress),
    bone([to * 0.11, 0.22, -0.02], [to * 0.14, 0.28, -0.03], [0.013, 0.012], dress),
    orb([to * 0.145, 0.295, -0.03], [0.016, 0.018, 0.014], skin),
    string([to * 0.145, 0.3, -0.03], [to * 0.13, 0.5, 0]),
    string([to * 0.05, 0.09, -0.03], [to * 0.05, 0.5, 0]),
  ]);
  return [
    block([0, 0, 0.1], [0.22, 0.02, 0.1], flat(DARK_WOOD)),
    drum([0, 0.13], [0.02, 0.53], [0.008, 0.008], flat(DARK_WOOD)),
    bone([0, 0.525, 0.13], [0, 0.51, 0], [0.007, 0.007], flat(DARK_WOOD)),
    box([-0.15, 0.5, -0.01], [0.15, 0.514, 0.01], flat([0.66, 0.46, 0.26])),
    box([-0.01, 0.504, -0.09], [0.01, 0.516, 0.08], flat([0.66, 0.46, 0.26])),
    drum([0, 0], [0.13, 0.26], [0.062, 0.04], dress),
    ...[0.17, 0.21].map((y) =>
      orb([0, y, -0.058 + (y - 0.13) * 0.16], [0.008, 0.008, 0.006], flat([0.96, 0.8, 0.3])),
    ),
    orb([0, 0.315, 0], [0.052, 0.058, 0.05], skin),
    orb([0, 0.31, -0.056], [0.012, 0.012, 0.026], flat([0.86, 0.5, 0.4])),
    ...[-0.02, 0.02].map((x) => orb([x, 0.33, -0.046], [0.009, 0.011, 0.006], BLACK)),
    box([-0.02, 0.286, -0.05], [0.02, 0.291, -0.044], flat([0.6, 0.1, 0.1])),
    drum([0, 0.005], [0.345, 0.352], [0.07, 0.07], flat([0.2, 0.46, 0.3])),
    drum([0, 0.005], [0.352, 0.43], [0.05, 0.004], flat([0.2, 0.46, 0.3])),
    string([0, 0.42, 0], [0, 0.505, 0]),
    ...limbs,
  ];
}

/** Cranes that are folded of paper. */
export function paperCranes(colour: Colour | null): Solid[] {
  const looks: readonly Colour[] = [
    [0.9, 0.24, 0.2],
    [0.98, 0.96, 0.92],
    [0.2, 0.5, 0.74],
    [0.96, 0.74, 0.24],
  ];
  return [
    [-0.2, 0.02, 1],
    [0.0, -0.08, 1.15],
    [0.2, 0.03, 0.95],
  ].flatMap(([x = 0, z = 0, s = 1], n): Solid[] => {
    const look = colour ?? (looks[Math.floor(4 * chance(n, 3)) % 4] as Colour);
    const fold = (by: number): Material => flat(scaleColour(look, by));
    const wing = (to: number): Solid[] =>
      Array.from({ length: 8 }, (_, k) => {
        const [a, b] = [k / 8, (k + 1) / 8];
        const half = (0.05 * (1 - a) + 0.006) * s;
        const [from, til] = [x + to * (0.01 + 0.12 * a) * s, x + to * (0.01 + 0.12 * b) * s];
        const y = (0.05 + 0.085 * a) * s;
        return box(
          [Math.min(from, til), y, z - half],
          [Math.max(from, til), y + 0.014 * s, z + half],
          fold(to < 0 ? 1 : 0.84),
        );
      });
    return [
      bone(
        [x, 0.03 * s, z - 0.03 * s],
        [x, 0.03 * s, z + 0.03 * s],
        [0.026 * s, 0.026 * s],
        fold(0.9),
      ),
      bone(
        [x, 0.035 * s, z - 0.03 * s],
        [x - 0.02 * s, 0.14 * s, z - 0.07 * s],
        [0.018 * s, 0.007 * s],
        fold(0.96),
      ),
      bone(
        [x - 0.02 * s, 0.14 * s, z - 0.07 * s],
        [x - 0.045 * s, 0.118 * s, z - 0.1 * s],
        [0.009 * s, 0.002 * s],
        fold(1),
      ),
      bone(
        [x, 0.035 * s, z + 0.03 * s],
        [x + 0.03 * s, 0.13 * s, z + 0.08 * s],
        [0.018 * s, 0.003 * s],
        fold(0.8),
      ),
      ...wing(-1),
      ...wing(1),
    ];
  });
}
