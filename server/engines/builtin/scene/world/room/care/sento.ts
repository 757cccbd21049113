import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance, tiles, wood } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

const HINOKI: Colour = [0.78, 0.58, 0.36];
const WATER: Colour = [0.3, 0.66, 0.68];

/** The bath: from where to where it lies ahead, how high its rim and its water are, metres. */
const BATH = { near: 3.8, rim: 0.5, water: 0.42 } as const;
/** Where the painting on the wall ahead begins and ends. */
const MURAL = { low: 1.05, high: 3.2 } as const;

/** White tiles, and on the wall ahead the mountain painted over a bay. */
export function sentoSurfaces(noise: Noise, middle: number): Surfaces {
  const white = tiles([0.86, 0.89, 0.88], [0.83, 0.87, 0.86], 0.16);
  const painted = fuji(noise, middle);
  return {
    walls: (x, y, z, axis) => {
      if (axis === 2 && y > MURAL.low && y < MURAL.high) return painted(x, y);
      if (Math.abs(y - MURAL.low + 0.06) < 0.05) return [0.16, 0.36, 0.56];
      return white(x, y, z, axis);
    },
    floor: tiles([0.56, 0.64, 0.66], [0.5, 0.58, 0.6], 0.2),
    ceiling: (x, _y, z) =>
      scaleColour(
        HINOKI,
        (Math.abs((x / 0.3) % 1) < 0.06 ? 0.55 : 1) * (0.95 + 0.12 * noise.at(x * 30, z * 2)),
      ),
  };
}

/** The mountain with its snow over a blue bay with pines, as bath houses have it painted. */
const fuji =
  (noise: Noise, middle: number) =>
  (x: number, y: number): Colour => {
    const u = x - middle;
    const v = (y - MURAL.low) / (MURAL.high - MURAL.low);
    const peak = 0.9 - 0.62 * Math.max(0, (Math.abs(u + 0.25) - 0.16) / 2.1) ** 0.72;
    const snow = 0.7 + 0.05 * Math.sin(u * 13) + 0.06 * noise.at(u * 7, 3);
    if (v < 0.3) {
      const pine =
        Math.abs(u) > 1.6 &&
        v < 0.3 * smoothstep(1.6, 2.3, Math.abs(u)) + 0.05 * noise.at(u * 6, v * 6);
      if (pine) return [0.12, 0.34, 0.18];
      const wave = Math.sin(v * 90 + 3 * Math.sin(u * 5));
      return wave > 0.82
        ? [0.85, 0.93, 0.95]
        : mixColour([0.08, 0.36, 0.62], [0.35, 0.68, 0.82], v * 3);
    }
    if (v < peak)
      return v > snow
        ? [0.97, 0.98, 1]
        : mixColour([0.2, 0.4, 0.34], [0.22, 0.36, 0.64], (v - 0.3) * 2.6);
    const cloud = noise.fbm(u * 1.1 + 4, v * 5, 4);
    return mixColour([0.5, 0.78, 0.94], [0.97, 0.98, 1], smoothstep(0.1, 0.4, cloud));
  };

/** A Japanese bath house: people up to their shoulders in the great bath under the painted mountain, washing places with low stools, pails and mirrors along a wall. */
export function sento({ noise, shell, side }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const timber = wood(HINOKI, noise);
  const wall = side > 0 ? right : left;
  const [l, r] = [left + 0.02, right - 0.02];
  const water: Material = (x, _y, z) => {
    const ripple = noise.fbm(x * 3.2, z * 4.5, 3);
    const glint = smoothstep(0.25, 0.5, ripple);
    return mixColour(scaleColour(WATER, 0.9 + 0.25 * ripple), [0.95, 1, 1], 0.5 * glint);
  };
  return {
    lamps: [
      [middle, high - 0.4, 2.4],
      [middle - 1.2, high - 0.5, 5],
      [middle + 1.2, high - 0.5, 5],
    ],
    solids: [
      box([l, 0, BATH.near], [r, BATH.rim, BATH.near + 0.18], timber),
      box([l, BATH.rim - 0.02, BATH.near - 0.06], [r, BATH.rim + 0.04, BATH.near + 0.24], timber),
      box([l, 0, BATH.near + 0.18], [r, BATH.water, back], water),
      ...[-1.7, -0.55, 1.25].flatMap((dx, n) =>
        bather([at(dx), BATH.near + ([1.1, 0.75, 1.3][n] as number)], n),
      ),
      ...spout(at(2.05), back, timber),
      ...[2.65, 3.35].flatMap((z) => washingPlace(wall, side, z, timber)),
      ...washer([wall - side * WASHER.out, WASHER.z], side),
      drum([wall - side * WASHER.out, WASHER.z], [0, 0.24], [0.15, 0.16], timber),
      ...pails([at(-1.15), 0, 3.3], timber),
      ...noren(side > 0 ? left : right, side, 2.9),
      ...[-1, 1].map((to) => ({
        ...ball(
          [middle + to * 1.3 - 0.18, high - 0.5, 4.6],
          [middle + to * 1.3 + 0.18, high - 0.14, 4.96],
          flat([1.2, 1.1, 0.9]),
        ),
        glow: 0.9,
      })),
    ],
  };
}

/** Who sits in the water up to the shoulders, a folded towel on the head. */
const bather = (at: readonly [number, number], n: number): Solid[] => {
  const skin: Colour = n === 1 ? [0.86, 0.64, 0.5] : [0.82, 0.6, 0.46];
  const [x, z] = at;
  return [
    ...posed(
      {
        at,
        turn: -Math.PI / 2 + 0.35 * (n - 1),
        seat: 0.02,
        isLegless: true,
        hands: [
          [0.2, 0.3, 0.4],
          [0.2, -0.3, 0.4],
        ],
      },
      attireOf(n, {
        skin,
        top: skin,
        hair: n === 2 ? [0.62, 0.61, 0.6] : [0.07, 0.06, 0.06],
        hairForm: n === 1 ? 'bun' : 'short',
        isSleeveless: true,
      }),
    ),
    ...(n === 1
      ? []
      : [
          pad(
            [x - 0.13, 0.98, z - 0.09],
            [x + 0.13, 1.05, z + 0.11],
            flat([0.97, 0.97, 0.95]),
            0.03,
          ),
        ]),
    drum([x, z], [BATH.water, BATH.water + 0.012], [0.36, 0.34], flat(scaleColour(WATER, 1.35))),
  ];
};

/** Hot water that falls from a spout of wood. */
const spout = (x: number, back: number, timber: Material): Solid[] => [
  box([x - 0.12, 0.95, back - 0.6], [x + 0.12, 1.02, back], timber),
  ...[-0.11, 0.08].map((dx) => box([x + dx, 1, back - 0.6], [x + dx + 0.03, 1.08, back], timber)),
  ...limb(
    [
      [x, 1.02, back - 0.6],
      [x, 0.86, back - 0.72],
      [x, BATH.water, back - 0.76],
    ],
    [0.07, 0.1],
    flat([0.9, 1, 1.02]),
  ),
];

/** A tap, a shower and a mirror at the wall, before them a low stool and a pail. */
function washingPlace(wall: number, side: number, z: number, timber: Material): Solid[] {
  const at = (out: number) => wall - side * out;
  const chrome = flat([0.8, 0.83, 0.86]);
  return [
    slab([at(0), at(0.24)], [0, 0.42], [z - 0.35, z + 0.35], flat([0.34, 0.48, 0.56])),
    slab([at(0), at(0.27)], [0.42, 0.46], [z - 0.35, z + 0.35], flat([0.9, 0.92, 0.92])),
    slab([at(0), at(0.02)], [0.62, 1.12], [z - 0.2, z + 0.2], flat([0.66, 0.8, 0.86])),
    slab([at(0.02), at(0.2)], [0.5, 0.54], [z - 0.14, z - 0.1], chrome),
    slab([at(0.02), at(0.2)], [0.5, 0.54], [z + 0.1, z + 0.14], chrome),
    drum([at(0.12), z + 0.28], [0.46, 0.62], [0.03, 0.03], flat([0.95, 0.6, 0.7])),
    drum([at(0.75), z], [0, 0.24], [0.15, 0.16], timber),
    ...pail([at(0.5), 0, z - 0.24], timber),
  ];
}

/** A low pail of staves with two hoops. */
const pail = ([x, y, z]: Point, timber: Material): Solid[] => [
  drum([x, z], [y, y + 0.17], [0.1, 0.13], (px, py, pz, axis) =>
    Math.abs(py - y - 0.04) < 0.012 || Math.abs(py - y - 0.12) < 0.012
      ? [0.5, 0.36, 0.2]
      : scaleColour(
          timber(px, py, pz, axis),
          chance(Math.floor(Math.atan2(pz - z, px - x) * 5), 3) > 0.5 ? 1.08 : 0.92,
        ),
  ),
  drum([x, z], [y + 0.165, y + 0.172], [0.11, 0.11], flat(WATER)),
];

/** Pails in a pyramid. */
const pails = ([x, , z]: Point, timber: Material): Solid[] =>
  [
    [-0.28, 0],
    [0, 0],
    [0.28, 0],
    [-0.14, 0.17],
    [0.14, 0.17],
    [0, 0.34],
  ].flatMap(([dx = 0, y = 0]) => pail([x + dx, y, z], timber));

/** Where who washes sits: so far from the wall and off that no picture's edge cuts through; metres. */
const WASHER = { out: 1.4, z: 3.68 } as const;

/** Who washes on a stool, the back to the room. */
const washer = (at: readonly [number, number], side: number): Solid[] =>
  posed(
    {
      at,
      turn: side > 0 ? 0.15 : Math.PI - 0.15,
      seat: 0.24,
      lean: 0.14,
      hands: [
        [0.16, 0.12, 0.98],
        [0.16, -0.12, 0.98],
      ],
    },
    attireOf(8, {
      skin: [0.84, 0.62, 0.48],
      top: [0.84, 0.62, 0.48],
      legs: [0.92, 0.92, 0.9],
      hair: [0.97, 0.98, 0.98],
      hairForm: 'short',
      isSleeveless: true,
    }),
  );

/** The short curtain over the door of the changing room, in the light side's wall. */
function noren(wall: number, side: number, z: number): Solid[] {
  const at = (out: number) => wall + side * out;
  return [
    slab([at(0), at(0.03)], [0, 2], [z - 0.5, z + 0.5], flat([0.3, 0.2, 0.12])),
    ...[-0.46, -0.15, 0.16].map((dz) =>
      slab([at(0.04), at(0.06)], [1.3, 2.02], [z + dz, z + dz + 0.29], (_x, y, pz) => {
        const [u, v] = [(pz - z - dz - 0.145) / 0.1, (y - 1.68) / 0.16];
        const drop =
          Math.abs(u) < 0.7 &&
          Math.abs(v + 0.2) < 0.5 &&
          Math.abs(((u * 2 + 6) % 1.1) - 0.5) < 0.16;
        return drop || Math.abs(v + 0.8) < 0.1 ? [0.95, 0.95, 0.92] : [0.1, 0.2, 0.46];
      }),
    ),
  ];
}
