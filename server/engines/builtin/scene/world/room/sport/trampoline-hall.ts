import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance, paint } from '../materials.ts';
import { athlete, type Stance } from '../people/athlete.ts';
import { namedLook } from '../people/named-looks.ts';
import type { Surfaces } from '../room-kind.ts';
import { box, drum, type Material, type Point, pad, roll, type Solid } from '../solids/solid.ts';

/** Half the hall's width, its height, how far off its end is, metres. */
export const TRAMPOLINE_HALL = { half: 6.2, high: 6.8, back: 17 } as const;
/** The beds, metres: how high they are, the side of one with its pads, how wide a pad is, from how far off they begin. */
const BED = { high: 0.5, side: 2.5, pad: 0.32, near: 0.4 } as const;

/** How many beds lie one behind the other. */
const ROWS = 5;

const ORANGE: Colour = [1, 0.5, 0.06];
const BLUE: Colour = [0.06, 0.5, 0.86];
const GREEN: Colour = [0.44, 0.8, 0.14];
const WEB: Colour = [0.07, 0.07, 0.085];

/** Arms and legs flung out in the air. */
const STAR: Stance = {
  hip: [0, 0, 0.96],
  chest: [0, 0, 1.36],
  head: [0.02, 0, 1.68],
  legs: [
    [
      [0.1, 0.34, 0.64],
      [0.02, 0.56, 0.28],
    ],
    [
      [0.1, -0.34, 0.64],
      [0.02, -0.56, 0.28],
    ],
  ],
  arms: [
    [
      [0.04, 0.42, 1.58],
      [0.04, 0.62, 1.84],
    ],
    [
      [0.04, -0.42, 1.58],
      [0.04, -0.62, 1.84],
    ],
  ],
};
/** Knees drawn up in the air, arms up. */
const TUCK: Stance = {
  hip: [0, 0, 0.8],
  chest: [0.06, 0, 1.2],
  head: [0.1, 0, 1.52],
  legs: [
    [
      [0.4, 0.14, 0.84],
      [0.2, 0.14, 0.46],
    ],
    [
      [0.4, -0.14, 0.84],
      [0.2, -0.14, 0.46],
    ],
  ],
  arms: [
    [
      [0.1, 0.34, 1.5],
      [0.14, 0.3, 1.82],
    ],
    [
      [0.1, -0.34, 1.5],
      [0.14, -0.3, 1.82],
    ],
  ],
};

/** Dark walls painted with slanting bands of bright colours, a ceiling of ducts and lamps. */
export function trampolineSurfaces(noise: Noise, middle: number): Surfaces {
  const wall = paint([0.16, 0.17, 0.2], noise);
  return {
    walls: (x, y, z, axis) => {
      const along = ((axis === 0 ? z : x) + y * 0.8) / 1.7;
      const band = Math.floor(along);
      if (y < 2.6 || y > 4.9 || along - band > 0.62) return wall(x, y, z, axis);
      return [ORANGE, GREEN, BLUE][((band % 3) + 3) % 3] as Colour;
    },
    floor: flat([0.2, 0.21, 0.24]),
    ceiling: (x, _y, z) =>
      Math.abs((x - middle) % 3) < 0.14 && z % 3 < 2.3 ? [1.7, 1.7, 1.75] : [0.1, 0.105, 0.12],
  };
}

/** A trampoline park: a field of black beds between bright pads, others that slant up the sides, a pit of foam cubes, people high in the air. */
export function trampolineHall({ shell, side, isAttended, isFull, guests }: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const jumpers: readonly (readonly [number, number, number, Stance, number])[] = [
    [-0.8, 4.9, 0.35, STAR, 0.78],
    [0.95, 5.3, 0.65, TUCK, 0.74],
    [-2.3, 6.6, 0.4, STAR, 0.98],
    [0.1, 8.2, 1, STAR, 0.8],
    [2.6, 7.6, 0.5, TUCK, 1],
  ];
  return {
    lamps: [3.5, 7, 11, 15].flatMap((z) =>
      [-2.4, 2.4].map((dx): Point => [middle + dx, TRAMPOLINE_HALL.high - 0.7, z]),
    ),
    solids: [
      ...beds(middle),
      ...slanting(middle, -1),
      ...slanting(middle, 1),
      ...foam(middle, shell.back),
      ...duct(middle + side * 2.6),
      ...lettering('FLY', [middle, 5.5, shell.back - 0.06], 0.9, flat([1.5, 0.8, 0.12])),
      ...(isAttended || isFull
        ? jumpers.flatMap(([out, z, up, stance, usual], n) => {
            const look = namedLook(guests, n, n * 3 + 1);
            return athlete(
              [middle + side * out, BED.high + up, z],
              -Math.PI / 2 + 0.3 * Math.sin(n * 2.3),
              stance,
              {
                ...look.attire,
                trunk: [ORANGE, [0.86, 0.16, 0.4], GREEN, BLUE, [0.94, 0.86, 0.3]][n] as Colour,
                hips: [0.14, 0.2, 0.4],
                legs: [0.14, 0.2, 0.4],
                shoes: [0.95, 0.95, 0.95],
                tall: n === 0 ? (look.tall ?? usual) : usual,
              },
            );
          })
        : []),
    ],
  };
}

/** The colour of the pads beside a bed. */
const padOf = (column: number, row: number): Colour => ((column + row) % 2 === 0 ? ORANGE : BLUE);

/** The field of beds: black webbing between pads, each of two colours in turn. */
function beds(middle: number): Solid[] {
  const { side, high, near, pad: wide } = BED;
  const top: Material = (x, y, z, axis) => {
    if (axis !== 1 || y < high - 0.02) return [0.13, 0.14, 0.17];
    const [u, v] = [(x - middle) / side + 0.5, (z - near) / side];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const [a, b] = [(u - column) * side, (v - row) * side];
    const edge = Math.min(a, side - a, b, side - b);
    if (edge < wide / 2) {
      const seam = Math.min(a, b) < 0.03 || Math.max(a, b) > side - 0.03 ? 0.72 : 1;
      return scaleColour(padOf(column, row), seam);
    }
    const isCross = Math.abs(a - side / 2) < 0.03 && Math.abs(b - side / 2) < 0.34;
    const isBar = Math.abs(b - side / 2) < 0.03 && Math.abs(a - side / 2) < 0.34;
    if (isCross || isBar) return [0.9, 0.2, 0.2];
    const weave = Math.sin(x * 55) * Math.sin(z * 55) > 0 ? 1.25 : 0.85;
    return edge < wide / 2 + 0.05 ? [0.5, 0.52, 0.55] : scaleColour(WEB, weave);
  };
  return [
    box([middle - 1.5 * side, 0, near], [middle + 1.5 * side, high, near + ROWS * side], top),
  ];
}

/** Beds that slant up a side, of steps so narrow that they are one slope. */
function slanting(middle: number, to: number): Solid[] {
  const { side, high, near, pad: wide } = BED;
  const foot = 1.5 * side;
  const steps = 18;
  const top: Material = (_x, y, z) => {
    const v = (z - near) / side;
    const row = Math.floor(v);
    const edge = Math.min(v - row, row + 1 - v) * side;
    const isRim = y > high + 1.55 || y < high + 0.16;
    return edge < wide / 2 || isRim ? padOf(row + (to > 0 ? 1 : 0), 0) : WEB;
  };
  return Array.from({ length: steps }, (_, n) => {
    const a = middle + to * (foot + 0.09 * n);
    return slab(
      [a, middle + to * (foot + 2.5)],
      [0, high + 0.1 * (n + 1)],
      [near, near + ROWS * side],
      top,
    );
  });
}

/** A pit at the end that is full of cubes of foam. */
const foam = (middle: number, back: number): Solid[] =>
  Array.from({ length: 60 }, (_, n) => {
    const [x, y, z] = [
      middle - 3.4 + 6.8 * chance(n, 3),
      0.4 + 0.9 * chance(n, 4),
      back - 0.5 - 2.6 * chance(n, 5),
    ];
    const colour = [ORANGE, BLUE, GREEN, [0.96, 0.82, 0.16] as Colour][n % 4] as Colour;
    return pad([x - 0.2, y - 0.2, z - 0.2], [x + 0.2, y + 0.2, z + 0.2], flat(colour), 0.03);
  });

/** A round duct beneath the ceiling. */
const duct = (x: number): Solid[] => [
  roll(2, [x, TRAMPOLINE_HALL.high - 0.5], [1, 17], [0.32, 0.32], (_x, _y, z) =>
    z % 1.2 < 0.06 ? [0.4, 0.42, 0.45] : [0.58, 0.6, 0.63],
  ),
  ...[5, 10].map((z) =>
    drum(
      [x, z],
      [TRAMPOLINE_HALL.high - 0.9, TRAMPOLINE_HALL.high - 0.7],
      [0.16, 0.16],
      flat([0.3, 0.31, 0.33]),
    ),
  ),
];
