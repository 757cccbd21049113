import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { namedLook } from '../people/named-looks.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { ball, box, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';
import { ALUMINIUM, booth, glass, onCounter, STALL, TEA } from './tea-booth.ts';

/** How far off the wall behind the stall is, metres. */
export const TEA_STALL_BACK = 8;
const SKINS: readonly Colour[] = [
  [0.5, 0.33, 0.22],
  [0.56, 0.38, 0.26],
  [0.42, 0.27, 0.18],
];

/** A street's trodden earth, a wall of faded plaster behind. */
export function teaStallSurfaces(noise: Noise): Surfaces {
  return {
    walls: flat([0.8, 0.7, 0.5]),
    ceiling: flat([0.8, 0.7, 0.5]),
    floor: (x, _y, z) =>
      scaleColour([0.56, 0.46, 0.36], 0.84 + 0.24 * noise.fbm(x * 1.6, z * 1.6, 3)),
  };
}

/** An Indian tea stall at a wall: under a roof of tin a counter with kettles over the fire, a pan of milk, rows of glasses and jars of biscuits, the seller who pours tea from high, men on a bench with glasses in their hands. */
export function teaStall({
  noise,
  shell,
  side,
  isAttended,
  isFull,
  guests,
}: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const at = (out: number) => middle + side * out;
  const isOpen = isAttended || isFull;
  return {
    lamps: [[middle, 2, STALL.z - 0.2]],
    solids: [
      ...wall(middle, noise),
      ...booth(middle, noise),
      ...onCounter(middle, side),
      ...benches(middle, side),
      ...crates(at(3.4)),
      ...(isOpen
        ? [
            ...seller(at(0.15), side),
            ...[0, 1, 2].flatMap((n) => {
              const look = namedLook(guests, n, 3 * n + 1);
              return drinker(
                n === 0 ? at(-1.15) : at(-2.15),
                n === 0 ? 3.15 : 3.6 + 0.72 * n,
                side > 0 ? -0.1 - 0.14 * n : Math.PI + 0.1 + 0.14 * n,
                n,
                look,
              );
            }),
            ...standing(at(1.62), 3.75, side),
          ]
        : []),
    ],
  };
}

/** The wall behind: faded plaster over brick, bills on it, a tiled roof above. */
function wall(middle: number, noise: Noise): Solid[] {
  const back = TEA_STALL_BACK - 1.2;
  const plaster: Material = (x, y) => {
    const worn = noise.fbm(x * 0.9, y * 1.1, 3);
    if (worn > 0.42) {
      const row = Math.floor(y / 0.12);
      const isJoint = (y / 0.12) % 1 < 0.14 || ((x + 0.12 * (row % 2)) / 0.26) % 1 < 0.07;
      return isJoint ? [0.6, 0.54, 0.46] : [0.6, 0.32, 0.22];
    }
    return scaleColour(y < 1.1 ? [0.2, 0.5, 0.56] : [0.93, 0.74, 0.34], 0.92 + 0.16 * worn);
  };
  const bills: readonly Colour[] = [
    [0.9, 0.3, 0.5],
    [0.95, 0.85, 0.3],
    [0.3, 0.6, 0.85],
    [0.9, 0.5, 0.2],
  ];
  return [
    box([middle - 30, 0, back], [middle + 30, 3.5, back + 0.4], plaster),
    ...Array.from({ length: 7 }, (_, n) =>
      roll(0, [back - 0.1 + 0.16 * n, 3.5 + 0.1 * n], [middle - 30, middle + 30], [0.1, 0.1], (x) =>
        scaleColour([0.66, 0.34, 0.22], (x / 0.24) % 1 < 0.14 ? 0.7 : 1),
      ),
    ),
    ...[-4.4, -3.6, 3.2, 4.1, 4.9].map((dx, n) =>
      box(
        [middle + dx, 1.3 + 0.2 * (n % 2), back - 0.02],
        [middle + dx + 0.66, 2.2 + 0.2 * (n % 2), back],
        (x, y) =>
          y > 2 || (x - middle - dx) % 0.22 < 0.02 ? [0.96, 0.95, 0.9] : (bills[n % 4] as Colour),
      ),
    ),
  ];
}

/** The bench beside the stall, a clay pot for water. */
const benches = (middle: number, side: number): Solid[] => {
  const x = middle - side * 2.22;
  const stool = middle - side * 1.15;
  return [
    slab([x - 0.2, x + 0.2], [0.4, 0.45], [3.9, 5.5], flat([0.46, 0.32, 0.2])),
    drum([stool, 3.15], [0.36, 0.44], [0.2, 0.2], flat([0.46, 0.32, 0.2])),
    drum([stool, 3.15], [0, 0.36], [0.16, 0.1], flat([0.38, 0.26, 0.17])),
    ...[4.05, 5.35].map((z) =>
      slab([x - 0.16, x + 0.16], [0, 0.4], [z - 0.04, z + 0.04], flat([0.38, 0.26, 0.17])),
    ),
    ball(
      [middle + side * 1.95 - 0.26, 0, 4.3],
      [middle + side * 1.95 + 0.26, 0.5, 4.82],
      flat([0.66, 0.36, 0.22]),
    ),
    drum([middle + side * 1.95, 4.56], [0.44, 0.56], [0.12, 0.16], flat([0.66, 0.36, 0.22])),
  ];
};

/** Crates of bottles and a sack. */
const crates = (x: number): Solid[] => [
  ...[0, 1, 2].map((n) =>
    box([x - 0.34, 0.34 * n, 5.2], [x + 0.34, 0.34 * n + 0.32, 5.8], (_x, y) =>
      (y / 0.11) % 1 < 0.2 ? [0.5, 0.1, 0.1] : [0.84, 0.2, 0.16],
    ),
  ),
  ball([x + 0.4, 0, 5], [x + 1.1, 0.7, 5.6], flat([0.8, 0.7, 0.5])),
];

/** The seller behind the counter who pours tea from one vessel high into another. */
function seller(x: number, side: number): Solid[] {
  const z = STALL.z + 0.62;
  const [highAt, lowAt]: [Point, Point] = [
    [x + side * 0.36, 1.74, z - 0.3],
    [x + side * 0.36, 1.14, z - 0.34],
  ];
  return [
    ...posed(
      {
        at: [x, z],
        turn: -Math.PI / 2,
        lean: 0.06,
        hands:
          side > 0
            ? [
                [0.3, 0.36, 1.76],
                [0.34, 0.3, 1.12],
              ]
            : [
                [0.34, -0.3, 1.12],
                [0.3, -0.36, 1.76],
              ],
      },
      attireOf(4, {
        skin: SKINS[0] as Colour,
        hair: [0.06, 0.05, 0.05],
        hairForm: 'short',
        top: [0.95, 0.93, 0.86],
        beard: [0.07, 0.06, 0.06],
      }),
    ),
    drum([highAt[0], highAt[2]], [highAt[1] - 0.02, highAt[1] + 0.16], [0.07, 0.09], ALUMINIUM),
    drum([lowAt[0], lowAt[2]], [lowAt[1] - 0.1, lowAt[1] + 0.06], [0.06, 0.08], ALUMINIUM),
    bone(
      [highAt[0], highAt[1], highAt[2] - 0.02],
      [lowAt[0], lowAt[1] + 0.04, lowAt[2]],
      [0.014, 0.014],
      flat(TEA),
    ),
  ];
}

const SHIRTS: readonly Colour[] = [
  [0.9, 0.88, 0.82],
  [0.3, 0.5, 0.7],
  [0.8, 0.45, 0.25],
];

/** Who sits on the bench with a glass of tea. */
function drinker(
  x: number,
  z: number,
  turn: number,
  n: number,
  { attire, tall = 1 }: ReturnType<typeof namedLook>,
): Solid[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const up = n === 1 ? 1.06 : 0.84;
  const place = (ahead: number, left: number): readonly [number, number] => [
    x + c * ahead - s * left,
    z + s * ahead + c * left,
  ];
  const [gx, gz] = place(0.34, 0);
  return [
    ...posed(
      {
        at: [x, z],
        turn,
        seat: 0.46,
        tall: tall < 1 ? 0.75 : 1,
        lean: 0.1,
        hands: [
          [0.33, 0.06, up],
          [0.33, -0.06, up],
        ],
      },
      {
        ...attire,
        skin: SKINS[n % 3] as Colour,
        hair: n === 0 ? [0.5, 0.5, 0.5] : [0.06, 0.05, 0.05],
        top: SHIRTS[n % 3] as Colour,
        legs: n === 0 ? [0.92, 0.9, 0.84] : [0.3, 0.28, 0.3],
        ...(n === 2 && { hat: ['cloth', [0.9, 0.4, 0.15]] as const }),
      },
    ),
    ...glass(gx, up + 0.02, gz),
  ];
}

/** Somebody who stands at the counter, a glass in the hand. */
const standing = (x: number, z: number, side: number): Solid[] => [
  ...posed(
    {
      at: [x, z],
      turn: side > 0 ? Math.PI * 0.94 : Math.PI * 0.06,
      hands: [
        [0.3, 0.2, 1.2],
        [0.3, -0.1, 1.22],
      ],
    },
    attireOf(8, {
      skin: SKINS[1] as Colour,
      hair: [0.06, 0.05, 0.05],
      hairForm: 'short',
      top: [0.42, 0.56, 0.44],
      legs: [0.24, 0.24, 0.3],
    }),
  ),
  ...glass(x - side * 0.32, 1.24, z + 0.02),
];
