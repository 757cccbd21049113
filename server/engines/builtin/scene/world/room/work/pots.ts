import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance } from '../materials.ts';
import type { Material, Point, Solid } from '../solids/solid.ts';
import { type Outline, turned } from '../solids/turned.ts';

/** What potters throw: a vase, a bottle, a bowl, a jar, a jug's belly, a beaker. */
const OUTLINES: readonly Outline[] = [
  [
    [0, 0.16],
    [0.3, 0.3],
    [0.6, 0.26],
    [0.82, 0.13],
    [0.92, 0.14],
    [1, 0.2],
  ],
  [
    [0, 0.15],
    [0.25, 0.24],
    [0.5, 0.2],
    [0.68, 0.07],
    [0.92, 0.06],
    [1, 0.09],
  ],
  [
    [0, 0.3],
    [0.12, 0.32],
    [0.5, 0.64],
    [0.85, 0.82],
    [1, 0.86],
  ],
  [
    [0, 0.22],
    [0.35, 0.36],
    [0.7, 0.34],
    [0.86, 0.24],
    [1, 0.26],
  ],
  [
    [0, 0.2],
    [0.3, 0.38],
    [0.62, 0.3],
    [0.84, 0.2],
    [1, 0.24],
  ],
  [
    [0, 0.24],
    [0.5, 0.27],
    [1, 0.31],
  ],
];
/** How high each of them is, metres. */
const HIGH = [0.34, 0.36, 0.14, 0.26, 0.3, 0.17] as const;
/** Fired clay and glazes. */
const GLAZES: readonly Colour[] = [
  [0.72, 0.4, 0.24],
  [0.16, 0.34, 0.52],
  [0.86, 0.82, 0.72],
  [0.3, 0.46, 0.4],
  [0.46, 0.28, 0.18],
  [0.6, 0.68, 0.7],
  [0.84, 0.62, 0.3],
];
export const CLAY: Colour = [0.62, 0.44, 0.34];

/** A pot on a place; `number` chooses its form and glaze, `size` 1 is as potters throw it; `isRaw`: unfired. */
export function pot(
  [x, y, z]: Point,
  number: number,
  size: number,
  noise: Noise,
  isRaw = false,
): Solid[] {
  const kind = Math.floor(chance(number, 41) * OUTLINES.length);
  const high = (HIGH[kind] as number) * size * (0.88 + 0.24 * chance(number, 42));
  const glaze = GLAZES[Math.floor(chance(number, 43) * GLAZES.length)] as Colour;
  const other = GLAZES[Math.floor(chance(number, 44) * GLAZES.length)] as Colour;
  const look = Math.floor(chance(number, 45) * 3);
  const edge = 0.3 + 0.4 * chance(number, 46);
  const material: Material = (px, py, pz) => {
    const up = (py - y) / high;
    const ring = 1 + 0.05 * Math.sin(up * high * 260);
    if (isRaw) return scaleColour(CLAY, ring);
    const drip = edge + 0.07 * noise.at(Math.atan2(pz - z, px - x) * 2.4, number);
    if (look === 0)
      return scaleColour(up > drip ? glaze : mixColour(CLAY, [0.8, 0.6, 0.44], 0.4), ring);
    if (look === 1)
      return Math.abs(up - edge) < 0.06 || Math.abs(up - edge - 0.18) < 0.025 ? other : glaze;
    return scaleColour(glaze, ring * (1 + 0.25 * noise.fbm(px * 18, py * 18 + pz * 18, 2)));
  };
  return turned([x, y, z], high, OUTLINES[kind] as Outline, material);
}

/** Pots in a row from one place sideways to another, on a shelf so high and so far ahead. */
export function rowOfPots(
  [from, to]: readonly [number, number],
  y: number,
  z: number,
  number: number,
  noise: Noise,
): Solid[] {
  const many = Math.max(1, Math.floor((to - from) / 0.29));
  return Array.from({ length: many }, (_, n) =>
    pot(
      [from + ((to - from) * (n + 0.5)) / many, y, z],
      number + n,
      0.95,
      noise,
      (number + n) % 5 === 0,
    ),
  ).flat();
}
