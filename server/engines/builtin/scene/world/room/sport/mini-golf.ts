import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { athlete, type Stance } from '../people/athlete.ts';
import { namedLook } from '../people/named-looks.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';
import {
  flag,
  hole,
  lighthouse,
  loop,
  ramp,
  TURF,
  WHITE,
  windmill,
  YELLOW,
} from './mini-golf-holes.ts';

/** How far off the lawns of the course end, metres. */
export const MINI_GOLF_BACK = 24;
/** Who putts: bent over the ball, both hands on the club. */
const PUTTS: Stance = {
  hip: [-0.08, 0, 0.92],
  chest: [0.14, 0, 1.3],
  head: [0.3, 0.04, 1.56],
  legs: [
    [
      [0.06, 0.17, 0.48],
      [0, 0.2, 0.06],
    ],
    [
      [0.06, -0.17, 0.48],
      [0, -0.2, 0.06],
    ],
  ],
  arms: [
    [
      [0.32, 0.22, 1.02],
      [0.42, 0.02, 0.86],
    ],
    [
      [0.32, -0.22, 1.02],
      [0.42, -0.02, 0.8],
    ],
  ],
};

/** Lawn with paths of sand-coloured stone among the holes. */
export function miniGolfSurfaces(noise: Noise, middle: number): Surfaces {
  return {
    walls: flat(WHITE),
    ceiling: flat(WHITE),
    floor: (x, _y, z) => {
      const u = x - middle;
      const isPath = Math.abs(u - 0.5 * Math.sin(z * 0.5)) > 2.6 && Math.abs(u) < 4.1 && z < 15;
      if (isPath || z < 2.2) {
        const joint =
          Math.abs(((x / 0.5) % 1) - 0.5) > 0.46 || Math.abs(((z / 0.5) % 1) - 0.5) > 0.46;
        return scaleColour(
          [0.8, 0.71, 0.58],
          (joint ? 0.82 : 1) * (0.94 + 0.1 * noise.at(x * 3, z * 3)),
        );
      }
      return scaleColour([0.24, 0.46, 0.13], 0.82 + 0.36 * noise.fbm(x * 6, z * 4, 3));
    },
  };
}

/** A course of mini golf: holes of green felt between red borders, a windmill over one of them, a lighthouse and a loop by others, flags in the holes, people who putt. */
export function miniGolf({ shell, side, isAttended, isFull, guests }: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const at = (out: number) => middle + side * out;
  const isPlayed = isAttended || isFull;
  return {
    lamps: [5, 11, 17].map((z): Point => [middle, 5, z]),
    solids: [
      ...hole(at(-0.5), [2.6, 9.4], 0.95),
      ...windmill(at(-0.5), 7.4),
      ...flag(at(-0.5), 9, 1),
      ...sign(at(0.9), 3, '1'),
      ...hole(at(3.9), [5.4, 12.4], 0.8),
      ...loop(at(3.9), 8.2),
      ...flag(at(3.9), 11.9, 2),
      ...sign(at(2.7), 5.6, '2'),
      ...hole(at(-4.6), [5.6, 13], 0.85),
      ...lighthouse(at(-6.6), 11.6),
      ...ramp(at(-4.6), 9.4),
      ...flag(at(-4.6), 12.5, 3),
      ...bushes(middle),
      ball(
        [at(-0.42) - 0.06, TURF.high, 4.34],
        [at(-0.42) + 0.06, TURF.high + 0.12, 4.46],
        flat([1.1, 1.1, 1.1]),
      ),
      ...(isPlayed
        ? [
            ...player(at(-1.15), 4.4, side > 0 ? 0 : Math.PI, namedLook(guests, 0, 8), 0),
            ...watcher(at(1.75), 5.2, side > 0 ? Math.PI : 0, namedLook(guests, 1, 13), 1, 0.72),
            ...player(at(3.2), 7, side > 0 ? 0 : Math.PI, namedLook(undefined, 0, 21), 2),
            ...watcher(at(-3.2), 8.6, side > 0 ? Math.PI : 0, namedLook(undefined, 0, 17), 3, 1),
          ]
        : []),
    ],
  };
}

/** A board with the hole's number. */
const sign = (x: number, z: number, number: string): Solid[] => [
  drum([x, z], [0, 0.62], [0.03, 0.03], flat([0.5, 0.36, 0.22])),
  pad([x - 0.2, 0.46, z - 0.05], [x + 0.2, 0.86, z - 0.01], flat(YELLOW), 0.02),
  ...lettering(number, [x, 0.66, z - 0.075], 0.28, flat([0.1, 0.1, 0.12])),
];

/** Round bushes and beds of flowers among the holes, trees behind them. */
const bushes = (middle: number): Solid[] =>
  [
    [-2.7, 5.2, 0.42],
    [1.9, 7.2, 0.5],
    [-2.3, 10.6, 0.6],
    [1.6, 11, 0.7],
    [6.2, 7.6, 0.6],
    [6.4, 12.2, 0.9],
    [-8, 8, 0.8],
    [-4, 16, 1.6],
    [4, 17, 1.9],
    [0.4, 18, 2.2],
    [9, 16, 2.2],
    [-9, 17, 2.4],
    [-13, 19, 2.6],
    [13, 19, 2.6],
  ].flatMap(([dx = 0, z = 0, r = 1], n) => {
    const x = middle + dx;
    const leaves: Material = (px, y, pz) => {
      const fine = r < 1 ? 14 : 6;
      const tuft =
        Math.sin(px * fine + y * 5 + Math.sin(y * 7)) * Math.sin(pz * fine - y * 9 + px * 3);
      const isBloom = r < 1 && tuft > 0.72;
      const bloom: Colour = n % 2 === 0 ? [0.95, 0.4, 0.56] : [1, 0.84, 0.24];
      return isBloom ? bloom : scaleColour([0.17, 0.4, 0.13], 0.94 + (r < 1 ? 0.22 : 0.14) * tuft);
    };
    return [
      ball([x - r, r < 1 ? -r * 0.3 : 0.2, z - r], [x + r, r * (r < 1 ? 1.2 : 2.2), z + r], leaves),
      ball([x - r * 0.4, 0, z - r * 1.1], [x + r * 1.2, r * 1.1, z + r * 0.4], leaves),
    ];
  });

type Look = ReturnType<typeof namedLook>;
const SHIRTS: readonly Colour[] = [
  [0.95, 0.5, 0.2],
  [0.3, 0.62, 0.9],
  [0.9, 0.9, 0.88],
  [0.86, 0.3, 0.46],
];

const clothes = ({ attire }: Look, n: number) => ({
  ...attire,
  trunk: SHIRTS[n % 4] as Colour,
  hips: [0.2, 0.26, 0.42] as Colour,
  shoes: [0.95, 0.95, 0.95] as Colour,
  ...(n % 2 === 0 && { legs: [0.2, 0.26, 0.42] as Colour }),
});

/** Somebody who putts, the club at the ball. */
function player(x: number, z: number, turn: number, look: Look, n: number): Solid[] {
  const to = Math.cos(turn) > 0 ? 1 : -1;
  const tall = look.tall ?? 1;
  const floor = TURF.high;
  return [
    ...athlete([x, floor, z], turn, PUTTS, { ...clothes(look, n), tall }),
    ...club([x + to * 0.4 * tall, floor + 0.9 * tall, z], [x + to * 0.66 * tall, floor + 0.03, z]),
    box(
      [Math.min(x + to * 0.6 * tall, x + to * 0.7 * tall), floor, z - 0.02],
      [Math.max(x + to * 0.6 * tall, x + to * 0.7 * tall), floor + 0.06, z + 0.14],
      flat([0.7, 0.72, 0.75]),
    ),
  ];
}

const club = (from: Point, to: Point): Solid[] => [
  bone(from, to, [0.016, 0.014], flat([0.75, 0.77, 0.8])),
  bone(
    from,
    [from[0] * 0.8 + to[0] * 0.2, from[1] * 0.8 + to[1] * 0.2, from[2]],
    [0.024, 0.024],
    flat([0.1, 0.1, 0.1]),
  ),
];

/** Somebody who waits with a club in the hand. */
function watcher(
  x: number,
  z: number,
  turn: number,
  look: Look,
  n: number,
  usual: number,
): Solid[] {
  const to = Math.cos(turn) > 0 ? 1 : -1;
  const tall = look.tall ?? usual;
  return [
    ...athlete(
      [x, 0, z],
      turn,
      {
        hip: [0, 0, 0.94],
        chest: [0.02, 0, 1.36],
        head: [0.05, 0, 1.68],
        legs: [
          [
            [0.03, 0.1, 0.5],
            [0, 0.12, 0.06],
          ],
          [
            [0.07, -0.1, 0.5],
            [0.05, -0.14, 0.06],
          ],
        ],
        arms: [
          [
            [0.06, 0.3, 1.14],
            [0.22, 0.28, 0.98],
          ],
          [
            [0.1, -0.28, 1.14],
            [0.26, -0.12, 1.2],
          ],
        ],
      },
      { ...clothes(look, n), tall },
    ),
    ...club(
      [x + to * 0.24 * tall, 1.04 * tall, z + to * 0.28 * tall],
      [x + to * 0.3 * tall, 0.03, z + to * 0.34 * tall],
    ),
  ];
}
