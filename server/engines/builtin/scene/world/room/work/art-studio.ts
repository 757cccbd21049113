import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { MOTIFS, type Motif } from '../furnishings/motifs.ts';
import {
  besideWall,
  type Furnished,
  type Furnishing,
  flat,
  OAK,
  plant,
  slab,
} from '../furniture.ts';
import { boards, chance, paint, wood } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { bust } from '../shows/museum.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';
import { easel, type Look } from './easel.ts';

/** Tubes, pots and what was spilt of them. */
const PAINTS: readonly Colour[] = [
  [0.85, 0.14, 0.12],
  [0.95, 0.74, 0.1],
  [0.12, 0.34, 0.76],
  [0.16, 0.55, 0.3],
  [0.94, 0.93, 0.9],
  [0.9, 0.42, 0.1],
  [0.46, 0.2, 0.56],
  [0.2, 0.66, 0.72],
];
const LINEN: Colour = [0.93, 0.91, 0.85];
const IRON: Material = flat([0.2, 0.22, 0.23]);
const TIN: Material = flat([0.62, 0.64, 0.66]);
/** How high the table of paints is, metres. */
const TABLE = 0.8;

const paintAt = (n: number): Colour => PAINTS[n % PAINTS.length] as Colour;

/** White walls with samples of colour on them, bare boards with drops of paint all over. */
export function studioSurfaces(noise: Noise): Surfaces {
  const plaster = paint([0.9, 0.88, 0.84], noise);
  const floor = boards([0.66, 0.52, 0.38], noise);
  return {
    walls: plaster,
    floor: (x, y, z, axis) => {
      const [m, n] = [Math.floor(x / 0.34), Math.floor(z / 0.34)];
      const at = [
        (m + 0.25 + 0.5 * chance(m, n)) * 0.34,
        (n + 0.25 + 0.5 * chance(n, m + 7)) * 0.34,
      ];
      const size = 0.075 * chance(m + 3, n + 9) ** 2.2;
      const rough = 1 + 0.5 * noise.at(x * 30, z * 30);
      const isDrop = Math.hypot(x - (at[0] ?? 0), z - (at[1] ?? 0)) < size * rough;
      return isDrop ? paintAt(Math.floor(chance(m, n + 40) * PAINTS.length)) : floor(x, y, z, axis);
    },
    ceiling: paint([0.93, 0.92, 0.89], noise),
  };
}

/** An artist's studio: easels with canvases before a tall north window, a table of paints and brushes, canvases along the walls, a bust to draw from. */
export function artStudio(furnishing: Furnishing): Furnished {
  const { shell, side, noise, random } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const first = random.below(MOTIFS.length);
  const motif = (n: number) => MOTIFS[(first + n) % MOTIFS.length] as Motif;
  const look =
    (n: number, finished: number): Look =>
    (u, v) =>
      onCanvas(motif(n), u, v, finished, noise);
  return {
    lamps: [
      [middle, high - 0.7, 2.6],
      [at(-1.6), high - 0.7, 4.2],
    ],
    solids: [
      ...easel([at(-0.62), 0, 3.5], 1, look(0, 0.62), noise),
      ...easel([at(1.72), 0, 4.3], 0.86, look(1, 0.2), noise),
      ...easel([at(-2.1), 0, 4.6], 0.8, look(3, 1), noise),
      ...paintTable([at(0.62), 0, 3.1], side, noise),
      ...stool(at(-1.5), 3.05, noise),
      ...alongWall(furnishing, look),
      ...onTheWall(furnishing, look),
      ...bust(at(0.62), back - 0.75, noise),
      ...plant(furnishing, at(-1.55), 0, back - 0.45, 1.35),
      ...northWindow(shell),
    ],
  };
}

/** What a canvas shows that is painted so far: below its edge the drawing on linen. */
function onCanvas(motif: Motif, u: number, v: number, finished: number, noise: Noise): Colour {
  const edge = finished + 0.12 * noise.fbm(u * 4, v * 4, 3) + 0.12 * (u - 0.5);
  const shown = motif(u, v, noise);
  const stroke = 1 + 0.14 * noise.at(u * 26 + v * 9, v * 40);
  if (1 - v < edge) return scaleColour(shown, stroke);
  // Lines where what is drawn changes.
  const [du, dv] = [motif(u + 0.012, v, noise), motif(u, v + 0.012, noise)];
  const step = Math.abs(du[1] - shown[1]) + Math.abs(dv[1] - shown[1]);
  return step > 0.09 ? [0.36, 0.33, 0.3] : mixColour(LINEN, shown, 0.07);
}

/** Bars of iron before the large panes. */
function northWindow({ window: [left, right, low, high], back }: Furnishing['shell']): Solid[] {
  const bar = (x: readonly [number, number], y: readonly [number, number]) =>
    slab(x, y, [back - 0.05, back + 0.03], IRON);
  return [
    bar([left - 0.06, left], [low - 0.06, high + 0.06]),
    bar([right, right + 0.06], [low - 0.06, high + 0.06]),
    bar([left, right], [low - 0.06, low]),
    bar([left, right], [high, high + 0.06]),
    ...[1, 2, 3].map((n) => {
      const x = left + ((right - left) * n) / 4;
      return bar([x - 0.018, x + 0.018], [low, high]);
    }),
    ...[1, 2, 3].map((n) => {
      const y = low + ((high - low) * n) / 4;
      return bar([left, right], [y - 0.018, y + 0.018]);
    }),
    box([left - 0.1, low - 0.1, back - 0.22], [right + 0.1, low - 0.06, back], flat(LINEN)),
  ];
}

/** A table with pots and tubes of paint, jars of brushes and a palette; all spattered. */
function paintTable([x, , z]: Point, side: number, noise: Noise): Solid[] {
  const grain = wood(OAK, noise);
  const top: Material = (px, y, pz, axis) => {
    const [m, n] = [Math.floor(px / 0.09), Math.floor(pz / 0.09)];
    const isDrop =
      chance(m, n) > 0.8 && Math.hypot(px / 0.09 - m - 0.5, pz / 0.09 - n - 0.5) < 0.42;
    return isDrop ? paintAt(m + 3 * n + 64) : grain(px, y, pz, axis);
  };
  const on = TABLE;
  return [
    box([x - 0.62, on - 0.05, z - 0.34], [x + 0.62, on, z + 0.34], top),
    ...[-0.58, 0.52].flatMap((dx) =>
      [-0.3, 0.24].map((dz) =>
        box([x + dx, 0, z + dz], [x + dx + 0.06, on - 0.05, z + dz + 0.06], grain),
      ),
    ),
    box([x - 0.58, 0.22, z - 0.28], [x + 0.58, 0.25, z + 0.28], grain),
    ...[0, 1, 2, 3].flatMap((n) => paintPot(x - 0.48 + 0.19 * n, on, z + 0.16 - 0.05 * (n % 2), n)),
    ...[0, 1, 2].flatMap((n) => paintPot(x - 0.4 + 0.3 * n, 0.25, z - 0.08, n + 4)),
    ...brushes(x + 0.36, on, z + 0.12, 0),
    ...brushes(x + 0.52, on, z - 0.02, 5),
    ...palette(x - side * 0.05, on, z - 0.16),
    ...[0, 1, 2, 3, 4].map((n) =>
      box(
        [x + 0.22 + 0.075 * n, on, z - 0.27],
        [x + 0.26 + 0.075 * n, on + 0.025, z - 0.13],
        (_u, _v, w) => (w > z - 0.17 ? TIN(0, 0, 0, 0) : paintAt(n + 2)),
      ),
    ),
  ];
}

/** A tin with paint to its rim, some of it run down its side. */
function paintPot(x: number, y: number, z: number, n: number): Solid[] {
  const colour = paintAt(n);
  const side: Material = (px, up) =>
    up > y + 0.1 - 0.07 * chance(Math.floor((px - x) / 0.018), n) ? colour : TIN(0, 0, 0, 0);
  return [
    drum([x, z], [y, y + 0.14], [0.068, 0.068], side),
    drum([x, z], [y + 0.139, y + 0.143], [0.06, 0.06], flat(colour)),
  ];
}

/** A jar full of brushes. */
const brushes = (x: number, y: number, z: number, first: number): Solid[] => [
  drum([x, z], [y, y + 0.15], [0.055, 0.06], flat([0.5, 0.62, 0.66])),
  ...Array.from({ length: 7 }, (_, n) => {
    const [dx, dz] = [0.036 * Math.cos(n * 0.9), 0.036 * Math.sin(n * 0.9)];
    const top = y + 0.24 + 0.09 * chance(n, first);
    const [bx, bz] = [x + dx * 1.3, z + dz * 1.3];
    return [
      box(
        [bx - 0.006, y + 0.12, bz - 0.006],
        [bx + 0.006, top, bz + 0.006],
        flat([0.72, 0.5, 0.28]),
      ),
      ball(
        [bx - 0.013, top - 0.01, bz - 0.013],
        [bx + 0.013, top + 0.06, bz + 0.013],
        flat(paintAt(n + first)),
      ),
    ];
  }).flat(),
];

/** A palette with dabs around its edge. */
const palette = (x: number, y: number, z: number): Solid[] => [
  drum([x, z], [y, y + 0.014], [0.17, 0.17], flat([0.62, 0.42, 0.24])),
  ...Array.from({ length: 7 }, (_, n) => {
    const turn = 0.6 + n * 0.75;
    const [px, pz] = [x + 0.12 * Math.cos(turn), z + 0.12 * Math.sin(turn)];
    return ball(
      [px - 0.03, y + 0.004, pz - 0.03],
      [px + 0.03, y + 0.035, pz + 0.03],
      flat(paintAt(n)),
    );
  }),
];

/** A stool of wood. */
const stool = (x: number, z: number, noise: Noise): Solid[] => [
  drum([x, z], [0.6, 0.65], [0.18, 0.18], wood(OAK, noise)),
  ...[-0.12, 0.09].flatMap((dx) =>
    [-0.12, 0.09].map((dz) =>
      box([x + dx, 0, z + dz], [x + dx + 0.03, 0.6, z + dz + 0.03], wood(OAK, noise)),
    ),
  ),
  box([x - 0.1, 0.2, z - 0.11], [x + 0.1, 0.225, z - 0.085], wood(OAK, noise)),
];

/** Canvases that stand on the floor along both walls, some with their backs to the room. */
function alongWall(
  { shell, side }: Furnishing,
  look: (n: number, finished: number) => Look,
): Solid[] {
  const stretcher = flat([0.74, 0.58, 0.38]);
  return [-1, 1].flatMap((to) => {
    const { part } = besideWall({ shell, side: to } as Furnishing);
    return [0, 1, 2, 3].flatMap((n) => {
      const isBack = (n + (to > 0 ? 1 : 0)) % 3 === 0;
      const [near, tall] = [2.3 + 0.92 * n, 0.75 + 0.4 * chance(n, to + 4)];
      const wide = 0.62 + 0.24 * chance(n, to + 9);
      const own = look(n + to + side + 7, 1);
      return isBack
        ? [
            part(0.06, 0.1, [0, tall], [near, near + wide], flat(scaleColour(LINEN, 0.86))),
            part(0.1, 0.125, [0, tall], [near, near + 0.05], stretcher),
            part(0.1, 0.125, [0, tall], [near + wide - 0.05, near + wide], stretcher),
            part(0.1, 0.125, [tall - 0.05, tall], [near, near + wide], stretcher),
            part(0.1, 0.125, [tall / 2 - 0.025, tall / 2 + 0.025], [near, near + wide], stretcher),
          ]
        : [
            part(
              0.08 + 0.04 * (n % 2),
              0.12 + 0.04 * (n % 2),
              [0, tall],
              [near, near + wide],
              (_x, y, z, axis) => (axis === 0 ? own((z - near) / wide, y / tall) : LINEN),
            ),
          ];
    });
  });
}

/** Paintings and studies that hang on both walls, close to each other. */
function onTheWall(
  { shell, side }: Furnishing,
  look: (n: number, finished: number) => Look,
): Solid[] {
  return [-1, 1].flatMap((to) => {
    const { part } = besideWall({ shell, side: to } as Furnishing);
    return Array.from({ length: 8 }, (_, n) => {
      const [row, column] = [n % 2, Math.floor(n / 2)];
      const near = 2.25 + 0.95 * column + 0.16 * row;
      const wide = 0.44 + 0.3 * chance(n, to + 20);
      const low = row === 0 ? 1.36 : 2.16;
      const tall = 0.46 + 0.22 * chance(n, to + 30);
      const own = look(n * 2 + to + side + 9, 1);
      return part(0.004, 0.035, [low, low + tall], [near, near + wide], (_x, y, z, axis) => {
        const [u, v] = [(z - near) / wide, (y - low) / tall];
        const isEdge = Math.min(u, 1 - u) * wide < 0.02 || Math.min(v, 1 - v) * tall < 0.02;
        return axis !== 0 || isEdge ? [0.28, 0.2, 0.13] : own(u, v);
      });
    });
  });
}
