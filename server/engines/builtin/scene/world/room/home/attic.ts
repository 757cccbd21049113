import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { cobweb } from '../furnishings/cobweb.ts';
import { gableSlopes } from '../furnishings/gable.ts';
import { type Furnished, type Furnishing, flat, OAK, slab } from '../furniture.ts';
import { books, carpet, wood } from '../materials.ts';
import { ball, box, type Material, type Solid } from '../solids/solid.ts';

const CARDBOARD: Colour = [0.68, 0.5, 0.32];
const BEAM: Colour = [0.34, 0.22, 0.13];
const BOARD: Colour = [0.6, 0.44, 0.29];
const IRON: Material = flat([0.2, 0.19, 0.18]);
const BULB: Colour = [1.25, 1.1, 0.8];

/** How high the roof begins at the sides and meets above the middle, and of how many steps each slope is laid: so many that none is seen. */
export const GABLE = { eaves: 0.85, ridge: 3.1, steps: 130 } as const;
/** From rafter to rafter, and half the width of one. */
const RAFTERS = { apart: 1.25, half: 0.07 } as const;

/** Boards of a roof from below, along the ridge, and the rafters before them. */
export const boarded: Material = (x, y, z) => {
  const off = Math.abs((z / RAFTERS.apart) % 1) * RAFTERS.apart;
  const away = Math.min(off, RAFTERS.apart - off) - RAFTERS.half;
  if (away < 0) return scaleColour(BEAM, 0.85 + 0.3 * Math.sin(x * 31 + y * 17) * Math.sin(x * 9));
  const across = (x * 0.72 + y * 0.7) / 0.2;
  const seam = Math.abs(across % 1) < 0.09 ? 0.6 : 1;
  const board = 0.86 + 0.16 * Math.sin(Math.floor(across) * 12.9 + Math.floor(z / 1.6) * 4.1);
  // Beside a rafter it is darker.
  return scaleColour(BOARD, seam * board * (away < 0.05 ? 0.6 : 1));
};

/** A loft under a gable roof with its rafters: an old chest, boxes, a lamp, books and a rug under the window, webs of spiders beneath the ridge and in a corner. */
export function attic({ noise, shell, side }: Furnishing): Furnished {
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  const beam = wood(BEAM, noise);
  const rug = [middle - 1, middle + 1, 2.5, back - 1.2] as const;
  const [heavy, light] = [middle + side * (half - 0.85), middle - side * (half - 0.8)];
  return {
    lamps: [[middle, 2, 3.3]],
    solids: [
      ...gableSlopes(shell, GABLE, 0.4, boarded),
      box([middle - 0.09, GABLE.ridge - 0.3, 0.4], [middle + 0.09, GABLE.ridge, back], beam),
      box(
        [rug[0], 0, rug[2]],
        [rug[1], 0.015, rug[3]],
        carpet([0.46, 0.16, 0.14], [0.78, 0.64, 0.4], rug, noise),
      ),
      ...trunk(heavy, 3.3, wood([0.44, 0.27, 0.15], noise)),
      ...carton(light, 2.9, 0.62, 0.5),
      ...carton(light + side * 0.05, 3.75, 0.7, 0.56),
      ...carton(light, 3.7, 0.5, 0.4, 0.56),
      ...carton(heavy + side * 0.1, 4.75, 0.66, 0.5),
      slab([light - 0.5, light + 0.35], [0, 0.78], [back - 1.15, back - 0.8], books(0.39, OAK)),
      box([middle - 0.012, 2.1, 3.29], [middle + 0.012, GABLE.ridge - 0.3, 3.31], IRON),
      ball([middle - 0.075, 1.95, 3.22], [middle + 0.075, 2.13, 3.38], flat(BULB), 1.6),
      ...suitcase(middle + side * 0.75, back - 0.7),
      cobweb([middle, GABLE.ridge - 0.05, 2.6], 0.62, [-2.3, -0.84]),
      cobweb([light, slopeAt(0.8, half) - 0.02, 2.3], 0.62, side > 0 ? [-1.6, 0.62] : [2.5, 4.75]),
    ],
  };
}

/** How high the roof is so far in from a wall of a loft of that half width. */
const slopeAt = (inward: number, half: number): number =>
  GABLE.eaves + ((GABLE.ridge - GABLE.eaves) * inward) / half;

/** A chest with a rounded lid and iron bands. */
function trunk(x: number, z: number, plank: Material): Solid[] {
  return [
    box([x - 0.42, 0, z], [x + 0.42, 0.46, z + 0.62], plank),
    ball([x - 0.46, 0.24, z - 0.03], [x + 0.46, 0.72, z + 0.65], plank),
    ...[-0.3, 0.22].map((dx) => box([x + dx, 0, z - 0.015], [x + dx + 0.08, 0.47, z + 0.63], IRON)),
    box([x - 0.07, 0.34, z - 0.035], [x + 0.07, 0.5, z], flat([0.72, 0.55, 0.25])),
  ];
}

/** A carton, its flaps taped, standing on something so high. */
const carton = (x: number, z: number, size: number, tall: number, on = 0): Solid[] => [
  box([x - size / 2, on, z], [x + size / 2, on + tall, z + size * 0.85], (px, y, _z, axis) =>
    axis !== 0 && Math.abs(px - x) < 0.035
      ? [0.8, 0.7, 0.5]
      : axis === 2 &&
          y > on + tall * 0.3 &&
          y < on + tall * 0.52 &&
          Math.abs(px - x - size * 0.22) < 0.1
        ? [0.5, 0.34, 0.2]
        : CARDBOARD,
  ),
];

const suitcase = (x: number, z: number): Solid[] => [
  box([x - 0.36, 0, z], [x + 0.36, 0.5, z + 0.22], flat([0.3, 0.4, 0.42])),
  ...[-0.24, 0.18].map((dx) =>
    box([x + dx, 0, z - 0.012], [x + dx + 0.06, 0.51, z + 0.23], flat([0.5, 0.33, 0.18])),
  ),
  box([x - 0.1, 0.5, z + 0.08], [x + 0.1, 0.55, z + 0.12], flat([0.5, 0.33, 0.18])),
];
