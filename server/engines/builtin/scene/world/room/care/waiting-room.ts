import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { velvet } from '../furnishings/velvet.ts';
import { type Furnished, type Furnishing, flat, plant, slab } from '../furniture.ts';
import { chance, wood } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

const WHITE: Material = flat([0.93, 0.94, 0.94]);
const STEEL: Material = flat([0.7, 0.73, 0.76]);
const BLUE: Colour = [0.2, 0.46, 0.66];
const COAT: Colour = [0.95, 0.96, 0.97];

import { muscleChart, panels, redCross } from './practice.ts';

/** How far off and aside each chair of a waiting room is. */
const ROW = [-1.75, -1.05, -0.35, 0.35, 1.05] as const;

/** A doctor's waiting room: patients on chairs in rows, a low table with magazines, the counter with its receptionist, a clock, a red cross. */
export function waitingRoom(furnishing: Furnishing): Furnished {
  const { noise, shell, side } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const wall = side > 0 ? right : left;
  const rear = ROW.flatMap((out, n) => {
    const x = at(out - 0.45);
    const z = back - 0.5;
    return [
      ...seat([x, z], -Math.PI / 2),
      ...(n === 2 ? [] : waiting([x, z - 0.02], -Math.PI / 2, n + 1, n)),
    ];
  });
  const along = [2.7, 3.4, 4.1].flatMap((z, n) => {
    const x = wall - side * 0.5;
    const turn = side > 0 ? Math.PI : 0;
    return [...seat([x, z], turn), ...(n === 1 ? [] : waiting([x, z], turn, n + 8, n + 3))];
  });
  return {
    lamps: [
      [middle, high - 0.2, 2.3],
      [middle, high - 0.2, 4.4],
    ],
    solids: [
      ...rear,
      ...along,
      ...counter(furnishing),
      ...magazines(at(0.2), 3.3, noise),
      ...clock(at(0.2), 2.25, back),
      ...redCross(at(-0.9), 2.2, back, 0.2),
      ...muscleChart(at(1.35), 1.9, back),
      ...plant(furnishing, wall - side * 0.4, 0, back - 0.4, 1.3),
      ...panels(middle, high),
    ],
  };
}

/** A chair of a waiting room; `turn` is the way who sits there faces. */
function seat([x, z]: readonly [number, number], turn: number): Solid[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const hide = velvet(BLUE);
  const [bx, bz] = [x - c * 0.24, z - s * 0.24];
  const [wx, wz] = [0.04 + 0.22 * Math.abs(s), 0.04 + 0.22 * Math.abs(c)];
  return [
    pad([x - 0.25, 0.4, z - 0.25], [x + 0.25, 0.48, z + 0.25], hide, 0.03),
    pad([bx - wx, 0.52, bz - wz], [bx + wx, 0.92, bz + wz], hide, 0.03),
    ...[-0.2, 0.2].flatMap((dx) =>
      [-0.2, 0.2].map((dz) => drum([x + dx, z + dz], [0, 0.41], [0.018, 0.018], STEEL)),
    ),
    ...[-0.2, 0.2].map((d) =>
      drum([bx + d * Math.abs(s), bz + d * Math.abs(c)], [0.45, 0.6], [0.016, 0.016], STEEL),
    ),
  ];
}

/** Who waits: one reads, one has the arm in a sling, one a bandaged head, one holds a tissue. */
function waiting(at: readonly [number, number], turn: number, look: number, n: number): Solid[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const attire = attireOf(look);
  const reads = n % 4 === 0;
  const [px, pz] = [at[0] + c * 0.42, at[1] + s * 0.42];
  return [
    ...posed(
      {
        at,
        turn,
        seat: 0.47,
        ...(reads
          ? {
              hands: [
                [0.36, 0.14, 0.84],
                [0.36, -0.14, 0.84],
              ] as const,
            }
          : n % 4 === 1
            ? {
                hands: [
                  [0.3, 0.16, 0.62],
                  [0.2, 0.08, 0.9],
                ] as const,
              }
            : n % 4 === 3
              ? {
                  hands: [
                    [0.3, 0.12, 0.62],
                    [0.16, -0.04, 1.2],
                  ] as const,
                }
              : {}),
      },
      attire,
    ),
    ...(reads
      ? [
          box(
            [px - 0.04 - 0.14 * Math.abs(s), 0.78, pz - 0.04 - 0.14 * Math.abs(c)],
            [px + 0.04 + 0.14 * Math.abs(s), 1.02, pz + 0.04 + 0.14 * Math.abs(c)],
            flat([0.86, 0.3, 0.3]),
          ),
        ]
      : []),
    ...(n % 4 === 1
      ? [
          ball(
            [at[0] + c * 0.14 - 0.17, 0.76, at[1] + s * 0.14 - 0.17],
            [at[0] + c * 0.14 + 0.17, 0.94, at[1] + s * 0.14 + 0.17],
            flat([0.96, 0.96, 0.94]),
          ),
        ]
      : []),
    ...(n % 4 === 2
      ? [
          drum(
            [at[0] + c * 0.01, at[1] + s * 0.01],
            [1.34, 1.42],
            [0.116, 0.12],
            flat([0.97, 0.97, 0.95]),
          ),
        ]
      : []),
  ];
}

/** The counter at the light side with who receives, a screen, a sign. */
function counter({ shell, side, noise }: Furnishing): Solid[] {
  const { left, right } = shell;
  const wall = side > 0 ? left : right;
  const at = (out: number) => wall + side * out;
  const front = wood([0.7, 0.54, 0.36], noise);
  return [
    slab([at(0.85), at(1.15)], [0, 1.02], [2.5, 4.3], front),
    slab([at(0.75), at(1.3)], [1.02, 1.07], [2.42, 4.38], WHITE),
    slab([at(1.15), at(1.16)], [0.42, 0.62], [2.5, 4.3], flat(BLUE)),
    slab([at(0), at(0.9)], [0, 1.02], [4.24, 4.3], front),
    ...posed(
      {
        at: [at(0.5), 3.5],
        turn: side > 0 ? -0.5 : Math.PI + 0.5,
        hands: [
          [0.36, 0.12, 1.1],
          [0.36, -0.12, 1.1],
        ],
      },
      attireOf(6, { top: COAT, hairForm: 'bun' }),
    ),
    slab([at(0.9), at(0.94)], [1.16, 1.46], [2.75, 3.15], flat([0.14, 0.15, 0.17])),
    slab([at(0.9), at(0.94)], [1.07, 1.17], [2.93, 2.98], STEEL),
    drum([at(1), 4.15], [1.07, 1.2], [0.06, 0.05], flat([0.8, 0.5, 0.3])),
    ball([at(1) - 0.13, 1.17, 4.02], [at(1) + 0.13, 1.42, 4.28], flat([0.3, 0.55, 0.28])),
  ];
}

/** A low table with magazines. */
const magazines = (x: number, z: number, noise: Noise): Solid[] => [
  box([x - 0.5, 0.36, z - 0.3], [x + 0.5, 0.4, z + 0.3], wood([0.66, 0.48, 0.3], noise)),
  ...[-0.44, 0.4].flatMap((dx) =>
    [-0.26, 0.22].map((dz) =>
      box([x + dx, 0, z + dz], [x + dx + 0.04, 0.36, z + dz + 0.04], STEEL),
    ),
  ),
  ...[-0.3, 0.02, 0.26].map((dx, n) =>
    box(
      [x + dx - 0.12, 0.4, z - 0.16 + 0.05 * n],
      [x + dx + 0.12, 0.42, z + 0.14 + 0.05 * n],
      (px, _y, pz) =>
        chance(Math.floor(pz * 30), n) > 0.7
          ? [0.95, 0.95, 0.9]
          : scaleColour(
              [0.9 - 0.3 * n, 0.3 + 0.2 * n, 0.3 + 0.25 * n],
              0.9 + 0.1 * Math.sin(px * 60),
            ),
    ),
  ),
];

/** A round clock. */
const clock = (x: number, y: number, back: number): Solid[] => [
  ball([x - 0.2, y - 0.2, back - 0.06], [x + 0.2, y + 0.2, back + 0.02], flat([0.2, 0.22, 0.24])),
  ball([x - 0.175, y - 0.175, back - 0.075], [x + 0.175, y + 0.175, back], WHITE),
  box([x - 0.01, y, back - 0.09], [x + 0.01, y + 0.13, back - 0.075], flat([0.1, 0.1, 0.1])),
  box([x, y - 0.01, back - 0.09], [x + 0.1, y + 0.01, back - 0.075], flat([0.1, 0.1, 0.1])),
];
