import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { poster } from '../furnishings/poster.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance, paint } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Solid } from '../solids/solid.ts';

const LINOLEUM: Colour = [0.7, 0.68, 0.6];
const STEEL: Colour = [0.72, 0.74, 0.76];
const DOOR: Colour = [0.56, 0.36, 0.2];
const LOCKERS: readonly Colour[] = [
  [0.12, 0.36, 0.6],
  [0.72, 0.18, 0.16],
  [0.14, 0.44, 0.4],
];

/** Half the corridor's width, its height, where its end is; metres. */
export const CORRIDOR_SHAPE = { half: 1.9, high: 3, back: 19 } as const;
/** A locker: how wide, how high, how far it stands out of the wall. */
const LOCKER = { wide: 0.38, high: 1.86, deep: 0.3 } as const;
/** How long a row of lockers is. */
const ROW = 3.8;

/** Walls of two paints, a floor of linoleum with a coloured border, a ceiling of plates. */
export function corridorSurfaces(noise: Noise, middle: number): Surfaces {
  const upper = paint([0.9, 0.87, 0.76], noise);
  const lower = paint([0.62, 0.72, 0.68], noise);
  return {
    walls: (x, y, z, axis) =>
      y < 0.12 ? [0.24, 0.24, 0.25] : (y < 1.3 ? lower : upper)(x, y, z, axis),
    floor: (x, _y, z) => {
      const u = Math.abs(x - middle);
      const [a, b] = [Math.floor(x / 0.5), Math.floor(z / 0.5)];
      const tone = 0.95 + 0.07 * chance(a, b) + 0.05 * noise.fbm(x * 2, z, 3);
      if (Math.abs(u - 1.2) < 0.09) return scaleColour([0.2, 0.38, 0.5], tone);
      // Wax on it mirrors the tubes above.
      const shine =
        Math.max(0, 1 - u / 0.5) * Math.max(0, 1 - Math.abs(((z - 2) % 3.2) - 1.6) / 1.3);
      return scaleColour(LINOLEUM, tone * (1 + 0.22 * shine));
    },
    ceiling: (x, _y, z) => {
      const [u, v] = [x / 0.6 - Math.floor(x / 0.6), z / 0.6 - Math.floor(z / 0.6)];
      return u < 0.03 || v < 0.03 ? [0.7, 0.7, 0.68] : [0.9, 0.9, 0.87];
    },
  };
}

/** A school's corridor: lockers in rows along both walls, doors of classes between them, tubes of light, a clock, doors of glass at the end. */
export function schoolCorridor({ shell, random }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const colour = LOCKERS[Math.floor(random.unit() * LOCKERS.length)] as Colour;
  const rows = [0.8, 4.6, 9.9, 15.2];
  const tubes = [2.4, 5.6, 8.8, 12, 15.2];
  return {
    lamps: tubes.map((z) => [middle, high - 0.3, z] as const),
    solids: [
      ...[-1, 1].flatMap((to) => {
        const wall = to < 0 ? left : right;
        const shift = to < 0 ? 0 : 1.1;
        return rows.flatMap((z, n) => [
          ...lockers(wall, -to, z + shift - ROW, colour, n),
          ...(n > 0 ? classDoor(wall, -to, z + shift, n * 2 + (to < 0 ? 1 : 2)) : []),
        ]);
      }),
      poster(left, left + 0.02, 3.4, [2.02, 2.7], 3),
      poster(right - 0.02, right, 5.2, [2.02, 2.7], 6),
      poster(left, left + 0.02, 8.8, [2.02, 2.7], 8),
      poster(right - 0.02, right, 10.4, [2.02, 2.7], 11),
      ...tubes.map((z) => ({
        ...box(
          [middle - 0.16, high - 0.07, z - 0.8],
          [middle + 0.16, high - 0.02, z + 0.8],
          flat([1.3, 1.32, 1.3]),
        ),
        glow: 1,
      })),
      ...clock(middle, 7.4, high),
      ...endDoors(middle, back),
    ],
  };
}

/** A row of lockers on a wall from `z` on, each with slits, a handle and its number; `to` is where the corridor is. One stands open. */
function lockers(wall: number, to: number, z: number, colour: Colour, row: number): Solid[] {
  const count = Math.floor(ROW / LOCKER.wide);
  const face: Material = (_x, y, at) => {
    const n = Math.floor((at - z) / LOCKER.wide);
    const u = (at - z) / LOCKER.wide - n;
    const up = y - 0.14;
    if (u < 0.05 || u > 0.95 || up > LOCKER.high - 0.03 || up < 0.03)
      return scaleColour(colour, 0.42);
    const isSlit =
      Math.abs(u - 0.5) < 0.24 &&
      [1.48, 1.55, 1.62, 0.2, 0.27, 0.34].some((line) => Math.abs(up - line) < 0.014);
    if (isSlit) return scaleColour(colour, 0.25);
    if (Math.abs(u - 0.5) < 0.13 && Math.abs(up - 1.36) < 0.04) return [0.94, 0.92, 0.84];
    if (Math.abs(u - 0.86) < 0.05 && Math.abs(up - 0.98) < 0.12) return STEEL;
    return scaleColour(colour, 0.9 + 0.14 * chance(n, row) + 0.06 * u);
  };
  const front = wall + to * LOCKER.deep;
  return [
    slab(
      [wall, front - to * 0.03],
      [0, 0.14],
      [z, z + count * LOCKER.wide],
      flat([0.2, 0.2, 0.21]),
    ),
    slab(
      [wall, front],
      [0.14, 0.14 + LOCKER.high],
      [z, z + count * LOCKER.wide],
      (x, y, at, axis) => (axis === 0 ? face(x, y, at, axis) : scaleColour(colour, 0.8)),
    ),
    ...[2, 6].map((n) => padlock(front, to, z + (n + 0.86) * LOCKER.wide)),
  ];
}

/** A lock that hangs on a locker's handle. */
const padlock = (front: number, to: number, z: number): Solid =>
  slab([front, front + to * 0.04], [1.02, 1.1], [z - 0.03, z + 0.03], flat([0.8, 0.62, 0.2]));

/** The door of a class: a pane in it, its number on a plate beside it. */
function classDoor(wall: number, to: number, z: number, number: number): Solid[] {
  const look: Material = (x, y, at) => {
    const u = at - z - 0.75;
    if (Math.abs(u) < 0.24 && y > 1.15 && y < 1.85)
      return Math.abs(Math.abs(u) - 0.22) < 0.02 ? [0.3, 0.2, 0.12] : [0.98, 0.95, 0.8];
    return scaleColour(DOOR, 0.92 + 0.08 * Math.sin(at * 40 + Math.sin(y * 3 + x)));
  };
  const frame = flat([0.36, 0.4, 0.42]);
  return [
    slab([wall, wall + to * 0.05], [0, 2.08], [z + 0.26, z + 1.24], look),
    ...[0.18, 1.24].map((dz) =>
      slab([wall, wall + to * 0.09], [0, 2.16], [z + dz, z + dz + 0.08], frame),
    ),
    slab([wall, wall + to * 0.09], [2.08, 2.16], [z + 0.18, z + 1.32], frame),
    slab([wall, wall + to * 0.11], [0.98, 1.03], [z + 0.34, z + 0.46], flat(STEEL)),
    slab(
      [wall + to * 0.05, wall + to * 0.4],
      [2.3, 2.55],
      [z + 0.74, z + 0.77],
      plate(wall, to, number),
    ),
  ];
}

/** A plate that stands out over a door: as many strokes as its number. */
const plate =
  (wall: number, to: number, number: number): Material =>
  (x, y) => {
    const u = Math.abs(x - wall - to * 0.225) / 0.175;
    const isInk =
      u < 0.6 && Math.abs(y - 2.425) < 0.07 && Math.floor((u + 1) * (3 + (number % 4))) % 2 === 0;
    return isInk ? [0.98, 0.97, 0.92] : [0.1, 0.26, 0.44];
  };

/** A clock that hangs from the ceiling on a rod. */
const clock = (x: number, z: number, high: number): Solid[] => [
  drum([x, z + 0.05], [high - 0.22, high], [0.02, 0.02], flat(STEEL)),
  ball([x - 0.24, high - 0.68, z], [x + 0.24, high - 0.2, z + 0.1], flat([0.15, 0.15, 0.16])),
  ball(
    [x - 0.21, high - 0.65, z - 0.02],
    [x + 0.21, high - 0.23, z + 0.06],
    flat([0.96, 0.96, 0.94]),
  ),
  box(
    [x - 0.012, high - 0.45, z - 0.04],
    [x + 0.012, high - 0.27, z - 0.02],
    flat([0.08, 0.08, 0.08]),
  ),
  box([x, high - 0.455, z - 0.04], [x + 0.12, high - 0.43, z - 0.02], flat([0.08, 0.08, 0.08])),
];

/** Two doors of glass at the end, daylight behind, a sign over them that shows the way out. */
function endDoors(middle: number, back: number): Solid[] {
  const look: Material = (x, y) => {
    const u = Math.abs(x - middle);
    const isBar = u < 0.05 || u > 1.12 || y > 2.3 || y < 0.28 || Math.abs(y - 1.02) < 0.04;
    if (isBar) return [0.3, 0.34, 0.36];
    return y < 1.1 ? [0.66, 0.9, 0.55] : [1.3, 1.42, 1.5];
  };
  const sign: Material = (x, y) => {
    const u = x - middle;
    return Math.abs(y - 2.62) < 0.05 &&
      Math.abs(u) < 0.24 &&
      Math.floor((u + 0.24) / 0.06) % 2 === 0
      ? [1.4, 1.4, 1.4]
      : [0.1, 0.7, 0.3];
  };
  return [
    box([middle - 1.2, 0, back - 0.06], [middle + 1.2, 2.38, back - 0.01], look),
    {
      ...box([middle - 0.34, 2.5, back - 0.12], [middle + 0.34, 2.74, back - 0.02], sign),
      glow: 0.5,
    },
  ];
}
