import { scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { clockFace } from '../../furnishings/old-clock.ts';
import { flat } from '../../furniture.ts';
import { bone } from '../../solids/bone.ts';
import { plate } from '../../solids/plate.ts';
import { box, drum, type Material, type Point, roll, type Solid } from '../../solids/solid.ts';
import { turned } from '../../solids/turned.ts';
import { BLACK, BRASS, block, DARK_WOOD, orb, PAPER, STEEL } from './shapes.ts';

const GOLD: Colour = [1, 0.76, 0.26];
const SAND: Material = flat([0.88, 0.68, 0.36]);
const CLEAR: Material = flat([0.82, 0.89, 0.92]);

/** An hourglass between two plates of wood: sand above that runs down, and a heap of it below. */
export function hourglass(colour: Colour | null): Solid[] {
  const wood = flat(colour ?? DARK_WOOD);
  return [
    drum([0, 0], [0, 0.025], [0.09, 0.085], wood),
    drum([0, 0], [0.275, 0.3], [0.085, 0.09], wood),
    ...[0.5, 2.6, 4.7].map((turn) => {
      const [x, z] = [0.075 * Math.cos(turn), 0.075 * Math.sin(turn)];
      return drum([x, z], [0.025, 0.275], [0.008, 0.008], wood);
    }),
    drum([0, 0], [0.025, 0.06], [0.058, 0.062], SAND),
    drum([0, 0], [0.06, 0.095], [0.06, 0.012], SAND),
    drum([0, 0], [0.095, 0.15], [0.006, 0.006], SAND),
    drum([0, 0], [0.095, 0.13], [0.056, 0.03], CLEAR),
    drum([0, 0], [0.13, 0.15], [0.03, 0.012], CLEAR),
    drum([0, 0], [0.15, 0.17], [0.012, 0.03], SAND),
    drum([0, 0], [0.17, 0.215], [0.03, 0.058], SAND),
    drum([0, 0], [0.215, 0.275], [0.06, 0.056], CLEAR),
  ];
}

/** An alarm clock: a round case on two feet, two bells with a hammer between them. */
export function alarmClock(colour: Colour | null): Solid[] {
  const paint = flat(colour ?? [0.78, 0.12, 0.12]);
  return [
    roll(2, [0, 0.12], [-0.04, 0.045], [0.1, 0.095], paint),
    roll(2, [0, 0.12], [-0.045, -0.04], [0.1, 0.1], BRASS),
    roll(2, [0, 0.12], [-0.049, -0.045], [0.088, 0.088], clockFace([0, 0.12], 0.088, 7.1)),
    ...[-1, 1].flatMap((to) => [
      bone([to * 0.05, 0.05, 0], [to * 0.085, 0.008, 0], [0.011, 0.009], BRASS),
      bone([to * 0.05, 0.2, 0], [to * 0.062, 0.225, 0], [0.007, 0.007], BRASS),
      orb([to * 0.068, 0.232, 0], [0.05, 0.034, 0.045], BRASS),
    ]),
    bone([0, 0.21, 0], [0, 0.262, 0], [0.006, 0.006], STEEL),
    orb([0, 0.264, 0], [0.018, 0.012, 0.012], STEEL),
  ];
}

/** A trophy: a cup of gold with two handles on a foot with a plate. */
export function trophy(colour: Colour | null): Solid[] {
  const gold = flat(colour ?? GOLD);
  return [
    block([0, 0, 0], [0.13, 0.055, 0.13], flat([0.12, 0.09, 0.08]), 0.006),
    box([-0.035, 0.015, -0.068], [0.035, 0.04, -0.064], gold),
    ...turned(
      [0, 0.055, 0],
      0.28,
      [
        [0, 0.17],
        [0.05, 0.15],
        [0.14, 0.05],
        [0.26, 0.05],
        [0.34, 0.11],
        [0.5, 0.24],
        [0.8, 0.32],
        [1, 0.35],
      ],
      gold,
    ),
    drum([0, 0], [0.335, 0.336], [0.086, 0.086], flat([0.5, 0.34, 0.1])),
    ...[-1, 1].flatMap((to) =>
      [0, 1, 2, 3, 4].map((n) => {
        const at = (m: number): Point => {
          const turn = (m / 5) * Math.PI;
          return [to * (0.08 + 0.06 * Math.sin(turn)), 0.31 - 0.07 * (1 - Math.cos(turn)), 0];
        };
        return bone(at(n), at(n + 1), [0.009, 0.009], gold);
      }),
    ),
    orb([0, 0.23, -0.088], [0.022, 0.022, 0.008], flat([1, 0.9, 0.55])),
  ];
}

/** A ship under sails, of wood, its masts with their cross spars, on a stand; half as wide as the whole is `half`, metres. */
function ship(half: number, y: number, colour: Colour): Solid[] {
  const s = half / 0.3;
  const hull = flat(colour);
  const sail: Material = (x, py) =>
    scaleColour([0.94, 0.9, 0.8], 0.9 + 0.1 * Math.sin((x * 60) / s) * Math.cos(py * 30));
  const mast = (x: number, high: number, wide: number): Solid[] => [
    drum([x * s, 0], [y + 0.06 * s, y + high * s], [0.006 * s, 0.004 * s], flat(DARK_WOOD)),
    ...[0, 1, 2].flatMap((n) => {
      const low = y + (0.11 + (n * (high - 0.14)) / 3) * s;
      const top = low + ((high - 0.17) / 3) * s;
      const w = (wide - 0.018 * n) * s;
      return [
        plate(
          2,
          [x * s - w, low, -0.012 * s],
          [x * s + w, top, -0.004 * s],
          (px, py) => {
            const v = (py - low) / (top - low);
            return (
              Math.abs(px - x * s) < w * (1 - 0.2 * v) &&
              v > 0.14 * (1 - Math.abs((px - x * s) / w))
            );
          },
          sail,
        ),
        roll(
          0,
          [-0.008 * s, top],
          [x * s - w * 0.85, x * s + w * 0.85],
          [0.004 * s, 0.004 * s],
          flat(DARK_WOOD),
        ),
      ];
    }),
  ];
  return [
    plate(
      2,
      [-0.27 * s, y - 0.005 * s, -0.045 * s],
      [0.27 * s, y + 0.105 * s, 0.045 * s],
      (x, py) => {
        const [u, v] = [x / (0.27 * s), (py - y) / s];
        const deck = 0.06 + 0.035 * u * u + (u < -0.62 ? 0.02 : 0);
        return v < deck && v > 0.07 * Math.abs(u) ** 5 && Math.abs(u) < 0.8 + 0.2 * (v / 0.1);
      },
      (x, py, z, axis) => {
        const v = (py - y) / s;
        if (v > 0.052 && v < 0.06) return GOLD;
        return v < 0.026 ? scaleColour(colour, 0.6) : hull(x, py, z, axis);
      },
    ),
    bone(
      [0.24 * s, y + 0.085 * s, 0],
      [0.34 * s, y + 0.13 * s, 0],
      [0.006 * s, 0.004 * s],
      flat(DARK_WOOD),
    ),
    ...mast(-0.15, 0.36, 0.075),
    ...mast(0.0, 0.44, 0.09),
    ...mast(0.14, 0.38, 0.075),
    plate(
      2,
      [0.15 * s, y + 0.09 * s, -0.003 * s],
      [0.32 * s, y + 0.32 * s, 0.003 * s],
      (x, py) =>
        (x / s - 0.15) / 0.17 + (py / s - y / s - 0.1) / 0.22 < 1 &&
        (py - y) / s > 0.1 + 0.05 * (x / s - 0.15),
      sail,
    ),
    box(
      [-0.001, y + 0.44 * s, -0.003 * s],
      [0.05 * s, y + 0.47 * s, 0.003 * s],
      flat([0.76, 0.12, 0.12]),
    ),
  ];
}

/** A model of a ship under sails on a stand. */
export const modelShip = (colour: Colour | null): Solid[] => [
  block([0, 0, 0], [0.3, 0.025, 0.12], flat(DARK_WOOD), 0.008),
  ...[-0.09, 0.09].map((x) => block([x, 0.025, 0], [0.02, 0.05, 0.06], BRASS)),
  ...ship(0.3, 0.06, colour ?? [0.46, 0.25, 0.12]),
];

/** A ship in a bottle that lies on a stand; glass is seen by what gleams on it. */
export const shipInBottle = (colour: Colour | null): Solid[] => [
  block([0, 0, 0], [0.36, 0.02, 0.12], flat(DARK_WOOD), 0.006),
  ...[-0.13, 0.13].map((x) => block([x, 0.02, 0], [0.025, 0.035, 0.1], flat(DARK_WOOD))),
  roll(0, [0, 0.13], [-0.22, -0.21], [0.07, 0.1], CLEAR),
  ...[0.228, 0.032].map((y) => roll(0, [-0.012, y], [-0.2, 0.14], [0.005, 0.005], CLEAR)),
  bone([-0.16, 0.2, -0.06], [0.08, 0.2, -0.06], [0.006, 0.004], flat([1.1, 1.15, 1.2])),
  roll(0, [0, 0.13], [0.15, 0.2], [0.1, 0.04], CLEAR),
  roll(0, [0, 0.13], [0.2, 0.31], [0.036, 0.034], CLEAR),
  roll(0, [0, 0.13], [0.3, 0.34], [0.03, 0.034], flat([0.6, 0.42, 0.24])),
  block([-0.02, 0.05, 0], [0.33, 0.024, 0.09], flat([0.16, 0.42, 0.6]), 0.01),
  ...ship(0.145, 0.064, colour ?? [0.5, 0.2, 0.1]),
];

/** A framed photograph on its stand: two people before a sky; so high, metres. */
export function photograph(colour: Colour | null, number: number): Solid[] {
  const frame = flat(colour ?? [0.72, 0.54, 0.26]);
  const [w, high] = number % 2 === 0 ? [0.1, 0.26] : [0.13, 0.2];
  const face: Material = (x, y, _z, axis) => {
    const [u, v] = [x / (w - 0.02), (y - 0.02) / (high - 0.04)];
    if (axis !== 2 || Math.abs(u) > 1 || v < 0 || v > 1) return frame(0, 0, 0, 0);
    if (Math.abs(u) > 0.84 || v < 0.1 || v > 0.9) return PAPER;
    for (const [at, hair, dress] of [
      [-0.32, 0.24, 0.62],
      [0.34, 0.5, 0.36],
    ] as const) {
      const head = Math.hypot(u - at, (v - 0.58) * 1.5);
      if (head < 0.19) return [0.8, 0.66, 0.54];
      if (head < 0.27 && v > 0.52) return [hair * 0.9, hair * 0.7, hair * 0.5];
      if (v < 0.44 && Math.abs(u - at) < 0.36 - 0.3 * Math.max(0, v - 0.3))
        return [dress, 0.44, 0.46];
    }
    return v > 0.4 ? [0.74, 0.78, 0.8] : [0.5, 0.56, 0.44];
  };
  return [
    box([-w, 0, 0], [w, high, 0.018], face),
    bone([0, high * 0.6, 0.02], [0, 0.006, 0.09], [0.006, 0.006], flat(DARK_WOOD)),
  ];
}

/** A mask of a feast on a stand: gold and a colour, eyes cut out, feathers above. */
export function mask(colour: Colour | null): Solid[] {
  const own = colour ?? [0.3, 0.1, 0.46];
  const feathers: readonly Colour[] = [own, [0.92, 0.88, 0.8], [0.1, 0.5, 0.5]];
  return [
    drum([0, 0.02], [0, 0.02], [0.07, 0.06], flat(DARK_WOOD)),
    drum([0, 0.02], [0.02, 0.16], [0.01, 0.01], flat(DARK_WOOD)),
    ...Array.from({ length: 9 }, (_, n) => {
      const turn = ((n - 4) / 4) * 0.9;
      return bone(
        [0.05 * Math.sin(turn), 0.24, 0.02],
        [0.2 * Math.sin(turn), 0.24 + 0.19 * Math.cos(turn), 0.03],
        [0.012, 0.02],
        flat(feathers[n % 3] as Colour),
      );
    }),
    plate(
      2,
      [-0.12, 0.12, -0.01],
      [0.12, 0.29, 0.012],
      (x, y) => {
        const [u, v] = [Math.abs(x) / 0.12, (y - 0.22) / 0.07];
        const isFace =
          v < 0.75 + 0.3 * u &&
          v > -0.75 + 0.9 * (u - 0.3) ** 2 * (u > 0.3 ? 1 : 0) &&
          !(u < 0.16 && v < -0.5);
        const isEye = Math.hypot((u - 0.5) * 2.6, v * 1.9 - 0.1) < 0.6;
        return u < 0.98 && isFace && !isEye;
      },
      (x, y) => {
        const [u, v] = [Math.abs(x) / 0.12, (y - 0.22) / 0.07];
        const eye = Math.hypot((u - 0.5) * 2.6, v * 1.9 - 0.1);
        if (eye < 0.82) return GOLD;
        return Math.abs(Math.sin(9 * u + 4 * v)) < 0.18 || u < 0.05 ? GOLD : own;
      },
    ),
    orb([0, 0.275, -0.015], [0.016, 0.02, 0.01], flat([0.85, 0.08, 0.14])),
  ];
}

/** A camera of former days on a table: a body covered with black, a lens in its rings, a finder, a strap. */
export function camera(colour: Colour | null): Solid[] {
  const skin = flat(colour ?? [0.09, 0.085, 0.08]);
  const ring = (from: number, to: number, r: number, look: Material): Solid =>
    roll(2, [0.01, 0.055], [from, to], [r, r], look);
  return [
    block([0, 0, 0], [0.18, 0.085, 0.06], skin, 0.01),
    block([0, 0.083, 0], [0.18, 0.022, 0.058], STEEL, 0.008),
    block([0.01, 0.1, 0], [0.055, 0.026, 0.05], STEEL, 0.01),
    drum([-0.065, 0], [0.1, 0.116], [0.016, 0.015], STEEL),
    drum([0.07, 0], [0.1, 0.118], [0.014, 0.014], STEEL),
    ring(-0.055, -0.03, 0.042, STEEL),
    ring(-0.08, -0.055, 0.037, BLACK),
    ring(-0.09, -0.08, 0.034, STEEL),
    roll(2, [0.01, 0.055], [-0.091, -0.089], [0.026, 0.026], (x, y) =>
      Math.hypot(x, y - 0.065) < 0.007
        ? [1, 1, 1.1]
        : Math.hypot(x - 0.01, y - 0.055) < 0.013
          ? [0.05, 0.06, 0.12]
          : [0.14, 0.16, 0.3],
    ),
    box([0.05, 0.085, -0.031], [0.07, 0.1, -0.029], flat([0.5, 0.62, 0.7])),
    bone([-0.09, 0.09, 0], [-0.13, 0.006, -0.04], [0.006, 0.006], flat([0.3, 0.16, 0.08])),
    bone([-0.13, 0.006, -0.04], [-0.05, 0.006, -0.11], [0.006, 0.006], flat([0.3, 0.16, 0.08])),
    bone([-0.05, 0.006, -0.11], [0.08, 0.006, -0.12], [0.006, 0.006], flat([0.3, 0.16, 0.08])),
  ];
}
