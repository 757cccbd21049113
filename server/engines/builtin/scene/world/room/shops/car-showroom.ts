import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import { carBody, priceStand } from '../furnishings/car-body.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat, plant } from '../furniture.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

/** Half the width, the height and where the wall of glass is; metres. */
export const SHOWROOM = { half: 6, high: 3.9, back: 9.6 } as const;

const STEEL: Material = flat([0.36, 0.38, 0.41]);

/** White walls, a floor of large polished tiles that shows what stands on it, a ceiling of dark panels with rows of lamps. */
export function showroomSurfaces(noise: Noise): Surfaces {
  return {
    walls: (_x, y) =>
      y < 0.1 ? [0.3, 0.31, 0.33] : y > 3.2 ? [0.76, 0.1, 0.1] : [0.93, 0.93, 0.93],
    floor: (x, _y, z) => {
      const joint =
        Math.min(Math.abs(x / 1.2 - Math.round(x / 1.2)), Math.abs(z / 1.2 - Math.round(z / 1.2))) <
        0.006;
      return joint
        ? [0.66, 0.67, 0.68]
        : scaleColour([0.86, 0.87, 0.88], 1 + 0.05 * noise.fbm(x * 0.5, z * 0.5, 3));
    },
    ceiling: (x, _y, z) =>
      Math.abs(x / 1.5 - Math.round(x / 1.5)) < 0.02 ||
      Math.abs(z / 1.5 - Math.round(z / 1.5)) < 0.02
        ? [0.3, 0.31, 0.33]
        : [0.62, 0.63, 0.65],
  };
}

/** A car dealer's showroom: a red car on its turntable, others beside, prices on stands, the street behind a wall of glass, who sells and a couple who look. */
export function carShowroom({ shell, side, random, isAttended }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const to = side > 0 ? -1 : 1;
  const key = random.uint32() & 0xff;
  const main: readonly [number, number] = [at(0.1), 5];
  return {
    lamps: [
      [middle - 2.4, high - 0.3, 3.4],
      [middle + 2.4, high - 0.3, 3.4],
      [middle, high - 0.3, 5.5],
    ],
    solids: [
      // The turntable and its car.
      drum(main, [0, 0.16], [2.5, 2.46], (x, y, z, axis) =>
        axis === 1
          ? Math.hypot(x - main[0], z - main[1]) > 2.3
            ? [0.3, 0.31, 0.33]
            : [0.7, 0.71, 0.73]
          : y > 0.1
            ? [1.2, 1.2, 1.2]
            : [0.3, 0.31, 0.33],
      ),
      ...carBody(0, main, 0.16, to, [0.78, 0.06, 0.07]),
      ...carBody(2, [at(4.1), 7.2], 0, -1, [0.12, 0.3, 0.62]),
      ...carBody(2, [at(-3.9), 7.4], 0, -1, [0.9, 0.9, 0.9]),
      ...carBody(0, [at(0.4), 8.6], 0, to, [0.95, 0.72, 0.1]),
      ...priceStand(at(-1.7), 3.1),
      ...priceStand(at(2.9), 5.2),
      ...glassWall(left, right, back, high),
      box([at(0) - 1.9, high - 1.05, 3.9], [at(0) + 1.9, high - 0.5, 3.96], flat([0.76, 0.1, 0.1])),
      ...lettering('CARS', [at(0), high - 0.78, 3.885], 0.36, flat([0.97, 0.97, 0.97])),
      ...[-1.7, 1.7].map((dx) =>
        drum([at(0) + dx, 3.93], [high - 0.5, high], [0.012, 0.012], STEEL),
      ),
      ...[-3, -1, 1, 3].flatMap((dx) =>
        [2.2, 4.6, 7].map((z) => ({
          ...drum(
            [middle + dx, z],
            [high - 0.12, high - 0.02],
            [0.16, 0.12],
            flat([1.4, 1.38, 1.3]),
          ),
          glow: 1,
        })),
      ),
      ...desk(at(-3.1), 4.1, to),
      ...plant({ random }, at(3.3), 0, 3, 1.5),
      ...(isAttended === true ? people(at, key, side) : []),
    ],
  };
}

/** The posts and beams of the wall of glass. */
const glassWall = (left: number, right: number, back: number, high: number): Solid[] => [
  ...Array.from({ length: 7 }, (_, n) => {
    const x = left + ((right - left) * n) / 6;
    return box([x - 0.05, 0, back - 0.1], [x + 0.05, high, back], STEEL);
  }),
  box([left, 3.1, back - 0.1], [right, 3.24, back], STEEL),
  box([left, 0, back - 0.1], [right, 0.14, back], STEEL),
];

/** A white desk with a screen, brochures and two chairs. */
const desk = (x: number, z: number, to: number): Solid[] => [
  box([x - 0.7, 0.7, z - 0.35], [x + 0.7, 0.75, z + 0.35], flat([0.97, 0.97, 0.97])),
  ...[-0.62, 0.56].map((dx) => box([x + dx, 0, z - 0.3], [x + dx + 0.06, 0.7, z + 0.3], STEEL)),
  box(
    [x - to * 0.2 - 0.26, 0.86, z],
    [x - to * 0.2 + 0.26, 1.18, z + 0.03],
    flat([0.12, 0.13, 0.15]),
  ),
  box([x - to * 0.2 - 0.03, 0.75, z], [x - to * 0.2 + 0.03, 0.88, z + 0.05], STEEL),
  ...[0, 1, 2].map((n) =>
    box(
      [x + to * 0.3 - 0.1 + 0.02 * n, 0.75 + 0.012 * n, z - 0.24],
      [x + to * 0.3 + 0.1 + 0.02 * n, 0.762 + 0.012 * n, z + 0.04],
      flat(n === 1 ? [0.76, 0.1, 0.1] : [0.3, 0.5, 0.8]),
    ),
  ),
  pad([x - 0.26, 0.42, z - 0.95], [x + 0.26, 0.5, z - 0.5], flat([0.14, 0.14, 0.16]), 0.04),
  pad([x - 0.26, 0.5, z - 1.0], [x + 0.26, 0.98, z - 0.92], flat([0.14, 0.14, 0.16]), 0.04),
];

/** The salesman with his arm to the car, and the couple who look at it. */
function people(at: (out: number) => number, key: number, side: number): Solid[] {
  const left = side > 0 ? 0 : 1;
  const reach = [
    [0.16, left === 0 ? 0.34 : -0.34, 1.1],
    [0.3, left === 0 ? -0.56 : 0.56, 1.3],
  ] as const;
  return [
    ...posed(
      {
        at: [at(1.75), 2.95],
        turn: -Math.PI / 2 - 0.35 * side,
        hands: left === 0 ? [reach[0], reach[1]] : [reach[1], reach[0]],
      },
      attireOf(key, {
        top: [0.14, 0.17, 0.28],
        legs: [0.14, 0.17, 0.28],
        hairForm: 'short',
        hair: [0.2, 0.12, 0.07],
      }),
    ),
    ...posed({ at: [at(-1.75), 3], turn: Math.PI / 2 - 0.5 * side }, attireOf(key + 3)),
    ...posed(
      {
        at: [at(-2.4), 3.2],
        turn: Math.PI / 2 - 0.35 * side,
        hands: [
          [0.2, 0.26, 0.95],
          [0.34, -0.12, 1.2],
        ],
      },
      attireOf(key + 4, { hairForm: 'long' }),
    ),
  ];
}
