import type { Colour } from './words/idea.ts';

/** `a` at 0, `b` at 1. */
export const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

/** A value kept within limits. */
export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : value > high ? high : value;

/** 0 below `low`, 1 above `high`, smooth between. */
export function smoothstep(low: number, high: number, value: number): number {
  const share = clamp((value - low) / (high - low));
  return share * share * (3 - 2 * share);
}

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
