import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { hungLamp } from '../furnishings/dressing.ts';
import { besideWall, type Furnished, type Furnishing, flat, plant } from '../furniture.ts';
import { boards, brick, paint, wood } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import {
  ball,
  box,
  drum,
  type Material,
  type Point,
  pad,
  roll,
  type Solid,
} from '../solids/solid.ts';
import { turned } from '../solids/turned.ts';
import { CLAY, pot, rowOfPots } from './pots.ts';

const PINE: Colour = [0.72, 0.53, 0.34];
const STEEL: Material = flat([0.56, 0.57, 0.58]);
const WET: Colour = [0.5, 0.34, 0.26];
/** How high the shelves lie. */
const LEVELS = [0.5, 0.98, 1.46, 1.94] as const;

/** White plaster splashed with clay, a floor of grey boards. */
export const potterySurfaces = (noise: Noise): Surfaces => {
  const white = paint([0.9, 0.87, 0.8], noise);
  return {
    walls: (x, y, z, axis) =>
      scaleColour(
        white(x, y, z, axis),
        y < 1 ? 0.88 + 0.1 * noise.fbm((axis === 0 ? z : x) * 5, y * 5, 3) : 1,
      ),
    floor: boards([0.55, 0.46, 0.37], noise),
    ceiling: paint([0.86, 0.83, 0.76], noise),
  };
};

/** A potter's studio: a wheel with a pot on it and its stool, shelves full of pots, a kiln of brick that glows, a table with clay. */
export function pottery(furnishing: Furnishing): Furnished {
  const { shell, side, noise } = furnishing;
  const { left, right, back, high, window } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const hung: readonly Point[] = [
    [at(-0.4), 2.3, 3.6],
    [at(1.5), 2.4, back - 1.2],
  ];
  return {
    lamps: [...hung, [middle, high - 0.5, 1.8]],
    solids: [
      ...hung.flatMap((place) => hungLamp(place, high, 0.24, [0.95, 0.92, 0.84])),
      ...endShelves(furnishing),
      ...sideShelves(furnishing),
      ...kiln([at(2), 0, back - 0.75], noise),
      ...wheel([at(-1.05), 0, 3.65], noise),
      ...stool([at(-1.1), 0, 4.35], noise),
      ...clayTable([at(1.62), 0, 3.2], side, noise),
      ...bags([at(-1.85), 0, 4.9], side),
      box(
        [window[0] - 0.12, window[2] - 0.06, back - 0.26],
        [window[1] + 0.12, window[2] - 0.02, back],
        wood(PINE, noise),
      ),
      ...rowOfPots([window[0], window[1]], window[2] - 0.02, back - 0.13, 7, noise),
      ...plant(furnishing, left + (side > 0 ? 0.5 : right - left - 0.5), 0, back - 0.5, 1.2),
    ],
  };
}

/** Shelves on the wall ahead beside the window, pots on them. */
function endShelves({ shell: { left, right, back, window }, side, noise }: Furnishing): Solid[] {
  const plank = wood(PINE, noise);
  const [from, to] = side > 0 ? [window[1] + 0.2, right - 1.75] : [left + 1.75, window[0] - 0.2];
  return [
    ...LEVELS.flatMap((y, n) => [
      box([from, y - 0.04, back - 0.36], [to, y, back], plank),
      ...rowOfPots([from + 0.04, to - 0.04], y, back - 0.18, 20 + 9 * n, noise),
    ]),
    ...[from, to - 0.05].map((x) => box([x, 0, back - 0.36], [x + 0.05, 2.3, back - 0.31], plank)),
    ...rowOfPots([from + 0.04, to - 0.04], 0, back - 0.2, 61, noise),
  ];
}

/** Shelves along the wall across from the heavy side. */
function sideShelves(furnishing: Furnishing): Solid[] {
  const { shell, side, noise } = furnishing;
  const { part, wall } = besideWall({ ...furnishing, side: -side });
  const plank = wood(PINE, noise);
  const [near, far] = [2.2, shell.back - 0.9];
  const many = Math.floor((far - near) / 0.34);
  return [
    ...LEVELS.flatMap((y, row) => [
      part(0, 0.4, [y - 0.04, y], [near, far], plank),
      ...Array.from({ length: many }, (_, n) =>
        pot(
          [wall + side * 0.2, y, near + 0.18 + 0.34 * n],
          90 + row * 17 + n,
          1.05,
          noise,
          (n + row) % 4 === 0,
        ),
      ).flat(),
    ]),
    ...[near, (near + far) / 2, far - 0.06].map((z) =>
      part(0.34, 0.4, [0, 2.35], [z, z + 0.06], plank),
    ),
  ];
}

/** A kiln of brick with an iron door, the fire seen through its hole, a pipe to the ceiling. */
function kiln([x, , z]: Point, noise: Noise): Solid[] {
  const stone = brick([0.66, 0.42, 0.3], noise);
  const iron = flat([0.2, 0.2, 0.21]);
  const front = z - 0.55;
  return [
    box([x - 0.72, 0, front], [x + 0.72, 1.55, z + 0.6], stone),
    roll(2, [x, 1.5], [front, z + 0.6], [0.72, 0.72], stone),
    box([x - 0.42, 0.35, front - 0.06], [x + 0.42, 1.45, front], iron),
    ...[0.5, 1.3].map((y) =>
      box(
        [x - 0.46, y - 0.04, front - 0.08],
        [x + 0.42, y + 0.04, front - 0.06],
        flat([0.1, 0.1, 0.1]),
      ),
    ),
    {
      ...roll(2, [x, 0.95], [front - 0.075, front - 0.06], [0.17, 0.17], flat([0.09, 0.09, 0.09])),
    },
    {
      ...roll(2, [x, 0.95], [front - 0.09, front - 0.075], [0.125, 0.125], (px, py) =>
        Math.hypot(px - x, py - 0.95) < 0.07 ? [2.2, 1.3, 0.4] : [1.7, 0.66, 0.14],
      ),
      glow: 0.7,
    },
    box([x + 0.32, 0.85, front - 0.13], [x + 0.37, 1.1, front - 0.06], STEEL),
    drum([x, z + 0.1], [2.1, 3.4], [0.11, 0.11], STEEL),
    // Pieces that wait to be fired.
    ...pot([x - 0.5, 0, front - 0.3], 201, 1.3, noise, true),
    ...pot([x + 0.5, 0, front - 0.32], 207, 1.2, noise, true),
  ];
}

/** A potter's wheel: a tray on a frame, a pot that has just been thrown on it, water and a sponge. */
function wheel([x, , z]: Point, noise: Noise): Solid[] {
  const body = paint([0.3, 0.42, 0.46], noise);
  const wet: Material = (_x, y) => scaleColour(WET, 1 + 0.09 * Math.sin(y * 240));
  return [
    pad([x - 0.46, 0.5, z - 0.36], [x + 0.46, 0.66, z + 0.36], body, 0.05),
    pad([x - 0.46, 0.62, z - 0.36], [x + 0.46, 0.74, z - 0.31], body, 0.02),
    ...[-1, 1].flatMap((a) => [
      pad([x + a * 0.44 - 0.03, 0.6, z - 0.36], [x + a * 0.44 + 0.03, 0.76, z + 0.36], body, 0.02),
      ...[-1, 1].map((b) => drum([x + a * 0.4, z + b * 0.3], [0, 0.52], [0.03, 0.04], STEEL)),
    ]),
    pad([x - 0.2, 0.1, z - 0.2], [x + 0.2, 0.52, z + 0.2], flat([0.2, 0.24, 0.26]), 0.05),
    drum([x, z], [0.66, 0.73], [0.07, 0.07], STEEL),
    drum([x, z], [0.73, 0.765], [0.24, 0.24], STEEL),
    drum([x, z], [0.765, 0.79], [0.17, 0.14], wet),
    ...turned(
      [x, 0.785, z],
      0.4,
      [
        [0, 0.3],
        [0.3, 0.46],
        [0.62, 0.38],
        [0.84, 0.24],
        [1, 0.32],
      ],
      wet,
    ),
    drum([x, z], [1.17, 1.187], [0.105, 0.112], flat(scaleColour(WET, 0.4))),
    drum([x + 0.34, z - 0.2], [0.66, 0.8], [0.07, 0.09], flat([0.86, 0.84, 0.78])),
    ball([x - 0.4, 0.75, z - 0.26], [x - 0.28, 0.82, z - 0.16], flat([0.9, 0.76, 0.42])),
  ];
}

/** A low round stool. */
const stool = ([x, , z]: Point, noise: Noise): Solid[] => [
  drum([x, z], [0.46, 0.52], [0.19, 0.2], wood(scaleColour(PINE, 0.8), noise)),
  ...[0, 1, 2].map((n) => {
    const turn = (2 * Math.PI * n) / 3 + 0.5;
    return drum(
      [x + 0.13 * Math.cos(turn), z + 0.13 * Math.sin(turn)],
      [0, 0.46],
      [0.025, 0.022],
      wood(PINE, noise),
    );
  }),
];

/** A table with a block of clay, tools in a jar, pots that dry and bowls in glaze. */
function clayTable([x, , z]: Point, side: number, noise: Noise): Solid[] {
  const plank = wood(scaleColour(PINE, 0.9), noise);
  const y = 0.84;
  const clay = flat(CLAY);
  return [
    box([x - 0.78, y - 0.06, z - 0.42], [x + 0.78, y, z + 0.42], plank),
    ...[-1, 1].flatMap((a) =>
      [-1, 1].map((b) =>
        box(
          [x + a * 0.7 - 0.05, 0, z + b * 0.34 - 0.05],
          [x + a * 0.7 + 0.05, y - 0.06, z + b * 0.34 + 0.05],
          plank,
        ),
      ),
    ),
    box([x - 0.74, 0.24, z - 0.38], [x + 0.74, 0.28, z + 0.38], plank),
    pad(
      [x - side * 0.5 - 0.16, y, z - 0.14],
      [x - side * 0.5 + 0.16, y + 0.2, z + 0.14],
      clay,
      0.04,
    ),
    ball([x - side * 0.2 - 0.08, y, z - 0.26], [x - side * 0.2 + 0.08, y + 0.13, z - 0.1], clay),
    ...pot([x + side * 0.1, y, z + 0.16], 3, 1.15, noise, true),
    ...pot([x + side * 0.36, y, z + 0.2], 12, 1.15, noise, true),
    ...pot([x + side * 0.6, y, z + 0.16], 33, 1.2, noise),
    drum([x + side * 0.08, z - 0.2], [y, y + 0.14], [0.06, 0.065], flat([0.86, 0.83, 0.76])),
    ...[-0.03, 0, 0.03].map((dx) =>
      drum(
        [x + side * 0.08 + dx, z - 0.2 + dx],
        [y + 0.1, y + 0.34],
        [0.008, 0.014],
        flat([0.5, 0.3, 0.16]),
      ),
    ),
    drum([x + side * 0.42, z - 0.2], [y, y + 0.09], [0.1, 0.14], flat([0.16, 0.34, 0.52])),
    ...[0, 1, 2].flatMap((n) =>
      pot([x - 0.46 + 0.42 * n, 0.28, z], 140 + n * 3, 1.2, noise, n === 1),
    ),
  ];
}

/** Bags of clay on the floor, a bucket beside them. */
const bags = ([x, , z]: Point, side: number): Solid[] => [
  ...[
    [0, 0, 0],
    [0.1, 0.22, 0.02],
    [-0.06, 0.43, 0],
  ].map(([dx = 0, y = 0, dz = 0]) =>
    pad(
      [x + dx - 0.26, y, z + dz - 0.2],
      [x + dx + 0.26, y + 0.23, z + dz + 0.2],
      (px, py) =>
        Math.abs(px - x - dx) < 0.14 && Math.abs(py - y - 0.115) < 0.05
          ? [0.9, 0.88, 0.82]
          : scaleColour(CLAY, 0.85),
      0.09,
    ),
  ),
  drum([x + side * 0.55, z + 0.1], [0, 0.36], [0.14, 0.18], STEEL),
  drum([x + side * 0.55, z + 0.1], [0.36, 0.365], [0.165, 0.165], flat([0.6, 0.5, 0.42])),
];
