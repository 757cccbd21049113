import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { booksUpTo } from '../furnishings/book-stack.ts';
import { gableSlopes } from '../furnishings/gable.ts';
import { type Furnished, type Furnishing, lampShade, OAK, plant, WHITE } from '../furniture.ts';
import { books, carpet, chance, cloth, wood } from '../materials.ts';
import { box, drum, type Material, pad, type Solid, sphere } from '../solids/solid.ts';
import { boarded, GABLE } from './attic.ts';

const PATCHES: readonly Colour[] = [
  [0.72, 0.3, 0.26],
  [0.86, 0.72, 0.42],
  [0.3, 0.46, 0.52],
  [0.9, 0.86, 0.78],
  [0.46, 0.54, 0.36],
];
/** The side of a patch of the quilt, metres. */
const PATCH = 0.24;

/** A quilt of patches with seams between them. */
const quilt: Material = (x, y, z, axis) => {
  const [a, b] = [(axis === 0 ? y : x) / PATCH, (axis === 2 ? y : z) / PATCH];
  const [u, v] = [a - Math.floor(a), b - Math.floor(b)];
  const own = PATCHES[Math.floor(chance(Math.floor(a), Math.floor(b)) * PATCHES.length)] as Colour;
  return scaleColour(own, Math.min(u, v, 1 - u, 1 - v) < 0.04 ? 0.72 : 1);
};

/** A bedroom under the roof: a bed with a quilt beneath the slope, its head at the end wall, a night table with a lamp, books and a desk across from it. */
export function atticBedroom(furnishing: Furnishing): Furnished {
  const { noise, shell, side } = furnishing;
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const rug = [middle - 1.5, middle + 0.9, 2.4, back - 1] as const;
  const lampX = at(-0.12);
  return {
    isShaded: true,
    lamps: [
      [lampX, 0.95, back - 0.4],
      [at(-1.55), 1.05, 4.1],
      [middle, 2.2, 2.6],
    ],
    solids: [
      ...gableSlopes(shell, GABLE, 0.4, boarded),
      box(
        [middle - 0.09, GABLE.ridge - 0.3, 0.4],
        [middle + 0.09, GABLE.ridge, back],
        wood([0.34, 0.22, 0.13], noise),
      ),
      box(
        [rug[0], 0, rug[2]],
        [rug[1], 0.015, rug[3]],
        carpet([0.2, 0.32, 0.4], [0.84, 0.76, 0.58], rug, noise),
      ),
      ...bed(furnishing, at),
      ...nightTable(furnishing, lampX, back - 0.4),
      ...desk(furnishing, at),
      box([at(-2) - 0.35, 0, back - 0.34], [at(-2) + 0.35, 0.8, back], books(0.4, OAK)),
      ...plant(furnishing, at(-1.25), 0, back - 0.35, 0.9),
      ...fairyLights(shell, side),
    ],
  };
}

/** The bed: its frame and head, pillows, a quilt that hangs over its sides. */
function bed({ shell: { back }, noise }: Furnishing, at: (out: number) => number): Solid[] {
  const [a, b] = [at(0.2), at(1.75)];
  const [left, right] = [Math.min(a, b), Math.max(a, b)];
  const [near, far] = [back - 2.35, back - 0.12];
  const frame = wood(OAK, noise);
  const sheet = cloth(WHITE, noise);
  const wide = right - left;
  return [
    box([left, 0.08, near], [right, 0.32, far], frame),
    box([left - 0.04, 0, far], [right + 0.04, 1.05, back - 0.02], frame),
    box([left - 0.04, 0, near - 0.07], [right + 0.04, 0.62, near], frame),
    pad([left + 0.03, 0.3, near + 0.02], [right - 0.03, 0.54, far - 0.02], sheet, 0.08),
    pad([left - 0.05, 0.22, near + 0.02], [right + 0.05, 0.62, far - 0.72], quilt, 0.09),
    pad([left - 0.04, 0.5, far - 0.86], [right + 0.04, 0.65, far - 0.64], sheet, 0.06),
    ...[0.27, 0.73].map((share) =>
      pad(
        [left + share * wide - 0.33, 0.5, far - 0.5],
        [left + share * wide + 0.33, 0.8, far - 0.06],
        sheet,
        0.12,
      ),
    ),
    pad(
      [(left + right) / 2 - 0.26, 0.58, far - 0.66],
      [(left + right) / 2 + 0.26, 0.92, far - 0.42],
      cloth([0.72, 0.3, 0.26], noise),
      0.1,
    ),
  ];
}

/** A small table with a lamp and a book. */
const nightTable = ({ noise }: Furnishing, x: number, z: number): Solid[] => [
  box([x - 0.22, 0, z - 0.2], [x + 0.22, 0.55, z + 0.2], wood(OAK, noise)),
  box([x - 0.17, 0.3, z - 0.215], [x + 0.17, 0.48, z - 0.2], wood(scaleColour(OAK, 0.8), noise)),
  drum([x, z], [0.55, 0.78], [0.06, 0.02], () => [0.32, 0.46, 0.5]),
  lampShade([x, 0.9, z], 0.15, 0.24),
  box([x - 0.18, 0.55, z - 0.17], [x - 0.02, 0.59, z - 0.03], () => [0.62, 0.2, 0.18]),
];

/** A desk under the other slope with a lamp, books and a chair before it. */
function desk({ noise }: Furnishing, at: (out: number) => number): Solid[] {
  const plank = wood(OAK, noise);
  const x = at(-1.72);
  return [
    box([x - 0.42, 0.7, 3.2], [x + 0.42, 0.75, 4.4], plank),
    ...[3.22, 4.32].map((z) => box([x - 0.4, 0, z], [x + 0.4, 0.7, z + 0.06], plank)),
    ...booksUpTo([at(-1.85), 0.75, 3.5], 0.2, 12),
    drum([at(-1.6), 4.1], [0.75, 1], [0.07, 0.015], () => [0.2, 0.2, 0.22]),
    lampShade([at(-1.6), 1.05, 4.1], 0.13, 0.16),
    box([x - 0.1, 0.75, 3.75], [x + 0.18, 0.765, 4], () => [0.95, 0.94, 0.9]),
    ...[0, 1, 2, 3].map((n) => {
      const [dx, dz] = [(n % 2) * 0.36 - 0.18, n > 1 ? 0.36 : 0];
      return box([at(-1) + dx - 0.02, 0, 3.55 + dz], [at(-1) + dx + 0.02, 0.45, 3.59 + dz], plank);
    }),
    box([at(-1) - 0.22, 0.43, 3.52], [at(-1) + 0.22, 0.47, 3.98], plank),
  ];
}

/** A string of small lamps along the foot of one slope. */
const fairyLights = ({ left, right, back }: Furnishing['shell'], side: number): Solid[] => {
  const wall = side > 0 ? right : left;
  return Array.from({ length: 16 }, (_, n) => {
    const z = 2.2 + ((back - 2.6) * n) / 15;
    const [x, y] = [wall - side * 0.5, GABLE.eaves + 0.5 + 0.07 * Math.sin(n * 1.3)];
    return sphere([x, y, z], 0.03, () => [1.4, 1.1, 0.7], 1.2);
  });
};
