import { scaleColour } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { curtains, flat, type Furnished, type Furnishing } from './furniture.ts';
import { limb } from './limb.ts';
import { boards } from './materials.ts';
import { plate } from './plate.ts';
import { attireOf, posed } from './posed.ts';
import type { Surfaces } from './room-kind.ts';
import { ball, box, drum, type Material, pad, type Point, roll, type Solid } from './solid.ts';

const BLACK: Material = (_x, _y, _z, axis) =>
  axis === 1 ? [0.12, 0.115, 0.12] : [0.07, 0.065, 0.07];
const BRASS: Material = flat([0.86, 0.64, 0.26]);
const VARNISH: Colour = [0.6, 0.28, 0.1];
const KEYS = 0.72;

/** Papered walls over panels, a floor of boards. */
export function musicRoomSurfaces(noise: Noise): Surfaces {
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x;
      if (y < 0.86)
        return scaleColour(
          [0.92, 0.9, 0.84],
          Math.abs(along / 0.8 - Math.round(along / 0.8)) < 0.03 || y > 0.82 ? 0.82 : 1,
        );
      return scaleColour(
        [0.46, 0.56, 0.5],
        (Math.sin(along * 26) > 0.6 ? 0.94 : 1) * (1 + 0.04 * noise.fbm(along, y, 2)),
      );
    },
    floor: boards([0.58, 0.37, 0.21], noise),
    ceiling: flat([0.94, 0.92, 0.87]),
  };
}

/** A music room: the grand piano with its lid up and who plays it, a cello and a harp, a violin on the wall, stands with sheets, a child with a violin. */
export function musicRoom(furnishing: Furnishing): Furnished {
  const { shell, side, random, isAttended } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const key = random.uint32() & 0xff;
  return {
    lamps: [
      [middle, high - 0.5, 2.6],
      [at(1.4), 1.9, 3.4],
    ],
    solids: [
      ...curtains({ shell }, [0.52, 0.16, 0.18]),
      ...grandPiano([at(0.55), 3.4], side),
      ...cello([at(-1.5), 0, 3.5], 1.2),
      ...harp(at(-2.15), 4.3, side),
      ...violin([at(-1.55), 1.85, back - 0.06], 0.62, true),
      ...stand(at(-1.35), 2.55),
      ...stand(at(-1.0), 4.3),
      ...notes(at(2.2), back),
      ...rug(at(0.1), 2.9),
      drum([middle, 2.6], [high - 0.5, high], [0.012, 0.012], BRASS),
      ...[0, 1, 2, 3, 4].map((n) =>
        ball(
          [
            middle + 0.3 * Math.cos(n * 1.2566) - 0.08,
            high - 0.66,
            2.6 + 0.3 * Math.sin(n * 1.2566) - 0.08,
          ],
          [
            middle + 0.3 * Math.cos(n * 1.2566) + 0.08,
            high - 0.5,
            2.6 + 0.3 * Math.sin(n * 1.2566) + 0.08,
          ],
          flat([1.3, 1.15, 0.85]),
          1,
        ),
      ),
      ...(isAttended === true ? players(at, key, side) : []),
    ],
  };
}

/** A grand piano, its keys to the light side, its lid raised on the far side. */
function grandPiano([x, z]: readonly [number, number], side: number): Solid[] {
  const at = (out: number) => x + side * out;
  // From the keys (−0.78) to the tail (1.0): straight along the far side, in a bow on the near one.
  const isCase = (px: number, pz: number): boolean => {
    const [u, v] = [(px - x) * side, pz - z];
    if (u < -0.78 || u > 1.02 || v > 0.74) return false;
    const bow =
      u < -0.3 ? -0.74 : -0.74 + 0.95 * Math.sin(Math.min(1, (u + 0.3) / 1.32) * 1.35) ** 1.6;
    return (
      v > bow &&
      (u < 0.7 ||
        Math.hypot((u - 0.66) / 0.36, (v - 0.42) / 0.34) < 1 ||
        v < 0.42 + 0.34 * Math.sqrt(Math.max(0, 1 - ((u - 0.66) / 0.36) ** 2)))
    );
  };
  const inner: Material = (px, py, pz, axis) => {
    if (axis !== 1 || py < 0.95) return BLACK(px, py, pz, axis);
    const u = (px - x) * side;
    if (u < -0.5) return [0.09, 0.085, 0.09];
    return Math.abs(((pz - z) * 16) % 1) < 0.16 ? [0.95, 0.9, 0.7] : [0.8, 0.58, 0.22];
  };
  const [l, r] = [Math.min(at(-0.78), at(1.02)), Math.max(at(-0.78), at(1.02))];
  const lid = Array.from({ length: 9 }, (_, n): Solid => {
    const [a, b] = [n / 9, (n + 1) / 9];
    const [z1, z2] = [z + 0.74 - 0.85 * a, z + 0.74 - 0.85 * b];
    const [y1, y2] = [0.98 + 0.86 * a, 0.98 + 0.86 * b];
    return plate(
      1,
      [l, y1, z2],
      [r, y2 + 0.02, z1],
      (px, pz) => isCase(px, z + 0.74 - (z + 0.74 - pz) * 1.4),
      BLACK,
    );
  });
  const whites: Material = (_px, _py, pz) =>
    (pz / 0.034) % 1 < 0.1 ? [0.3, 0.29, 0.27] : [0.96, 0.95, 0.9];
  const [k1, k2] = [Math.min(at(-0.98), at(-0.76)), Math.max(at(-0.98), at(-0.76))];
  return [
    plate(1, [l, 0.66, z - 0.76], [r, 0.98, z + 0.76], isCase, inner),
    ...lid,
    ...limb(
      [
        [at(0.1), 0.98, z - 0.25],
        [at(0.12), 1.72, z + 0.02],
      ],
      [0.018, 0.014],
      BLACK,
    ),
    box(
      [Math.min(at(-1.02), at(-0.76)), 0.62, z - 0.74],
      [Math.max(at(-1.02), at(-0.76)), KEYS - 0.02, z + 0.74],
      BLACK,
    ),
    box([k1, KEYS - 0.02, z - 0.66], [k2, KEYS, z + 0.66], whites),
    ...Array.from({ length: 36 }, (_, n) => n)
      .filter((n) => n % 7 !== 2 && n % 7 !== 6)
      .map((n) =>
        box(
          [Math.min(at(-0.86), at(-0.76)), KEYS, z - 0.63 + n * 0.0345],
          [Math.max(at(-0.86), at(-0.76)), KEYS + 0.014, z - 0.612 + n * 0.0345],
          flat([0.06, 0.06, 0.06]),
        ),
      ),
    // The rest with sheets, the legs, the pedals.
    box(
      [Math.min(at(-0.62), at(-0.58)), 0.98, z - 0.36],
      [Math.max(at(-0.62), at(-0.58)), 1.26, z + 0.36],
      (_px, y, pz) => sheet((pz - z) / 0.36, (y - 1.12) / 0.14),
    ),
    ...[
      [-0.62, -0.6],
      [-0.62, 0.62],
      [0.72, 0.42],
    ].map(([dx = 0, dz = 0]) => drum([at(dx), z + dz], [0, 0.66], [0.05, 0.08], BLACK)),
    box([at(-0.66) - 0.03, 0.08, z - 0.1], [at(-0.66) + 0.03, 0.66, z + 0.1], BLACK),
    ...[-0.07, 0, 0.07].map((dz) =>
      box(
        [Math.min(at(-0.84), at(-0.66)), 0.06, z + dz - 0.015],
        [Math.max(at(-0.84), at(-0.66)), 0.08, z + dz + 0.015],
        BRASS,
      ),
    ),
    // The bench.
    pad(
      [at(-1.42) - 0.2, 0.44, z - 0.38],
      [at(-1.42) + 0.2, 0.52, z + 0.38],
      flat([0.16, 0.1, 0.1]),
      0.04,
    ),
    ...[-0.15, 0.15].flatMap((dx) =>
      [-0.32, 0.32].map((dz) => drum([at(-1.42) + dx, z + dz], [0, 0.44], [0.025, 0.03], BLACK)),
    ),
  ];
}

/** A sheet with staves and notes, −1 to 1 both. */
function sheet(u: number, v: number): Colour {
  if (Math.abs(u) < 0.015 || Math.max(Math.abs(u), Math.abs(v)) > 0.97) return [0.6, 0.58, 0.52];
  const stave = (v + 1) * 1.6;
  const line = (stave - Math.floor(stave)) * 9;
  const isLine = line > 2 && line < 7 && line % 1 < 0.22;
  const [nu, nv] = [
    u * 9 - Math.floor(u * 9) - 0.4,
    line - 4.5 - 1.6 * Math.sin(Math.floor(u * 9) * 2.1),
  ];
  return Math.hypot(nu * 2.4, nv * 0.8) < 0.62 || (Math.abs(nu - 0.2) < 0.06 && nv > 0 && nv < 2.6)
    ? [0.1, 0.1, 0.1]
    : isLine
      ? [0.45, 0.44, 0.42]
      : [0.97, 0.95, 0.89];
}

/** Whether a place is within the outline of a violin's body, −1 to 1 along it and across as a share of the same. */
const isFiddle = (u: number, v: number): boolean =>
  Math.abs(u) <
  0.42 * Math.sqrt(Math.max(0, 1 - v * v)) ** 0.7 * (v < 0 ? 1.12 : 0.92) -
    0.19 * Math.exp(-(((v - 0.08) / 0.2) ** 2));

/** What is seen of a fiddle's belly: its bouts, the holes, the strings, the tailpiece. */
function bellyAt(u: number, v: number): Colour {
  if (Math.abs(Math.abs(u) - 0.19 - 0.05 * Math.sin(v * 9)) < 0.022 && Math.abs(v + 0.05) < 0.24)
    return [0.08, 0.05, 0.04];
  if (Math.abs(u) < 0.06 - 0.03 * v && v < -0.4) return [0.08, 0.06, 0.05];
  if (Math.abs(u) < 0.07 && v > 0.3) return [0.1, 0.07, 0.05];
  if (Math.abs(v + 0.2) < 0.02 && Math.abs(u) < 0.12) return [0.8, 0.62, 0.36];
  return scaleColour(VARNISH, 0.8 + 0.5 * Math.max(0, 0.5 - Math.hypot(u, v * 0.5)));
}

/** A cello that leans in its stand, so tall. */
function cello([x, , z]: Point, tall: number): Solid[] {
  const half = tall * 0.32;
  const y = 0.18 + half;
  return [
    plate(
      2,
      [x - half * 0.6, y - half, z - 0.1],
      [x + half * 0.6, y + half, z + 0.08],
      (px, py) => isFiddle((px - x) / half, (py - y) / half),
      (px, py, _z, axis) =>
        axis === 2 ? bellyAt((px - x) / half, (py - y) / half) : scaleColour(VARNISH, 0.7),
    ),
    box(
      [x - 0.025, y + half * 0.6, z - 0.14],
      [x + 0.025, y + half * 2, z - 0.1],
      flat([0.1, 0.07, 0.05]),
    ),
    ball(
      [x - 0.04, y + half * 2, z - 0.16],
      [x + 0.04, y + half * 2.16, z - 0.06],
      flat(scaleColour(VARNISH, 0.8)),
    ),
    ...[-0.07, 0.07].map((dx) =>
      roll(
        0,
        [z - 0.12, y + half * 1.94],
        [x + dx - 0.04, x + dx + 0.04],
        [0.012, 0.016],
        flat([0.1, 0.07, 0.05]),
      ),
    ),
    drum([x, z], [0, 0.2], [0.01, 0.014], flat([0.7, 0.7, 0.72])),
    ...[-1, 1].flatMap((to) =>
      limb(
        [
          [x, 0.42, z + 0.14],
          [x + to * 0.3, 0, z + 0.2],
        ],
        [0.018, 0.018],
        flat([0.1, 0.1, 0.1]),
      ),
    ),
  ];
}

/** A violin and its bow on the wall, or in its place; `high` is how long it is. */
function violin([x, y, z]: Point, long: number, hasBow: boolean): Solid[] {
  const half = long * 0.29;
  return [
    plate(
      2,
      [x - half * 0.6, y - half, z - 0.03],
      [x + half * 0.6, y + half, z + 0.02],
      (px, py) => isFiddle((px - x) / half, (py - y) / half),
      (px, py) => bellyAt((px - x) / half, (py - y) / half),
    ),
    box(
      [x - 0.014, y + half * 0.5, z - 0.05],
      [x + 0.014, y + half * 2.1, z - 0.03],
      flat([0.1, 0.07, 0.05]),
    ),
    ball(
      [x - 0.022, y + half * 2.05, z - 0.055],
      [x + 0.022, y + half * 2.25, z - 0.01],
      flat(VARNISH),
    ),
    ...(hasBow
      ? limb(
          [
            [x + half, y - half, z - 0.02],
            [x + half * 1.06, y + half * 2.1, z - 0.02],
          ],
          [0.01, 0.008],
          flat([0.4, 0.2, 0.1]),
        )
      : []),
  ];
}

/** A harp of gold: its column, its neck in a bow, its body, the strings. */
function harp(x: number, z: number, side: number): Solid[] {
  const at = (out: number, y: number): Point => [x + side * out, y, z];
  const gold = flat([0.9, 0.68, 0.26]);
  const neck = (t: number): Point =>
    at(-0.42 + 0.84 * t, 1.72 - 0.2 * Math.sin(t * Math.PI) - 0.22 * t);
  return [
    ...limb([at(-0.42, 0.06), at(-0.42, 1.74)], [0.06, 0.05], gold),
    ball([x - side * 0.42 - 0.09, 1.7, z - 0.09], [x - side * 0.42 + 0.09, 1.88, z + 0.09], gold),
    ...limb(
      Array.from({ length: 8 }, (_, n) => neck(n / 7)),
      [0.055, 0.05],
      gold,
    ),
    ...limb([at(0.44, 1.5), at(-0.28, 0.1)], [0.07, 0.14], flat([0.56, 0.3, 0.13])),
    box([x - 0.55, 0, z - 0.16], [x + 0.4, 0.1, z + 0.16], gold),
    ...Array.from({ length: 13 }, (_, n) => {
      const t = (n + 1) / 15;
      const [px, top] = [neck(t)[0], neck(t)[1]];
      const low = 0.1 + ((t - 0.12) / 0.88) * 1.36;
      return box(
        [px - 0.004, Math.max(0.16, low), z - 0.004],
        [px + 0.004, top, z + 0.004],
        flat(n % 7 === 0 ? [0.8, 0.2, 0.16] : [0.95, 0.93, 0.86]),
      );
    }),
  ];
}

/** A stand with an open sheet. */
const stand = (x: number, z: number): Solid[] => [
  ...[0, 1, 2].flatMap((n) =>
    limb(
      [
        [x, 0.3, z],
        [x + 0.26 * Math.cos(n * 2.1), 0, z + 0.26 * Math.sin(n * 2.1)],
      ],
      [0.014, 0.012],
      flat([0.16, 0.16, 0.17]),
    ),
  ),
  drum([x, z], [0.26, 1.02], [0.014, 0.014], flat([0.16, 0.16, 0.17])),
  box([x - 0.26, 0.98, z - 0.02], [x + 0.26, 1.3, z + 0.02], (px, y, _z, axis) =>
    axis === 2 ? sheet((px - x) / 0.26, (y - 1.14) / 0.16) : [0.16, 0.16, 0.17],
  ),
];

/** A clef and notes on a framed picture. */
const notes = (x: number, back: number): Solid[] => [
  box([x - 0.42, 1.3, back - 0.05], [x + 0.42, 2.1, back - 0.01], (px, y) => {
    const [u, v] = [(px - x) / 0.42, (y - 1.7) / 0.4];
    if (Math.max(Math.abs(u), Math.abs(v)) > 0.9) return [0.5, 0.34, 0.16];
    const isClef =
      Math.abs(Math.hypot((u + 0.3) / 0.26, (v + 0.14) / 0.3) - 0.8) < 0.22 ||
      (Math.abs(u + 0.28 - 0.1 * v) < 0.05 && Math.abs(v) < 0.8) ||
      Math.abs(Math.hypot((u + 0.22) / 0.14, (v - 0.5) / 0.26) - 0.9) < 0.28;
    const isNote =
      Math.hypot((u - 0.3) / 0.16, (v + 0.3) / 0.15) < 1 ||
      (Math.abs(u - 0.43) < 0.035 && v > -0.3 && v < 0.5) ||
      (u > 0.4 && u < 0.7 && Math.abs(v - 0.5 + (u - 0.43) * 0.8) < 0.09);
    if (isClef || isNote) return [0.1, 0.1, 0.12];
    return [-0.5, -0.25, 0, 0.25, 0.5].some((row) => Math.abs(v - row) < 0.018)
      ? [0.5, 0.48, 0.44]
      : [0.96, 0.93, 0.85];
  }),
];

const rug = (x: number, z: number): Solid[] => [
  box([x - 1.7, 0.002, z - 0.85], [x + 1.7, 0.012, z + 1], (px, _y, pz) => {
    const edge = Math.min(1.7 - Math.abs(px - x), pz - z + 0.85, z + 1 - pz);
    return edge < 0.08 || (edge > 0.16 && edge < 0.2)
      ? [0.86, 0.72, 0.42]
      : Math.sin(px * 12) * Math.sin(pz * 12) > 0.4
        ? [0.34, 0.14, 0.2]
        : [0.5, 0.14, 0.17];
  }),
];

/** Who plays the piano, and a child who plays the violin at a stand. */
function players(at: (out: number) => number, key: number, side: number): Solid[] {
  const child: Point = [at(-0.85), 0, 2.7];
  const tall = 0.76;
  const toEye = -Math.PI / 2 + 0.25 * side;
  const [c, s] = [Math.cos(toEye), Math.sin(toEye)];
  const place = (ahead: number, left: number, up: number): Point => [
    child[0] + c * ahead - s * left,
    up * tall,
    child[2] + s * ahead + c * left,
  ];
  return [
    ...posed(
      {
        at: [at(0.55 - 1.42), 3.4],
        turn: side > 0 ? 0 : Math.PI,
        seat: 0.52,
        lean: 0.06,
        hands: [
          [0.5, 0.2, 0.8],
          [0.5, -0.24, 0.8],
        ],
      },
      attireOf(key, { top: [0.14, 0.15, 0.2], hairForm: key % 2 === 0 ? 'bun' : 'short' }),
    ),
    ...posed(
      {
        at: [child[0], child[2]],
        turn: toEye,
        tall,
        hands: [
          [0.42 * tall, 0.3 * tall, 1.38 * tall],
          [0.4 * tall, -0.06 * tall, 1.34 * tall],
        ],
      },
      attireOf(key + 3, { top: [0.8, 0.24, 0.2] }),
    ),
    // The violin from the shoulder to the left hand, the bow across it.
    ...limb(
      [place(0.1, 0.1, 1.46), place(0.28, 0.2, 1.44)],
      [0.1 * tall, 0.085 * tall],
      flat(VARNISH),
    ),
    ...limb(
      [place(0.28, 0.2, 1.44), place(0.5, 0.34, 1.42)],
      [0.02, 0.016],
      flat([0.1, 0.07, 0.05]),
    ),
    ...limb(
      [place(0.42, -0.1, 1.36), place(0.24, 0.2, 1.52), place(0.1, 0.46, 1.66)],
      [0.01, 0.008],
      flat([0.72, 0.52, 0.3]),
    ),
  ];
}
