import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { boards, chance, paint } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { plate } from '../solids/plate.ts';
import { box, drum, type Material, type Point, type Solid, sphere } from '../solids/solid.ts';
import { type CounterShop, counterShop } from './counter-shop.ts';

const GOLD: Material = flat([1.15, 0.84, 0.3]);
const SILVER: Material = flat([0.95, 0.98, 1.02]);
const VELVET: Material = flat([0.12, 0.14, 0.34]);
const GEMS: readonly Colour[] = [
  [1.2, 1.3, 1.4],
  [1.2, 0.12, 0.2],
  [0.15, 0.5, 1.3],
  [0.12, 0.95, 0.45],
  [1.2, 1.3, 1.4],
  [0.75, 0.3, 1.1],
];

/** Walls of pale grey between gilt mouldings, a polished floor. */
export const jewellerSurfaces = (noise: Noise): Surfaces => {
  const pale = paint([0.86, 0.84, 0.83], noise);
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x;
      const u = Math.abs(((along + 50) % 1.1) - 0.55);
      const isEdge =
        (Math.abs(u - 0.46) < 0.012 && y > 0.4 && y < 2.6) || Math.abs(y - 2.6) < 0.012;
      return isEdge ? [0.8, 0.62, 0.28] : pale(x, y, z, axis);
    },
    floor: boards([0.36, 0.24, 0.16], noise),
    ceiling: paint([0.95, 0.94, 0.92], noise),
  };
};

/** A ring that faces the eye, its middle and its radius, with its cut stone on top. */
function ring([x, y, z]: Point, radius: number, gem: Colour, metal: Material): Solid[] {
  const stone: Material = (px, py) => {
    const facet =
      Math.floor((px - x) / (radius * 0.22)) + 2 * Math.floor((py - y) / (radius * 0.26));
    return scaleColour(gem, 0.7 + 0.6 * chance(facet + 20, 3));
  };
  const top = y + radius * 0.9;
  return [
    plate(
      2,
      [x - radius, y - radius, z - radius * 0.16],
      [x + radius, y + radius, z + radius * 0.16],
      (u, v) => Math.abs(Math.hypot(u - x, v - y) - radius * 0.88) < radius * 0.12,
      metal,
    ),
    {
      ...plate(
        2,
        [x - radius * 0.62, top, z - radius * 0.2],
        [x + radius * 0.62, top + radius * 0.75, z + radius * 0.2],
        (u, v) => {
          const up = (v - top) / (radius * 0.75);
          const half = up > 0.68 ? 0.62 - 0.7 * (up - 0.68) : (0.62 * up) / 0.68;
          return Math.abs(u - x) < radius * half;
        },
        stone,
      ),
      glow: 0.35,
    },
  ];
}

/** A bust of velvet with a necklace of pearls or stones on it. */
function necklace([x, y, z]: Point, gem: Colour): Solid[] {
  const isPearl = gem[0] > 1 && gem[1] > 1;
  return [
    drum([x, z], [y, y + 0.22], [0.11, 0.1], VELVET),
    drum([x, z], [y + 0.22, y + 0.34], [0.1, 0.035], VELVET),
    drum([x, z], [y + 0.34, y + 0.4], [0.034, 0.034], VELVET),
    ...Array.from({ length: 9 }, (_, n) => {
      const a = Math.PI * (n / 8);
      const [bx, by] = [x + 0.085 * Math.cos(a), y + 0.29 - 0.13 * Math.sin(a)];
      const r = n === 4 ? 0.026 : 0.015;
      return sphere([bx, by, z - 0.12], r, flat(n === 4 || isPearl ? gem : [1.15, 0.84, 0.3]), 0.3);
    }),
  ];
}

const LOOK: CounterShop = {
  name: 'RINGS',
  board: [0.08, 0.09, 0.2],
  letters: [1.2, 0.9, 0.4],
  keeper: { top: [0.1, 0.1, 0.13], legs: [0.1, 0.1, 0.13], hairForm: 'bun' },
  counter: (x, y) => {
    const u = Math.abs(((x + 50) % 0.9) - 0.45);
    return u > 0.42 || y < 0.1 ? [0.72, 0.54, 0.24] : [0.2, 0.12, 0.09];
  },
  shelf: flat([0.86, 0.92, 0.96]),
  shelved: (at, number) =>
    number % 3 === 1
      ? [
          box(
            [at[0] - 0.16, at[1], at[2] - 0.08],
            [at[0] + 0.16, at[1] + 0.24, at[2] + 0.1],
            VELVET,
          ),
          ...ring([at[0], at[1] + 0.11, at[2] - 0.11], 0.075, GEMS[number % 6] as Colour, GOLD),
        ]
      : necklace(at, GEMS[number % 6] as Colour),
  apart: 0.42,
  level: 0.56,
  bed: VELVET,
  shown: ([x, y, z], number) => [
    box([x - 0.075, y, z - 0.06], [x + 0.075, y + 0.035, z + 0.07], flat([0.9, 0.88, 0.92])),
    ...ring([x, y + 0.08, z], 0.055, GEMS[number % 6] as Colour, number % 2 === 0 ? GOLD : SILVER),
  ],
  step: 0.21,
  more: (at, { shell: { back } }) => [
    // The sign of the trade: a great ring with its diamond on its stand.
    ...ring([at(-2.15), 1.7, back - 0.6], 0.34, [1.3, 1.4, 1.5], GOLD),
    bone([at(-2.15), 0, back - 0.6], [at(-2.15), 1.38, back - 0.6], [0.03, 0.02], GOLD),
    drum([at(-2.15), back - 0.6], [0, 0.05], [0.22, 0.2], GOLD),
  ],
};

/** A jeweller's shop: rings in rows on velvet, busts with necklaces on shelves of glass, a great golden ring for a sign. */
export const jeweller = (furnishing: Furnishing): Furnished => counterShop(LOOK, furnishing);
