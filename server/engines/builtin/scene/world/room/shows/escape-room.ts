import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { candlestick } from '../furnishings/candles.ts';
import { SEGMENTS } from '../furnishings/seven-segments.ts';
import { oldWood } from '../furnishings/timbered.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { boards, books, brick } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { between, limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

const BRASS: Material = flat([0.85, 0.62, 0.24]);
const IRON: Material = flat([0.14, 0.14, 0.15]);
const UV: Colour = [0.35, 1.3, 0.9];

/** Dark bricks, old boards. */
export function escapeSurfaces(noise: Noise): Surfaces {
  return {
    walls: brick([0.36, 0.22, 0.2], noise),
    floor: boards([0.3, 0.2, 0.13], noise),
    ceiling: boards([0.2, 0.15, 0.12], noise),
  };
}

/** An escape room: a locked door with its keypad under a red countdown, a chest in chains with padlocks, signs that shine on the wall, a secret door in the bookcase, a table with a map, a magnifying glass and keys. */
export function escapeRoom({ noise, shell, side }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const heavy = side > 0 ? right : left;
  return {
    lamps: [
      [at(0.5), 2.1, 2.3],
      [at(-0.4), 2.2, 3.8],
      [at(-1.1), 2.1, back - 0.8],
      [at(1.4), 1.7, 3.3],
    ],
    solids: [
      ...lockedDoor(at(-0.35), back, side),
      ...countdown(at(-0.35), 2.5, back),
      ...signs(at(1.3), 1.65, back),
      ...chest([at(1.55), 0, 3.55], noise),
      ...secretDoor(side > 0 ? left : right, side, noise),
      ...table([at(0.1), 0, 2.85], side, noise),
      ...keys(heavy, side),
      ...safe(heavy, side),
      ...hungLight([at(0.75), high - 0.55, 2.5], high),
    ],
  };
}

/** A door of iron-bound planks with a wheel, and the keypad beside it with its red light. */
function lockedDoor(x: number, back: number, side: number): Solid[] {
  const k = x + side * 0.72;
  return [
    box([x - 0.5, 0, back - 0.08], [x + 0.5, 2.12, back - 0.01], (px, y) => {
      if (Math.abs(px - x) > 0.45 || y > 2.06) return [0.3, 0.31, 0.32];
      if (Math.abs(y - 0.35) < 0.06 || Math.abs(y - 1.75) < 0.06)
        return Math.abs(((px - x) * 8) % 1) < 0.2 ? [0.5, 0.48, 0.44] : [0.2, 0.2, 0.21];
      return scaleColour([0.4, 0.25, 0.13], Math.abs(((px - x) / 0.18) % 1) < 0.07 ? 0.5 : 1);
    }),
    ball([x - 0.17, 0.86, back - 0.14], [x + 0.17, 1.2, back - 0.06], BRASS),
    box([x - 0.025, 0.93, back - 0.155], [x + 0.025, 1.05, back - 0.13], IRON),
    ball([x - 0.045, 1.02, back - 0.16], [x + 0.045, 1.11, back - 0.12], IRON),
    pad([k - 0.13, 0.95, back - 0.07], [k + 0.13, 1.4, back - 0.01], flat([0.3, 0.32, 0.35]), 0.02),
    ...[0, 1, 2, 3].flatMap((row) =>
      [-1, 0, 1].map((n) =>
        box(
          [k + n * 0.07 - 0.025, 1 + row * 0.065, back - 0.085],
          [k + n * 0.07 + 0.025, 1.045 + row * 0.065, back - 0.07],
          flat([0.85, 0.86, 0.84]),
        ),
      ),
    ),
    ball([k - 0.03, 1.31, back - 0.1], [k + 0.03, 1.37, back - 0.06], flat([1.7, 0.15, 0.1]), 0.8),
  ];
}

/** Red digits that count down on a black board over the door: 07:42. */
const countdown = (x: number, y: number, back: number): Solid[] => [
  box([x - 0.5, y - 0.2, back - 0.08], [x + 0.5, y + 0.2, back - 0.01], flat([0.03, 0.03, 0.035])),
  {
    ...box([x - 0.48, y - 0.18, back - 0.09], [x + 0.48, y + 0.18, back - 0.08], (px, py) => {
      const off: Colour = [0.05, 0.02, 0.02];
      if (Math.abs(px - x) < 0.025)
        return Math.abs(Math.abs(py - y) - 0.06) < 0.02 ? [1.9, 0.12, 0.08] : off;
      const places = [-0.36, -0.14, 0.14, 0.36];
      const n = places.findIndex((one) => Math.abs(px - x - one) < 0.09);
      if (n < 0) return off;
      const [u, v] = [(px - x - (places[n] as number)) / 0.075, (py - y) / 0.135];
      const lit = SEGMENTS[[0, 7, 4, 2][n] as number] as string;
      const level = (at: number) => Math.abs(v - at) < 0.13 && Math.abs(u) < 0.85;
      const upright = (at: number, from: number) =>
        Math.abs(u - at) < 0.24 && v > from && v < from + 0.9;
      const strokes = [
        level(0.9),
        upright(-0.78, 0.03),
        upright(0.78, 0.03),
        level(0),
        upright(-0.78, -0.93),
        upright(0.78, -0.93),
        level(-0.9),
      ];
      return strokes.some((is, k) => is && lit[k] === '1') ? [1.9, 0.12, 0.08] : off;
    }),
    glow: 0.05,
  },
];

/** Signs painted on the wall that shine under a dark light: an arrow, an eye in a triangle, a question mark. */
const signs = (x: number, y: number, back: number): Solid[] => [
  box([x - 0.75, y - 0.5, back - 0.012], [x + 0.75, y + 0.5, back - 0.005], (px, py) => {
    const [u, v] = [px - x, py - y];
    const wall: Colour = [0.17, 0.12, 0.14];
    const a = u + 0.42;
    const roof = 0.32 - Math.abs(a) * 1.6;
    const isTriangle = v > -0.3 && v < roof && (v < -0.25 || v > roof - 0.09);
    const isEye =
      Math.abs(Math.hypot(a, (v + 0.1) * 2) - 0.13) < 0.022 || Math.hypot(a, v + 0.1) < 0.035;
    const q = u - 0.32;
    const hook = Math.abs(Math.hypot(q, v - 0.2) - 0.16) < 0.03 && !(q < 0 && v < 0.2);
    const stem = Math.abs(q) < 0.03 && v > -0.12 && v < 0.06;
    const dot = Math.hypot(q, v + 0.24) < 0.042;
    return isTriangle || isEye || hook || stem || dot ? UV : wall;
  }),
];

/** A chest bound with chains, a padlock before it. */
function chest([x, , z]: Point, noise: Noise): Solid[] {
  const plank = oldWood([0.42, 0.26, 0.14], noise, 0);
  const link = (n: number, many: number, from: Point, to: Point) => {
    const [px, py, pz] = between(from, to, (n + 0.5) / many);
    const [w, h] = n % 2 === 0 ? [0.035, 0.016] : [0.022, 0.03];
    return ball([px - w, py - h, pz - 0.02], [px + w, py + h, pz + 0.02], flat([0.62, 0.64, 0.66]));
  };
  return [
    box([x - 0.48, 0, z - 0.28], [x + 0.48, 0.42, z + 0.28], plank),
    ball([x - 0.5, 0.2, z - 0.3], [x + 0.5, 0.68, z + 0.3], plank),
    ...[-0.38, 0, 0.38].map((dx) =>
      box([x + dx - 0.03, 0, z - 0.295], [x + dx + 0.03, 0.46, z + 0.29], IRON),
    ),
    ...Array.from({ length: 20 }, (_, n) =>
      link(n, 20, [x - 0.48, 0.52, z - 0.31], [x + 0.48, 0.1, z - 0.31]),
    ),
    ...Array.from({ length: 20 }, (_, n) =>
      link(n, 20, [x - 0.48, 0.1, z - 0.31], [x + 0.48, 0.52, z - 0.31]),
    ),
    pad([x - 0.1, 0.2, z - 0.38], [x + 0.1, 0.38, z - 0.31], BRASS, 0.02),
    ...limb(
      [
        [x - 0.06, 0.38, z - 0.345],
        [x - 0.05, 0.47, z - 0.345],
        [x + 0.05, 0.47, z - 0.345],
        [x + 0.06, 0.38, z - 0.345],
      ],
      [0.018, 0.018],
      flat([0.7, 0.72, 0.74]),
    ),
    box([x - 0.012, 0.25, z - 0.385], [x + 0.012, 0.31, z - 0.37], IRON),
  ];
}

/** Books along the light wall, a part of them swung open before a dark passage. */
function secretDoor(wall: number, side: number, noise: Noise): Solid[] {
  const at = (out: number) => wall + side * out;
  const shelf = books(0.36, [0.26, 0.16, 0.09]);
  return [
    slab([wall, at(0.3)], [0, 2.3], [2.2, 3], shelf),
    slab([wall, at(0.04)], [0, 2.3], [3, 3.8], flat([0.02, 0.02, 0.03])),
    slab([wall, at(0.3)], [0, 2.3], [3.8, 4.6], shelf),
    slab([at(0.28), at(0.98)], [0, 2.26], [3.74, 3.98], shelf),
    slab([wall, at(0.34)], [2.3, 2.4], [2.15, 4.65], oldWood([0.3, 0.18, 0.1], noise, 2)),
  ];
}

/** A table with an old map, a magnifying glass, a code in wheels, candles and a key. */
function table([x, , z]: Point, side: number, noise: Noise): Solid[] {
  const wood = oldWood([0.42, 0.27, 0.15], noise, 0);
  const y = 0.78;
  const map: Material = (px, _y, pz) => {
    const [u, v] = [(px - x) / 0.36, (pz - z) / 0.26];
    const coast = Math.abs(Math.hypot(u, v) - 0.62 - 0.14 * Math.sin(4 * Math.atan2(v, u) + 1));
    const isWay =
      Math.abs(v - 0.3 * Math.sin(u * 4)) < 0.05 &&
      Math.abs((u * 9) % 1) < 0.55 &&
      Math.abs(u) < 0.45;
    const isCross =
      Math.min(Math.abs(u - 0.46 - v + 0.1), Math.abs(u - 0.46 + v - 0.1)) < 0.05 &&
      Math.hypot(u - 0.46, v - 0.1) < 0.14;
    if (isCross || isWay) return [0.75, 0.1, 0.08];
    return coast < 0.05 ? [0.36, 0.24, 0.12] : [0.86, 0.75, 0.52];
  };
  const lens: Point = [x + side * 0.58, y + 0.05, z - 0.12];
  return [
    pad([x - 0.95, y - 0.07, z - 0.45], [x + 0.95, y, z + 0.45], wood, 0.02),
    ...[-0.85, 0.77].flatMap((dx) =>
      [-0.36, 0.28].map((dz) =>
        box([x + dx, 0, z + dz], [x + dx + 0.09, y - 0.06, z + dz + 0.09], wood),
      ),
    ),
    box([x - 0.36, y, z - 0.26], [x + 0.36, y + 0.008, z + 0.26], map),
    ...limb(
      Array.from(
        { length: 21 },
        (_, n): Point => [
          lens[0] + 0.11 * Math.cos((n / 20) * 2 * Math.PI),
          lens[1],
          lens[2] + 0.11 * Math.sin((n / 20) * 2 * Math.PI),
        ],
      ),
      [0.016, 0.016],
      BRASS,
    ),
    drum([lens[0], lens[2]], [y + 0.04, y + 0.05], [0.1, 0.1], flat([0.7, 0.85, 0.92])),
    ...limb(
      [
        [lens[0] + 0.08, lens[1], lens[2] - 0.08],
        [lens[0] + 0.22, lens[1], lens[2] - 0.22],
      ],
      [0.02, 0.024],
      flat([0.26, 0.15, 0.08]),
    ),
    // Wheels with letters.
    ...[0, 1, 2, 3].map((n) =>
      drum(
        [x - side * 0.62, z - 0.14 + 0.09 * n],
        [y + 0.01, y + 0.13],
        [0.065, 0.065],
        (px, py, pz) =>
          Math.abs((Math.atan2(pz - z, px - x) * 6 + n) % 1) < 0.25 && py < y + 0.1
            ? [0.2, 0.14, 0.08]
            : [0.85, 0.62, 0.24],
      ),
    ),
    ...candlestick([x - side * 0.8, y, z + 0.28], 0.2, BRASS),
    ...candlestick([x + side * 0.8, y, z + 0.3], 0.26, BRASS),
  ];
}

/** Keys on hooks at the heavy wall. */
const keys = (wall: number, side: number): Solid[] => {
  const at = (out: number) => wall - side * out;
  return [
    slab([wall, at(0.04)], [1.72, 1.9], [2.4, 3.5], flat([0.36, 0.22, 0.12])),
    ...[2.55, 2.8, 3.05, 3.3].flatMap((z, n) => [
      ...limb(
        Array.from(
          { length: 9 },
          (_, k): Point => [
            at(0.07),
            1.66 + 0.05 * Math.cos((k / 8) * 2 * Math.PI),
            z + 0.05 * Math.sin((k / 8) * 2 * Math.PI),
          ],
        ),
        [0.012, 0.012],
        n % 2 === 0 ? BRASS : IRON,
      ),
      ...limb(
        [
          [at(0.07), 1.61, z],
          [at(0.07), 1.38, z],
        ],
        [0.013, 0.013],
        n % 2 === 0 ? BRASS : IRON,
      ),
      slab([at(0.05), at(0.09)], [1.38, 1.46], [z, z + 0.07], n % 2 === 0 ? BRASS : IRON),
    ]),
  ];
};

/** A safe with a dial below them. */
const safe = (wall: number, side: number): Solid[] => {
  const at = (out: number) => wall - side * out;
  return [
    slab([wall, at(0.6)], [0, 0.8], [3.3, 4], (x, y, z, axis) => {
      const out = Math.hypot(y - 0.42, z - 3.65);
      if (axis === 0 && out < 0.14)
        return out < 0.05 || Math.abs((Math.atan2(y - 0.42, z - 3.65) * 5) % 1) < 0.2
          ? [0.85, 0.86, 0.84]
          : [0.12, 0.12, 0.13];
      return scaleColour([0.3, 0.34, 0.36], 1 + 0.02 * Math.sin(x * 90));
    }),
  ];
};

/** A bare bulb in a cage over the table. */
const hungLight = ([x, y, z]: Point, ceiling: number): Solid[] => [
  drum([x, z], [y, ceiling], [0.01, 0.01], IRON),
  drum([x, z], [y - 0.02, y + 0.14], [0.24, 0.06], flat([0.16, 0.3, 0.26])),
  ball([x - 0.07, y - 0.1, z - 0.07], [x + 0.07, y + 0.04, z + 0.07], flat([1.7, 1.4, 0.9]), 1.1),
];
