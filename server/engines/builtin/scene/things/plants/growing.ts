import type { Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Rays } from '../sculpt/rays.ts';
import type { Sheet } from '../sprite.ts';
import { dab, type Point } from './dabs.ts';
import { lit as litFully } from './wood.ts';

/** What a plant of a field is drawn with: its chance, the light, its height in pixels. */
export interface Growing {
  readonly random: Random;
  readonly rays: Rays;
  readonly tall: number;
}

/**
 * How much darker than they look these plants are drawn: a low sun on gold is brighter than a sheet
 * can hold, and cut off at white it would turn green.
 */
export const DIMMED = 0.6;

/** The colour of a part of such a plant that gets those shares of the sun and the sky. */
export const lit = (colour: Colour, rays: Rays, sun: number, sky: number): Colour =>
  scaleColour(litFully(colour, rays, sun, sky), DIMMED);

/** Pieces of a leaf. */
const PIECES = 9;

/** A blade that is broad in its middle, from its foot by a point to its tip; `tint` by how far up it is, 0 to 1. */
export function drawLeaf(
  sheet: Sheet,
  from: Point,
  by: Point,
  to: Point,
  wide: number,
  tint: (up: number) => Colour,
): void {
  const at = (share: number, axis: 0 | 1) =>
    (1 - share) ** 2 * from[axis] + 2 * share * (1 - share) * by[axis] + share * share * to[axis];
  for (let n = 0; n < PIECES; n++) {
    const share = (n + 0.5) / PIECES;
    const [x, y] = [at(share, 0), at(share, 1)];
    const angle = Math.atan2(at(share + 0.05, 1) - y, at(share + 0.05, 0) - x);
    const long = (0.8 * Math.hypot(to[0] - from[0], to[1] - from[1])) / PIECES;
    dab(
      sheet,
      x,
      y,
      long,
      Math.max(0.5, wide * 0.5 * Math.sin(Math.PI * (0.12 + 0.86 * share))),
      angle,
      tint(share),
    );
  }
}
