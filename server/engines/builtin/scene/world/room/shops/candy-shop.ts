import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import {
  ball,
  drum,
  type Material,
  type Point,
  roll,
  type Solid,
  sphere,
} from '../solids/solid.ts';
import { type CounterShop, counterShop, lacquer } from './counter-shop.ts';

const SWEETS: readonly Colour[] = [
  [0.95, 0.16, 0.26],
  [1, 0.8, 0.16],
  [0.2, 0.66, 0.9],
  [0.36, 0.78, 0.34],
  [1, 0.5, 0.74],
  [0.66, 0.36, 0.84],
  [1, 0.55, 0.14],
  [0.98, 0.96, 0.92],
];
const PINK: Colour = [0.98, 0.66, 0.76];
const CREAM: Colour = [0.99, 0.96, 0.9];
const MINT: Colour = [0.6, 0.88, 0.8];

const sweet = (number: number): Colour => SWEETS[Math.abs(number) % SWEETS.length] as Colour;

/** Pink and white stripes, a floor like a draughtboard in mint. */
export const candySurfaces = (): Surfaces => ({
  walls: (x, _y, z, axis) => {
    const along = (axis === 0 ? z : x) / 0.36;
    return along - Math.floor(along) < 0.5 ? PINK : CREAM;
  },
  floor: (x, _y, z) =>
    ((Math.floor(x / 0.5) + Math.floor(z / 0.5)) & 1) === 0 ? CREAM : scaleColour(MINT, 0.92),
  ceiling: flat([0.98, 0.93, 0.92]),
});

/** Many small sweets of two colours or of all of them, close together. */
const heap =
  (own: Colour, other: Colour | null): Material =>
  (x, y, z) => {
    const [a, b] = [Math.floor((x + z * 0.6) / 0.05), Math.floor((y + z * 0.8) / 0.05)];
    const [u, v] = [(x + z * 0.6) / 0.05 - a - 0.5, (y + z * 0.8) / 0.05 - b - 0.5];
    const tone = 1.06 - 1.1 * (u * u + v * v);
    const colour =
      other === null ? sweet(Math.floor(chance(a, b) * 8)) : chance(a, b) < 0.5 ? own : other;
    return scaleColour(colour, tone);
  };

/** A jar of sweets with its lid. */
function jar([x, y, z]: Point, number: number): Solid[] {
  const own = sweet(number);
  const filling = heap(own, number % 3 === 0 ? null : sweet(number + 3));
  return [
    drum([x, z], [y, y + 0.3], [0.135, 0.135], filling),
    drum([x, z], [y + 0.3, y + 0.37], [0.135, 0.09], flat([0.92, 0.95, 0.97])),
    drum([x, z], [y + 0.37, y + 0.42], [0.1, 0.1], flat(scaleColour(sweet(number + 1), 0.9))),
    ball([x - 0.03, y + 0.41, z - 0.03], [x + 0.03, y + 0.47, z + 0.03], flat(CREAM)),
  ];
}

/** A lollipop that faces the eye: a disc wound of two colours on its stick. */
function lollipop([x, y, z]: Point, radius: number, long: number, number: number): Solid[] {
  const [own, other] = [sweet(number), number % 2 === 0 ? CREAM : sweet(number + 2)];
  const up = y + long;
  return [
    drum([x, z], [y, up], [radius * 0.07, radius * 0.07], flat(CREAM)),
    roll(
      2,
      [x, up + radius * 0.8],
      [z - radius * 0.16, z + radius * 0.16],
      [radius, radius],
      (px, py) => {
        const [u, v] = [(px - x) / radius, (py - up - radius * 0.8) / radius];
        const turn = Math.atan2(v, u) / (2 * Math.PI);
        const wound = Math.hypot(u, v) * 2.6 - turn;
        return wound - Math.floor(wound) < 0.5 ? own : other;
      },
    ),
  ];
}

/** A cane of sugar with red stripes, so high. */
function candyCane([x, y, z]: Point, high: number, to: number): Solid[] {
  const r = high * 0.055;
  const stripes: Material = (px, py) => {
    const at = (py * 1.3 + px) / (high * 0.11);
    return at - Math.floor(at) < 0.5 ? [0.92, 0.08, 0.14] : CREAM;
  };
  const bend = Array.from({ length: 9 }, (_, n): Point => {
    const turn = (n / 8) * Math.PI * 1.1;
    const bow = high * 0.17;
    return [x + to * bow * (1 - Math.cos(turn)), y + high * 0.78 + bow * Math.sin(turn), z];
  });
  return [drum([x, z], [y, y + high * 0.78], [r, r], stripes), ...limb(bend, [r, r], stripes)];
}

/** A machine of red iron with a glass ball full of gum. */
const gumballs = ([x, y, z]: Point): Solid[] => [
  drum([x, z], [y, y + 0.06], [0.24, 0.2], flat([0.82, 0.08, 0.1])),
  drum([x, z], [y + 0.06, y + 0.7], [0.06, 0.07], flat([0.82, 0.08, 0.1])),
  drum([x, z], [y + 0.7, y + 0.98], [0.2, 0.15], flat([0.86, 0.1, 0.12])),
  ball([x - 0.27, y + 0.92, z - 0.27], [x + 0.27, y + 1.46, z + 0.27], heap(PINK, null)),
  drum([x, z], [y + 1.4, y + 1.5], [0.15, 0.06], flat([0.86, 0.1, 0.12])),
  roll(2, [x, y + 0.84], [z - 0.22, z - 0.16], [0.06, 0.06], flat([0.8, 0.82, 0.84])),
];

const LOOK: CounterShop = {
  name: 'SWEETS',
  board: [0.86, 0.2, 0.42],
  letters: [1.05, 1, 0.9],
  counter: lacquer(MINT),
  shelf: flat([0.98, 0.97, 0.95]),
  shelved: jar,
  apart: 0.37,
  level: 0.55,
  bed: flat([0.96, 0.94, 0.92]),
  // Heaps of sweets in bowls, with a lollipop or a cake of sugar among them.
  shown: ([x, y, z], number) =>
    number % 4 === 1
      ? lollipop([x, y, z], 0.115, 0.16, number)
      : [
          drum([x, z], [y, y + 0.06], [0.1, 0.145], flat(CREAM)),
          ball(
            [x - 0.135, y, z - 0.135],
            [x + 0.135, y + 0.15, z + 0.135],
            heap(sweet(number), number % 3 === 0 ? null : sweet(number + 2)),
          ),
        ],
  step: 0.34,
  more: (at, { shell }) => [
    ...lollipop([at(1.95), 0, 2.3], 0.36, 1.05, 0),
    ...lollipop([at(2.3), 0, 2.75], 0.3, 1.5, 2),
    ...lollipop([at(-2.25), 0, 3], 0.34, 1.3, 4),
    ...candyCane([at(-1.98), 0, 2.5], 1.35, at(1) > at(0) ? -1 : 1),
    ...candyCane([at(2.2), 0, 3.6], 1.8, at(1) > at(0) ? 1 : -1),
    ...gumballs([at(-1.35), 1.02, 4.1]),
    ...gumballs([at(-2.3), 0, 3.9]),
    // Balls of sugar that hang from the ceiling.
    ...Array.from({ length: 9 }, (_, n) => {
      const [x, z] = [at(-2 + 0.5 * n), 2.2 + 2 * chance(n, 4)];
      const r = 0.1 + 0.05 * chance(n, 7);
      const y = shell.high - 0.3 - 0.35 * chance(n, 9);
      return [
        drum([x, z], [y, shell.high], [0.004, 0.004], flat(CREAM)),
        sphere([x, y, z], r, flat(sweet(n))),
      ];
    }).flat(),
  ],
};

/** A candy shop: jars of sweets up the wall, bowls and lollipops on the counter, canes of sugar and a gumball machine. */
export const candyShop = (furnishing: Furnishing): Furnished => counterShop(LOOK, furnishing);
