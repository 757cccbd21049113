import { pick, type Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Colour, Land } from '../../words/idea.ts';
import { fireplace } from './fireplace.ts';
import { boards, books, canvas, carpet, cloth, folds, paint, tiles, wood } from './materials.ts';
import { ball, box, type Material, type Point, type Solid } from './solid.ts';

/** The rooms that can be drawn. */
export const INDOORS: readonly Land[] = ['room', 'kitchen', 'library', 'bedroom'];

/** An empty box of a room that is open at the eye, and what stands in it. */
export interface Room {
  readonly left: number;
  readonly right: number;
  readonly high: number;
  /** Where the wall ahead is. */
  readonly back: number;
  readonly walls: Material;
  readonly floor: Material;
  readonly ceiling: Material;
  /** The opening in the wall ahead: left, right, low, high. */
  readonly window: readonly [number, number, number, number];
  readonly solids: readonly Solid[];
  /** The top of a table right before the eye, one of the solids; null without one. */
  readonly table: Solid | null;
  /** Where its lamps hang or stand. */
  readonly lamps: readonly Point[];
}

const WALLS: readonly Colour[] = [
  [0.86, 0.83, 0.76],
  [0.68, 0.74, 0.7],
  [0.8, 0.72, 0.62],
  [0.62, 0.68, 0.76],
];
const CLOTHS: readonly Colour[] = [
  [0.24, 0.42, 0.42],
  [0.66, 0.34, 0.24],
  [0.3, 0.34, 0.5],
  [0.62, 0.54, 0.36],
];
const OAK: Colour = [0.6, 0.42, 0.26];
const WALNUT: Colour = [0.36, 0.23, 0.15];
const WHITE: Colour = [0.9, 0.89, 0.86];
const LEAF: Colour = [0.2, 0.4, 0.2];

/** What furnishing a room needs. */
export interface Furnishing {
  readonly random: Random;
  readonly noise: Noise;
  readonly shell: Omit<Room, 'solids' | 'lamps' | 'table'>;
  /** −1 or 1: the side where the heavy things stand. */
  readonly side: number;
  /** Whether a fireplace stands beside the window. */
  readonly hasFire: boolean;
}

/** What a room is planned by. */
export interface RoomWish {
  readonly land: Land;
  readonly random: Random;
  readonly noise: Noise;
  /** −1 or 1: the side where the heavy things stand. */
  readonly side: number;
  /** How high the table before the eye is, world units; null: there is none. */
  readonly tableHigh: number | null;
  /** Whether a fire burns in it. */
  readonly hasFire: boolean;
}

/** Makes a room of a kind, its window and heavier side chosen by chance. */
export function planRoom({ land, random, noise, side, tableHigh, hasFire }: RoomWish): Room {
  const shift = side * 0.7;
  const half = land === 'library' ? 2.7 : land === 'kitchen' ? 2.9 : 2.5;
  const back = 5.6 + 1.2 * random.unit();
  // A fireplace takes one half of the wall ahead.
  const wide = hasFire ? 0.7 : land === 'library' ? 1 : 1.35 + 0.35 * random.unit();
  const middle = shift + side * (hasFire ? 1.1 : land === 'library' ? 0 : -0.55);
  const shell = {
    left: shift - half,
    right: shift + half,
    high: land === 'library' ? 3.7 : 2.9,
    back,
    walls: land === 'library' ? wood(WALNUT, noise) : paint(pick(random, WALLS), noise),
    floor:
      land === 'kitchen'
        ? tiles([0.78, 0.75, 0.7], [0.56, 0.53, 0.5], 0.42)
        : boards(land === 'library' ? WALNUT : OAK, noise),
    ceiling: paint(land === 'library' ? [0.5, 0.4, 0.3] : WHITE, noise),
    window: [
      middle - wide,
      middle + wide,
      land === 'kitchen' ? 1.12 : 0.75,
      land === 'library' ? 3 : 2.4,
    ] as const,
  };
  const furnishing = { random, noise, shell, side, hasFire };
  const furnish =
    land === 'kitchen'
      ? kitchen
      : land === 'library'
        ? library
        : land === 'bedroom'
          ? bedroom
          : living;
  const { solids, lamps } = furnish(furnishing);
  const table =
    tableHigh === null
      ? null
      : box([-1.3, tableHigh - 0.06, 0.4], [1.3, tableHigh, 1.7], wood(OAK, noise));
  const fire = hasFire ? fireplace(furnishing, shift - side * 0.9) : { solids: [], lamps: [] };
  const all = [
    ...frame(shell.window, back, noise),
    ...solids,
    ...fire.solids,
    ...(table === null ? [] : [table]),
  ];
  return { ...shell, solids: all, table, lamps: [...lamps, ...fire.lamps] };
}

/** The window's frame, bars and sill. */
function frame([left, right, low, high]: Room['window'], back: number, noise: Noise): Solid[] {
  const white = paint(WHITE, noise);
  const bar = (x: number, y: number, w: number, h: number) =>
    box([x - w, y - h, back - 0.05], [x + w, y + h, back + 0.03], white);
  const [x, y, w, h] = [(left + right) / 2, (low + high) / 2, (right - left) / 2, (high - low) / 2];
  return [
    bar(left, y, 0.05, h + 0.05),
    bar(right, y, 0.05, h + 0.05),
    bar(x, low, w, 0.05),
    bar(x, high, w, 0.05),
    bar(x, y, 0.03, h),
    bar(x, low + 1.3 * h, w, 0.02),
    box([left - 0.12, low - 0.09, back - 0.24], [right + 0.12, low - 0.05, back], white),
  ];
}

function curtains({ shell }: Furnishing, colour: Colour): Solid[] {
  const [left, right, , high] = shell.window;
  const hang = folds(colour);
  const at = (from: number, to: number) =>
    box([from, 0.06, shell.back - 0.16], [to, high + 0.14, shell.back - 0.08], hang);
  return [
    at(left - 0.5, left + 0.06),
    at(right - 0.06, right + 0.5),
    box(
      [left - 0.6, high + 0.14, shell.back - 0.15],
      [right + 0.6, high + 0.18, shell.back - 0.1],
      () => WALNUT,
    ),
  ];
}

/** A pot with leaves, standing on a place. */
function plant(
  { random, noise }: Furnishing,
  x: number,
  y: number,
  z: number,
  size: number,
): Solid[] {
  const leaf = cloth(LEAF, noise);
  const leaves = Array.from({ length: 16 }, (_, n) => {
    const turn = n * 2.4;
    const out = size * (0.1 + 0.22 * random.unit());
    const [a, b] = [x + Math.cos(turn) * out, z + Math.sin(turn) * out];
    const up = y + size * (0.42 + 0.5 * random.unit());
    const [w, h] = [size * (0.1 + 0.06 * random.unit()), size * (0.07 + 0.08 * random.unit())];
    return ball([a - w, up - h, b - w], [a + w, up + h, b + w], leaf);
  });
  const pot = cloth([0.66, 0.38, 0.26], noise);
  return [
    ball(
      [x - size * 0.2, y, z - size * 0.2],
      [x + size * 0.2, y + size * 0.44, z + size * 0.2],
      pot,
    ),
    ...leaves,
  ];
}

function floorLamp(x: number, z: number, high: number): Solid[] {
  const metal: Material = () => [0.16, 0.15, 0.14];
  return [
    box([x - 0.02, 0, z - 0.02], [x + 0.02, high, z + 0.02], metal),
    ball([x - 0.16, 0, z - 0.16], [x + 0.16, 0.06, z + 0.16], metal),
    ball(
      [x - 0.17, high - 0.1, z - 0.17],
      [x + 0.17, high + 0.24, z + 0.17],
      () => [0.95, 0.87, 0.7],
      1,
    ),
  ];
}

/** What a room is furnished with. */
export type Furnished = Pick<Room, 'solids' | 'lamps'>;

/** A sofa by the wall, a low table on a carpet, a lamp, a plant, a picture. */
function living(furnishing: Furnishing): Furnished {
  const { random, noise, shell, side } = furnishing;
  const { back } = shell;
  const wall = side > 0 ? shell.right : shell.left;
  const soft = cloth(pick(random, CLOTHS), noise);
  const span = (a: number, b: number): readonly [number, number] => [
    Math.min(wall - side * a, wall - side * b),
    Math.max(wall - side * a, wall - side * b),
  ];
  const part = (
    a: number,
    b: number,
    y: readonly [number, number],
    z: readonly [number, number],
    material: Material,
  ) => {
    const [from, to] = span(a, b);
    return box([from, y[0], z[0]], [to, y[1], z[1]], material);
  };
  const middle = (shell.left + shell.right) / 2 - side * 0.35;
  const rug = [middle - 1.3, middle + 1.3, 2.5, back - 1] as const;
  const top = wood(OAK, noise);
  const lampX = wall - side * 0.45;
  const pictures = canvas(
    [
      shell.window[side > 0 ? 1 : 0] + (side > 0 ? 0.65 : -1.45),
      shell.window[side > 0 ? 1 : 0] + (side > 0 ? 1.45 : -0.65),
      1.35,
      2,
    ],
    noise,
  );
  const pictureX = shell.window[side > 0 ? 1 : 0] + side * 0.65;
  return {
    lamps: [[lampX, 1.75, back - 0.6]],
    solids: [
      box(
        [rug[0], 0, rug[2]],
        [rug[1], 0.015, rug[3]],
        carpet([0.6, 0.24, 0.2], [0.86, 0.76, 0.58], rug, noise),
      ),
      part(0.1, 1.05, [0.12, 0.44], [2.6, back - 1.1], soft),
      part(0.05, 0.32, [0.12, 0.92], [2.6, back - 1.1], soft),
      part(0.1, 1.05, [0.12, 0.64], [2.4, 2.62], soft),
      part(0.1, 1.05, [0.12, 0.64], [back - 1.12, back - 0.9], soft),
      ball(
        cushion(wall - side * 0.5, 0.44, 3, 0.22)[0],
        cushion(wall - side * 0.5, 0.44, 3, 0.22)[1],
        cloth(pick(random, CLOTHS), noise),
      ),
      ball(
        cushion(wall - side * 0.5, 0.44, back - 1.4, 0.22)[0],
        cushion(wall - side * 0.5, 0.44, back - 1.4, 0.22)[1],
        cloth([0.86, 0.78, 0.6], noise),
      ),
      box([middle - 0.55, 0.36, 3.1], [middle + 0.55, 0.41, 3.9], top),
      ...[-0.5, 0.44].flatMap((x) =>
        [3.14, 3.8].map((z) => box([middle + x, 0, z], [middle + x + 0.06, 0.36, z + 0.06], top)),
      ),
      box([middle - 0.28, 0.41, 3.3], [middle + 0.06, 0.45, 3.55], () => [0.3, 0.36, 0.5]),
      box([middle - 0.24, 0.45, 3.33], [middle + 0.04, 0.48, 3.55], () => [0.75, 0.66, 0.5]),
      ball([middle + 0.2, 0.41, 3.45], [middle + 0.3, 0.51, 3.55], () => WHITE),
      ...floorLamp(lampX, back - 0.6, 1.62),
      ...plant(furnishing, side > 0 ? shell.left + 0.5 : shell.right - 0.5, 0, back - 0.9, 1.15),
      ...curtains(furnishing, pick(random, CLOTHS)),
      box(
        [Math.min(pictureX, pictureX + side * 0.8), 1.35, back - 0.04],
        [Math.max(pictureX, pictureX + side * 0.8), 2, back - 0.01],
        pictures,
      ),
    ],
  };
}

const cushion = (x: number, y: number, z: number, size: number): readonly [Point, Point] => [
  [x - size, y, z - size],
  [x + size, y + size * 1.5, z + size],
];

/** Cupboards and a worktop along two walls, a table with fruit, a hanging lamp. */
function kitchen(furnishing: Furnishing): Furnished {
  const { random, noise, shell, side } = furnishing;
  const { back, left, right } = shell;
  const fronts = pick(random, [WHITE, [0.42, 0.54, 0.5], [0.66, 0.72, 0.76]] as const);
  const doors: Material = (x, y, z, axis) => {
    const along = (axis === 0 ? z : x) / 0.6;
    const u = along - Math.floor(along);
    const line = u < 0.03 || u > 0.97 || Math.abs(y - 0.72) < 0.008;
    const knob = Math.abs(u - 0.86) < 0.03 && ((y > 0.6 && y < 0.7) || (y > 1.6 && y < 1.72));
    return scaleColour(fronts, knob ? 0.35 : line ? 0.6 : 1);
  };
  const top = wood(OAK, noise);
  const wall = side > 0 ? right : left;
  const span = (a: number, b: number) =>
    [
      Math.min(wall - side * a, wall - side * b),
      Math.max(wall - side * a, wall - side * b),
    ] as const;
  const [low, high] = span(0, 0.62);
  const [upLow, upHigh] = span(0, 0.36);
  const middle = (left + right) / 2 - side * 0.7;
  const fruit: readonly Colour[] = [
    [0.85, 0.3, 0.15],
    [0.9, 0.68, 0.2],
    [0.55, 0.66, 0.2],
    [0.8, 0.2, 0.2],
  ];
  // It stands where it is seen beside the table.
  const stove = middle - side * 1.35;
  const shine: Material = () => [0.72, 0.73, 0.75];
  return {
    lamps: [[middle, 1.85, 3.4]],
    solids: [
      box([left, 0.08, back - 0.6], [right, 0.88, back], doors),
      box([left, 0.88, back - 0.64], [right, 0.92, back], top),
      box([low, 0.08, 2.2], [high, 0.88, back - 0.6], doors),
      box([low, 0.88, 2.2], [high, 0.92, back - 0.6], top),
      box([upLow, 1.5, 2.4], [upHigh, 2.3, back], doors),
      box(
        [left, 0.92, back - 0.02],
        [right, 1.12, back - 0.005],
        tiles([0.9, 0.9, 0.88], [0.82, 0.85, 0.85], 0.12),
      ),
      // A stove with a kettle on it.
      box([stove - 0.3, 0.14, back - 0.62], [stove + 0.3, 0.8, back - 0.6], () => [
        0.14, 0.14, 0.15,
      ]),
      box([stove - 0.28, 0.92, back - 0.6], [stove + 0.28, 0.935, back - 0.06], () => [
        0.12, 0.12, 0.13,
      ]),
      ...kettle(stove, 0.93, back - 0.36, side, shine),
      box(
        [shell.window[0] + 0.5, 0.92, back - 0.42],
        [shell.window[0] + 0.56, 1.2, back - 0.36],
        shine,
      ),
      ball(
        [shell.window[1] - 0.5, 0.92, back - 0.45],
        [shell.window[1] - 0.28, 1.16, back - 0.23],
        () => [0.3, 0.48, 0.56],
      ),
      box([middle - 0.75, 0.72, 2.9], [middle + 0.75, 0.76, 3.9], top),
      ...[-0.7, 0.62].flatMap((x) =>
        [2.96, 3.76].map((z) => box([middle + x, 0, z], [middle + x + 0.08, 0.72, z + 0.08], top)),
      ),
      ...[-1.15, 0.85].flatMap((x) => chair(middle + x, 3.2, x < 0 ? -1 : 1, top)),
      ball([middle - 0.24, 0.74, 3.2], [middle + 0.24, 0.9, 3.66], () => [0.86, 0.86, 0.9]),
      ...fruit.map((colour, n) =>
        ball(
          [middle - 0.17 + 0.1 * (n % 3), 0.85, 3.34 + 0.08 * (n >> 1)],
          [middle - 0.04 + 0.1 * (n % 3), 0.98, 3.47 + 0.08 * (n >> 1)],
          cloth(colour, noise),
        ),
      ),
      box([middle - 0.012, 2.1, 3.39], [middle + 0.012, shell.high, 3.41], () => [0.1, 0.1, 0.1]),
      ball([middle - 0.16, 1.86, 3.24], [middle + 0.16, 2.18, 3.56], () => [0.9, 0.6, 0.25], 1),
      ...plant(furnishing, shell.window[1] - 0.95, 0.92, back - 0.36, 0.42),
    ],
  };
}

/** A kettle at the middle of its foot, its spout toward the room: `side` is where the wall is. */
function kettle(x: number, y: number, z: number, side: number, metal: Material): Solid[] {
  const dark: Material = () => [0.1, 0.1, 0.11];
  const out = x - side * 0.17;
  return [
    ball([x - 0.15, y - 0.03, z - 0.15], [x + 0.15, y + 0.23, z + 0.15], metal),
    ball([x - 0.03, y + 0.21, z - 0.03], [x + 0.03, y + 0.27, z + 0.03], dark),
    box([Math.min(x, out), y + 0.13, z - 0.02], [Math.max(x, out), y + 0.17, z + 0.02], metal),
    ball([out - 0.03, y + 0.12, z - 0.03], [out + 0.03, y + 0.22, z + 0.03], metal),
    box([x - 0.14, y + 0.34, z - 0.015], [x + 0.14, y + 0.365, z + 0.015], dark),
    ...[-0.14, 0.12].map((at) =>
      box([x + at, y + 0.14, z - 0.012], [x + at + 0.02, y + 0.34, z + 0.012], dark),
    ),
  ];
}

function chair(x: number, z: number, side: number, material: Material): Solid[] {
  const rest = side < 0 ? x : x + 0.26;
  return [
    box([x, 0.42, z], [x + 0.3, 0.46, z + 0.4], material),
    box([rest, 0.46, z], [rest + 0.04, 0.95, z + 0.4], material),
    ...[0, 0.26].flatMap((dx) =>
      [0, 0.36].map((dz) =>
        box([x + dx, 0, z + dz], [x + dx + 0.04, 0.42, z + dz + 0.04], material),
      ),
    ),
  ];
}

/** Books to the ceiling on both sides, an armchair and a desk with a lamp. */
function library(furnishing: Furnishing): Furnished {
  const { noise, shell, side, hasFire } = furnishing;
  const { back, left, right, high } = shell;
  const shelf = books(0.36, WALNUT);
  const [windowLeft, windowRight] = shell.window;
  const middle = (left + right) / 2;
  const rug = [middle - 1.2, middle + 1.2, 2.2, back - 0.8] as const;
  const dark = wood(WALNUT, noise);
  const deskX = hasFire ? (windowLeft + windowRight) / 2 : middle - side * 0.5;
  const leather = cloth([0.42, 0.2, 0.13], noise);
  const seat = middle + side * 0.75;
  return {
    lamps: [
      [deskX + 0.35, 1.15, back - 1.2],
      [seat + side * 0.5, 1.7, 3.2],
    ],
    solids: [
      box([left, 0, 0.4], [left + 0.36, high, back], shelf),
      box([right - 0.36, 0, 0.4], [right, high, back], shelf),
      box([left + 0.36, 0, back - 0.3], [windowLeft - 0.15, high, back], shelf),
      box([windowRight + 0.15, 0, back - 0.3], [right - 0.36, high, back], shelf),
      box([windowLeft - 0.15, 3.1, back - 0.3], [windowRight + 0.15, high, back], shelf),
      box(
        [rug[0], 0, rug[2]],
        [rug[1], 0.015, rug[3]],
        carpet([0.42, 0.12, 0.13], [0.8, 0.66, 0.4], rug, noise),
      ),
      box([deskX - 0.8, 0.72, back - 1.6], [deskX + 0.6, 0.78, back - 0.8], dark),
      box([deskX - 0.78, 0, back - 1.58], [deskX - 0.4, 0.72, back - 0.82], dark),
      box([deskX + 0.2, 0, back - 1.58], [deskX + 0.58, 0.72, back - 0.82], dark),
      box([deskX - 0.4, 0.78, back - 1.4], [deskX - 0.05, 0.84, back - 1.15], () => [
        0.5, 0.18, 0.14,
      ]),
      box([deskX - 0.36, 0.84, back - 1.38], [deskX - 0.08, 0.89, back - 1.16], () => [
        0.2, 0.3, 0.42,
      ]),
      ball(
        [deskX + 0.22, 1, back - 1.33],
        [deskX + 0.48, 1.2, back - 1.07],
        () => [0.2, 0.5, 0.34],
        1,
      ),
      box([deskX + 0.34, 0.78, back - 1.21], [deskX + 0.36, 1.04, back - 1.19], () => [
        0.6, 0.5, 0.2,
      ]),
      box([seat - 0.4, 0.1, 2.9], [seat + 0.4, 0.45, 3.6], leather),
      box([seat + side * 0.28 - 0.12, 0.1, 2.9], [seat + side * 0.28 + 0.12, 1.08, 3.6], leather),
      box([seat - 0.4, 0.1, 2.8], [seat + 0.4, 0.66, 2.95], leather),
      box([seat - 0.4, 0.1, 3.55], [seat + 0.4, 0.66, 3.7], leather),
      ...floorLamp(seat + side * 0.55, 3.9, 1.6),
    ],
  };
}

/** A bed under the window's light, a night table with a lamp, a carpet. */
function bedroom(furnishing: Furnishing): Furnished {
  const { random, noise, shell, side } = furnishing;
  const { back } = shell;
  const wall = side > 0 ? shell.right : shell.left;
  const oak = wood(OAK, noise);
  const blanket = cloth(pick(random, CLOTHS), noise);
  const sheet = cloth(WHITE, noise);
  const span = (a: number, b: number) =>
    [
      Math.min(wall - side * a, wall - side * b),
      Math.max(wall - side * a, wall - side * b),
    ] as const;
  const part = (
    a: number,
    b: number,
    y: readonly [number, number],
    z: readonly [number, number],
    material: Material,
  ) => {
    const [from, to] = span(a, b);
    return box([from, y[0], z[0]], [to, y[1], z[1]], material);
  };
  const soft = (
    a: number,
    b: number,
    y: readonly [number, number],
    z: readonly [number, number],
    material: Material,
  ) => {
    const [from, to] = span(a, b);
    return ball([from, y[0], z[0]], [to, y[1], z[1]], material);
  };
  const [near, far] = [2.7, back - 0.9];
  const rugX = wall - side * 3.1;
  const rug = [rugX - 0.8, rugX + 0.8, 2.6, back - 1.2] as const;
  return {
    lamps: [[wall - side * 0.3, 0.95, back - 0.45]],
    solids: [
      box(
        [rug[0], 0, rug[2]],
        [rug[1], 0.015, rug[3]],
        carpet([0.34, 0.42, 0.5], [0.88, 0.84, 0.74], rug, noise),
      ),
      part(0.05, 2.15, [0.1, 0.34], [near, far], oak),
      part(0, 0.08, [0.1, 1.15], [near - 0.05, far + 0.05], oak),
      part(0.08, 2.1, [0.34, 0.54], [near + 0.03, far - 0.03], sheet),
      part(0.75, 2.16, [0.3, 0.6], [near - 0.01, far + 0.01], blanket),
      soft(0.12, 0.62, [0.5, 0.82], [near + 0.12, (near + far) / 2 - 0.05], sheet),
      soft(0.12, 0.62, [0.5, 0.82], [(near + far) / 2 + 0.05, far - 0.12], sheet),
      part(0.05, 0.55, [0, 0.52], [back - 0.72, back - 0.2], oak),
      soft(0.16, 0.44, [0.76, 1.02], [back - 0.59, back - 0.31], () => [0.95, 0.86, 0.7]),
      part(0.28, 0.32, [0.52, 0.78], [back - 0.47, back - 0.43], oak),
      ...curtains(furnishing, pick(random, CLOTHS)),
      ...plant(furnishing, side > 0 ? shell.left + 0.5 : shell.right - 0.5, 0, back - 0.8, 1),
    ],
  };
}
