import { scaleColour } from '../../../arithmetic.ts';
import type { Colour, Subject } from '../../../words/idea.ts';
import { oldWood } from '../furnishings/timbered.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { posedHead } from '../people/posed-head.ts';
import { bone } from '../solids/bone.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';
import { turned } from '../solids/turned.ts';

/** Half as wide as the room, its height, how far its end is; metres. */
export const IZBA = { half: 2.5, high: 2.75, back: 6.1 } as const;
/** The stove: from where to where it stands away from the heavy wall, from where ahead to where, its hearth's and its bed's height. */
const STOVE = { out: 1.9, near: 3.5, far: 5.7, hearth: 0.82, bed: 1.62 } as const;

const LIME: Colour = [0.93, 0.91, 0.86];
const RED: Colour = [0.72, 0.12, 0.1];
const BLUE: Colour = [0.14, 0.32, 0.6];
const BRASS: Material = flat([0.78, 0.54, 0.2]);

/** Who of those named lies on the stove: who sleeps. */
export const liesOnStove = ({
  posture,
  count,
  traits = [],
}: Pick<Subject, 'traits' | 'count' | 'posture'>): boolean =>
  count === 1 && posture === 'sleeping' && !traits.includes('child');

/** The room of a Russian cottage: its great whitewashed stove with a fire in the mouth and a bed on top, the corner of icons, a table with a samovar and rolls, benches, striped runners; who lies on the stove. */
export function izba({ shell, side, noise, isAttended, guests }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const wall = side > 0 ? right : left;
  const isWarm = isAttended === true || (guests?.length ?? 0) > 0;
  const plank = oldWood([0.56, 0.36, 0.2], noise, 0);
  return {
    lamps: [
      [wall - side * (STOVE.out + 0.5), 1.1, 3.6],
      [at(-1.1), 1.9, 3.2],
    ],
    solids: [
      ...stove(wall, side, high),
      ...(isWarm ? onStove(wall, side, guests?.[0]?.includes('woman') ?? true) : []),
      ...icons([side > 0 ? left : right, 1.95, back], side),
      ...table([at(-1.35), 4.2], plank, side),
      // A bench along the wall.
      slab([at(-IZBA.half), at(-IZBA.half + 0.4)], [0.42, 0.48], [2.2, back - 0.2], plank),
      slab([at(-IZBA.half), at(-IZBA.half + 0.4)], [0, 0.42], [2.3, 2.38], plank),
      slab([at(-1.3), at(-0.55)], [0, 0.014], [1.4, back - 0.8], runner),
      slab([at(0), at(0.55)], [0, 0.014], [1.4, back - 1], runner),
      ...distaff([at(0.3), 0, 4.6], side),
      ...Array.from({ length: 4 }, (_, n) =>
        box(
          [left, high - 0.24, 1.5 + 1.35 * n],
          [right, high - 0.02, 1.72 + 1.35 * n],
          oldWood([0.42, 0.27, 0.15], noise, 0),
        ),
      ),
      ...towels(shell.window, back),
    ],
  };
}

/** Stripes of a woven runner across it. */
const runner: Material = (_x, _y, z) => {
  const band = Math.floor(z / 0.08) % 9;
  return band < 2
    ? RED
    : band === 3
      ? [0.92, 0.74, 0.26]
      : band === 5
        ? BLUE
        : band === 7
          ? [0.2, 0.42, 0.26]
          : [0.9, 0.85, 0.74];
};

/** The stove: a body of whitewashed brick with painted flowers, the arch of its mouth with a fire and pots of iron, its chimney. */
function stove(wall: number, side: number, high: number): Solid[] {
  const { out, near, far, hearth, bed } = STOVE;
  const front = wall - side * out;
  const mouth = wall - side * 0.82;
  const flowers: Material = (x, y, z, axis) => {
    if (axis === 1) return LIME;
    const along = axis === 0 ? z : x;
    const [u, v] = [(((along % 0.5) + 0.5) % 0.5) - 0.25, y - 1.42];
    if (Math.abs(v) < 0.13) {
      const away = Math.hypot(u, v);
      const petal = 0.075 + 0.025 * Math.cos(5 * Math.atan2(v, u));
      if (away < 0.03) return [0.95, 0.76, 0.2];
      if (away < petal) return RED;
      if (Math.abs(v - 0.05 * Math.sin(u * 12)) < 0.016) return [0.2, 0.46, 0.24];
    }
    if (Math.abs(Math.abs(v) - 0.15) < 0.014) return BLUE;
    return scaleColour(LIME, y < 0.12 ? 0.7 : 0.97);
  };
  const arch = (half: number, y: number, x: number): boolean =>
    Math.abs(x - mouth) < half &&
    y < hearth + 0.34 + Math.sqrt(Math.max(0, half * half - (x - mouth) ** 2)) * 0.55;
  const fire: Material = (x, y) => {
    const flame =
      hearth + 0.18 + 0.16 * Math.abs(Math.sin((x - mouth) * 16 + 1)) - 0.4 * Math.abs(x - mouth);
    return y < flame - 0.12 ? [2.4, 1.7, 0.6] : y < flame ? [2, 0.75, 0.12] : [0.14, 0.07, 0.05];
  };
  const [low, top] = [Math.min(front, wall), Math.max(front, wall)];
  const shelf = 0.5;
  return [
    // Beside, below and over the mouth, and the dark of it behind.
    box([low, 0, near], [top, hearth, far], flowers),
    plate(2, [low, hearth, near], [top, bed, near + shelf], (x, y) => !arch(0.42, y, x), flowers),
    {
      ...box(
        [low + 0.03, hearth, near + shelf],
        [top - 0.03, bed - 0.03, near + shelf + 0.02],
        fire,
      ),
      glow: 0.9,
    },
    box([low, hearth, near + shelf + 0.02], [top, bed, far], flowers),
    slab(
      [front - side * 0.06, wall],
      [hearth - 0.04, hearth],
      [near - 0.22, near],
      flat([0.5, 0.34, 0.22]),
    ),
    ...[-0.22, 0.2].flatMap((dx) => [
      ...turned(
        [mouth + dx, hearth, near - 0.05],
        0.24,
        [
          [0, 0.3],
          [0.3, 0.46],
          [0.75, 0.58],
          [0.9, 0.42],
          [1, 0.5],
        ],
        flat([0.1, 0.09, 0.09]),
      ),
    ]),
    // Its chimney stands at the wall, wood below the hearth.
    box(
      [Math.min(wall, wall - side * 0.95), bed, near + 0.02],
      [Math.max(wall, wall - side * 0.95), high, near + 0.75],
      flowers,
    ),
    ...Array.from({ length: 7 }, (_, n) =>
      bone(
        [mouth - 0.4 + 0.13 * n, 0.14 + 0.11 * (n % 3), near - 0.04],
        [mouth - 0.4 + 0.13 * n, 0.14 + 0.11 * (n % 3), near + 0.1],
        [0.06, 0.06],
        flat(n % 2 === 0 ? [0.72, 0.56, 0.36] : [0.56, 0.4, 0.24]),
      ),
    ),
    // Steps up to the bed, at the side toward the room.
    ...[0.38, 0.78, 1.18].map((y) =>
      slab(
        [front, front - side * 0.26],
        [y - 0.05, y],
        [near + 1, near + 1.5],
        flat([0.5, 0.34, 0.2]),
      ),
    ),
    ...[0, 0.46].map((dz) =>
      slab(
        [front - side * 0.2, front - side * 0.26],
        [0, 1.3],
        [near + 1 + dz, near + 1.05 + dz],
        flat([0.5, 0.34, 0.2]),
      ),
    ),
    pad([low + 0.04, bed, near + 0.78], [top - 0.04, bed + 0.12, far], quilt, 0.05),
  ];
}

/** Patches sewn together. */
const quilt: Material = (x, _y, z) => {
  const patches: readonly Colour[] = [
    RED,
    [0.92, 0.74, 0.26],
    BLUE,
    [0.9, 0.86, 0.76],
    [0.22, 0.46, 0.3],
  ];
  return patches[(((Math.floor(x / 0.22) * 3 + Math.floor(z / 0.22) * 2) % 5) + 5) % 5] as Colour;
};

/** An old woman with a kerchief, or an old man, who lies on the stove under a quilt, the head on the pillow toward the eye, and a cat beside. */
function onStove(wall: number, side: number, isWoman: boolean): Solid[] {
  const { out, near, bed } = STOVE;
  const y = bed + 0.12;
  const x = wall - side * (out - 0.42);
  const z = near + 1.15;
  const grey: Material = flat([0.46, 0.42, 0.38]);
  const cat: Point = [wall - side * 0.45, bed, near + 0.36 + 0.5];
  return [
    pad([x - 0.3, y, z - 0.3], [x + 0.3, y + 0.16, z + 0.16], flat([0.95, 0.93, 0.9]), 0.07),
    ...posedHead(
      { middle: [x, y + 0.24, z - 0.06], turn: -Math.PI / 2 - side * 0.5, size: 1.12 },
      {
        skin: [0.84, 0.62, 0.5],
        hair: [0.7, 0.7, 0.68],
        hairForm: 'short',
        ...(isWoman ? { hat: ['cloth', RED] as const } : { beard: [0.78, 0.77, 0.75] as const }),
        areEyesShut: true,
      },
    ),
    pad([x - 0.36, y - 0.04, z + 0.12], [x + 0.36, y + 0.36, z + 0.95], quilt, 0.16),
    bone(
      [x - 0.18, y + 0.24, z + 0.12],
      [x + 0.1, y + 0.3, z - 0.02],
      [0.06, 0.05],
      flat([0.3, 0.36, 0.6]),
    ),
    ball(
      [cat[0] - 0.2, cat[1] + 0.1, cat[2] - 0.14],
      [cat[0] + 0.2, cat[1] + 0.34, cat[2] + 0.14],
      grey,
    ),
    ball(
      [cat[0] - side * 0.2 - 0.09, cat[1] + 0.24, cat[2] - 0.2],
      [cat[0] - side * 0.2 + 0.09, cat[1] + 0.41, cat[2] - 0.02],
      grey,
    ),
    ...[-0.06, 0.06].map((dx) =>
      drum(
        [cat[0] - side * 0.2 + dx, cat[2] - 0.11],
        [cat[1] + 0.37, cat[1] + 0.47],
        [0.035, 0],
        grey,
      ),
    ),
  ];
}

/** The corner of icons: three in gold behind an embroidered towel, a red lamp before them. */
function icons([x, y, back]: Point, side: number): Solid[] {
  const gold: Material = (px, py) => {
    const [u, v] = [((px - x) / 0.36) % 1, py - y];
    const face = Math.hypot((Math.abs(u) - 0.5) * 0.36, v - 0.22);
    return face < 0.055
      ? [0.72, 0.5, 0.36]
      : face < 0.1
        ? [1.15, 0.85, 0.3]
        : Math.abs(Math.abs(u) - 0.5) < 0.28 && v < 0.16
          ? [0.5, 0.12, 0.12]
          : [0.8, 0.58, 0.2];
  };
  return [
    slab([x, x + side * 1.15], [y - 0.05, y], [back - 0.3, back], flat([0.4, 0.25, 0.14])),
    ...[0, 1, 2].map((n) =>
      slab(
        [x + side * (0.04 + 0.36 * n), x + side * (0.36 + 0.36 * n)],
        [y, y + 0.4 - 0.04 * n],
        [back - 0.1, back - 0.06],
        gold,
      ),
    ),
    slab([x, x + side * 0.14], [y - 0.35, y + 0.5], [back - 0.13, back - 0.1], embroidered),
    slab(
      [x + side * 1.05, x + side * 1.2],
      [y - 0.35, y + 0.5],
      [back - 0.13, back - 0.1],
      embroidered,
    ),
    drum(
      [x + side * 0.55, back - 0.36],
      [y - 0.24, y - 0.14],
      [0.04, 0.07],
      flat([1.5, 0.2, 0.12]),
      1.2,
    ),
  ];
}

const embroidered: Material = (x, y) =>
  Math.floor(y / 0.05) % 3 === 0 && Math.floor((x * 40) % 3) !== 0 ? RED : [0.95, 0.94, 0.9];

/** A table with a cloth of red borders: the samovar with its teapot, cups, rolls on a string. */
function table([x, z]: readonly [number, number], plank: Material, side: number): Solid[] {
  const cover: Material = (x, y, _z, axis) =>
    axis === 1
      ? [0.96, 0.95, 0.91]
      : y < 0.62 && Math.floor(x / 0.05) % 2 === 0
        ? RED
        : [0.94, 0.93, 0.88];
  const cups = [-0.42, -0.2, 0.45, 0.62];
  return [
    box([x - 0.78, 0.72, z - 0.42], [x + 0.78, 0.77, z + 0.42], cover),
    box([x - 0.79, 0.56, z - 0.43], [x + 0.79, 0.73, z - 0.42], cover),
    ...[-0.7, 0.64].map((dx) => box([x + dx, 0, z - 0.36], [x + dx + 0.08, 0.72, z - 0.28], plank)),
    ...samovar([x + side * 0.05, 0.77, z]),
    ...cups.flatMap((dx) => [
      drum([x + dx, z - 0.26], [0.77, 0.785], [0.075, 0.085], flat([0.96, 0.95, 0.92])),
      drum([x + dx, z - 0.26], [0.785, 0.855], [0.035, 0.05], flat(dx < 0 ? RED : BLUE)),
    ]),
    ...Array.from({ length: 6 }, (_, n) =>
      ball(
        [x + 0.24 + 0.07 * n, 0.77, z - 0.08],
        [x + 0.32 + 0.07 * n, 0.83, z + 0.04],
        flat([0.72, 0.44, 0.18]),
      ),
    ),
  ];
}

/** A samovar of brass: its foot, its round body, its tap, its handles, a teapot on the crown. */
const samovar = ([x, y, z]: Point): Solid[] => [
  ...turned(
    [x, y, z],
    0.56,
    [
      [0, 0.26],
      [0.08, 0.22],
      [0.14, 0.12],
      [0.26, 0.28],
      [0.62, 0.36],
      [0.76, 0.3],
      [0.82, 0.2],
      [0.92, 0.18],
      [1, 0.22],
    ],
    BRASS,
  ),
  ...[-1, 1].map((to) =>
    bone(
      [x + to * 0.2, y + 0.36, z],
      [x + to * 0.29, y + 0.3, z],
      [0.022, 0.026],
      flat([0.3, 0.18, 0.1]),
    ),
  ),
  bone([x, y + 0.2, z - 0.15], [x, y + 0.18, z - 0.28], [0.022, 0.018], BRASS),
  bone([x, y + 0.25, z - 0.25], [x, y + 0.18, z - 0.25], [0.014, 0.014], BRASS),
  ball([x - 0.1, y + 0.56, z - 0.1], [x + 0.1, y + 0.73, z + 0.1], flat([0.95, 0.94, 0.9])),
  ball([x - 0.025, y + 0.71, z - 0.025], [x + 0.025, y + 0.76, z + 0.025], flat(RED)),
  bone([x + 0.09, y + 0.62, z], [x + 0.17, y + 0.69, z], [0.025, 0.014], flat([0.95, 0.94, 0.9])),
];

/** A distaff with its tow on a low stool. */
const distaff = ([x, y, z]: Point, side: number): Solid[] => [
  box([x - 0.2, y + 0.36, z - 0.14], [x + 0.2, y + 0.4, z + 0.14], flat([0.5, 0.33, 0.18])),
  ...[-0.16, 0.16].map((dx) =>
    bone([x + dx, y + 0.36, z], [x + dx * 1.2, y, z], [0.025, 0.025], flat([0.5, 0.33, 0.18])),
  ),
  bone(
    [x + side * 0.12, y + 0.4, z],
    [x + side * 0.12, y + 1.1, z],
    [0.018, 0.018],
    flat([0.42, 0.26, 0.14]),
  ),
  ball(
    [x + side * 0.12 - 0.1, y + 0.95, z - 0.1],
    [x + side * 0.12 + 0.1, y + 1.32, z + 0.1],
    flat([0.86, 0.82, 0.72]),
  ),
];

/** Embroidered towels on both sides of the window. */
const towels = (
  [from, to, low, high]: readonly [number, number, number, number],
  back: number,
): Solid[] =>
  [from - 0.2, to + 0.2].map((x) =>
    box([x - 0.14, low - 0.1, back - 0.1], [x + 0.14, high + 0.1, back - 0.07], embroidered),
  );
