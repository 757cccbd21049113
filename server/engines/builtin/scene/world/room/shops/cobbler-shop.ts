import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { hungLamp } from '../furnishings/dressing.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { boards, chance, paint, wood } from '../materials.ts';
import { atCounter } from '../people/attendants.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { plate } from '../solids/plate.ts';
import { box, drum, type Point, roll, type Solid } from '../solids/solid.ts';
import { shoePair } from './shoe-shop.ts';

const LEATHERS: readonly Colour[] = [
  [0.5, 0.27, 0.12],
  [0.26, 0.14, 0.08],
  [0.66, 0.42, 0.22],
  [0.42, 0.1, 0.09],
];

/** Walls of warm plaster over boards, a floor of boards. */
export const cobblerSurfaces = (noise: Noise): Surfaces => {
  const plaster = paint([0.82, 0.7, 0.5], noise);
  const panel = wood([0.42, 0.27, 0.15], noise);
  return {
    walls: (x, y, z, axis) => (y > 1 ? plaster : panel)(x, y, z, axis),
    floor: boards([0.46, 0.31, 0.19], noise),
    ceiling: paint([0.8, 0.74, 0.62], noise),
  };
};

/** A shoemaker's: shelves of mended shoes and of wooden lasts, hides that hang, tools in a row, a boot on its iron last, the sign. */
export function cobblerShop({ shell, side, noise, random, isAttended }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const key = random.below(64);
  const oak = wood([0.46, 0.29, 0.16], noise);
  const lamps: readonly Point[] = [-0.9, 1.2].map((out) => [at(out), high - 0.8, 3.6]);
  const ends = [middle - 1.3, middle + 2.3] as const;
  const shelves = [0.5, 0.98, 1.46, 1.94];
  return {
    lamps,
    solids: [
      ...lamps.flatMap((place) => hungLamp(place, high, 0.24, [0.94, 0.83, 0.58])),
      ...shelves.flatMap((y, row) => [
        box([Math.min(...ends), y - 0.04, back - 0.38], [Math.max(...ends), y, back], oak),
        ...Array.from({ length: 9 }, (_, n) => {
          const x = ends[0] + 0.22 + 0.4 * n;
          const number = n * 3 + row * 5 + key;
          return chance(number, 4) < 0.3
            ? lasts([x, y, back - 0.2])
            : chance(number, 4) < 0.5
              ? boots([x, y, back - 0.2], LEATHERS[number % 4] as Colour)
              : shoePair(x, y, back - 0.08, number);
        }).flat(),
      ]),
      ...[0, 1, 2].flatMap((n) =>
        hide([at(-2.35 + 0.16 * n), 2.2, back - 0.1 - 0.09 * n], LEATHERS[n] as Colour),
      ),
      ...lettering(
        'SHOE REPAIR',
        [middle + 0.4, high - 0.42, back - 0.06],
        0.25,
        flat([0.36, 0.12, 0.08]),
      ),
      ...rolls([at(-2.2), 0, back - 0.8]),
      slab([at(1.5), at(2.55)], [0.72, 0.78], [3.4, 3.9], oak),
      ...[1.58, 2.42].map((out) => slab([at(out), at(out + 0.07)], [0, 0.72], [3.45, 3.85], oak)),
      ...boots([at(1.85), 0.78, 3.65], LEATHERS[0] as Colour),
      ...shoePair(at(2.25), 0.78, 3.75, 1),
      ...(isAttended === true
        ? atCounter([at(2), 4.2], -Math.PI / 2, 0.82, key, {
            apron: [0.36, 0.2, 0.1],
            hairForm: 'short',
            top: [0.86, 0.82, 0.7],
          })
        : []),
    ],
  };
}

/** Two wooden lasts, toes to the eye. */
const lasts = ([x, y, z]: Point): Solid[] =>
  [-0.07, 0.07].flatMap((dx) => [
    bone(
      [x + dx, y + 0.06, z + 0.08],
      [x + dx, y + 0.045, z - 0.1],
      [0.055, 0.045],
      flat([0.8, 0.6, 0.36]),
    ),
    drum([x + dx, z + 0.08], [y + 0.08, y + 0.2], [0.045, 0.05], flat([0.72, 0.52, 0.3])),
  ]);

/** A pair of boots, toes to the eye. */
const boots = ([x, y, z]: Point, colour: Colour): Solid[] =>
  [-0.075, 0.075].flatMap((dx) => [
    bone([x + dx, y + 0.055, z + 0.06], [x + dx, y + 0.045, z - 0.13], [0.06, 0.05], flat(colour)),
    drum([x + dx, z + 0.06], [y + 0.06, y + 0.34], [0.055, 0.07], flat(scaleColour(colour, 0.9))),
    box([x + dx - 0.05, y, z - 0.17], [x + dx + 0.05, y + 0.02, z + 0.12], flat([0.1, 0.07, 0.05])),
  ]);

/** A hide that hangs from a nail. */
const hide = ([x, y, z]: Point, colour: Colour): Solid[] => [
  plate(
    2,
    [x - 0.4, y - 1.3, z - 0.015],
    [x + 0.4, y, z + 0.015],
    (u, v) => {
      const down = (y - v) / 1.3;
      return (
        Math.abs(u - x) <
        0.1 + 0.26 * Math.sin(Math.min(1, down * 1.3) * Math.PI * 0.6) + 0.04 * Math.sin(down * 21)
      );
    },
    (px, py) => scaleColour(colour, 0.94 + 0.08 * Math.sin(px * 14 + py * 3)),
  ),
];

/** Rolls of leather that stand in a basket. */
const rolls = ([x, y, z]: Point): Solid[] => [
  drum([x, z], [y, y + 0.5], [0.22, 0.28], flat([0.6, 0.44, 0.24])),
  ...[0, 1, 2, 3].map((n) =>
    bone(
      [x - 0.12 + 0.08 * n, y + 0.2, z],
      [x - 0.22 + 0.15 * n, y + 0.95, z + 0.02],
      [0.05, 0.05],
      flat(LEATHERS[n] as Colour),
    ),
  ),
  roll(0, [z - 0.4, y + 0.06], [x - 0.3, x + 0.3], [0.06, 0.06], flat(LEATHERS[2] as Colour)),
];
