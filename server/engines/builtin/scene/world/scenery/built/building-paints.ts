import type { Colour } from '../../../words/idea.ts';
import type { Paint, Point, Solid } from '../../street/solid.ts';
import { block } from './paved-site.ts';

/** What machines and stores of a building site are painted, and what they are made of. */
export const YELLOW: Colour = [0.95, 0.68, 0.08];
export const DARK: Colour = [0.13, 0.13, 0.14];
export const STEEL: Colour = [0.5, 0.52, 0.55];
export const RUST: Colour = [0.5, 0.27, 0.16];
export const WOOD: Colour = [0.66, 0.5, 0.3];

/** A box mirrored to the picture's side. */
export const sided = (
  side: number,
  [l, low, near]: Point,
  [r, high, far]: Point,
  paint: Paint,
): Solid =>
  block(
    [Math.min(side * l, side * r), low, near],
    [Math.max(side * l, side * r), high, far],
    paint,
  );
