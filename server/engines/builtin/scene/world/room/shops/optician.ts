import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { paint, tiles } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { plate } from '../solids/plate.ts';
import { box, type Material, type Point, type Solid } from '../solids/solid.ts';
import { type CounterShop, counterShop, lacquer } from './counter-shop.ts';

const FRAMES: readonly Colour[] = [
  [0.08, 0.08, 0.1],
  [0.5, 0.22, 0.1],
  [0.72, 0.1, 0.14],
  [0.12, 0.3, 0.6],
  [0.8, 0.62, 0.24],
  [0.16, 0.46, 0.34],
];
const INK: Material = flat([0.06, 0.06, 0.07]);
/** The rows of the chart from the top: letters and how high they are, metres. */
const CHART = [
  ['E', 0.3],
  ['F P', 0.2],
  ['T O Z', 0.14],
  ['L P E D', 0.1],
] as const;

/** White walls with a band of blue, a floor of pale tiles. */
export const opticianSurfaces = (noise: Noise): Surfaces => {
  const white = paint([0.93, 0.94, 0.94], noise);
  return {
    walls: (x, y, z, axis) => (y > 0.86 && y < 1 ? [0.16, 0.46, 0.62] : white(x, y, z, axis)),
    floor: tiles([0.82, 0.84, 0.85], [0.76, 0.79, 0.81], 0.6),
    ceiling: paint([0.95, 0.95, 0.95], noise),
  };
};

/** A pair of glasses that faces the eye, its middle between the lenses; `half` is half its width, metres. */
function glasses([x, y, z]: Point, half: number, colour: Colour): Solid[] {
  const frame = flat(colour);
  const lens = half * 0.52;
  return [
    ...[-1, 1].flatMap((to) => {
      const cx = x + to * half * 0.5;
      const around = (r: number) => (u: number, v: number) => {
        const [a, b] = [(u - cx) / r, (v - y) / (r * 0.8)];
        return a ** 4 + b ** 4 < 1;
      };
      return [
        plate(
          2,
          [cx - lens, y - lens, z - 0.012],
          [cx + lens, y + lens, z],
          (u, v) => around(lens * 0.95)(u, v) && !around(lens * 0.74)(u, v),
          frame,
        ),
        plate(
          2,
          [cx - lens, y - lens, z - 0.004],
          [cx + lens, y + lens, z],
          around(lens * 0.76),
          flat([0.66, 0.8, 0.88]),
        ),
        bone(
          [x + to * half, y + lens * 0.3, z],
          [x + to * half * 0.92, y + lens * 0.2, z + half * 0.9],
          [half * 0.06, half * 0.04],
          frame,
        ),
      ];
    }),
    bone(
      [x - half * 0.1, y + lens * 0.15, z - 0.006],
      [x + half * 0.1, y + lens * 0.15, z - 0.006],
      [half * 0.06, half * 0.06],
      frame,
    ),
  ];
}

const LOOK: CounterShop = {
  name: 'OPTICIAN',
  board: [0.95, 0.96, 0.97],
  letters: [0.1, 0.36, 0.54],
  keeper: { top: [0.95, 0.96, 0.97], legs: [0.2, 0.22, 0.26], gown: 'coat', hairForm: 'short' },
  counter: lacquer([0.86, 0.88, 0.9]),
  shelf: flat([0.9, 0.95, 1]),
  shelved: ([x, y, z], number) =>
    glasses([x, y + 0.1, z - 0.1], 0.15, FRAMES[number % 6] as Colour),
  apart: 0.38,
  level: 0.32,
  bed: flat([0.74, 0.84, 0.88]),
  shown: ([x, y, z], number) =>
    glasses([x, y + 0.075, z], 0.12, FRAMES[(number + 2) % 6] as Colour),
  step: 0.3,
  more: (at, { shell: { back, high } }) => chart([at(-1.75), high - 1.72, back - 0.62]),
};

/** The chart of letters that grow smaller, on its lit board; its middle. */
function chart([x, y, z]: Point): Solid[] {
  let top = y + 0.56;
  return [
    {
      ...box([x - 0.42, y - 0.66, z], [x + 0.42, y + 0.66, z + 0.05], flat([1.05, 1.06, 1.04])),
      glow: 0.5,
    },
    ...CHART.flatMap(([row, high]) => {
      const at = top - high / 2;
      top -= high + 0.09;
      return lettering(row, [x, at, z - 0.014], high, INK);
    }),
  ];
}

/** An optician's shop: glasses in rows on lit shelves and on the counter, the chart of letters. */
export function optician(furnishing: Furnishing): Furnished {
  const { shell } = furnishing;
  const middle = (shell.left + shell.right) / 2;
  const shop = counterShop(LOOK, furnishing);
  return {
    ...shop,
    // A great pair for a sign hangs over the counter.
    solids: [
      ...shop.solids,
      ...glasses(
        [middle + furnishing.side * 1.2, shell.high - 1.05, 3.6],
        0.55,
        FRAMES[2] as Colour,
      ),
    ],
  };
}
