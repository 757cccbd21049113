import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, OAK, plant, slab, WALNUT } from '../furniture.ts';
import { boards, wood } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, type Material, pad, roll, type Solid } from '../solids/solid.ts';
import { ballerina } from './ballerina.ts';
import { yogi } from './yogi.ts';

/** Half the room's width, how high it is, how far its mirrors are from the eye, how far the wall behind the eye; metres. */
const ROOM = { half: 3.7, high: 3.7, back: 7.2, behind: 1.6 } as const;
/** How high the eye is that the mirrors answer. */
const EYE = 1.6;
/** From window to window, half a window's width, its lower edge and where its arch begins. */
const WINDOW = { apart: 1.9, half: 0.62, low: 0.55, spring: 2.45 } as const;

/** How a dance studio is shaped. */
export const DANCE_SHAPE = {
  half: ROOM.half,
  high: ROOM.high,
  back: [ROOM.back, 0],
  window: [0, 0, 1, 2],
} as const;

/** A side wall with tall arched windows, bright by day. */
function sideWall(y: number, z: number, night: boolean): Colour {
  const off = z - (Math.round(z / WINDOW.apart - 0.5) + 0.5) * WINDOW.apart;
  const arch = y > WINDOW.spring ? Math.hypot(off, y - WINDOW.spring) : Math.abs(off);
  const isOpening = y > WINDOW.low && arch < WINDOW.half;
  if (!isOpening) {
    if (arch < WINDOW.half + 0.07 && y > WINDOW.low - 0.08) return [0.97, 0.96, 0.93];
    return y < 0.14 ? [0.86, 0.84, 0.8] : [0.88, 0.84, 0.79];
  }
  const bar = 0.025;
  const isBar =
    WINDOW.half - arch < 0.05 ||
    Math.abs(off) < bar ||
    Math.abs(Math.abs(off) - 0.33) < bar * 0.7 ||
    Math.abs(((y - WINDOW.low) / 0.62) % 1) < 0.04;
  if (isBar) return [0.95, 0.94, 0.92];
  const sky = mixColour([1.2, 1.24, 1.2], [0.95, 1.12, 1.4], Math.min(1, (y - 0.6) / 2.2));
  return night ? [0.05, 0.07, 0.14] : sky;
}

/** Pale walls with arched windows, a sprung floor of boards, mirrors over the wall ahead in which the room goes on. */
export function danceSurfaces(noise: Noise, middle: number, night: boolean): Surfaces {
  const floor = boards([0.78, 0.58, 0.36], noise);
  const ceiling: Colour = [0.94, 0.93, 0.9];
  const mirrored: Material = (x, y, _z, axis) => {
    if (y < 0.22 || y > 3.05) return y < 0.22 ? [0.86, 0.84, 0.8] : [0.9, 0.87, 0.82];
    const pane = (x - middle) / 1.5 + 0.5;
    if (Math.abs(pane - Math.round(pane)) < 0.008) return [0.35, 0.37, 0.39];
    // The ray goes on behind the glass, through the room once more.
    const wall = x > 0 ? middle + ROOM.half : middle - ROOM.half;
    const side = Math.abs(x) < 1e-6 ? Number.POSITIVE_INFINITY : wall / x;
    const level = y < EYE ? EYE / (EYE - y) : (ROOM.high - EYE) / Math.max(1e-6, y - EYE);
    const end = (2 * ROOM.back + ROOM.behind) / ROOM.back;
    const far = Math.min(side, level, end);
    const depth = 2 * ROOM.back - far * ROOM.back;
    const up = EYE + (y - EYE) * far;
    const seen: Colour =
      far === side
        ? sideWall(up, depth, night)
        : far === end
          ? up < 0.14
            ? [0.8, 0.78, 0.74]
            : [0.8, 0.77, 0.72]
          : y < EYE
            ? scaleColour(floor(x * far, 0, depth, axis), 0.95)
            : ceiling;
    return scaleColour(seen, 0.84 - 0.05 * (far - 1));
  };
  return {
    walls: (x, y, z, axis) => (axis === 2 ? mirrored(x, y, z, axis) : sideWall(y, z, night)),
    floor,
    ceiling: flat(ceiling),
  };
}

/** Where lamps hang, and the light they are. */
const danceLamps = (middle: number) =>
  [2, 4.4, 6.4].flatMap((z) => [-1.6, 1.6].map((dx) => [middle + dx, ROOM.high - 0.4, z] as const));

/** A dance studio: barres before its mirrors and along a wall, a piano in the corner. */
export function danceStudio({ shell, side, noise, isAttended }: Furnishing): Furnished {
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const oak = wood(OAK, noise);
  return {
    lamps: danceLamps(middle),
    solids: [
      ...[0.82, 1.08].map((y) =>
        roll(0, [back - 0.28, y], [left + 0.2, right - 0.2], [0.026, 0.026], oak),
      ),
      ...[-3.2, -1.6, 0, 1.6, 3.2].flatMap((dx) => bracket(middle + dx, back)),
      ...wallBarre(side > 0 ? left : right, side, oak),
      ...upright(side > 0 ? right - 0.45 : left + 0.45, 5.3, side, wood(WALNUT, noise)),
      ...slippers(middle + side * 1.9, 3.1),
      ...(isAttended ? dancers(middle, side) : []),
    ],
  };
}

/** Three who dance: one near, in an arabesque, two behind her. */
const dancers = (middle: number, side: number): Solid[] => [
  ...ballerina([middle - side * 0.25, 3.5], side > 0 ? 0.15 : Math.PI - 0.15, 'arabesque', 14),
  ...ballerina([middle - side * 1.75, 4.9], -Math.PI / 2 + 0.2 * side, 'passe', 9),
  ...ballerina([middle + side * 1.5, 5.2], -Math.PI / 2 - 0.25 * side, 'passe', 6),
];

/** What holds a barre at the wall ahead. */
const bracket = (x: number, back: number): Solid[] => [
  box([x - 0.02, 0, back - 0.3], [x + 0.02, 1.1, back - 0.26], flat([0.3, 0.3, 0.32])),
  box([x - 0.14, 0, back - 0.42], [x + 0.14, 0.03, back - 0.14], flat([0.3, 0.3, 0.32])),
];

/** A barre along a side wall. */
const wallBarre = (wall: number, side: number, oak: Material): Solid[] => [
  roll(2, [wall + side * 0.26, 1], [2, 6.8], [0.026, 0.026], oak),
  ...[2.3, 4.2, 6.1].map((z) =>
    slab([wall, wall + side * 0.27], [0.94, 0.97], [z, z + 0.04], flat([0.3, 0.3, 0.32])),
  ),
];

/** An upright piano along a side wall, its keys to the room, with its stool. */
function upright(x: number, z: number, side: number, dark: Material): Solid[] {
  const keys: Material = (_x, _y, pz) => {
    const u = pz / 0.045 - Math.floor(pz / 0.045);
    return u < 0.1
      ? [0.2, 0.2, 0.2]
      : (Math.floor(pz / 0.045) % 7) % 4 !== 2 && u > 0.62
        ? [0.06, 0.06, 0.06]
        : [0.96, 0.95, 0.9];
  };
  const at = (out: number) => x - side * out;
  return [
    slab([at(-0.4), at(-0.02)], [0, 1.25], [z - 0.75, z + 0.75], dark),
    slab([at(-0.42), at(0.02)], [1.25, 1.29], [z - 0.78, z + 0.78], dark),
    slab([at(-0.1), at(0.28)], [0.62, 0.72], [z - 0.75, z + 0.75], dark),
    slab([at(0.02), at(0.25)], [0.72, 0.745], [z - 0.68, z + 0.68], keys),
    slab([at(-0.02), at(0)], [0.85, 1.1], [z - 0.25, z + 0.25], flat([0.97, 0.96, 0.92])),
    ...[-0.7, 0.64].map((dz) =>
      slab([at(0.2), at(0.26)], [0, 0.62], [z + dz, z + dz + 0.06], dark),
    ),
    ...[-0.2, 0.16].map((dz) =>
      slab([at(0.52), at(0.84)], [0, 0.44], [z + dz, z + dz + 0.04], dark),
    ),
    slab([at(0.5), at(0.86)], [0.44, 0.52], [z - 0.24, z + 0.24], flat([0.12, 0.1, 0.1])),
  ];
}

/** A pair of pink slippers of satin left on the floor, one across the other, with their ribbons. */
const slippers = (x: number, z: number): Solid[] => {
  const satin = flat([0.96, 0.62, 0.64]);
  return [
    ball([x - 0.05, 0, z - 0.14], [x + 0.05, 0.1, z + 0.14], satin),
    ball([x + 0.1, 0, z - 0.06], [x + 0.38, 0.1, z + 0.05], satin),
    ball([x + 0.02, 0, z + 0.08], [x + 0.3, 0.02, z + 0.3], flat([0.98, 0.72, 0.74])),
  ];
};

const MATS: readonly Colour[] = [
  [0.36, 0.26, 0.56],
  [0.14, 0.46, 0.5],
  [0.72, 0.32, 0.4],
  [0.28, 0.5, 0.3],
  [0.86, 0.56, 0.24],
];

/** A yoga studio: mats in two rows with those who sit on them where people are there, rolled mats and blocks along a wall, plants. */
export function yogaStudio(furnishing: Furnishing): Furnished {
  const { shell, side, isFull } = furnishing;
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const mats = [
    [-1.15, 3.2],
    [1.15, 3.2],
    [-2.2, 5.1],
    [0, 5.1],
    [2.2, 5.1],
  ] as const;
  const wall = side > 0 ? right : left;
  return {
    lamps: danceLamps(middle),
    solids: [
      ...mats.flatMap(([dx, z], n) => {
        const colour = MATS[n % MATS.length] as Colour;
        return [
          pad(
            [middle + dx - 0.36, 0, z - 0.9],
            [middle + dx + 0.36, 0.025, z + 0.9],
            flat(colour),
            0.012,
          ),
          ...(isFull ? yogi(middle + dx, z - 0.05, n) : blocks(middle + dx, z + 0.6)),
        ];
      }),
      ...[0, 1, 2, 3].map((n) =>
        roll(
          0,
          [2.7 + 0.22 * n, 0.1],
          [
            Math.min(wall - side * 0.15, wall - side * 0.8),
            Math.max(wall - side * 0.15, wall - side * 0.8),
          ],
          [0.1, 0.1],
          flat(MATS[n] as Colour),
        ),
      ),
      ...plant(furnishing, left + 0.75, 0, back - 0.6, 1.5),
      ...plant(furnishing, right - 0.75, 0, back - 0.6, 1.4),
      ...plant(furnishing, side > 0 ? left + 0.6 : right - 0.6, 0, 3.4, 1.1),
      ...candleRow(middle, back),
    ],
  };
}

/** A block of cork and a folded blanket at a mat's end. */
const blocks = (x: number, z: number): Solid[] => [
  box([x - 0.26, 0.025, z], [x - 0.03, 0.12, z + 0.15], flat([0.76, 0.56, 0.36])),
  pad([x + 0.02, 0.025, z - 0.05], [x + 0.32, 0.13, z + 0.2], flat([0.92, 0.88, 0.8]), 0.04),
];

/** Candles on a low bench before the wall ahead, and a bowl that is struck between them. */
const candleRow = (middle: number, back: number): Solid[] => [
  box([middle - 0.9, 0.22, back - 0.6], [middle + 0.9, 0.28, back - 0.3], flat(WALNUT)),
  ...[-0.8, 0.74].map((dx) =>
    box([middle + dx, 0, back - 0.56], [middle + dx + 0.06, 0.22, back - 0.34], flat(WALNUT)),
  ),
  ball(
    [middle - 0.15, 0.26, back - 0.58],
    [middle + 0.15, 0.48, back - 0.3],
    flat([0.82, 0.6, 0.24]),
  ),
  ...[-0.7, -0.45, 0.45, 0.7].flatMap((dx) => [
    pad(
      [middle + dx - 0.045, 0.28, back - 0.5],
      [middle + dx + 0.045, 0.44, back - 0.41],
      flat([0.97, 0.94, 0.86]),
      0.02,
    ),
    ball(
      [middle + dx - 0.02, 0.44, back - 0.475],
      [middle + dx + 0.02, 0.51, back - 0.435],
      flat([1.5, 1.1, 0.5]),
      1,
    ),
  ]),
];
