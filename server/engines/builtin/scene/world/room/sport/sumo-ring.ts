import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { athlete, type Stance } from '../people/athlete.ts';
import { attireOf, posed } from '../people/posed.ts';
import { spectators } from '../people/spectators.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import {
  ball,
  box,
  drum,
  type Material,
  type Point,
  roll,
  type Solid,
  sphere,
} from '../solids/solid.ts';

/** Half the hall's width, its height, how far off its end is, metres. */
export const SUMO_HALL = { half: 11, high: 9, back: 17 } as const;
/** The mound of clay: where its middle is, half its side above, its height, the ring's radius (4.55 m across, as the Nihon Sumō Kyōkai has it); the roof's edge over the floor; metres. */
const MOUND = { middle: 5.7, half: 2.9, high: 0.56, ring: 2.275, roof: 4.1 } as const;

/** Of how many bundles of straw the ring is. */
const BUNDLES = 20;
const CLAY: Colour = [0.76, 0.6, 0.4];
const STRAW: Colour = [0.88, 0.78, 0.5];
const PURPLE: Colour = [0.36, 0.12, 0.5];
/** The tassels at the roof's corners, one for each season. */
const TASSELS: readonly Colour[] = [
  [0.8, 0.12, 0.12],
  [0.92, 0.92, 0.9],
  [0.1, 0.46, 0.24],
  [0.08, 0.08, 0.09],
];

/** Two who push: crouched, the chest far ahead, the hands at the other's belt. */
const PUSHES: Stance = {
  hip: [-0.3, 0, 0.78],
  chest: [0.12, 0, 1.14],
  head: [0.36, 0.13, 1.3],
  legs: [
    [
      [0.12, 0.3, 0.52],
      [-0.02, 0.4, 0.06],
    ],
    [
      [-0.34, -0.34, 0.44],
      [-0.76, -0.4, 0.06],
    ],
  ],
  arms: [
    [
      [0.36, 0.44, 0.98],
      [0.68, 0.3, 0.86],
    ],
    [
      [0.4, -0.42, 1.06],
      [0.7, -0.26, 0.94],
    ],
  ],
};

/** A hall of people in the dark around a lit floor. */
export function sumoSurfaces(noise: Noise): Surfaces {
  return {
    walls: spectators(7.2, (y) => Math.max(0.7, 1.7 - 0.14 * y)),
    floor: (x, _y, z) => {
      // Cushions in rows, each with a narrow gap.
      const [u, v] = [x / 0.7, z / 0.7];
      const isGap = u - Math.floor(u) < 0.1 || v - Math.floor(v) < 0.1;
      return scaleColour(isGap ? [0.24, 0.17, 0.1] : [0.5, 0.1, 0.14], 0.9 + 0.2 * noise.at(x, z));
    },
    ceiling: flat([0.05, 0.045, 0.05]),
  };
}

/** A sumo hall: the ring of straw on its mound of clay beneath a hanging roof with four tassels, two wrestlers and their referee; all around people on cushions. */
export function sumoRing({
  noise,
  shell,
  side,
  isAttended,
  isFull,
  isTakenOver,
}: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const { half } = MOUND;
  const z = MOUND.middle;
  const isFought = isAttended || isFull;
  return {
    lamps: [-2.2, 2.2].flatMap((dx) =>
      [z - 1.6, z + 1.6].map((at): Point => [middle + dx, MOUND.roof - 0.4, at]),
    ),
    solids: [
      ...mound(middle, noise),
      ...roof(middle),
      ...(isFought
        ? [
            ...(isTakenOver === true
              ? []
              : [
                  ...wrestler(middle - side * 0.62, side > 0 ? 0 : Math.PI, 0),
                  ...wrestler(middle + side * 0.62, side > 0 ? Math.PI : 0, 1),
                ]),
            ...referee(middle + side * 0.95, z + 1.4),
            ...onCushions(middle, side),
          ]
        : []),
      ...[-1, 1].map((to) =>
        box(
          [middle + to * (half + 0.5) - 0.22, 0, z - half - 0.4],
          [middle + to * (half + 0.5) + 0.22, 0.5, z - half],
          flat([0.72, 0.56, 0.34]),
        ),
      ),
      drum(
        [middle + side * (half + 0.5), z - half - 0.2],
        [0.5, 0.62],
        [0.14, 0.2],
        flat([0.96, 0.96, 0.97]),
      ),
    ],
  };
}

/** The mound of clay, the ring of straw on it, its two white lines. */
function mound(middle: number, noise: Noise): Solid[] {
  const { half, high, ring } = MOUND;
  const z = MOUND.middle;
  const clay: Material = (x, y, pz, axis) => {
    const [dx, dz] = [x - middle, pz - z];
    const isLine = axis === 1 && Math.abs(dz) < 0.45 && Math.abs(Math.abs(dx) - 0.7) < 0.05;
    if (isLine && y > high - 0.05) return [0.95, 0.94, 0.9];
    const swept = axis === 1 ? 0.96 + 0.05 * Math.sin(Math.hypot(dx, dz) * 26) : 0.86;
    return scaleColour(CLAY, swept * (0.94 + 0.12 * noise.fbm(x * 2, pz * 2 + y, 2)));
  };
  const straw: Material = (x, _y, pz) =>
    scaleColour(STRAW, 0.86 + 0.14 * Math.sin((x + 0.6 * pz) * 42));
  const bundle = (from: Point, to: Point): Solid => bone(from, to, [0.085, 0.085], straw);
  const on = (turn: number): Point => [
    middle + ring * Math.cos(turn),
    high + 0.02,
    z + ring * Math.sin(turn),
  ];
  const edge = half - 0.12;
  const corners: readonly Point[] = [
    [middle - edge, high, z - edge],
    [middle + edge, high, z - edge],
    [middle + edge, high, z + edge],
    [middle - edge, high, z + edge],
  ];
  return [
    box(
      [middle - half - 0.25, 0, z - half - 0.25],
      [middle + half + 0.25, high - 0.28, z + half + 0.25],
      clay,
    ),
    box([middle - half, 0, z - half], [middle + half, high, z + half], clay),
    ...Array.from({ length: BUNDLES }, (_, n) =>
      bundle(on(((n - 0.42) * 2 * Math.PI) / BUNDLES), on(((n + 0.42) * 2 * Math.PI) / BUNDLES)),
    ),
    ...corners.map((from, n) => bundle(from, corners[(n + 1) % 4] as Point)),
  ];
}

/** The roof of a shrine that hangs over the ring: its gables, a purple curtain, a tassel at each corner. */
function roof(middle: number): Solid[] {
  const { half, roof: low } = MOUND;
  const z = MOUND.middle;
  const curtain: Material = (x, y, pz, axis) => {
    const along = (axis === 0 ? pz : x) / 1.2;
    const isCrest = Math.hypot((along - Math.floor(along) - 0.5) * 1.2, y - low - 0.24) < 0.15;
    return isCrest ? [0.95, 0.94, 0.96] : scaleColour(PURPLE, 0.86 + 0.2 * Math.sin(along * 14));
  };
  const slopes = 7;
  return [
    box([middle - half, low, z - half], [middle + half, low + 0.5, z + half], (x, y, pz, axis) =>
      axis === 1 ? [0.3, 0.2, 0.12] : curtain(x, y, pz, axis),
    ),
    ...Array.from({ length: slopes }, (_, n) =>
      box(
        [middle - half - 0.5 + n * 0.16, low + 0.5 + n * 0.17, z - half - 0.5 + n * 0.44],
        [middle + half + 0.5 - n * 0.16, low + 0.69 + n * 0.17, z + half + 0.5 - n * 0.44],
        flat(n % 2 === 0 ? [0.46, 0.32, 0.2] : [0.56, 0.4, 0.25]),
      ),
    ),
    roll(0, [z, low + 1.78], [middle - 2.2, middle + 2.2], [0.14, 0.14], flat([0.66, 0.5, 0.26])),
    ...TASSELS.flatMap((colour, n) => {
      const [x, at] = [
        middle + (n % 2 === 0 ? -1 : 1) * (half - 0.25),
        z + (n < 2 ? -1 : 1) * (half - 0.25),
      ];
      return [
        drum([x, at], [low - 1.5, low], [0.25, 0.15], flat(colour)),
        ball([x - 0.21, low - 0.16, at - 0.21], [x + 0.21, low + 0.16, at + 0.21], flat(colour)),
      ];
    }),
  ];
}

/** A stout wrestler in a belt, a knot of hair on his head, who pushes ahead. */
function wrestler(x: number, turn: number, number: number): Solid[] {
  const belt: Colour = number === 0 ? [0.1, 0.12, 0.36] : [0.5, 0.08, 0.12];
  const skin: Colour = number === 0 ? [0.86, 0.64, 0.5] : [0.78, 0.56, 0.42];
  const at: Point = [x, MOUND.high, MOUND.middle - 0.35];
  const place = (ahead: number, left: number, up: number): Point => [
    at[0] + Math.cos(turn) * ahead - Math.sin(turn) * left,
    at[1] + up,
    at[2] + Math.sin(turn) * ahead + Math.cos(turn) * left,
  ];
  return [
    ...athlete(at, turn, PUSHES, {
      skin,
      hair: [0.05, 0.045, 0.04],
      hairForm: 'bun',
      hips: skin,
      bulk: 1.6,
    }),
    sphere(place(-0.05, 0, 0.9), 0.36, flat(skin)),
    bone(place(-0.3, 0.16, 0.82), place(-0.3, -0.16, 0.82), [0.285, 0.285], flat(belt)),
    bone(place(-0.12, 0.2, 0.86), place(-0.12, -0.2, 0.86), [0.26, 0.26], flat(belt)),
    bone(place(0.26, 0.13, 1.47), place(0.38, 0.13, 1.5), [0.05, 0.03], flat([0.05, 0.045, 0.04])),
  ];
}

/** The referee in a robe and a black cap, a fan held out. */
function referee(x: number, z: number): Solid[] {
  const robe: Colour = [0.12, 0.5, 0.5];
  const floor = MOUND.high;
  return [
    ...posed(
      {
        at: [x, z],
        turn: -Math.PI / 2,
        floor,
        hands: [
          [0.34, 0.3, floor + 1.3],
          [0.12, -0.32, floor + 0.92],
        ],
      },
      attireOf(2, {
        top: robe,
        legs: [0.86, 0.7, 0.24],
        gown: 'gown',
        hat: ['cap', [0.05, 0.05, 0.06]],
        skin: [0.8, 0.58, 0.45],
      }),
    ),
    drum([x, z], [floor + 1.74, floor + 1.96], [0.08, 0.05], flat([0.05, 0.05, 0.06])),
    ball(
      [x - 0.44, floor + 1.24, z - 0.4],
      [x - 0.18, floor + 1.56, z - 0.34],
      flat([0.75, 0.14, 0.12]),
    ),
  ];
}

/** Those in the first rows on either side, on cushions. */
const onCushions = (middle: number, side: number): Solid[] =>
  [-1, 1].flatMap((to) =>
    [0, 1, 2, 3].flatMap((n) =>
      posed(
        {
          at: [middle + to * (MOUND.half + 1.3 + 0.3 * (n % 2)), MOUND.middle - 1.7 + n * 1.15],
          turn: to > 0 ? Math.PI : 0,
          seat: 0.1,
          isLegless: true,
        },
        attireOf(7 + n * 3 + to * side),
      ),
    ),
  );
