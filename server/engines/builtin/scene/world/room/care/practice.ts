import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { paint, tiles } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { box, type Material, type Solid } from '../solids/solid.ts';

const WHITE: Material = flat([0.93, 0.94, 0.94]);
const RED: Material = flat([0.82, 0.1, 0.12]);
const BLUE: Colour = [0.2, 0.46, 0.66];

/** Pale walls over a blue skirting, a light floor. */
export function practiceSurfaces(noise: Noise): Surfaces {
  const wall = paint([0.86, 0.9, 0.9], noise);
  return {
    walls: (x, y, z, axis) => (y < 0.12 ? scaleColour(BLUE, 0.9) : wall(x, y, z, axis)),
    floor: tiles([0.76, 0.79, 0.8], [0.73, 0.77, 0.78], 0.6),
    ceiling: paint([0.94, 0.95, 0.95], noise),
  };
}

/** Panels of light in the ceiling. */
export const panels = (middle: number, high: number): Solid[] =>
  [2.3, 4.4].map((z) => ({
    ...box(
      [middle - 0.6, high - 0.04, z - 0.28],
      [middle + 0.6, high - 0.01, z + 0.28],
      flat([1.1, 1.12, 1.12]),
    ),
    glow: 0.9,
  }));

/** A chart of the body's muscles. */
export const muscleChart = (x: number, y: number, back: number): Solid[] => [
  box([x - 0.34, y - 0.55, back - 0.03], [x + 0.34, y + 0.55, back - 0.01], (px, py) => {
    const [u, v] = [Math.abs(px - x) / 0.34, (py - y) / 0.55];
    const isHead = Math.hypot(u * 1.1, (v - 0.7) * 1.6) < 0.2;
    const isTrunk = v < 0.5 && v > -0.1 && u < 0.3 - 0.12 * Math.abs(v - 0.4);
    const isArm = v < 0.48 && v > -0.2 && Math.abs(u - 0.38 - 0.16 * (0.48 - v)) < 0.075;
    const isLeg = v <= -0.08 && v > -0.85 && Math.abs(u - 0.16) < 0.13 + 0.05 * v;
    if (!(isHead || isTrunk || isArm || isLeg)) return [0.93, 0.91, 0.84];
    return Math.sin(v * 34 + u * 22) > 0.72 || u < 0.02 ? [0.95, 0.82, 0.74] : [0.75, 0.22, 0.18];
  }),
];

/** A red cross on a white plate, half as wide as is said; metres. */
export const redCross = (x: number, y: number, back: number, half: number): Solid[] => [
  box([x - half, y - half, back - 0.03], [x + half, y + half, back - 0.01], WHITE),
  ...[
    [0.75, 0.25],
    [0.25, 0.75],
  ].map(([wide = 0, tall = 0]) =>
    box(
      [x - wide * half, y - tall * half, back - 0.05],
      [x + wide * half, y + tall * half, back - 0.03],
      RED,
    ),
  ),
];
