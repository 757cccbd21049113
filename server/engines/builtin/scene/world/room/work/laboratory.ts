import type { Colour } from '../../../words/idea.ts';
import { besideWall, type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { ball, box, type Material, type Solid } from '../solids/solid.ts';
import { boilingFlask, flask, LIQUIDS, microscope, testTubes } from './glassware.ts';

const WHITE: Material = flat([0.93, 0.94, 0.94]);
const STEEL: Material = flat([0.62, 0.65, 0.68]);
const BLACK: Material = flat([0.08, 0.08, 0.09]);
/** Fronts of drawers with dark gaps and handles. */
const FRONT: Colour = [0.6, 0.72, 0.78];

/** A bench's drawers, so wide from one to the next. */
const drawers: Material = (x, y, z, axis) => {
  const along = axis === 0 ? z : x;
  const [u, v] = [along / 0.6 - Math.floor(along / 0.6), (y / 0.27) % 1];
  if (u < 0.03 || v < 0.06) return [0.3, 0.36, 0.4];
  return u > 0.35 && u < 0.65 && v > 0.7 && v < 0.78 ? [0.24, 0.26, 0.28] : FRONT;
};

/** A bench with flasks, tubes and a microscope before the eye; another with bottles above it along the wall, a lit screen. */
export function laboratory(furnishing: Furnishing): Furnished {
  const { random, shell, side } = furnishing;
  const { back, left, right, high } = shell;
  const { part } = besideWall(furnishing);
  const middle = (left + right) / 2 - side * 0.75;
  const top = 0.92;
  const liquid = (n: number) => LIQUIDS[(n + random.below(2)) % LIQUIDS.length] as Colour;
  const island = [
    box([middle - 1.45, 0, 2.75], [middle + 1.45, top - 0.05, 3.65], drawers),
    box([middle - 1.55, top - 0.05, 2.65], [middle + 1.55, top, 3.75], WHITE),
  ];
  const wares = [
    ...flask(middle - 1.2, top, 3.05, 0.42, liquid(0)),
    ...flask(middle - 0.86, top, 3.4, 0.34, liquid(2)),
    ...boilingFlask(middle - 0.42, top, 3.15, liquid(1)),
    ...testTubes(middle + 0.14, top, 3),
    ...flask(middle + 0.6, top, 3.42, 0.36, liquid(3)),
    ...microscope(middle + 1.06, top, 3.15, -side),
  ];
  const bottles = Array.from({ length: 15 }, (_, n): Solid[] => {
    const [row, z] = [1.5 + 0.42 * (n % 2), 2.3 + 0.2 * n];
    const wide = 0.05 + 0.025 * random.unit();
    const tall = 0.2 + 0.1 * random.unit();
    return [
      part(
        0.08,
        0.08 + 2 * wide,
        [row + 0.03, row + 0.03 + tall],
        [z - wide, z + wide],
        flat(liquid(n)),
      ),
      part(
        0.06 + wide,
        0.1 + wide,
        [row + 0.03 + tall, row + 0.1 + tall],
        [z - 0.02, z + 0.02],
        BLACK,
      ),
    ];
  }).flat();
  return {
    lamps: [
      [middle, high - 0.2, 2.6],
      [middle, high - 0.2, 4.6],
    ],
    solids: [
      ...island,
      ...wares,
      part(0, 0.7, [0, top - 0.05], [2, back - 0.2], drawers),
      part(0, 0.76, [top - 0.05, top], [1.95, back - 0.15], WHITE),
      ...[1.5, 1.92].map((up) => part(0, 0.26, [up, up + 0.03], [2.1, back - 0.3], STEEL)),
      ...bottles,
      part(0.14, 0.2, [top + 0.12, top + 0.5], [3, 3.7], READOUT),
      part(0.2, 0.5, [top, top + 0.03], [3.1, 3.6], BLACK),
      ...flask((side > 0 ? right : left) - side * 0.4, top, 4.4, 0.4, liquid(4)),
      ...stool(middle - 0.5, 2.35),
      ...stool(middle + 0.65, 2.3),
      ...[2.6, 4.6].map((z) => ({
        ...slab(
          [middle - 0.7, middle + 0.7],
          [high - 0.05, high - 0.02],
          [z - 0.12, z + 0.12],
          flat([1.1, 1.12, 1.12]),
        ),
        glow: 0.9,
      })),
    ],
  };
}

/** A screen with a curve on it. */
const READOUT: Material = (_x, y, z) => {
  const curve = 1.22 + 0.1 * Math.sin(z * 17) * Math.sin(z * 5.3);
  if (Math.abs(y - curve) < 0.014) return [0.4, 1.2, 0.7];
  return (z * 10) % 1 < 0.05 || (y * 10) % 1 < 0.06 ? [0.1, 0.22, 0.2] : [0.04, 0.09, 0.1];
};

const stool = (x: number, z: number): Solid[] => [
  ball([x - 0.19, 0.6, z - 0.19], [x + 0.19, 0.7, z + 0.19], BLACK),
  box([x - 0.025, 0.05, z - 0.025], [x + 0.025, 0.64, z + 0.025], STEEL),
  ball([x - 0.22, 0.01, z - 0.22], [x + 0.22, 0.07, z + 0.22], STEEL),
];
