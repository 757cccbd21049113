import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { velvet } from '../furnishings/velvet.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { wood } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
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

const WHITE: Material = flat([0.93, 0.94, 0.94]);
const STEEL: Material = flat([0.7, 0.73, 0.76]);
const BLUE: Colour = [0.2, 0.46, 0.66];
const COAT: Colour = [0.95, 0.96, 0.97];

import { muscleChart, panels, redCross } from './practice.ts';
/** A doctor's consulting room: the doctor listens to a patient on the couch, an eye chart, a skeleton, scales, a desk. */
export function doctorOffice(furnishing: Furnishing): Furnished {
  const { noise, shell, side } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const [x, z] = [at(0.5), 3.35];
  const patient = attireOf(5, { top: [0.82, 0.45, 0.24], hairForm: 'short' });
  return {
    lamps: [
      [middle, high - 0.2, 2.3],
      [middle, high - 0.2, 4.4],
    ],
    solids: [
      ...couch(x + side * 0.3, z + 0.1),
      ...posed(
        { at: [x - side * 0.1, z], turn: -Math.PI / 2 - side * 0.25, seat: 0.72, floor: 0.26 },
        patient,
      ),
      ...posed(
        {
          at: [x - side * 0.86, z - 0.12],
          turn: side > 0 ? 0.16 : Math.PI - 0.16,
          lean: 0.08,
          hands:
            side > 0
              ? [
                  [0.28, 0.24, 1.06],
                  [0.54, -0.02, 1.2],
                ]
              : [
                  [0.54, 0.02, 1.2],
                  [0.28, -0.24, 1.06],
                ],
        },
        attireOf(2, { top: COAT, legs: [0.2, 0.26, 0.36], gown: 'coat' }),
      ),
      ...stethoscope([x - side * 0.86, z - 0.12], side),
      ...skeleton([at(-1.75), 0, back - 0.75]),
      ...eyeChart(at(-0.75), 1.85, back),
      ...muscleChart(at(1.35), 1.8, back),
      ...scales([at(2.15), 0, back - 0.6]),
      ...desk(shell, side, noise),
      ...redCross(at(0.3), 2.25, back, 0.2),
      ...panels(middle, high),
    ],
  };
}

/** A couch on legs of steel with paper over it. */
const couch = (x: number, z: number): Solid[] => [
  pad([x - 0.95, 0.6, z - 0.3], [x + 0.95, 0.72, z + 0.34], velvet(BLUE), 0.05),
  box([x - 0.7, 0.715, z - 0.22], [x + 0.7, 0.725, z + 0.26], flat([0.97, 0.97, 0.96])),
  pad([x + 0.55, 0.7, z - 0.26], [x + 0.95, 0.82, z + 0.3], velvet(scaleColour(BLUE, 1.15)), 0.05),
  ...[-0.85, 0.78].flatMap((dx) =>
    [-0.24, 0.22].map((dz) =>
      box([x + dx, 0, z + dz], [x + dx + 0.06, 0.62, z + dz + 0.06], STEEL),
    ),
  ),
  box([x - 0.85, 0.24, z - 0.24], [x + 0.84, 0.28, z - 0.2], STEEL),
  // A step to climb it.
  pad([x - 0.6, 0.16, z - 0.62], [x - 0.1, 0.22, z - 0.34], flat([0.25, 0.27, 0.3]), 0.02),
  ...[-0.56, -0.18].map((dx) => box([x + dx, 0, z - 0.58], [x + dx + 0.04, 0.17, z - 0.38], STEEL)),
];

/** A stethoscope that hangs around the doctor's neck. */
const stethoscope = ([x, z]: readonly [number, number], side: number): Solid[] =>
  Array.from({ length: 14 }, (_, n) => {
    const turn = (n / 13) * Math.PI;
    const [px, py, pz] = [
      x + side * (0.1 + 0.06 * Math.sin(turn)),
      1.5 - 0.26 * Math.sin(turn),
      z - 0.14 - 0.04 * Math.sin(turn) + 0.1 * (n / 13),
    ];
    const r = n === 7 ? 0.035 : 0.014;
    return sphere([px, py, pz], r, flat(n === 7 ? [0.8, 0.82, 0.84] : [0.08, 0.1, 0.12]));
  });

/** A skeleton on its stand: skull, ribs, pelvis, arms and legs. */
export function skeleton([x, , z]: Point): Solid[] {
  const bone = flat([0.9, 0.86, 0.74]);
  const dark = flat([0.1, 0.09, 0.08]);
  const orb = (
    dx: number,
    y: number,
    dz: number,
    r: readonly [number, number, number],
    m: Material = bone,
  ) => ball([x + dx - r[0], y - r[1], z + dz - r[2]], [x + dx + r[0], y + r[1], z + dz + r[2]], m);
  const rod = (dx: number, low: number, high: number, r: number) =>
    drum([x + dx, z], [low, high], [r, r * 0.8], bone);
  return [
    drum([x, z + 0.1], [0, 0.05], [0.28, 0.26], flat([0.2, 0.2, 0.22])),
    drum([x, z + 0.12], [0.05, 1.75], [0.018, 0.018], STEEL),
    orb(0, 1.66, 0, [0.1, 0.115, 0.11]),
    orb(0, 1.56, -0.03, [0.062, 0.06, 0.07]),
    ...[-0.042, 0.042].map((dx) => orb(dx, 1.655, -0.095, [0.03, 0.034, 0.03], dark)),
    orb(0, 1.605, -0.105, [0.014, 0.024, 0.014], dark),
    box([x - 0.045, 1.535, z - 0.105], [x + 0.045, 1.56, z - 0.085], (px) =>
      Math.abs((px * 70) % 1) < 0.3 ? [0.2, 0.17, 0.13] : [0.95, 0.92, 0.82],
    ),
    rod(0, 0.92, 1.52, 0.032),
    ...[0, 1, 2, 3, 4, 5].flatMap((n) => {
      const y = 1.4 - 0.062 * n;
      const wide = 0.12 + 0.05 * Math.sin((n / 5) * 2.4);
      return Array.from({ length: 9 }, (_, k) => {
        const turn = Math.PI * (0.08 + (0.84 * k) / 8);
        return orb(
          wide * Math.cos(turn),
          y - 0.03 * Math.sin(turn),
          -0.1 * Math.sin(turn),
          [0.022, 0.014, 0.016],
        );
      });
    }),
    orb(0, 0.94, 0, [0.15, 0.07, 0.06]),
    orb(0, 0.9, -0.03, [0.05, 0.05, 0.05], dark),
    ...[-1, 1].flatMap((to) => [
      orb(to * 0.12, 1.45, 0, [0.12, 0.018, 0.018]),
      rod(to * 0.23, 1.14, 1.44, 0.024),
      rod(to * 0.25, 0.86, 1.12, 0.022),
      orb(to * 0.26, 0.78, 0, [0.03, 0.08, 0.02]),
      rod(to * 0.1, 0.5, 0.9, 0.032),
      orb(to * 0.1, 0.49, 0, [0.04, 0.04, 0.04]),
      rod(to * 0.11, 0.1, 0.46, 0.026),
      orb(to * 0.12, 0.07, -0.06, [0.035, 0.03, 0.1]),
    ]),
  ];
}

/** A board for testing eyes: letters in rows that grow smaller. */
const eyeChart = (x: number, y: number, back: number): Solid[] => {
  const rows = ['E', 'FP', 'TOZ', 'LPED', 'PECFD'];
  const tall = [0.3, 0.2, 0.14, 0.1, 0.08];
  const place = [0.34, 0.05, -0.16, -0.32, -0.44];
  return [
    box([x - 0.3, y - 0.55, back - 0.03], [x + 0.3, y + 0.55, back - 0.01], WHITE),
    ...rows.flatMap((row, n) =>
      lettering(
        row,
        [x, y + (place[n] as number), back - 0.045],
        tall[n] as number,
        flat([0.05, 0.05, 0.06]),
      ),
    ),
  ];
};

/** A balance to be weighed on. */
const scales = ([x, , z]: Point): Solid[] => [
  pad([x - 0.22, 0, z - 0.28], [x + 0.22, 0.1, z + 0.2], WHITE, 0.02),
  box([x - 0.04, 0.1, z + 0.1], [x + 0.04, 1.42, z + 0.18], WHITE),
  box([x - 0.3, 1.36, z + 0.06], [x + 0.3, 1.42, z + 0.1], STEEL),
  box([x - 0.08, 1.32, z + 0.03], [x - 0.02, 1.46, z + 0.12], flat([0.12, 0.13, 0.14])),
];

/** A desk at the light side with a screen, papers and a lamp. */
function desk({ left, right }: Furnishing['shell'], side: number, noise: Noise): Solid[] {
  const wall = side > 0 ? left : right;
  const at = (out: number) => wall + side * out;
  const top = wood([0.66, 0.48, 0.3], noise);
  return [
    slab([at(0.05), at(0.75)], [0.7, 0.75], [2.4, 3.8], top),
    slab([at(0.1), at(0.7)], [0, 0.7], [2.45, 2.8], top),
    slab([at(0.1), at(0.7)], [0, 0.7], [3.7, 3.76], top),
    slab([at(0.2), at(0.24)], [0.92, 1.3], [2.9, 3.5], flat([0.12, 0.13, 0.15])),
    {
      ...slab([at(0.24), at(0.25)], [0.95, 1.27], [2.93, 3.47], flat([0.45, 0.7, 0.9])),
      glow: 0.3,
    },
    slab([at(0.2), at(0.26)], [0.75, 0.92], [3.16, 3.24], STEEL),
    slab([at(0.4), at(0.65)], [0.75, 0.77], [2.5, 2.75], flat([0.95, 0.95, 0.94])),
  ];
}
