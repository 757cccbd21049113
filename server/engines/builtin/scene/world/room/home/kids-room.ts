import type { Colour } from '../../../words/idea.ts';
import {
  besideWall,
  curtains,
  type Furnished,
  type Furnishing,
  flat,
  OAK,
  slab,
} from '../furniture.ts';
import { books, carpet, cloth, wood } from '../materials.ts';
import { ball, box, type Material, type Solid } from '../solids/solid.ts';

const PAINTS: readonly Colour[] = [
  [0.86, 0.24, 0.2],
  [0.96, 0.76, 0.18],
  [0.2, 0.5, 0.8],
  [0.3, 0.64, 0.34],
];
const PLUSH: Colour = [0.64, 0.43, 0.24];

/** Clouds and stars on a wall of sky blue. */
export const CLOUDED: Material = (x, y, z, axis) => {
  const along = axis === 0 ? z : x;
  const [u, v] = [
    ((along % 1.5) + 1.5) % 1.5,
    ((y + 0.35 * (Math.floor(along / 1.5) & 1)) % 1.1) - 0.55,
  ];
  const cloud = [
    [0.4, 0, 0.15],
    [0.58, 0.06, 0.19],
    [0.77, 0, 0.14],
  ].some(([cx = 0, cy = 0, r = 0]) => Math.hypot(u - cx, (v - cy) * 1.5) < r && v > -0.1);
  return cloud ? [0.93, 0.95, 0.97] : [0.6, 0.77, 0.88];
};

/** A children's room: a bunk bed with its ladder at the wall, a shelf, blocks, a bear and a train on a bright rug. */
export function kidsRoom(furnishing: Furnishing): Furnished {
  const { noise, shell, side } = furnishing;
  const { back, left, right } = shell;
  const { part } = besideWall(furnishing);
  const oak = wood(OAK, noise);
  const middle = (left + right) / 2 - side * 0.35;
  const rug = [middle - 1.15, middle + 0.95, 2.3, back - 1.1] as const;
  const light = side > 0 ? left : right;
  const [toy, globe] = [light + side * 0.81, light + side * 0.19];
  return {
    lamps: [
      [middle, 2.4, 3],
      [light + side * 0.3, 1.2, back - 0.5],
    ],
    solids: [
      ...bunkBed(furnishing, oak),
      box(
        [rug[0], 0, rug[2]],
        [rug[1], 0.015, rug[3]],
        carpet([0.95, 0.78, 0.4], [0.86, 0.4, 0.32], rug, noise),
      ),
      slab([light, light + side * 0.34], [0, 1.05], [2.6, back - 1], books(0.35, OAK)),
      ...blocks(middle - 0.35 * side, 3.1),
      ...bear(middle + 0.42 * side, 3.7, cloth(PLUSH, noise)),
      ball([toy - 0.19, 0, 2.55], [toy + 0.19, 0.38, 2.93], beach),
      part(0.02, 0.05, [1.9, 2.05], [2.3, 2.4], oak),
      ball(
        [globe - 0.14, 1.05, back - 1.5],
        [globe + 0.14, 1.33, back - 1.22],
        flat([0.2, 0.46, 0.72]),
      ),
      ...pennants(left, right, back),
      ...curtains(furnishing, [0.9, 0.42, 0.32]),
    ],
  };
}

/** Two beds one above the other, with posts, a rail and a ladder. */
function bunkBed(furnishing: Furnishing, oak: Material): Solid[] {
  const { noise, shell } = furnishing;
  const { part, soft } = besideWall(furnishing);
  const [near, far] = [2.6, shell.back - 0.35];
  const out = 1.15;
  const level = (y: number, colour: Colour): Solid[] => [
    part(0.04, out, [y, y + 0.14], [near, far], oak),
    part(
      0.08,
      out - 0.04,
      [y + 0.14, y + 0.3],
      [near + 0.04, far - 0.04],
      cloth([0.95, 0.95, 0.94], noise),
    ),
    part(0.08, out, [y + 0.12, y + 0.34], [near + 0.02, far - 0.85], cloth(colour, noise)),
    soft(
      0.2,
      out - 0.16,
      [y + 0.24, y + 0.5],
      [far - 0.62, far - 0.1],
      cloth([0.96, 0.96, 0.95], noise),
    ),
  ];
  const posts = [near, far - 0.09].flatMap((z) =>
    [0.02, out - 0.05].map((x) => part(x, x + 0.09, [0, 2.05], [z, z + 0.09], oak)),
  );
  const rail = [1.72, 1.88].map((y) =>
    part(out - 0.02, out + 0.03, [y, y + 0.07], [near + 0.75, far], oak),
  );
  const ladder = [
    ...[near + 0.14, near + 0.6].map((z) =>
      part(out + 0.04, out + 0.1, [0, 1.95], [z, z + 0.06], oak),
    ),
    ...[0.3, 0.62, 0.94, 1.26, 1.58].map((y) =>
      part(out + 0.05, out + 0.1, [y, y + 0.05], [near + 0.16, near + 0.64], oak),
    ),
  ];
  const ends = [0.62, 1.98].map((y) =>
    part(0.04, out, [y, y + 0.07], [near - 0.01, near + 0.05], oak),
  );
  return [
    ...level(0.28, PAINTS[2] ?? PLUSH),
    ...level(1.3, PAINTS[0] ?? PLUSH),
    ...posts,
    ...rail,
    ...ladder,
    ...ends,
  ];
}

/** A tower of blocks, and some that fell. */
const blocks = (x: number, z: number): Solid[] =>
  [
    [0, 0, 0],
    [0.21, 0, 0.02],
    [0.1, 0.2, 0.01],
    [0.1, 0.4, 0.02],
    [-0.34, 0, -0.2],
    [0.5, 0, -0.24],
  ].map(([dx = 0, y = 0, dz = 0], n) =>
    box(
      [x + dx - 0.1, y, z + dz],
      [x + dx + 0.1, y + 0.2, z + dz + 0.2],
      flat(PAINTS[n % PAINTS.length] ?? PLUSH),
    ),
  );

/** A bear of plush that sits. */
const bear = (x: number, z: number, plush: Material): Solid[] => [
  ball([x - 0.17, 0.02, z - 0.13], [x + 0.17, 0.4, z + 0.17], plush),
  ball([x - 0.14, 0.34, z - 0.12], [x + 0.14, 0.62, z + 0.14], plush),
  ...[-0.12, 0.12].flatMap((dx) => [
    ball([x + dx - 0.06, 0.56, z - 0.03], [x + dx + 0.06, 0.68, z + 0.05], plush),
    ball([x + dx * 1.5 - 0.07, 0, z - 0.3], [x + dx * 1.5 + 0.07, 0.14, z + 0.02], plush),
    ball([x + dx * 1.6 - 0.06, 0.16, z - 0.12], [x + dx * 1.6 + 0.06, 0.36, z + 0.02], plush),
    ball(
      [x + dx * 0.45 - 0.018, 0.5, z - 0.125],
      [x + dx * 0.45 + 0.018, 0.536, z - 0.09],
      flat([0.06, 0.05, 0.05]),
    ),
  ]),
  ball([x - 0.06, 0.38, z - 0.18], [x + 0.06, 0.48, z - 0.06], flat([0.84, 0.68, 0.48])),
  ball([x - 0.022, 0.44, z - 0.195], [x + 0.022, 0.475, z - 0.16], flat([0.06, 0.05, 0.05])),
];

/** A ball in four colours. */
const beach: Material = (x, _y, z) =>
  PAINTS[Math.abs(Math.floor((x + z) * 9)) % PAINTS.length] ?? PLUSH;

/** Small flags on a cord along the wall ahead. */
const pennants = (left: number, right: number, back: number): Solid[] =>
  Array.from({ length: 13 }, (_, n) => {
    const x = left + 0.2 + ((right - left - 0.4) * n) / 12;
    const y = 2.62 - 0.12 * Math.sin((n / 12) * Math.PI);
    return box([x - 0.1, y - 0.2, back - 0.03], [x + 0.1, y, back - 0.015], (px, py) =>
      Math.abs(px - x) < 0.1 * ((py - y + 0.2) / 0.2)
        ? (PAINTS[n % PAINTS.length] ?? PLUSH)
        : CLOUDED(px, py, back, 2),
    );
  });
