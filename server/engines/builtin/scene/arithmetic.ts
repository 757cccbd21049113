import { clamp, mix, smoothstep } from '../kernels/arithmetic.ts';
import type { Colour } from './words/idea.ts';

export { clamp, mix, smoothstep };

/** Two colours mixed. */
export const mixColour = (a: Colour, b: Colour, share: number): Colour => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
  mix(a[2], b[2], share),
];

/** A colour made darker or lighter. */
export const scaleColour = (colour: Colour, factor: number): Colour => [
  colour[0] * factor,
  colour[1] * factor,
  colour[2] * factor,
];

/** Two colours multiplied channel by channel: the one in the light of the other. */
export const multiplyColours = (a: Colour, b: Colour): Colour => [
  a[0] * b[0],
  a[1] * b[1],
  a[2] * b[2],
];

/** A number of 0 to 1 for a pair of numbers, always the same for the same pair. */
export const chanceOf = (a: number, b: number): number =>
  Math.abs(Math.sin(a * 12.9898 + b * 78.233) * 43_758.5453) % 1;

/** How light a colour is to the eye, in the units of its channels. */
export const lumaOf = (red: number, green: number, blue: number): number =>
  0.3 * red + 0.59 * green + 0.11 * blue;

/** The same of a pixel of a frame's colours, three numbers each; `at` is the pixel's index. */
export const lumaAt = (rgb: Float32Array, at: number): number =>
  lumaOf(rgb[at * 3] as number, rgb[at * 3 + 1] as number, rgb[at * 3 + 2] as number);
