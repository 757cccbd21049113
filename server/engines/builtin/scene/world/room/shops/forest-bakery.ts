import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { namedLook } from '../people/named-looks.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Solid } from '../solids/solid.ts';
import {
  COTTAGE,
  CRUST,
  chimney,
  cottage,
  door,
  lantern,
  PLASTER,
  pretzel,
  shopWindow,
} from './bakery-cottage.ts';

/** How far off the clearing before the bakery ends, metres. */
export const FOREST_BAKERY_BACK = 12;
/** Moss and fallen leaves with a path of trodden earth to the door. */
export function forestBakerySurfaces(noise: Noise, middle: number): Surfaces {
  return {
    walls: flat(PLASTER),
    ceiling: flat(PLASTER),
    floor: (x, _y, z) => {
      const off = Math.abs(x - middle - 0.7 * Math.sin(z * 0.55));
      const grain = 0.8 + 0.4 * noise.fbm(x * 4, z * 4, 3);
      const moss: Colour = noise.at(x * 9, z * 9) > 0.42 ? [0.5, 0.34, 0.14] : [0.24, 0.34, 0.1];
      const path = Math.max(0, Math.min(1, (1 - off) * 3));
      return scaleColour(mixColour(moss, [0.56, 0.45, 0.31], z < COTTAGE.z ? path : 0), grain);
    },
  };
}

/** A fairy tale's bakery in a wood: a crooked cottage under thatch, a window full of loaves that glows, a golden pretzel over it, smoke from the chimney, a baker with a tray at the door, toadstools and old trees around. */
export function forestBakery({ shell, side, isAttended, isFull, guests }: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const at = (out: number) => middle + side * out;
  const look = namedLook(guests, 0, 7);
  return {
    lamps: [
      [at(-0.9), 1.5, COTTAGE.z - 0.7],
      [at(1.1), 1.8, COTTAGE.z - 0.8],
    ],
    solids: [
      ...cottage(middle),
      ...shopWindow(at(-0.85)),
      ...door(at(1.25)),
      ...pretzel(at(-0.85), 3.15),
      ...chimney(at(1.3)),
      ...[-2.05, 0.45].flatMap((out) => lantern(at(out), COTTAGE.z - 0.25)),
      ...trunks(middle),
      ...toadstools(at, side),
      ...(isAttended || isFull
        ? [
            ...(isAttended || (guests?.length ?? 0) > 0 ? baker(at(1.2), side) : []),
            ...posed(
              {
                at: [at(0.05), COTTAGE.z - 1.5],
                turn: side > 0 ? 0.5 : Math.PI - 0.5,
                tall: look.tall === undefined ? 0.7 : Math.max(0.68, look.tall),
                hands: [
                  [0.26, 0.16, 0.86],
                  [0.22, -0.16, 0.62],
                ],
              },
              {
                ...look.attire,
                top: [0.8, 0.14, 0.14],
                hat: ['cloth', [0.8, 0.12, 0.12]],
                gown: 'coat',
              },
            ),
          ]
        : []),
    ],
  };
}

/** The baker in the door, a tall hat on the head, a tray of loaves in the hands. */
const baker = (x: number, side: number): Solid[] => [
  ...posed(
    {
      at: [x, COTTAGE.z - 0.55],
      turn: -Math.PI / 2 - side * 0.25,
      hands: [
        [0.36, 0.22, 1.06],
        [0.36, -0.22, 1.06],
      ],
    },
    attireOf(3, {
      top: [0.95, 0.95, 0.93],
      legs: [0.3, 0.3, 0.36],
      apron: [0.97, 0.97, 0.95],
      hairForm: 'short',
    }),
  ),
  drum([x, COTTAGE.z - 0.54], [1.72, 1.84], [0.12, 0.12], flat([0.97, 0.97, 0.96])),
  ball(
    [x - 0.18, 1.8, COTTAGE.z - 0.72],
    [x + 0.18, 2.02, COTTAGE.z - 0.36],
    flat([0.97, 0.97, 0.96]),
  ),
  ...tray(x - side * 0.08, COTTAGE.z - 0.96),
];

/** A tray of loaves. */
const tray = (x: number, z: number): Solid[] => [
  box([x - 0.34, 1.02, z - 0.18], [x + 0.34, 1.06, z + 0.18], flat([0.6, 0.42, 0.25])),
  ...[-0.22, 0, 0.22].map((dx) =>
    ball([x + dx - 0.12, 1.05, z - 0.12], [x + dx + 0.12, 1.24, z + 0.14], flat(CRUST)),
  ),
];

/** Old trees on both sides whose crowns close over the cottage. */
const trunks = (middle: number): Solid[] =>
  [
    [-3.3, 4.6, 0.42],
    [3.5, 5, 0.46],
    [-4.6, 7.4, 0.5],
    [4.9, 7.8, 0.55],
    [-3.6, 9.6, 0.4],
    [3.7, 10, 0.42],
    [0.4, 10.6, 0.45],
  ].flatMap(([dx = 0, z = 0, r = 0.4], n) => {
    const x = middle + dx;
    const bark: Material = (px, y, pz) =>
      scaleColour(
        [0.3, 0.22, 0.16],
        0.8 + 0.35 * Math.abs(Math.sin(Math.atan2(pz - z, px - x) * 9 + y * 1.4)),
      );
    const leaves: Material = (px, y, pz) =>
      scaleColour(
        [0.2, 0.36, 0.1],
        0.72 + 0.5 * chance(Math.floor(px * 6), Math.floor(y * 6) + Math.floor(pz * 5)),
      );
    return [
      ...limb(
        [
          [x, 0.3, z],
          [x + 0.15 * Math.sin(n), 2.4, z],
          [x + 0.3 * Math.sin(n * 2), 6.5, z],
        ],
        [r, r * 0.5],
        bark,
      ),
      ...[-1, 1].map((to) =>
        bone([x, 0.35, z], [x + to * r * 2, 0.02, z - 0.3], [r * 0.5, r * 0.2], bark),
      ),
      ...[0, 1, 2, 3, 4].map((k) => {
        const turn = k * 1.5 + n;
        const [cx, cy, cr] = [
          x + 1.1 * Math.cos(turn),
          5.3 + 0.9 * Math.sin(turn * 1.7),
          1.1 + 0.2 * (k % 3),
        ];
        return ball(
          [cx - cr, cy - cr * 0.7, z - cr * 0.7],
          [cx + cr, cy + cr * 0.7, z + cr * 0.7],
          leaves,
        );
      }),
    ];
  });

/** Red toadstools with white dots, and ferns, beside the path. */
const toadstools = (at: (out: number) => number, side: number): Solid[] =>
  [
    [-1.7, 3.4, 0.3],
    [-2, 3.7, 0.2],
    [1.75, 3.5, 0.26],
    [2.2, 4.3, 0.34],
    [-2.6, 4.9, 0.3],
  ].flatMap(([out = 0, z = 0, r = 0.2]) => {
    const x = at(out);
    return [
      drum([x, z], [0, r * 1.5], [r * 0.3, r * 0.22], flat([0.95, 0.92, 0.84])),
      ball([x - r, r * 0.9, z - r], [x + r, r * 2.3, z + r], (px, y, pz) => {
        if (y < r * 1.3) return [0.95, 0.9, 0.8];
        const [u, v] = [((px - x) / r) * 2.2 * side, ((pz - z) / r) * 2.2 + ((y - r) / r) * 1.6];
        return Math.hypot(u - Math.round(u), v - Math.round(v)) < 0.25
          ? [0.97, 0.96, 0.93]
          : [0.82, 0.1, 0.08];
      }),
    ];
  });
