import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { velvet } from '../furnishings/velvet.ts';
import { type Furnished, type Furnishing, flat, plant, slab } from '../furniture.ts';
import { boards, chance, paint } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import {
  ball,
  box,
  drum,
  type Material,
  type Point,
  pad,
  type Solid,
  sphere,
} from '../solids/solid.ts';

const PINK: Colour = [0.94, 0.62, 0.7];
const WHITE: Material = flat([0.95, 0.94, 0.93]);
const GOLD: Material = flat([0.85, 0.66, 0.32]);
const POLISH: readonly Colour[] = [
  [0.85, 0.08, 0.16],
  [0.95, 0.4, 0.6],
  [0.55, 0.1, 0.3],
  [0.98, 0.72, 0.66],
  [0.5, 0.3, 0.7],
  [0.2, 0.45, 0.75],
  [0.95, 0.55, 0.2],
  [0.3, 0.65, 0.55],
  [0.9, 0.85, 0.8],
  [0.15, 0.12, 0.16],
];

/** Pink walls with a white dado, a pale wooden floor. */
export function nailSurfaces(noise: Noise): Surfaces {
  const wall = paint([0.95, 0.76, 0.8], noise);
  return {
    walls: (x, y, z, axis) => (y < 0.14 ? [0.95, 0.93, 0.92] : wall(x, y, z, axis)),
    floor: boards([0.78, 0.66, 0.54], noise),
    ceiling: paint([0.97, 0.95, 0.94], noise),
  };
}

/** A nail salon: clients across small tables from those who paint their nails under lamps, walls of bottles of polish, a chair with a foot bath, the name in lights. */
export function nailSalon(furnishing: Furnishing): Furnished {
  const { shell, side } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  return {
    lamps: [
      [at(0), high - 0.3, 2.4],
      [at(-0.6), 1.7, 2.7],
      [at(0.8), high - 0.3, 4.2],
    ],
    solids: [
      ...manicure([at(-0.55), 2.95], side, 0),
      ...manicure([at(1.1), 4.05], side, 3),
      ...polishRack([at(-0.9), back], 2.1),
      ...lettering('NAILS', [at(1.15), 2.42, back - 0.06], 0.34, flat([1.1, 0.1, 0.5])).map(
        (one) => ({ ...one, glow: 0.12 }),
      ),
      ...pedicure(side > 0 ? right : left, side, 3),
      ...hungHand([at(1.15), 1.55, back]),
      ...plant(furnishing, side > 0 ? left + 0.4 : right - 0.4, 0, back - 0.4, 1.2),
      ...[-0.55, 1.1].flatMap((out, n) =>
        hungGlobe([at(out), high - 0.75, n === 0 ? 2.95 : 2.6], high),
      ),
    ],
  };
}

/** A table for the hands: client and manicurist across it in profile, a lamp, bottles, a cushion under the hand. */
function manicure([x, z]: readonly [number, number], side: number, look: number): Solid[] {
  const high = 0.76;
  const facing = (to: number) => (to > 0 ? 0 : Math.PI);
  const chairAt = (dx: number) => [
    drum([x + dx, z], [0, 0.04], [0.24, 0.22], GOLD),
    drum([x + dx, z], [0.04, 0.42], [0.03, 0.03], GOLD),
    pad([x + dx - 0.23, 0.4, z - 0.23], [x + dx + 0.23, 0.5, z + 0.23], velvet(PINK), 0.05),
    pad(
      [x + dx + Math.sign(dx) * 0.24 - 0.05, 0.5, z - 0.22],
      [x + dx + Math.sign(dx) * 0.24 + 0.05, 0.96, z + 0.22],
      velvet(PINK),
      0.05,
    ),
  ];
  const reach = 0.56;
  const hands = [
    [reach, 0.07, high + 0.09],
    [reach, -0.07, high + 0.09],
  ] as const;
  return [
    pad([x - 0.36, high - 0.05, z - 0.42], [x + 0.36, high, z + 0.3], WHITE, 0.02),
    ...[-0.3, 0.26].map((dx) =>
      box([x + dx, 0, z - 0.1], [x + dx + 0.04, high - 0.04, z + 0.1], GOLD),
    ),
    box([x - 0.3, 0.3, z + 0.1], [x + 0.3, high - 0.05, z + 0.14], WHITE),
    ...chairAt(-side * 0.72),
    ...chairAt(side * 0.72),
    ...posed(
      { at: [x - side * 0.68, z], turn: facing(side), seat: 0.48, hands, lean: 0.05 },
      attireOf(look + 1, {
        hairForm: 'long',
        hair: [0.5, 0.3, 0.14],
        skin: [0.88, 0.66, 0.54],
        top: [0.3, 0.5, 0.75],
        legs: [0.2, 0.22, 0.34],
      }),
    ),
    ...posed(
      { at: [x + side * 0.68, z], turn: facing(-side), seat: 0.48, hands, lean: 0.1 },
      attireOf(look + 4, {
        hairForm: 'bun',
        hair: [0.08, 0.06, 0.06],
        skin: [0.84, 0.62, 0.5],
        top: [0.96, 0.95, 0.95],
        apron: PINK,
        legs: [0.15, 0.14, 0.16],
        mask: [0.8, 0.9, 0.95],
      }),
    ),
    pad(
      [x - 0.12, high, z - 0.1],
      [x + 0.12, high + 0.05, z + 0.1],
      flat([0.98, 0.98, 0.97]),
      0.025,
    ),
    // Nails that shine.
    ...[-0.04, 0, 0.04].map((dz) =>
      ball(
        [x - side * 0.07 - 0.014, high + 0.1, z + dz - 0.012],
        [x - side * 0.07 + 0.014, high + 0.125, z + dz + 0.012],
        flat([0.95, 0.05, 0.2]),
      ),
    ),
    // The lamp over the hands.
    drum([x + side * 0.26, z + 0.2], [high, high + 0.02], [0.08, 0.07], WHITE),
    drum([x + side * 0.26, z + 0.2], [high, high + 0.42], [0.013, 0.013], GOLD),
    box(
      [Math.min(x + side * 0.28, x - side * 0.2), high + 0.4, z + 0.17],
      [Math.max(x + side * 0.28, x - side * 0.2), high + 0.44, z + 0.23],
      WHITE,
    ),
    {
      ...box(
        [x - 0.16, high + 0.385, z + 0.175],
        [x + 0.16, high + 0.4, z + 0.225],
        flat([1.5, 1.45, 1.35]),
      ),
      glow: 1,
    },
    ...[-0.28, -0.2, -0.12, 0.2, 0.28].flatMap((dx, n) =>
      bottle([x + dx, high, z - 0.32], POLISH[(n + look) % POLISH.length] as Colour, 1),
    ),
  ];
}

/** A bottle of polish with its black cap, of a size. */
const bottle = ([x, y, z]: Point, colour: Colour, size: number): Solid[] => [
  drum([x, z], [y, y + 0.06 * size], [0.03 * size, 0.028 * size], flat(colour)),
  drum(
    [x, z],
    [y + 0.06 * size, y + 0.13 * size],
    [0.016 * size, 0.013 * size],
    flat([0.08, 0.07, 0.08]),
  ),
];

/** Shelves full of bottles in all colours on the wall ahead, so wide. */
function polishRack([x, back]: readonly [number, number], wide: number): Solid[] {
  const rows = 7;
  return [
    box([x - wide / 2 - 0.06, 0.78, back - 0.04], [x + wide / 2 + 0.06, 2.5, back - 0.01], WHITE),
    ...Array.from({ length: rows }, (_, row) => {
      const y = 0.86 + row * 0.23;
      const many = Math.floor(wide / 0.085);
      return [
        box([x - wide / 2, y - 0.025, back - 0.15], [x + wide / 2, y, back - 0.03], GOLD),
        ...Array.from({ length: many }, (_, n) => {
          const hue = POLISH[
            Math.floor(((n + row * 3) / many) * 1.7 * POLISH.length) % POLISH.length
          ] as Colour;
          return bottle(
            [x - wide / 2 + (n + 0.5) * (wide / many), y, back - 0.09],
            scaleColour(hue, 0.8 + 0.4 * chance(n, row)),
            1.15,
          );
        }).flat(),
      ];
    }).flat(),
  ];
}

/** A white armchair on a step at the heavy wall, its basin with water before it. */
function pedicure(wall: number, side: number, z: number): Solid[] {
  const at = (out: number) => wall - side * out;
  const hide = velvet([0.95, 0.93, 0.92]);
  return [
    slab([at(0), at(0.9)], [0, 0.24], [z - 0.45, z + 0.45], WHITE),
    ...[
      [0.1, 0.7, 0.24, 0.58, 0.34],
      [0.06, 0.24, 0.5, 1.3, 0.34],
    ].map(([a = 0, b = 0, low = 0, top = 0, half = 0]) =>
      pad(
        [Math.min(at(a), at(b)), low, z - half],
        [Math.max(at(a), at(b)), top, z + half],
        hide,
        0.08,
      ),
    ),
    ...[-1, 1].map((to) =>
      pad(
        [Math.min(at(0.1), at(0.66)), 0.3, z + to * 0.36 - 0.07],
        [Math.max(at(0.1), at(0.66)), 0.78, z + to * 0.36 + 0.07],
        hide,
        0.06,
      ),
    ),
    drum([at(1.1), z], [0, 0.3], [0.22, 0.3], WHITE),
    drum([at(1.1), z], [0.295, 0.305], [0.26, 0.26], flat([0.5, 0.8, 0.95])),
  ];
}

/** A picture of a hand with red nails. */
const hungHand = ([x, y, back]: Point): Solid[] => [
  box([x - 0.4, y - 0.34, back - 0.04], [x + 0.4, y + 0.34, back - 0.01], (px, py) => {
    const [u, v] = [(px - x) / 0.4, (py - y) / 0.34];
    if (Math.max(Math.abs(u), Math.abs(v)) > 0.93) return [0.85, 0.66, 0.32];
    const finger = [-0.36, -0.12, 0.12, 0.36].map((fx, n) => ({
      fx,
      top: [0.5, 0.72, 0.68, 0.42][n] as number,
    }));
    if (finger.some(({ fx, top }) => Math.abs(u - fx) < 0.075 && v > top - 0.2 && v < top + 0.12))
      return [0.9, 0.05, 0.2];
    if (finger.some(({ fx, top }) => Math.abs(u - fx) < 0.1 && v > -0.4 && v < top))
      return [0.9, 0.7, 0.58];
    if (Math.hypot(u, (v + 0.42) * 0.9) < 0.48 && v < 0.1) return [0.9, 0.7, 0.58];
    return [0.98, 0.93, 0.92];
  }),
];

/** A round lamp of glass on a cord. */
const hungGlobe = ([x, y, z]: Point, ceiling: number): Solid[] => [
  drum([x, z], [y, ceiling], [0.008, 0.008], GOLD),
  {
    ...sphere([x, y, z], 0.16, flat([1.15, 1.1, 1.02])),
    glow: 0.8,
  },
];
