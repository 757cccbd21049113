import type { Colour } from '../../../../words/idea.ts';
import { flat } from '../../furniture.ts';
import { ball, box, type Material, type Point, pad, type Solid } from '../../solids/solid.ts';

/** Brushed steel of small things. */
export const STEEL: Material = flat([0.66, 0.68, 0.7]);
/** Black plastic and cast iron. */
export const BLACK: Material = flat([0.06, 0.06, 0.065]);
/** Polished brass. */
export const BRASS: Material = flat([0.86, 0.62, 0.24]);
/** Polished copper. */
export const COPPER: Material = flat([0.95, 0.48, 0.25]);
/** Warm white paper, also of labels and pages. */
export const PAPER: Colour = [0.95, 0.92, 0.84];
/** Wood that is stained dark. */
export const DARK_WOOD: Colour = [0.34, 0.18, 0.09];

/** A ball drawn out, by its middle and its three radii, metres. */
export const orb = ([x, y, z]: Point, [a, b, c]: Point, material: Material, glow = 0): Solid =>
  ball([x - a, y - b, z - c], [x + a, y + b, z + c], material, glow);

/** A box by the middle of its foot and how wide, high and deep it is, metres; its edges are round where a radius is given. */
export const block = (
  [x, y, z]: Point,
  [wide, high, deep]: Point,
  material: Material,
  radius = 0,
): Solid => {
  const low: Point = [x - wide / 2, y, z - deep / 2];
  const top: Point = [x + wide / 2, y + high, z + deep / 2];
  return radius > 0 ? pad(low, top, material, radius) : box(low, top, material);
};
