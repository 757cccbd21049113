import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance, tiles, wood } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, type Material, pad, type Solid } from '../solids/solid.ts';

/** Where the water begins and ends, half its width, and how wide a lane is; metres. */
export const WATER = { near: 3.9, far: 21.5, half: 4.4 } as const;
/** How wide a lane is, metres. */
export const LANE = 2.2;
/** The end of the hall, its height, and the part of that end that is glass. */
export const POOL_SHAPE = { half: 7.2, high: 6.4, back: 25, glass: [6.4, 0.4, 4.7] } as const;
/** How high the eye is for which the water mirrors. */
const EYE = 1.5;
/** Around the water lies a grating so wide, into which it runs. */
const GRATING = 0.34;

const DEEP: Colour = [0.05, 0.46, 0.62];
const PALE: Colour = [0.36, 0.84, 0.9];
const BEAM: Colour = [0.72, 0.5, 0.3];
const STEEL: Colour = [0.76, 0.78, 0.8];
const BLUE: Colour = [0.08, 0.3, 0.62];
const RED: Colour = [0.84, 0.12, 0.1];
const WHITE: Colour = [0.94, 0.95, 0.95];
const FLAGS: readonly Colour[] = [BLUE, RED, [0.98, 0.8, 0.14], WHITE];

/** The bottom as it is seen through moving water: small tiles, a black line along each lane, a net of light. */
export function throughWater(u: number, z: number, noise: Noise): Colour {
  const swing = 0.16 * noise.at(u * 1.4, z * 1.1) + 0.07 * noise.at(u * 4, z * 3.1);
  const lane = (u + swing) / LANE;
  const off = Math.abs(lane - Math.floor(lane) - 0.5) * LANE;
  const isLine = off < 0.13 && z > WATER.near + 1 && z < WATER.far - 1.2;
  const crosses = off < 0.42 && Math.abs(z - WATER.near - 1.1) < 0.16;
  const light = (1 - Math.abs(noise.at(u * 2.3 + swing * 3, z * 1.9 + swing * 4))) ** 7;
  const body = mixColour(PALE, DEEP, Math.min(1, 0.25 + (z - WATER.near) / 26));
  const [a, b] = [(u + swing) / 0.3, (z + swing) / 0.3];
  const joint = Math.min(a - Math.floor(a), b - Math.floor(b)) < 0.07 && z < 11 ? 0.93 : 1;
  return scaleColour(isLine || crosses ? [0.03, 0.14, 0.24] : body, joint * (0.92 + 0.5 * light));
}

/** What the water mirrors in the direction that a ray takes off it: the glass at the end, its bars, the wall, the roof with its lamps. */
function mirrored(x: number, z: number, slope: readonly [number, number], night: boolean): Colour {
  const away = Math.hypot(x, EYE, z);
  const up = EYE / away + 0.9 * Math.abs(slope[1]);
  const aside = x / away + slope[0];
  const run = (POOL_SHAPE.back - z) / (z / away);
  const [atX, atY] = [x + aside * run, up * run];
  const [half, low, high] = POOL_SHAPE.glass;
  if (atY > POOL_SHAPE.high) return [0.9, 0.88, 0.84];
  if (atY > high || atY < low || Math.abs(atX) > half) return [0.7, 0.74, 0.76];
  return night ? [0.1, 0.14, 0.2] : [1.18, 1.24, 1.3];
}

/** Water in a frame of white grating, tiles of the deck around it. */
const ground = (noise: Noise, middle: number, night: boolean): Material => {
  const deck = tiles([0.8, 0.77, 0.7], [0.76, 0.73, 0.66], 0.3);
  return (x, y, z, axis) => {
    const u = x - middle;
    const out = Math.max(Math.abs(u) - WATER.half, WATER.near - z, z - WATER.far);
    if (out > GRATING) return deck(x, y, z, axis);
    if (out > 0.1) {
      const along = Math.abs(u) > WATER.half ? z : x;
      return along / 0.06 - Math.floor(along / 0.06) < 0.35 ? [0.5, 0.55, 0.56] : WHITE;
    }
    if (out > 0) return BLUE;
    const wave = Math.min(1, 9 / (z + 3));
    const slope = [
      0.05 * wave * noise.at(u * 3 + 7, z * 2.2),
      0.055 * wave * noise.at(u * 2.4 + 31, z * 2.8),
    ] as const;
    const facing = EYE / Math.hypot(x, EYE, z) + slope[1];
    const share = 0.03 + 0.75 * (1 - Math.max(0, Math.min(1, facing))) ** 4.2;
    return mixColour(throughWater(u, z, noise), mirrored(x, z, slope, night), share);
  };
};

/** Walls of white tiles with blue bands, a floor of water, a pale ceiling. */
export const poolSurfaces = (noise: Noise, middle: number, night: boolean) => {
  const white = tiles([0.9, 0.92, 0.92], [0.88, 0.9, 0.91], 0.2);
  const walls: Material = (x, y, z, axis) => {
    const isBand = (y > 1.4 && y < 1.8) || y < 0.2;
    const own = white(x, y, z, axis);
    if (!isBand) return own;
    const along = axis === 0 ? z : x;
    const tone = 0.85 + 0.3 * chance(Math.floor(along / 0.2), Math.floor(y / 0.2));
    return scaleColour([0.14, 0.44, 0.68], tone);
  };
  return { walls, floor: ground(noise, middle, night), ceiling: flat([0.9, 0.89, 0.86]) };
};

/** A hall with a swimming pool: lanes between floating lines, starting blocks, ladders, flags, a lifeguard's chair, steps to sit on, beams of wood. */
export function indoorPool({ noise, shell, side, isAttended }: Furnishing): Furnished {
  const { left, right, back, high, window } = shell;
  const middle = (left + right) / 2;
  const beam = wood(BEAM, noise);
  const ways = [-2, -1, 0, 1, 2].map((n) => middle + n * LANE);
  const starts = [-1.5, -0.5, 0.5, 1.5].map((n) => middle + n * LANE);
  const glass = Array.from({ length: 8 }, (_, n) => {
    const x = window[0] + ((window[1] - window[0]) * n) / 7;
    return box([x - 0.06, window[2], back - 0.16], [x + 0.06, window[3], back], flat(WHITE));
  });
  const wall = side > 0 ? right : left;
  return {
    lamps: [2.5, 7, 12, 17, 22].map((z) => [middle, 3.9, z] as const),
    solids: [
      ...glass,
      box([window[0], 2.5, back - 0.14], [window[1], 2.62, back], flat(WHITE)),
      ...[3.4, 8, 12.6, 17.2, 21.8].flatMap((z) => [
        box([left, high - 0.85, z], [right, high - 0.1, z + 0.28], beam),
        ...[left, right].map((x) =>
          slab([x, x + (x < middle ? 0.3 : -0.3)], [0, high - 0.5], [z, z + 0.28], beam),
        ),
      ]),
      ...[5.7, 10.3, 14.9, 19.5].flatMap((z) =>
        [-3, 3].map((dx) => lampStrip(middle + dx, z, high)),
      ),
      ...ways.map((x) => box([x - 0.06, 0, WATER.near], [x + 0.06, 0.09, WATER.far], floats)),
      ...starts.flatMap((x, n) => [
        ...startingBlock(x, WATER.near - 0.62, -1, n + 1),
        ...startingBlock(x, WATER.far + 0.12, 1, n + 1),
      ]),
      ...[WATER.near + 3.4, WATER.far - 3.4].flatMap((z) => flags(middle, z)),
      ...[-1, 1].flatMap((to) => ladder(middle + to * WATER.half, to, WATER.near + 1.5)),
      ...guardChair(middle - side * 5.5, 9.6),
      ...[0, 1, 2].map((n) =>
        slab(
          [wall - side * 0.3, wall - side * (1.7 - 0.45 * n)],
          [0.4 * n, 0.4 * (n + 1)],
          [7.5, 20],
          (_x, y, z, axis) =>
            axis === 1 && z % 0.6 < 0.5 && y > 0.3 ? BLUE : scaleColour(WHITE, 0.86),
        ),
      ),
      ...clock(middle, back),
      ...(isAttended ? inLanes(middle, side) : []),
    ],
  };
}

/** Who swims in the lanes, and who stands ready on a starting block. */
export function inLanes(middle: number, side: number): Solid[] {
  const swimmers = [
    [0.5, 6.1, RED],
    [-0.5, 8.2, BLUE],
    [1.5, 9.4, [0.98, 0.8, 0.14]],
    [-1.5, 7, [0.14, 0.5, 0.36]],
    [-0.5, 13, RED],
  ] as const;
  return [
    ...swimmers.flatMap(([lane, z, cap], n) => crawling(middle + side * lane * LANE, z, cap, n)),
    ...posed(
      { at: [middle + side * 1.5 * LANE, WATER.near - 0.42], turn: Math.PI / 2, floor: 0.72 },
      attireOf(3, { top: [0.1, 0.14, 0.24], hat: ['cap', WHITE], isSleeveless: true }),
    ),
  ];
}

/** Who swims the crawl away from the eye: the back and the cap over the water, an arm that reaches ahead, foam at the feet. */
function crawling(x: number, z: number, cap: Colour, number: number): Solid[] {
  const skin = flat(number % 2 === 0 ? [0.84, 0.6, 0.48] : [0.6, 0.4, 0.29]);
  const to = number % 2 === 0 ? 1 : -1;
  const foam = flat([0.95, 0.98, 1]);
  return [
    ball([x - 0.2, -0.12, z - 0.45], [x + 0.2, 0.14, z + 0.25], skin),
    ball([x - 0.15, -0.12, z - 0.95], [x + 0.15, 0.09, z - 0.3], flat([0.1, 0.13, 0.24])),
    ball([x - 0.105, -0.02, z + 0.2], [x + 0.105, 0.22, z + 0.46], flat(cap)),
    ...limb(
      [
        [x + to * 0.18, 0.08, z + 0.12],
        [x + to * 0.36, 0.44, z + 0.2],
        [x + to * 0.24, 0.14, z + 0.62],
      ],
      [0.06, 0.04],
      skin,
    ),
    ...[0, 1, 2, 3, 4].map((n) => {
      const [px, pz, r] = [
        x - 0.2 + 0.1 * n,
        z - 1.15 + 0.12 * ((n * 2) % 3),
        0.07 + 0.03 * (n % 2),
      ];
      return ball([px - r, -0.03, pz - r], [px + r, 0.06 + r, pz + r], foam);
    }),
  ];
}

/** Discs on a line between two lanes, red where it ends. */
export const floats: Material = (_x, _y, z) => {
  if (z / 0.14 - Math.floor(z / 0.14) < 0.22) return [0.1, 0.2, 0.3];
  const isEnd = z < WATER.near + 3 || z > WATER.far - 3;
  return isEnd ? RED : Math.floor(z / 1.4) % 2 === 0 ? BLUE : WHITE;
};

/** A line of light under the roof. */
const lampStrip = (x: number, z: number, high: number): Solid => ({
  ...box([x - 0.7, high - 0.5, z - 0.09], [x + 0.7, high - 0.44, z + 0.09], flat([1.2, 1.22, 1.2])),
  glow: 1,
});

/** A block from which swimmers start: a slanting board on a stand, its number on the side; `to` is where the deck is. */
export function startingBlock(x: number, z: number, to: number, number: number): Solid[] {
  const plate: Material = (px, py, _z, axis) => {
    const [u, v] = [(px - x) / 0.09, (py - 0.44) / 0.15];
    const isInk = axis === 2 && isDigit(number, u, v);
    return isInk ? WHITE : BLUE;
  };
  return [
    box([x - 0.27, 0.22, z + 0.1], [x + 0.27, 0.62, z + 0.4], plate),
    box([x - 0.16, 0, z + 0.14], [x + 0.16, 0.24, z + 0.36], flat(STEEL)),
    ...[0, 1, 2, 3].map((n) =>
      box(
        [x - 0.31, 0.62, z + 0.04 + 0.12 * n],
        [x + 0.31, 0.64 + 0.022 * (to < 0 ? 4 - n : n + 1), z + 0.16 + 0.12 * n],
        flat([0.88, 0.89, 0.9]),
      ),
    ),
  ];
}

/** Whether a place, −1 to 1 both ways, is ink of one of the digits 1 to 4. */
function isDigit(number: number, u: number, v: number): boolean {
  if (Math.abs(u) > 1 || Math.abs(v) > 1) return false;
  if (number === 1) return Math.abs(u) < 0.25;
  const [isTop, isWaist, isFoot] = [v > 0.68, Math.abs(v) < 0.17, v < -0.68];
  const [isRight, isLeft] = [u > 0.5, u < -0.5];
  if (number === 4) return isRight || isWaist || (isLeft && v > 0);
  return isTop || isWaist || isFoot || (v > 0 ? isRight : number === 2 ? isLeft : isRight);
}

/** Small pointed flags on a cord across the water. */
function flags(middle: number, z: number): Solid[] {
  const half = WATER.half + 0.7;
  const count = 22;
  return [
    ...[-half, half].map((dx) =>
      box([middle + dx - 0.025, 0, z - 0.025], [middle + dx + 0.025, 2.42, z + 0.025], flat(STEEL)),
    ),
    box([middle - half, 2.37, z - 0.008], [middle + half, 2.39, z + 0.008], flat(WHITE)),
    ...Array.from({ length: count }, (_, n) => {
      const x = middle - half + ((n + 0.5) * 2 * half) / count;
      const colour = flat(FLAGS[n % FLAGS.length] as Colour);
      return [0, 1, 2, 3].map((row) =>
        box(
          [x - 0.12 + 0.03 * row, 2.3 - 0.075 * row, z - 0.004],
          [x + 0.12 - 0.03 * row, 2.375 - 0.075 * row, z + 0.004],
          colour,
        ),
      );
    }).flat(),
  ];
}

/** Two bent rails of steel that lead into the water; `to` is where the deck is. */
export const ladder = (x: number, to: number, z: number): Solid[] =>
  [0, 0.55].flatMap((dz) => {
    const part = (a: number, b: number, y: readonly [number, number]) =>
      slab([x + to * a, x + to * b], y, [z + dz - 0.022, z + dz + 0.022], flat(STEEL));
    return [
      part(0.62, 0.664, [0, 0.84]),
      part(-0.12, 0.664, [0.82, 0.864]),
      part(-0.12, -0.076, [0, 0.84]),
    ];
  });

/** The high white chair of who watches, a red ring hung on it. */
export function guardChair(x: number, z: number): Solid[] {
  const white = flat(WHITE);
  return [
    ...[-0.36, 0.32].flatMap((dx) =>
      [0, 0.7].map((dz) => box([x + dx, 0, z + dz], [x + dx + 0.05, 1.75, z + dz + 0.05], white)),
    ),
    ...[0.4, 0.8, 1.2].map((y) => box([x - 0.36, y, z], [x + 0.37, y + 0.05, z + 0.05], white)),
    pad([x - 0.4, 1.7, z - 0.05], [x + 0.4, 1.8, z + 0.75], flat(RED), 0.04),
    pad([x - 0.4, 1.8, z + 0.66], [x + 0.4, 2.5, z + 0.76], flat(RED), 0.04),
    ball([x - 0.3, 0.9, z - 0.12], [x + 0.3, 1.5, z - 0.02], flat(RED)),
    ball([x - 0.14, 1.06, z - 0.16], [x + 0.14, 1.34, z - 0.06], flat(WHITE)),
  ];
}

/** A large round clock on the wall above the glass. */
const clock = (x: number, back: number): Solid[] => [
  ball([x - 0.6, 4.86, back - 0.1], [x + 0.6, 6.06, back], flat(BLUE)),
  ball([x - 0.52, 4.94, back - 0.14], [x + 0.52, 5.98, back - 0.02], flat(WHITE)),
  box([x - 0.03, 5.44, back - 0.17], [x + 0.03, 5.86, back - 0.14], flat([0.1, 0.1, 0.1])),
  box([x, 5.43, back - 0.17], [x + 0.3, 5.49, back - 0.14], flat([0.1, 0.1, 0.1])),
];
