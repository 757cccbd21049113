import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { boards, paint } from '../materials.ts';
import { athlete, type Stance } from '../people/athlete.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { ball, box, drum, type Material, type Point, type Solid, sphere } from '../solids/solid.ts';

/** Half the hall's width, its height, how far off its end is, metres. */
export const FENCING_HALL = { half: 8.5, high: 5.6, back: 11 } as const;
/** The strip on which one fences, metres: how far off its middle is, half its width (1.5 m to 2 m in the rules of the FIE), its height. */
const STRIP = { middle: 4.5, half: 0.9, high: 0.12 } as const;

const WHITE: Colour = [0.95, 0.95, 0.96];
const STEEL: Material = flat([0.72, 0.75, 0.79]);
const RED: Colour = [1.6, 0.12, 0.1];
const GREEN: Colour = [0.1, 1.4, 0.24];

/** Who lunges: the front leg bent, the back one straight, the arm with the weapon stretched out, the other flung back. */
const LUNGES: Stance = {
  hip: [-0.05, 0, 0.72],
  chest: [0.12, 0, 1.16],
  head: [0.26, 0, 1.44],
  legs: [
    [
      [-0.42, 0.1, 0.42],
      [-0.84, 0.12, 0.06],
    ],
    [
      [0.5, -0.06, 0.52],
      [0.56, -0.06, 0.06],
    ],
  ],
  arms: [
    [
      [-0.2, 0.26, 1.06],
      [-0.5, 0.3, 1.16],
    ],
    [
      [0.48, -0.2, 1.22],
      [0.76, -0.14, 1.28],
    ],
  ],
};

/** Who parries on guard: both knees bent, the blade up, the other arm raised behind. */
const PARRIES: Stance = {
  hip: [-0.08, 0, 0.82],
  chest: [-0.1, 0, 1.28],
  head: [-0.06, 0, 1.58],
  legs: [
    [
      [-0.3, 0.12, 0.46],
      [-0.44, 0.14, 0.06],
    ],
    [
      [0.32, -0.06, 0.52],
      [0.3, -0.06, 0.06],
    ],
  ],
  arms: [
    [
      [-0.42, 0.28, 1.3],
      [-0.5, 0.24, 1.62],
    ],
    [
      [0.14, -0.24, 1.12],
      [0.4, -0.16, 1.26],
    ],
  ],
};

/** A sports hall: pale walls with a band of blue, a floor of boards. */
export function fencingSurfaces(noise: Noise, middle: number): Surfaces {
  const wall = paint([0.84, 0.86, 0.88], noise);
  const floor = boards([0.72, 0.5, 0.3], noise);
  return {
    walls: (x, y, z, axis) => (y < 1.5 ? [0.12, 0.2, 0.42] : wall(x, y, z, axis)),
    floor: (x, y, z, axis) => {
      const isLine = Math.abs(z - STRIP.middle - 2.4) < 0.04 || Math.abs(x - middle + 3.6) < 0.04;
      return isLine ? WHITE : floor(x, y, z, axis);
    },
    ceiling: (x, _y, z) =>
      Math.abs(z % 3) < 0.18 && Math.abs((x - middle) % 4) < 1.4
        ? [1.6, 1.65, 1.7]
        : [0.5, 0.52, 0.55],
  };
}

/** A hall where one fences: two in white with masks on a strip of metal, the weapons crossed, a referee, the lamps that tell who is hit, others who watch. */
export function fencingHall({
  shell,
  side,
  isAttended,
  isFull,
  isTakenOver,
}: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const isFenced = isAttended || isFull;
  return {
    lamps: [-4, 0, 4].flatMap((dx) =>
      [3, 6.5, 10].map((z): Point => [middle + dx, FENCING_HALL.high - 0.5, z]),
    ),
    solids: [
      ...strip(middle),
      ...scoring(middle - side * 0.2, STRIP.middle + 1.9),
      ...banners(middle, shell.back),
      ...(isFenced
        ? [
            ...(isTakenOver === true
              ? []
              : [
                  ...fencer(middle - side * 0.95, side > 0 ? 0 : Math.PI, LUNGES, 0),
                  ...fencer(middle + side * 0.98, side > 0 ? Math.PI : 0, PARRIES, 1),
                ]),
            ...posed(
              {
                at: [middle + side * 1.5, STRIP.middle + 2],
                turn: -Math.PI / 2,
                hands: [
                  [0.3, 0.3, 1.32],
                  [0.1, -0.3, 0.9],
                ],
              },
              attireOf(4, { top: [0.12, 0.14, 0.2], legs: [0.12, 0.13, 0.17] }),
            ),
            ...onBench(middle - side * 3.6, shell.back - 1.5),
          ]
        : []),
      ...bench(middle - side * 3.6, shell.back - 1.5),
      ...rack(middle + side * 3.6, shell.back - 0.5),
    ],
  };
}

/** The strip of metal with its lines: the middle, where each stands on guard, the ends. */
function strip(middle: number): Solid[] {
  const top: Material = (x, y, _z, axis) => {
    const off = Math.abs(x - middle);
    if (axis !== 1 || y < STRIP.high - 0.02) return [0.2, 0.22, 0.26];
    const isLine = off < 0.035 || Math.abs(off - 2) < 0.035 || off > 5;
    return isLine
      ? [0.1, 0.14, 0.4]
      : scaleColour([0.62, 0.65, 0.69], 0.96 + 0.04 * Math.sin(x * 60));
  };
  const { middle: z, half, high } = STRIP;
  return [box([middle - 7, 0, z - half], [middle + 7, high, z + half], top)];
}

/** Somebody in white with a mask of dark mesh, a weapon in the hand, a cord behind to the reel. */
function fencer(x: number, turn: number, stance: Stance, number: number): Solid[] {
  const at: Point = [x, STRIP.high, STRIP.middle];
  const mesh: Material = (px, py, pz) => {
    const ahead = (px - x) * Math.cos(turn) + (pz - STRIP.middle) * Math.sin(turn);
    const isMesh = ahead > stance.head[0] - 0.02 && py > STRIP.high + stance.head[2] - 0.13;
    const cord = Math.sin(py * 210) * Math.sin((px + pz) * 210) > 0.4 ? 0.3 : 0;
    return isMesh ? [0.09 + cord, 0.1 + cord, 0.12 + cord] : WHITE;
  };
  const hand = stance.arms[1][1];
  const place = (ahead: number, left: number, up: number): Point => [
    at[0] + Math.cos(turn) * ahead - Math.sin(turn) * left,
    at[1] + up,
    at[2] + Math.sin(turn) * ahead + Math.cos(turn) * left,
  ];
  const [gx, gy, gz] = place(hand[0] + 0.08, hand[1], hand[2]);
  const tip =
    stance === LUNGES
      ? place(hand[0] + 1.04, hand[1] - 0.02, hand[2] + 0.06)
      : place(hand[0] + 0.78, hand[1] + 0.08, hand[2] + 0.5);
  const stripe: Colour = number === 0 ? [0.8, 0.1, 0.12] : [0.08, 0.34, 0.7];
  return [
    ...athlete(at, turn, stance, {
      ...attireOf(number + 5),
      trunk: WHITE,
      sleeves: WHITE,
      legs: WHITE,
      hips: WHITE,
      shoes: stripe,
      masked: mesh,
    }),
    sphere([gx, gy, gz], 0.07, STEEL),
    bone([gx, gy, gz], tip, [0.014, 0.008], flat([0.86, 0.88, 0.92])),
    bone(
      place(stance.hip[0] - 0.16, 0, stance.hip[2] + 0.04),
      place(stance.hip[0] - 1.3, 0, 0.1),
      [0.012, 0.012],
      flat([0.1, 0.1, 0.11]),
    ),
  ];
}

/** The apparatus on its stand that shows hits, a red and a green lamp and the score. */
function scoring(x: number, z: number): Solid[] {
  const dark = flat([0.08, 0.09, 0.11]);
  return [
    box([x - 0.7, 0, z - 0.3], [x + 0.7, 0.78, z + 0.3], flat([0.2, 0.26, 0.4])),
    box([x - 0.85, 0.78, z - 0.14], [x + 0.85, 1.26, z + 0.14], dark),
    box([x - 0.82, 0.86, z - 0.17], [x - 0.34, 1.2, z - 0.14], flat(RED)),
    box([x + 0.34, 0.86, z - 0.17], [x + 0.82, 1.2, z - 0.14], flat(GREEN)),
    box([x - 0.26, 0.92, z - 0.16], [x - 0.04, 1.16, z - 0.14], flat([1.2, 0.8, 0.2])),
    box([x + 0.04, 0.92, z - 0.16], [x + 0.26, 1.16, z - 0.14], flat([1.2, 0.8, 0.2])),
  ];
}

/** Banners on the wall ahead, each with two crossed blades. */
const banners = (middle: number, back: number): Solid[] =>
  [-3.4, 0, 3.4].map((dx, n) => {
    const x = middle + dx;
    const cloth: Colour = n === 1 ? [0.7, 0.1, 0.14] : [0.1, 0.26, 0.6];
    return box([x - 1, 2, back - 0.05], [x + 1, 4.4, back - 0.02], (px, y) => {
      const [u, v] = [px - x, y - 3.2];
      const isBlade = Math.abs(Math.abs(u) - Math.abs(v)) < 0.05 && Math.abs(v) < 0.8;
      const isGuard = Math.hypot(Math.abs(u) - 0.55, v + 0.55) < 0.15;
      return isBlade || isGuard ? WHITE : cloth;
    });
  });

const bench = (x: number, z: number): Solid[] => [
  box([x - 1.5, 0.4, z - 0.2], [x + 1.5, 0.46, z + 0.2], flat([0.66, 0.46, 0.28])),
  ...[-1.3, 1.3].map((dx) => drum([x + dx, z], [0, 0.4], [0.05, 0.05], STEEL)),
];

/** Others in white who wait their turn, masks beside them. */
const onBench = (x: number, z: number): Solid[] =>
  [0, 1, 2].flatMap((n) => [
    ...posed(
      { at: [x - 1 + n, z], turn: -Math.PI / 2, seat: 0.46 },
      attireOf(n + 11, { top: WHITE, legs: WHITE }),
    ),
    ball([x - 0.64 + n, 0.46, z - 0.14], [x - 0.36 + n, 0.76, z + 0.14], flat([0.14, 0.15, 0.17])),
  ]);

/** A rack before the wall with foils that hang by their guards, masks on top. */
const rack = (x: number, z: number): Solid[] => [
  box([x - 1.2, 1.2, z], [x + 1.2, 1.28, z + 0.2], flat([0.5, 0.34, 0.2])),
  ...[-1.15, 1.15].map((dx) => drum([x + dx, z + 0.1], [0, 1.2], [0.05, 0.05], STEEL)),
  ...[-0.9, -0.5, -0.1, 0.3, 0.7].flatMap((dx, n) => [
    ball([x + dx - 0.07, 1.1, z - 0.07], [x + dx + 0.07, 1.2, z + 0.07], STEEL),
    bone([x + dx, 1.12, z], [x + dx, 0.16, z], [0.014, 0.008], flat([0.8, 0.82, 0.86])),
    ...(n % 2 === 0
      ? [
          ball(
            [x + dx - 0.13, 1.28, z - 0.03],
            [x + dx + 0.13, 1.6, z + 0.23],
            flat([0.14, 0.15, 0.17]),
          ),
        ]
      : []),
  ]),
];
