import { pick, type Random } from '../../kernels/random.ts';
import { mixColour, scaleColour } from '../arithmetic.ts';
import type { Colour } from '../words/idea.ts';

const PAPER: Colour = [0.95, 0.92, 0.86];
const WHITE: Colour = [1, 1, 1];

/** Colours that go together, the ground of the picture first. */
const PALETTES: readonly (readonly [Colour, ...Colour[]])[] = [
  [
    [0.95, 0.92, 0.85],
    [0.85, 0.33, 0.22],
    [0.95, 0.69, 0.27],
    [0.13, 0.3, 0.42],
    [0.36, 0.6, 0.58],
    [0.2, 0.17, 0.2],
  ],
  [
    [0.09, 0.13, 0.24],
    [0.91, 0.74, 0.35],
    [0.2, 0.5, 0.62],
    [0.86, 0.4, 0.36],
    [0.93, 0.88, 0.78],
    [0.38, 0.24, 0.45],
  ],
  [
    [0.93, 0.9, 0.93],
    [0.56, 0.4, 0.68],
    [0.93, 0.55, 0.6],
    [0.3, 0.52, 0.72],
    [0.98, 0.78, 0.5],
    [0.24, 0.24, 0.4],
  ],
  [
    [0.9, 0.92, 0.84],
    [0.23, 0.42, 0.32],
    [0.62, 0.71, 0.42],
    [0.87, 0.56, 0.33],
    [0.95, 0.82, 0.55],
    [0.3, 0.22, 0.18],
  ],
];

/** How light a colour looks, 0 to 1. */
export const lightOf = ([red, green, blue]: Colour): number =>
  0.3 * red + 0.59 * green + 0.11 * blue;

/** The colours of a flat picture, its ground first: those that were named with shades of them, else some that go together. */
export function paletteOf(
  named: readonly Colour[],
  random: Random,
): readonly [Colour, ...Colour[]] {
  if (named.length === 0) return pick(random, PALETTES);
  const shades = named.flatMap((one) => [
    one,
    lightOf(one) > 0.5 ? scaleColour(one, 0.55) : mixColour(one, WHITE, 0.5),
  ]);
  const darkest = named.reduce((a, b) => (lightOf(a) < lightOf(b) ? a : b));
  const isDark = named.length > 1 && lightOf(darkest) < 0.4;
  return [isDark ? scaleColour(darkest, 0.4) : PAPER, ...shades];
}
