import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { flat, type Furnished, type Furnishing, slab } from './furniture.ts';
import { box, type Material, pad, type Solid } from './solid.ts';

/** From row to row, where the first one is, the width of a seat, and of the aisle from its middle; metres. */
const PITCH = 0.84;
const FIRST = 1.15;
const SEAT = 0.47;
const AISLE = 0.26;

const CREAM: Colour = [0.88, 0.88, 0.86];
const DAYLIGHT: Colour = [0.82, 0.93, 1.08];

/** The wall of the cabin: an oval window with a rim beside each row. */
const lining: Material = (x, y, z, axis) => {
  if (axis === 2) return Math.abs(x) < 0.42 && y < 1.95 ? [0.2, 0.24, 0.36] : CREAM;
  const row = (z - FIRST) / PITCH + 0.3;
  const [u, v] = [(row - Math.floor(row) - 0.5) * PITCH, y - 1.12];
  const round = (Math.abs(u) / 0.15) ** 3 + (Math.abs(v) / 0.21) ** 3;
  if (round < 1) return v > 0.07 ? [0.8, 0.82, 0.82] : v < -0.13 ? [0.98, 1, 1.04] : DAYLIGHT;
  return round < 1.9 ? [0.74, 0.75, 0.75] : scaleColour(CREAM, y < 0.5 ? 0.7 : 1);
};

/** Pale lining with windows, a carpet with a lighter aisle. */
export const cabinSurfaces = () => ({
  walls: lining,
  floor: ((x) => (Math.abs(x) < AISLE ? [0.24, 0.27, 0.36] : [0.17, 0.19, 0.26])) as Material,
  ceiling: flat([0.9, 0.91, 0.92]),
});

const COVERS: readonly Colour[] = [
  [0.14, 0.22, 0.42],
  [0.34, 0.12, 0.16],
  [0.12, 0.3, 0.34],
];

/** The cabin of an airliner: rows of seats on both sides of the aisle, lockers above, signs, a curtain ahead. */
export function planeCabin({ random, shell }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const colour = COVERS[Math.floor(random.unit() * COVERS.length)] as Colour;
  const rows = Math.floor((back - FIRST - 0.8) / PITCH);
  const seats = Array.from({ length: rows }, (_, row) =>
    [-1, 1].flatMap((side) =>
      [0, 1, 2].flatMap((n) =>
        seat(side * (AISLE + SEAT * (n + 0.5) + 0.03), FIRST + row * PITCH, colour),
      ),
    ),
  ).flat();
  return {
    lamps: Array.from({ length: 6 }, (_, n) => [0, high - 0.14, 1.4 + n * 2.3] as const),
    solids: [
      ...seats,
      ...[left, right].flatMap((wall) => lockers(wall, wall < 0 ? 1 : -1, back)),
      {
        ...box([-0.2, high - 0.04, 0.4], [0.2, high - 0.01, back - 0.2], flat([1.16, 1.18, 1.22])),
        glow: 1,
      },
      ...Array.from({ length: rows }, (_, row) => signs(FIRST + row * PITCH)).flat(),
      box([-0.4, 0, back - 0.12], [0.4, 1.92, back - 0.06], (x) =>
        scaleColour([0.2, 0.26, 0.44], 0.8 + 0.3 * Math.sin(x * 60)),
      ),
      { ...box([-0.22, 1.96, back - 0.14], [0.22, 2.07, back - 0.1], exit), glow: 1 },
    ],
  };
}

/** A green sign with white strokes. */
const exit: Material = (x) =>
  Math.abs((x / 0.1) % 1) < 0.3 && Math.abs(x) < 0.18 ? [1, 1.1, 1] : [0.08, 0.56, 0.24];

/** A seat from behind: its back with a pocket and a screen, a white cloth over its top, arms. */
function seat(x: number, z: number, colour: Colour): Solid[] {
  const half = SEAT / 2 - 0.025;
  const behind: Material = (px, y, _z, axis) => {
    if (axis !== 2) return colour;
    const [u, v] = [Math.abs(px - x), y];
    if (u < 0.14 && v > 0.86 && v < 1.04)
      return u > 0.125 || v < 0.875 || v > 1.025 ? [0.05, 0.05, 0.06] : [0.16, 0.34, 0.5];
    if (u < 0.17 && v > 0.46 && v < 0.68) return scaleColour(colour, v > 0.66 ? 0.4 : 0.72);
    return colour;
  };
  return [
    pad([x - half, 0.34, z - 0.46], [x + half, 0.48, z], flat(colour), 0.05),
    pad([x - half, 0.44, z - 0.09], [x + half, 1.16, z + 0.04], behind, 0.05),
    pad(
      [x - half + 0.03, 0.98, z - 0.11],
      [x + half - 0.03, 1.19, z + 0.06],
      flat([0.93, 0.93, 0.91]),
      0.04,
    ),
    box(
      [x - half - 0.03, 0.58, z - 0.44],
      [x - half + 0.01, 0.63, z - 0.04],
      flat([0.3, 0.31, 0.34]),
    ),
    box(
      [x + half - 0.01, 0.58, z - 0.44],
      [x + half + 0.03, 0.63, z - 0.04],
      flat([0.3, 0.31, 0.34]),
    ),
    box([x - 0.16, 0, z - 0.36], [x - 0.12, 0.36, z - 0.08], flat([0.4, 0.41, 0.44])),
    box([x + 0.12, 0, z - 0.36], [x + 0.16, 0.36, z - 0.08], flat([0.4, 0.41, 0.44])),
  ];
}

/** Lockers over the seats, rounded, with a handle each. */
const lockers = (wall: number, inward: number, back: number): Solid[] =>
  Array.from({ length: Math.floor((back - 0.6) / 1.68) }, (_, n) => {
    const [near, far] = [0.5 + n * 1.68, 0.5 + (n + 1) * 1.68 - 0.025];
    const [a, b] = [wall, wall + inward * 0.86];
    return [
      pad([Math.min(a, b), 1.58, near], [Math.max(a, b), 2.06, far], flat(CREAM), 0.14),
      slab(
        [b - inward * 0.06, b + inward * 0.012],
        [1.68, 1.72],
        [(near + far) / 2 - 0.1, (near + far) / 2 + 0.1],
        flat([0.5, 0.51, 0.53]),
      ),
    ];
  }).flat();

/** Little lit signs under the lockers. */
const signs = (z: number): Solid[] =>
  [-0.78, 0.78].map((x) => ({
    ...box([x - 0.07, 1.55, z - 0.3], [x + 0.07, 1.58, z - 0.2], flat([1.1, 0.9, 0.5])),
    glow: 0.6,
  }));
