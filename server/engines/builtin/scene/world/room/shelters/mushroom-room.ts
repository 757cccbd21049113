import { scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { oldWood } from '../furnishings/timbered.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import type { Surfaces } from '../room-kind.ts';
import { hollow } from '../solids/hollow.ts';
import { plate } from '../solids/plate.ts';
import { drum, type Material, type Point, type Solid } from '../solids/solid.ts';
import { bed, roundDoor, rug, shelf, teaTable } from './burrow.ts';
import { mushroom } from './hollow-tree.ts';

/** The room in the stem of a mushroom: half its width, its height beneath the cap, where its far wall is; metres. */
export const MUSHROOM_ROOM = { half: 1.9, high: 2.3, back: 3.9 } as const;

/** How far behind the eye the round of its wall reaches, metres. */
const BEHIND = 1.1;
/** How many gills the cap has from below. */
const GILLS = 54;
const STEM: Colour = [0.9, 0.82, 0.66];
const GILL: Colour = [0.86, 0.62, 0.48];
const BOARD: Colour = [0.62, 0.42, 0.24];

/** A wall of pale fibres that run up the stem, boards on the floor, the gills of the cap above. */
export function mushroomSurfaces(noise: Noise, middle: number): Surfaces {
  const centre = (MUSHROOM_ROOM.back - BEHIND) / 2;
  return {
    walls: (x, y, z) => {
      const around = 3.2 * Math.atan2(x - middle, z - centre);
      const fibre = noise.fbm(around * 9, y * 0.7, 3);
      const pore = noise.fbm(around * 3, y * 3, 2);
      return scaleColour(STEM, 0.92 + 0.16 * fibre + 0.08 * pore - 0.2 * smoothstep(0.5, 0, y));
    },
    floor: (x, _y, z) => {
      const plank = Math.floor(x / 0.24);
      const seam = x / 0.24 - plank < 0.05 ? 0.5 : 1;
      return scaleColour(
        BOARD,
        seam * (0.9 + 0.1 * Math.sin(plank * 7) + 0.2 * noise.fbm(x * 9, z, 3)),
      );
    },
    ceiling: (x, _y, z) => {
      const turn = (Math.atan2(x - middle, z - centre) / (2 * Math.PI)) * GILLS;
      const edge = Math.abs(turn - Math.floor(turn) - 0.5) * 2;
      return scaleColour(GILL, 0.45 + 0.65 * edge);
    },
  };
}

/** The room within a mushroom house: a round wall, the gills of the cap above, a small round window and a round door, toadstools to sit on at a table laid for tea, a bed, a shelf, a lantern. */
export function mushroomRoom({ noise, shell, side }: Furnishing): Furnished {
  const { left, right, back, high, walls } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const wood = oldWood([0.58, 0.38, 0.2], noise, 0);
  const hung: Point = [at(0.2), 1.72, 2.3];
  const table = [at(-0.72), 2.2] as const;
  return {
    lamps: [hung, [at(-0.9), 1.4, 1.8]],
    solids: [
      hollow(1, [left, -0.01, -BEHIND], [right, high, back], walls),
      ...roundWindow(at(-0.55), back - 0.4, wood),
      ...roundDoor(at(0.52), back - 0.46, wood),
      ...shelf(at(-0.55), back - 0.46, wood, 0.72),
      ...bed(at(1.12), 2.5, wood),
      ...teaTable(table[0], table[1], wood),
      ...mushroom(at(-1.34), 2.5, 1),
      ...mushroom(at(-0.2), 2.62, 0.9),
      ...mushroom(at(-1.3), 1.6, 0.8),
      ...rug([at(0.25), 2]),
      ...lantern(hung, high),
    ],
  };
}

/** A round window with a cross of wood: light sky over the green of a wood. */
function roundWindow(x: number, back: number, wood: Material): Solid[] {
  const [y, r] = [1.42, 0.36];
  const view: Material = (px, py) => {
    const hills = y - 0.08 + 0.05 * Math.sin(px * 9) + 0.025 * Math.sin(px * 31);
    const trunk = py < hills + 0.16 && Math.abs(Math.sin(px * 17)) < 0.12;
    if (trunk) return [0.34, 0.26, 0.16];
    return py < hills
      ? scaleColour([0.36, 0.62, 0.24], 0.8 + 0.9 * (py - y + r))
      : [0.86, 1.1, 1.25];
  };
  const round = (px: number, py: number) => Math.hypot(px - x, py - y);
  return [
    plate(
      2,
      [x - r, y - r, back - 0.03],
      [x + r, y + r, back],
      (px, py) => round(px, py) < r,
      view,
      0.3,
    ),
    plate(
      2,
      [x - r - 0.08, y - r - 0.08, back - 0.1],
      [x + r + 0.08, y + r + 0.08, back],
      (px, py) =>
        Math.abs(round(px, py) - r) < 0.06 ||
        (round(px, py) < r && Math.min(Math.abs(px - x), Math.abs(py - y)) < 0.018),
      wood,
    ),
  ];
}

/** A small lantern on a cord from the middle of the cap. */
const lantern = ([x, y, z]: Point, high: number): Solid[] => [
  drum([x, z], [y + 0.18, high], [0.006, 0.006], flat([0.2, 0.14, 0.1])),
  drum([x, z], [y + 0.1, y + 0.2], [0.11, 0.02], flat([0.66, 0.16, 0.12])),
  drum([x, z], [y - 0.06, y + 0.1], [0.08, 0.08], flat([1.6, 1.2, 0.6]), 1.2),
];
