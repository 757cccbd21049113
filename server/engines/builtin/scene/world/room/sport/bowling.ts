import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

/** The width of a lane with its gutters, of a gutter, where lanes begin, and how far before the wall ahead the pins stand; metres. */
const LANE = 1.7;
const GUTTER = 0.22;
const START = 3.4;
const PINS = 1.5;

const NEON: readonly Colour[] = [
  [1.3, 0.2, 0.75],
  [0.15, 0.75, 1.35],
  [0.6, 0.25, 1.3],
];
const BALLS: readonly Colour[] = [
  [0.12, 0.3, 0.7],
  [0.7, 0.12, 0.3],
  [0.16, 0.5, 0.26],
  [0.86, 0.5, 0.1],
  [0.36, 0.14, 0.5],
];

/** Polished lanes with arrows and gutters, before them the boards of the approach. */
const lanes =
  (middle: number): Material =>
  (x, _y, z) => {
    const at = (x - middle) / LANE + 0.5;
    const u = (at - Math.floor(at)) * LANE;
    if (z < START)
      return scaleColour([0.44, 0.28, 0.16], 0.9 + 0.16 * chance(Math.floor(x / 0.11), 2));
    if (Math.abs(z - START) < 0.03) return [0.06, 0.06, 0.06];
    if (u < GUTTER || u > LANE - GUTTER)
      return scaleColour(
        [0.12, 0.12, 0.13],
        0.6 + 1.2 * Math.abs(((u + GUTTER) % LANE) / GUTTER - 1),
      );
    const board = Math.floor(u / 0.055);
    const [a, b] = [Math.abs((u - LANE / 2) / 0.15), z - 6 + Math.abs(u - LANE / 2) * 1.4];
    const arrow = Math.abs(a - Math.round(a)) * 0.15;
    if (b > 0 && b < 0.3 && arrow < 0.04 * (1 - b / 0.3) && Math.round(a) < 4)
      return [0.3, 0.12, 0.06];
    return scaleColour([0.84, 0.62, 0.36], 0.92 + 0.14 * chance(board, 7));
  };

/** Dark walls with a stripe of neon, lanes of maple. */
export const bowlingSurfaces = (middle: number) => ({
  walls: ((_x, y, z, axis) => {
    if (axis === 2) return [0.05, 0.05, 0.08];
    if (Math.abs(y - 1.9 - 0.3 * Math.sin(z * 0.7)) < 0.045) return NEON[1] as Colour;
    return Math.abs(y - 1.5 - 0.3 * Math.sin(z * 0.7 + 1)) < 0.03
      ? (NEON[0] as Colour)
      : [0.15, 0.1, 0.24];
  }) as Material,
  floor: lanes(middle),
  ceiling: flat([0.08, 0.08, 0.11]),
});

/** A bowling alley: five lanes with their pins under a painted front, screens above, the rack with balls. */
export function bowling({ shell, side }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const numbers = [-2, -1, 0, 1, 2];
  return {
    lamps: [
      ...numbers.map((n) => [middle + n * LANE, 1.4, back - PINS - 0.4] as const),
      [middle, high - 0.2, 3],
      [middle, high - 0.2, 9],
    ],
    solids: [
      ...numbers.flatMap((n) => pins(middle + n * LANE, back - PINS)),
      ...numbers.slice(1).flatMap((n) => divider(middle + (n - 0.5) * LANE, back)),
      box([left, 1.3, back - PINS - 0.5], [right, high, back - PINS - 0.42], front(middle)),
      ...numbers.flatMap((n) => screen(middle + n * LANE, high)),
      ...rack(middle - side * LANE * 0.5, 2.5),
      ...[4.4, 8, 12].map((z, n) => ({
        ...box(
          [left + 0.3, high - 0.06, z],
          [right - 0.3, high - 0.02, z + 0.09],
          flat(NEON[n % NEON.length] as Colour),
        ),
        glow: 1,
      })),
    ],
  };
}

/** Ten pins in four rows, the nearest alone, lit from above. */
const pins = (x: number, z: number): Solid[] =>
  [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: row + 1 }, (_, n) => {
      const [px, pz] = [x + (n - row / 2) * 0.3, z + row * 0.24];
      const white: Material = (_x, y) =>
        y > 0.31 && y < 0.335 ? [0.86, 0.1, 0.1] : [1.06, 1.04, 1];
      return [
        drum([px, pz], [0, 0.14], [0.035, 0.066], white),
        drum([px, pz], [0.14, 0.32], [0.066, 0.028], white),
        ball([px - 0.037, 0.3, pz - 0.037], [px + 0.037, 0.42, pz + 0.037], white),
      ];
    }).flat(),
  );

/** The low wall between two lanes' pins. */
const divider = (x: number, back: number): Solid[] => [
  box([x - 0.07, 0, back - PINS - 0.5], [x + 0.07, 1.3, back], flat([0.2, 0.2, 0.26])),
];

/** The front above the pins: waves, stars and one great ball that throws pins about. */
const front =
  (middle: number): Material =>
  (x, y) => {
    const [u, v] = [x - middle, y - 2.25];
    if (y < 1.38) return [1.2, 0.9, 0.2];
    if (Math.hypot(u + 0.6, v) < 0.5)
      return Math.hypot(u + 0.46, v - 0.2) < 0.06 || Math.hypot(u + 0.68, v - 0.24) < 0.06
        ? [0.02, 0.02, 0.06]
        : [0.12, 0.34, 1];
    for (const [px, py, lean] of [
      [0.3, 0.1, 0.3],
      [0.75, 0.3, 0.7],
      [0.8, -0.3, 1.2],
    ] as const) {
      const [a, b] = [
        (u - px) * Math.cos(lean) + (v - py) * Math.sin(lean),
        (v - py) * Math.cos(lean) - (u - px) * Math.sin(lean),
      ];
      const wide = b > 0.12 ? 0.07 : 0.12 - 0.3 * Math.max(0, b);
      if (b > -0.3 && b < 0.3 && Math.abs(a) < wide)
        return b > 0.1 && b < 0.14 ? [0.9, 0.1, 0.1] : [1.1, 1.08, 1];
    }
    const ray = Math.sin(Math.atan2(v, u + 0.6) * 16);
    return ray > 0 ? [0.7, 0.12, 0.4] : [0.34, 0.1, 0.5];
  };

/** A screen with a table of points that hangs over a lane. */
const screen = (x: number, high: number): Solid[] => [
  {
    ...box([x - 0.46, high - 0.85, 5], [x + 0.46, high - 0.32, 5.08], (px, y): Colour => {
      const [u, v] = [(px - x + 0.46) / 0.92, (y - high + 0.85) / 0.53];
      if (u < 0.03 || u > 0.97 || v < 0.05 || v > 0.95) return [0.05, 0.05, 0.06];
      if (v > 0.78) return [0.2, 0.5, 1.1];
      const isLine = (u * 10) % 1 < 0.06 || (v * 4) % 1 < 0.08;
      return isLine
        ? [0.3, 0.4, 0.6]
        : chance(Math.floor(u * 20), Math.floor(v * 8)) > 0.6
          ? [1, 0.95, 0.7]
          : [0.06, 0.1, 0.24];
    }),
    glow: 0.8,
  },
  box([x - 0.02, high - 0.32, 5.02], [x + 0.02, high, 5.06], flat([0.2, 0.2, 0.22])),
];

/** The rack that balls come back to, with five of them. */
const rack = (x: number, z: number): Solid[] => [
  pad([x - 0.3, 0, z - 0.2], [x + 0.3, 0.55, z + 1.1], flat([0.22, 0.22, 0.26]), 0.1),
  box([x - 0.26, 0.55, z - 0.16], [x + 0.26, 0.6, z + 1.06], flat([0.5, 0.5, 0.55])),
  ...BALLS.map((colour, n) => {
    const [bx, bz] = [x + (n % 2 === 0 ? -0.12 : 0.12), z + 0.02 + n * 0.21];
    return ball(
      [bx - 0.11, 0.58, bz - 0.11],
      [bx + 0.11, 0.8, bz + 0.11],
      flat(scaleColour(colour, 1.15)),
    );
  }),
];
