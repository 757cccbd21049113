import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { hollow } from '../solids/hollow.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

/** Half the width, the height of its vault and where it begins, where the far wall is; metres. */
export const ROMAN_BATH = { half: 5, high: 7.4, spring: 4.4, back: 15 } as const;
/** The pool: half its width, where it begins and ends ahead. */
const POOL = { half: 2.35, near: 3, far: 12.6, rim: 0.3 } as const;
const MARBLE: Colour = [0.88, 0.84, 0.77];
const RED: Colour = [0.62, 0.2, 0.13];

/** Walls of red and ochre panels over marble, a floor of mosaic, a vault with coffers. */
export function romanBathSurfaces(noise: Noise, middle: number): Surfaces {
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x - middle;
      const u = Math.abs(along / 1.5 - Math.floor(along / 1.5) - 0.5);
      if (y < 0.9)
        return scaleColour(
          [0.62, 0.56, 0.48],
          0.88 + 0.2 * Math.min(1, 5 * Math.abs(noise.fbm(along, y, 4))),
        );
      if (u > 0.45 || y > 3.5 || y < 0.98)
        return scaleColour([0.9, 0.78, 0.52], 1 + 0.06 * noise.fbm(along * 2, y * 2, 3));
      return scaleColour(
        u > 0.41 ? [0.2, 0.16, 0.14] : RED,
        0.86 + 0.2 * noise.fbm(along * 1.4, y * 1.4, 4),
      );
    },
    floor: (x, _y, z) => {
      const [a, b] = [Math.floor(x / 0.055), Math.floor(z / 0.055)];
      // A Greek key along the pool, a mosaic of black on white elsewhere.
      const edge = Math.abs(Math.abs(x - middle) - POOL.half - 0.75);
      const cell = z / 0.6 - Math.floor(z / 0.6);
      const key =
        edge < 0.26 &&
        ((edge > 0.2 && cell < 0.85) ||
          (cell < 0.14 && edge < 0.26) ||
          (cell > 0.4 && cell < 0.54) ||
          (edge < 0.06 && cell > 0.4));
      const isWave = Math.hypot(x / 0.8 - Math.round(x / 0.8), z / 0.8 - Math.round(z / 0.8)) < 0.2;
      return scaleColour(
        key ? [0.16, 0.2, 0.34] : isWave && edge > 0.5 ? [0.6, 0.26, 0.16] : [0.88, 0.84, 0.75],
        0.84 + 0.24 * chance(a, b),
      );
    },
    ceiling: flat(MARBLE),
  };
}

/** The vault: coffers with a rosette each, daylight through openings along its crown. */
const vault =
  (middle: number): Material =>
  (x, y, z) => {
    const turn = Math.atan2(y - ROMAN_BATH.spring, x - middle);
    const [a, b] = [turn / 0.31, z / 1.2];
    const [u, v] = [a - Math.floor(a) - 0.5, b - Math.floor(b) - 0.5];
    if (Math.abs(turn - Math.PI / 2) < 0.17 && Math.floor(b) % 2 === 0 && Math.abs(v) < 0.4)
      return [1.6, 1.9, 2.2];
    const away = Math.max(Math.abs(u), Math.abs(v));
    if (away > 0.43) return [0.9, 0.84, 0.72];
    if (away > 0.36) return [0.8, 0.6, 0.28];
    return Math.hypot(u, v) < 0.13
      ? [0.9, 0.7, 0.3]
      : scaleColour([0.26, 0.36, 0.52], 0.7 + 0.8 * away);
  };

/** A bath of ancient Rome: a long steaming pool between columns under a vault, bathers in it and on its rim, statues in niches, mosaics. */
export function romanBath({
  noise,
  shell,
  side,
  random,
  isAttended,
  hasSomebody,
}: Furnishing): Furnished {
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const key = random.uint32() & 0xff;
  const { spring, high, half } = ROMAN_BATH;
  const stone: Material = (x, y, z) =>
    scaleColour(MARBLE, 0.9 + 0.12 * Math.min(1, 4 * Math.abs(noise.fbm(x * 1.2 + z, y * 1.2, 3))));
  const columns = [2.6, 5, 7.4, 9.8, 12.2];
  return {
    lamps: [
      [middle, 4.6, 4],
      [middle, 4.6, 9],
      [middle - 3.4, 2.4, 3],
      [middle + 3.4, 2.4, 3],
    ],
    solids: [
      // A dome so long that it is a barrel above the pool.
      hollow(
        'dome',
        [middle - half, spring, back / 2 - 40],
        [middle + half, high, back / 2 + 40],
        vault(middle),
      ),
      ...pool(middle, noise, stone),
      ...[-1, 1].flatMap((to) => columns.flatMap((z) => column([middle + to * 3.55, z], stone))),
      ...[-1, 1].map((to) =>
        slab(
          [middle + to * 3.15, middle + to * 3.95],
          [3.75, 4.2],
          [1.6, back - 1.4],
          (x, y, z, axis) =>
            axis === 0 && Math.abs(y - 3.98) < 0.1 && (z / 0.3) % 1 < 0.5
              ? [0.78, 0.58, 0.3]
              : stone(x, y, z, axis),
        ),
      ),
      ...statue([middle, back - 0.9], stone),
      ...[-1, 1].flatMap((to) => urn(middle + to * 2.9, 2.55)),
      ...towels(at(-1.9), 2.6),
      ...(isAttended === true || hasSomebody === true ? bathers(at, key, side, noise) : []),
    ],
  };
}

/** The pool: its rim with steps, the water with ripples that throws the light back, steam on it. */
function pool(middle: number, noise: Noise, stone: Material): Solid[] {
  const { half, near, far, rim } = POOL;
  const water: Material = (x, _y, z) => {
    const ripple = noise.fbm(x * 1.6, z * 3.2, 3);
    const glint = Math.max(0, noise.at(x * 3.4 + 2, z * 8) - 0.42) * 1.6;
    const depth = Math.min(1, (half - Math.abs(x - middle)) / 0.8);
    return [
      0.16 - 0.06 * depth + 0.1 * ripple + glint,
      0.62 - 0.1 * depth + 0.14 * ripple + glint,
      0.66 - 0.04 * depth + 0.14 * ripple + glint,
    ];
  };
  return [
    box([middle - half, 0, near], [middle + half, rim - 0.1, far], water),
    ...[-1, 1].map((to) =>
      slab(
        [middle + to * half, middle + to * (half + 0.42)],
        [0, rim],
        [near - 0.42, far + 0.42],
        stone,
      ),
    ),
    box([middle - half, 0, near - 0.42], [middle + half, rim, near], stone),
    box([middle - half, 0, far], [middle + half, rim, far + 0.42], stone),
    box(
      [middle - half - 0.72, 0, near - 0.72],
      [middle + half + 0.72, rim / 2, near - 0.42],
      stone,
    ),
  ];
}

/** A fluted column with leaves at its head. */
const column = ([x, z]: readonly [number, number], stone: Material): Solid[] => [
  box([x - 0.42, 0, z - 0.42], [x + 0.42, 0.16, z + 0.42], stone),
  drum([x, z], [0.16, 0.34], [0.38, 0.31], stone),
  drum([x, z], [0.34, 3.1], [0.28, 0.24], (px, py, pz, axis) =>
    scaleColour(
      stone(px, py, pz, axis),
      0.82 + 0.2 * Math.abs(Math.sin(Math.atan2(pz - z, px - x) * 9)),
    ),
  ),
  drum([x, z], [3.1, 3.6], [0.24, 0.42], (px, y, pz) =>
    scaleColour(
      [0.9, 0.8, 0.58],
      0.74 + 0.3 * Math.abs(Math.sin(Math.atan2(pz - z, px - x) * 4 + Math.floor(y * 6))),
    ),
  ),
  box([x - 0.44, 3.6, z - 0.44], [x + 0.44, 3.76, z + 0.44], stone),
];

/** A statue of a god in a niche over a spout from which water runs. */
function statue([x, z]: readonly [number, number], stone: Material): Solid[] {
  const white: Attires = {
    skin: [0.93, 0.91, 0.87],
    hair: [0.9, 0.88, 0.84],
    top: [0.93, 0.91, 0.87],
    legs: [0.93, 0.91, 0.87],
    hairForm: 'short',
    gown: 'gown',
  };
  return [
    plate(
      2,
      [x - 1.2, 0.8, z + 0.7],
      [x + 1.2, 4.2, z + 0.82],
      (px, py) => Math.hypot((px - x) / 1.1, Math.max(0, py - 3) / 1.15) < 1,
      flat([0.26, 0.36, 0.52]),
    ),
    box([x - 0.6, 0, z - 0.4], [x + 0.6, 1.3, z + 0.5], stone),
    ...posed(
      {
        at: [x, z],
        turn: -Math.PI / 2,
        floor: 1.3,
        tall: 1.2,
        hands: [
          [0.3, 0.52, 3.1],
          [0.1, -0.36, 2.2],
        ],
      },
      attireOf(4, white),
    ),
    ball([x - 0.16, 0.72, z - 0.55], [x + 0.16, 1.04, z - 0.35], flat([0.72, 0.56, 0.3])),
    drum([x, z - 0.62], [0.1, 0.86], [0.09, 0.05], flat([0.78, 0.92, 0.98])),
  ];
}
type Attires = Parameters<typeof attireOf>[1];

/** A vessel on a foot. */
const urn = (x: number, z: number): Solid[] => {
  const clay: Material = (_x, y) =>
    Math.abs(y - 0.66) < 0.05 ? [0.1, 0.08, 0.08] : [0.72, 0.36, 0.2];
  return [
    drum([x, z], [0, 0.08], [0.16, 0.12], clay),
    drum([x, z], [0.08, 0.55], [0.08, 0.26], clay),
    drum([x, z], [0.55, 0.8], [0.26, 0.12], clay),
    drum([x, z], [0.8, 0.98], [0.09, 0.15], clay),
  ];
};

const towels = (x: number, z: number): Solid[] =>
  (
    [
      [0.94, 0.92, 0.86],
      [0.66, 0.16, 0.16],
      [0.94, 0.92, 0.86],
    ] as const
  ).map((colour, n) =>
    pad(
      [x - 0.24, POOL.rim + 0.08 * n, z - 0.2],
      [x + 0.24, POOL.rim + 0.08 * (n + 1), z + 0.18],
      flat(colour),
      0.035,
    ),
  );

/** Who is in the water to the chest, who sits on the rim in a cloth, and two in togas who talk. */
function bathers(at: (out: number) => number, key: number, side: number, noise: Noise): Solid[] {
  const level = POOL.rim - 0.1;
  const toEye = -Math.PI / 2;
  const ring = (x: number, z: number): Solid =>
    drum([x, z], [level, level + 0.006], [0.46, 0.44], (px, _y, pz) =>
      scaleColour([0.66, 0.86, 0.88], 0.8 + 0.3 * noise.at(px * 7, pz * 7)),
    );
  const inWater = [
    [-0.95, 4.6, 0.3],
    [0.1, 5.6, -0.4],
    [1.2, 4.9, 0.5],
    [-0.5, 7.6, 0],
  ] as const;
  const toga = (n: number): Attires => ({
    top: [0.95, 0.93, 0.88],
    legs: [0.95, 0.93, 0.88],
    gown: 'gown',
    hairForm: n === 0 ? 'bald' : 'short',
  });
  const step: Point = [at(2.55), POOL.rim, 4];
  return [
    ...inWater.flatMap(([out, z, off], n) => {
      const own = attireOf(key + n);
      return [
        ring(at(out), z),
        ...posed(
          {
            at: [at(out), z],
            turn: toEye + off,
            floor: level - 1.12,
            isLegless: true,
            hands: [
              [0.2, 0.4, level + 0.02],
              [0.24, -0.38, level + 0.02],
            ],
          },
          {
            ...own,
            top: own.skin,
            isSleeveless: true,
            hairForm: own.hairForm === 'long' ? 'bun' : own.hairForm,
          },
        ),
      ].filter(({ high }) => high[1] > level);
    }),
    ...(() => {
      const own = attireOf(key + 6);
      return posed(
        {
          at: [step[0], step[2]],
          turn: side > 0 ? Math.PI : 0,
          seat: step[1],
          floor: step[1] - 0.42,
        },
        { ...own, top: own.skin, legs: own.skin, isSleeveless: true, hairForm: 'short' },
      );
    })(),
    pad(
      [step[0] - 0.24, step[1], step[2] - 0.2],
      [step[0] + 0.2, step[1] + 0.2, step[2] + 0.2],
      flat([0.94, 0.92, 0.86]),
      0.08,
    ),
    ...posed(
      {
        at: [at(-2.85), 5.4],
        turn: toEye + 0.9 * side,
        hands: [
          [0.34, 0.2, 1.2],
          [0.1, -0.2, 1.05],
        ],
      },
      attireOf(key + 8, toga(0)),
    ),
    ...posed(
      {
        at: [at(-2.75), 6.3],
        turn: toEye - 0.4 * side,
        hands: [
          [0.3, 0.1, 1.1],
          [0.32, -0.2, 1.25],
        ],
      },
      attireOf(key + 9, toga(1)),
    ),
    // A sash of purple over one shoulder.
    ball([at(-2.85) - 0.2, 0.9, 5.3], [at(-2.85) + 0.2, 1.42, 5.5], flat([0.5, 0.1, 0.24])),
  ];
}
