import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance, tiles } from '../materials.ts';
import { namedLook } from '../people/named-looks.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';

/** How far off the pavement before the kiosk ends, metres. */
export const NEWS_KIOSK_BACK = 9;
/** The kiosk: half its width, how far off its front is, how deep it is, the height of its sill, of its roof's edge; metres. */
const KIOSK = { half: 1.75, z: 4.6, deep: 1.7, sill: 0.98, roof: 2.5 } as const;

const GREEN: Colour = [0.07, 0.28, 0.19];
const GOLD: Colour = [0.9, 0.72, 0.26];
const COVERS: readonly Colour[] = [
  [0.86, 0.14, 0.14],
  [0.95, 0.78, 0.16],
  [0.14, 0.42, 0.76],
  [0.9, 0.44, 0.6],
  [0.2, 0.6, 0.42],
  [0.94, 0.93, 0.9],
  [0.12, 0.12, 0.16],
  [0.94, 0.5, 0.16],
];

/** A pavement of slabs. */
export function newsKioskSurfaces(noise: Noise): Surfaces {
  const slabs = tiles([0.6, 0.59, 0.57], [0.56, 0.55, 0.53], 0.6);
  return {
    walls: flat(GREEN),
    ceiling: flat(GREEN),
    floor: (x, y, z, axis) => scaleColour(slabs(x, y, z, axis), 0.9 + 0.18 * noise.fbm(x, z, 2)),
  };
}

/** Covers of magazines in rows, so wide and high, metres: each a title over a picture of somebody or of something. */
const covers =
  (from: number, low: number, [wide, high]: readonly [number, number], number: number): Material =>
  (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const [cu, cv] = [Math.floor((along - from) / wide), Math.floor((y - low) / high)];
    const [u, v] = [(along - from) / wide - cu, (y - low) / high - cv];
    if (Math.min(u, 1 - u) < 0.06 || Math.min(v, 1 - v) < 0.05) return [0.1, 0.1, 0.11];
    const pick = (salt: number): Colour =>
      COVERS[Math.floor(8 * chance(cu * 7 + number, cv * 5 + salt))] as Colour;
    const ground = pick(1);
    if (v > 0.78) return Math.abs(v - 0.86) < 0.05 && u > 0.14 && u < 0.84 ? pick(2) : ground;
    const isFace = chance(cu + number, cv + 3) > 0.4;
    const out = Math.hypot((u - 0.5) * 1.3, v - 0.46);
    if (isFace && out < 0.17) return v > 0.54 ? [0.2, 0.13, 0.08] : [0.84, 0.62, 0.5];
    if (isFace && v < 0.3 && Math.abs(u - 0.5) < 0.3) return pick(4);
    if (!isFace && v > 0.16 && v < 0.66) return Math.abs(u - 0.5) < 0.34 ? pick(5) : ground;
    return v < 0.12 && u < 0.6 && (u / 0.1) % 1 < 0.7 ? pick(6) : ground;
  };

/** The front page of a newspaper that lies or hangs: a title, columns, a picture. */
const frontPage =
  (x: number, low: number, half: number, high: number, number: number): Material =>
  (px, y, _z) => {
    const [u, v] = [(px - x + half) / (2 * half), (y - low) / high];
    if (v > 0.84)
      return v < 0.95 && u > 0.1 && u < 0.9 && (u / 0.09) % 1 < 0.74
        ? [0.08, 0.08, 0.09]
        : [0.94, 0.93, 0.88];
    if (u > 0.12 && u < 0.62 && v > 0.4 && v < 0.78)
      return scaleColour(COVERS[number % 8] as Colour, 0.7);
    const isLine = (v / 0.05) % 1 < 0.5 && (u / 0.31) % 1 > 0.1;
    return isLine ? [0.5, 0.5, 0.5] : [0.93, 0.92, 0.87];
  };

/** A newspaper kiosk on a pavement: a green booth with a dome, walls of magazines on both sides, stacks of newspapers on its sill, a striped awning, its seller within, somebody who reads a paper before it. */
export function newsKiosk({ shell, side, isAttended, isFull, guests }: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const at = (out: number) => middle + side * out;
  return {
    lamps: [[middle, KIOSK.roof - 0.3, KIOSK.z + 0.5]],
    solids: [
      ...booth(middle),
      ...papers(middle),
      ...racks(middle),
      ...board(at(-2.6), 4.1),
      ...lamp(at(3.5), 6),
      ...(isAttended || isFull
        ? [
            ...posed(
              {
                at: [at(0.1), KIOSK.z + 0.62],
                turn: -Math.PI / 2,
                lean: 0.06,
                hands: [
                  [0.34, 0.24, 1.14],
                  [0.34, -0.24, 1.14],
                ],
              },
              attireOf(6, {
                top: [0.6, 0.16, 0.16],
                hair: [0.6, 0.6, 0.6],
                hairForm: 'short',
                hat: ['cap', [0.3, 0.3, 0.36]],
              }),
            ),
            ...reader(at(1.25), 3.75, side, namedLook(guests, 0, 3)),
          ]
        : []),
    ],
  };
}

/** The booth: its walls and counter, the roof with a frieze that says what is sold, a dome, an awning in stripes. */
function booth(middle: number): Solid[] {
  const { half, z, deep, sill, roof } = KIOSK;
  const green = flat(GREEN);
  const panels: Material = (x, y, pz, axis) => {
    const along = axis === 0 ? pz : x - middle + half;
    const [u, v] = [(along / 0.58) % 1, y / sill];
    const isFrame =
      (u > 0.12 && u < 0.88 && v > 0.15 && v < 0.85) !==
      (u > 0.17 && u < 0.83 && v > 0.19 && v < 0.81);
    return isFrame ? GOLD : GREEN;
  };
  return [
    box([middle - half, 0, z], [middle + half, sill - 0.06, z + 0.1], panels),
    ...[-half, half - 0.1].map((dx) =>
      box([middle + dx, 0, z], [middle + dx + 0.1, roof, z + deep], panels),
    ),
    box([middle - half, 0, z + deep - 0.1], [middle + half, roof, z + deep], (x, y, pz, axis) =>
      y > sill ? covers(middle, sill, [0.26, 0.34], 5)(x, y, pz, axis) : GREEN,
    ),
    box(
      [middle - half - 0.06, sill - 0.06, z - 0.42],
      [middle + half + 0.06, sill, z + 0.3],
      flat([0.5, 0.36, 0.22]),
    ),
    box(
      [middle - half - 0.14, roof, z - 0.16],
      [middle + half + 0.14, roof + 0.42, z + deep + 0.14],
      (_x, y) => (y < roof + 0.05 || y > roof + 0.37 ? GOLD : GREEN),
    ),
    ...lettering('NEWS', [middle, roof + 0.21, z - 0.2], 0.27, flat([1, 0.95, 0.72])),
    box(
      [middle - half - 0.3, roof + 0.42, z - 0.3],
      [middle + half + 0.3, roof + 0.5, z + deep + 0.3],
      green,
    ),
    drum([middle, z + deep / 2], [roof + 0.5, roof + 0.68], [1.3, 1.15], green),
    ball(
      [middle - 1.1, roof + 0.2, z - 0.26],
      [middle + 1.1, roof + 1.36, z + deep + 0.26],
      (x, _y, pz) =>
        Math.floor(Math.atan2(pz - z - deep / 2, x - middle) * 5) % 2 === 0
          ? GREEN
          : scaleColour(GREEN, 1.5),
    ),
    drum([middle, z + deep / 2], [roof + 1.3, roof + 1.66], [0.1, 0.02], flat(GOLD)),
    ...Array.from({ length: 6 }, (_, n) =>
      box(
        [middle - half - 0.08, roof - 0.07 * (n + 1), z - 0.16 * (n + 1)],
        [middle + half + 0.08, roof - 0.07 * n, z - 0.16 * n],
        (x) =>
          Math.floor((x - middle + 20) / 0.25) % 2 === 0 ? [0.78, 0.12, 0.12] : [0.95, 0.93, 0.88],
      ),
    ),
  ];
}

/** Stacks of newspapers on the sill, others that hang from a line over it. */
function papers(middle: number): Solid[] {
  const { sill, z, half } = KIOSK;
  return [
    ...[0, 1, 2, 3, 4, 5].flatMap((n) => {
      const x = middle - half + 0.34 + n * 0.56;
      const high = 0.08 + 0.1 * chance(n, 4);
      return [
        box([x - 0.21, sill, z - 0.38], [x + 0.21, sill + high, z - 0.06], (_x, y) =>
          (y / 0.02) % 1 < 0.4 ? [0.7, 0.69, 0.64] : [0.93, 0.92, 0.87],
        ),
      ];
    }),
    ...[-1.35, -0.86, 0.86, 1.35].map((dx, n) =>
      box(
        [middle + dx - 0.2, 1.42, z - 0.34],
        [middle + dx + 0.2, 1.98, z - 0.33],
        frontPage(middle + dx, 1.42, 0.2, 0.56, n),
      ),
    ),
    box([middle - half, 1.98, z - 0.35], [middle + half, 2, z - 0.33], flat([0.2, 0.2, 0.2])),
    ...[-1.35, -0.86, 0.86, 1.35].map((dx, n) =>
      box(
        [middle + dx - 0.2, 0.12, z - 0.04],
        [middle + dx + 0.2, 0.7, z - 0.02],
        frontPage(middle + dx, 0.12, 0.2, 0.58, n + 3),
      ),
    ),
  ];
}

/** Racks of magazines that open like shutters on both sides. */
const racks = (middle: number): Solid[] =>
  [-1, 1].map((to) => {
    const from = middle + to * KIOSK.half;
    return slab(
      [from, from + to * 1.15],
      [0.25, 2.35],
      [KIOSK.z - 0.12, KIOSK.z],
      (x, y, z, axis) =>
        y < 0.3 || y > 2.3
          ? GREEN
          : covers(middle, 0.3, [0.285, 0.4], to > 0 ? 1 : 9)(x, y, z, axis),
    );
  });

/** A board on the pavement with the day's headline. */
const board = (x: number, z: number): Solid[] => [
  box([x - 0.32, 0.06, z], [x + 0.32, 1.06, z + 0.05], (px, y) => {
    const [u, v] = [(px - x) / 0.32, (y - 0.06) / 1];
    if (Math.abs(u) > 0.9 || v < 0.05 || v > 0.95) return [0.14, 0.14, 0.15];
    if (v > 0.8) return [0.8, 0.12, 0.12];
    const line = Math.floor(v / 0.17);
    const isInk =
      (v / 0.17) % 1 > 0.3 &&
      Math.abs(u) < 0.5 + 0.3 * chance(line, 2) &&
      ((u + 2) / 0.2) % 1 < 0.8;
    return isInk && v > 0.1 ? [0.1, 0.1, 0.1] : [0.96, 0.95, 0.9];
  }),
  ...[-0.28, 0.28].map((dx) =>
    box([x + dx - 0.02, 0, z + 0.02], [x + dx + 0.02, 1, z + 0.3], flat([0.3, 0.24, 0.18])),
  ),
];

/** A lamp of the street. */
const lamp = (x: number, z: number): Solid[] => [
  drum([x, z], [0, 0.5], [0.13, 0.07], flat([0.1, 0.12, 0.12])),
  drum([x, z], [0.5, 3.5], [0.05, 0.04], flat([0.1, 0.12, 0.12])),
  ball([x - 0.2, 3.5, z - 0.2], [x + 0.2, 3.9, z + 0.2], flat([1.1, 1.05, 0.9]), 1),
];

/** Somebody who reads a newspaper that is held open. */
function reader(
  x: number,
  z: number,
  side: number,
  { attire, tall = 1 }: ReturnType<typeof namedLook>,
): Solid[] {
  const turn = side > 0 ? -Math.PI / 2 - 0.9 : -Math.PI / 2 + 0.9;
  const up = 1.2 * tall;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const place = (ahead: number, left: number): Point => [
    x + c * ahead - s * left,
    up,
    z + s * ahead + c * left,
  ];
  const page = (left: number): Solid[] =>
    Array.from({ length: 6 }, (_, n) => {
      const [px, , pz] = place(0.36, left * (0.05 + 0.07 * n));
      return box([px - 0.045, up - 0.2, pz - 0.02], [px + 0.045, up + 0.26, pz + 0.02], (qx, y) =>
        y > up + 0.17
          ? (qx / 0.05) % 1 < 0.6 && y < up + 0.23
            ? [0.1, 0.1, 0.1]
            : [0.94, 0.93, 0.88]
          : (y / 0.03) % 1 < 0.45
            ? [0.55, 0.55, 0.55]
            : [0.93, 0.92, 0.87],
      );
    });
  return [
    ...posed(
      {
        at: [x, z],
        turn,
        tall,
        hands: [
          [0.34 * tall, 0.36, up],
          [0.34 * tall, -0.36, up],
        ],
      },
      { ...attire, top: [0.46, 0.4, 0.32], legs: [0.16, 0.17, 0.24], gown: 'coat' },
    ),
    ...page(1),
    ...page(-1),
  ];
}
