import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { toyBear } from '../furnishings/toy-bear.ts';
import { curtains, type Furnished, type Furnishing, flat, floorLamp, slab } from '../furniture.ts';
import { boards, carpet, cloth, paint, wood } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

const WHITE: Material = flat([0.95, 0.94, 0.92]);
const STARS: Colour = [0.95, 0.82, 0.5];
const PLUSH: Colour = [0.74, 0.54, 0.34];

/** Colours of what hangs over a crib, and of a child's blocks. */
const HUNG: readonly Colour[] = [
  [0.95, 0.8, 0.3],
  [0.9, 0.5, 0.55],
  [0.45, 0.7, 0.85],
  [0.6, 0.8, 0.5],
];
const BLOCKS: readonly Colour[] = [
  [0.9, 0.5, 0.55],
  [0.45, 0.7, 0.85],
  [0.95, 0.8, 0.35],
];

/** Soft green paper with stars and moons over white boards. */
export function nurserySurfaces(noise: Noise): Surfaces {
  const wall = paint([0.74, 0.84, 0.84], noise);
  return {
    walls: (x, y, z, axis) => {
      if (y < 0.9)
        return y > 0.86
          ? [0.85, 0.85, 0.84]
          : Math.abs(((axis === 0 ? z : x) / 0.16) % 1) < 0.06
            ? [0.84, 0.84, 0.82]
            : [0.94, 0.94, 0.92];
      const along = axis === 0 ? z : x;
      const row = Math.floor(y / 0.42);
      const [u, v] = [(along / 0.42 + 0.5 * (row & 1)) % 1, y / 0.42 - row];
      const [a, b] = [Math.abs(u) - 0.5, v - 0.5];
      const [r, turn] = [Math.hypot(a, b), Math.atan2(b, a)];
      const isMoon = (row & 1) === 1 && r < 0.15 && Math.hypot(a - 0.07, b - 0.04) > 0.12;
      const isStar = (row & 1) === 0 && r < 0.1 + 0.045 * Math.cos(5 * turn - 1.57);
      return isMoon || isStar ? STARS : wall(x, y, z, axis);
    },
    floor: boards([0.78, 0.62, 0.44], noise),
    ceiling: paint([0.96, 0.95, 0.94], noise),
  };
}

/** A nursery: a baby asleep in its crib under a mobile of stars, a rocking chair, a chest to change it on, a bear, a round rug. */
export function nursery(furnishing: Furnishing): Furnished {
  const { noise, shell, side } = furnishing;
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const heavy = side > 0 ? right : left;
  const light = side > 0 ? left : right;
  const rug = [middle - 1.5, middle + 1.5, 2.05, 4] as const;
  return {
    lamps: [
      [at(-1.6), 1.6, 4],
      [middle, 2.3, 2.8],
    ],
    solids: [
      box(
        [rug[0], 0, rug[2]],
        [rug[1], 0.015, rug[3]],
        carpet([0.9, 0.86, 0.78], [0.62, 0.76, 0.78], rug, noise),
      ),
      ...crib([at(0.25), 0, 3.2], noise),
      ...mobile([at(0.25), 2.05, 3.2], shell.high),
      ...rockingChair([at(-1.3), 0, 3.3], side, noise),
      ...chest(heavy, side, noise),
      ...toyBear([at(-0.45), 0, 2.3], PLUSH),
      ...blocks([at(1.2), 0, 2.4]),
      ...floorLamp(light + side * 0.35, back - 0.4, 1.5),
      ...curtains(furnishing, [0.95, 0.82, 0.72]),
    ],
  };
}

/** A crib with bars, its mattress, and the baby under a blanket. */
function crib([x, , z]: Point, noise: Noise): Solid[] {
  const [half, deep] = [0.68, 0.36];
  const blanket = cloth([0.62, 0.78, 0.86], noise);
  const skin = flat([0.93, 0.72, 0.62]);
  const bars = (pz: number, high: number) =>
    Array.from({ length: 12 }, (_, n) =>
      drum(
        [x - half + 0.06 + (n * (2 * half - 0.12)) / 11, pz],
        [0.3, high],
        [0.014, 0.014],
        WHITE,
      ),
    );
  const rail = (pz: number, y: number) =>
    pad([x - half, y, pz - 0.025], [x + half, y + 0.05, pz + 0.025], WHITE, 0.02);
  return [
    ...[-half, half].flatMap((dx) =>
      [-deep, deep].map((dz) => drum([x + dx, z + dz], [0, 1.02], [0.035, 0.035], WHITE)),
    ),
    ...[-half, half].flatMap((dx) =>
      [-deep, deep].map((dz) =>
        ball([x + dx - 0.045, 1, z + dz - 0.045], [x + dx + 0.045, 1.1, z + dz + 0.045], WHITE),
      ),
    ),
    ...bars(z - deep, 0.78),
    ...bars(z + deep, 0.95),
    rail(z - deep, 0.76),
    rail(z - deep, 0.28),
    rail(z + deep, 0.95),
    rail(z + deep, 0.28),
    ...[-half, half].map((dx) =>
      pad([x + dx - 0.02, 0.28, z - deep], [x + dx + 0.02, 0.98, z + deep], WHITE, 0.015),
    ),
    pad(
      [x - half + 0.03, 0.46, z - deep + 0.03],
      [x + half - 0.03, 0.62, z + deep - 0.03],
      cloth([0.97, 0.96, 0.93], noise),
      0.05,
    ),
    ball([x - 0.58, 0.58, z - 0.22], [x - 0.2, 0.74, z + 0.22], cloth([0.98, 0.97, 0.95], noise)),
    ball([x - 0.5, 0.64, z - 0.13], [x - 0.26, 0.88, z + 0.11], skin),
    ball([x - 0.53, 0.69, z - 0.1], [x - 0.3, 0.92, z + 0.12], flat([0.5, 0.34, 0.2])),
    ball([x - 0.36, 0.74, z - 0.15], [x - 0.32, 0.775, z - 0.11], flat([0.55, 0.3, 0.28])),
    ball([x - 0.32, 0.52, z - 0.25], [x + 0.5, 0.86, z + 0.25], blanket),
  ];
}

/** Stars and a moon that turn over the crib. */
const mobile = ([x, y, z]: Point, ceiling: number): Solid[] => [
  drum([x, z], [y, ceiling], [0.006, 0.006], WHITE),
  ...[0, 1.57].flatMap((turn) =>
    limb(
      [
        [x - 0.4 * Math.cos(turn), y, z - 0.4 * Math.sin(turn)],
        [x + 0.4 * Math.cos(turn), y, z + 0.4 * Math.sin(turn)],
      ],
      [0.012, 0.012],
      WHITE,
    ),
  ),
  ...[0, 1, 2, 3].flatMap((n) => {
    const [px, pz] = [x + 0.4 * Math.cos(n * 1.57), z + 0.4 * Math.sin(n * 1.57)];
    const colour = HUNG[n] as Colour;
    const low = y - 0.3 - 0.06 * (n % 2);
    return [
      drum([px, pz], [low, y], [0.004, 0.004], WHITE),
      ball([px - 0.09, low - 0.09, pz - 0.05], [px + 0.09, low + 0.09, pz + 0.05], flat(colour)),
    ];
  }),
];

/** A rocking chair with a cushion, turned to the crib. */
function rockingChair([x, , z]: Point, side: number, noise: Noise): Solid[] {
  const oak = wood([0.66, 0.46, 0.28], noise);
  const to = (d: number) => x + side * d;
  return [
    ...[-0.26, 0.26].flatMap((dz) =>
      limb(
        [-0.5, -0.25, 0, 0.25, 0.5].map((d): Point => [to(d), 0.04 + 0.36 * d * d, z + dz]),
        [0.028, 0.028],
        oak,
      ),
    ),
    ...[-0.22, 0.24].flatMap((d) =>
      [-0.24, 0.24].map((dz) => drum([to(d), z + dz], [0.05, 0.44], [0.025, 0.025], oak)),
    ),
    pad(
      [Math.min(to(-0.28), to(0.28)), 0.42, z - 0.28],
      [Math.max(to(-0.28), to(0.28)), 0.52, z + 0.28],
      cloth([0.9, 0.78, 0.62], noise),
      0.05,
    ),
    ...[-0.2, -0.07, 0.07, 0.2].flatMap((dz) =>
      limb(
        [
          [to(-0.26), 0.5, z + dz],
          [to(-0.4), 1.15, z + dz],
        ],
        [0.016, 0.016],
        oak,
      ),
    ),
    ...limb(
      [
        [to(-0.4), 1.15, z - 0.28],
        [to(-0.4), 1.15, z + 0.28],
      ],
      [0.035, 0.035],
      oak,
    ),
    ...[-0.28, 0.28].flatMap((dz) =>
      limb(
        [
          [to(-0.32), 0.74, z + dz],
          [to(0.26), 0.72, z + dz],
        ],
        [0.025, 0.025],
        oak,
      ),
    ),
    pad(
      [Math.min(to(-0.36), to(-0.2)), 0.54, z - 0.2],
      [Math.max(to(-0.36), to(-0.2)), 0.92, z + 0.2],
      cloth([0.6, 0.76, 0.8], noise),
      0.07,
    ),
  ];
}

/** A chest of drawers with a mat to change the baby on, nappies and a lamp, at the heavy wall. */
function chest(wall: number, side: number, noise: Noise): Solid[] {
  const at = (out: number) => wall - side * out;
  return [
    slab([wall, at(0.52)], [0, 0.86], [2.9, 4.1], (x, y, z, axis) => {
      const [u, v] = [(z - 2.9) / 0.6, y / 0.285];
      if (axis !== 0) return scaleColour([0.95, 0.94, 0.92], 1 + 0.01 * noise.at(x, z));
      const [a, b] = [u - Math.floor(u), v - Math.floor(v)];
      if (Math.min(a, 1 - a) < 0.02 || Math.min(b, 1 - b) < 0.04) return [0.72, 0.7, 0.66];
      return Math.hypot((a - 0.5) * 0.6, (b - 0.5) * 0.285) < 0.025
        ? [0.8, 0.6, 0.35]
        : [0.95, 0.94, 0.92];
    }),
    pad(
      [Math.min(at(0.06), at(0.48)), 0.86, 2.95],
      [Math.max(at(0.06), at(0.48)), 0.95, 3.65],
      cloth([0.95, 0.85, 0.55], noise),
      0.04,
    ),
    ...[0, 1, 2].map((n) =>
      slab([at(0.12), at(0.4)], [0.86 + 0.07 * n, 0.92 + 0.07 * n], [3.72, 3.98], WHITE),
    ),
  ];
}

/** Blocks in soft colours. */
const blocks = ([x, , z]: Point): Solid[] =>
  [
    [0, 0],
    [0.2, 0],
    [0.1, 0.17],
  ].map(([dx = 0, y = 0], n) =>
    pad(
      [x + dx - 0.085, y, z - 0.085],
      [x + dx + 0.085, y + 0.17, z + 0.085],
      flat(BLOCKS[n] as Colour),
      0.02,
    ),
  );
