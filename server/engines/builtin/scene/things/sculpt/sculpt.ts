import type { Random } from '../../../kernels/random.ts';
import { clamp } from '../../arithmetic.ts';
import { type Sprite, spriteOf, trim } from '../sprite.ts';
import { carve } from './carve.ts';
import { growFur } from './grow-fur.ts';
import type { Rays } from './rays.ts';
import { createSight, project, type View } from './sight.ts';
import type { Solid } from './solid.ts';

/** Heights in pixels in which a model is drawn: larger ones are scaled up. */
const SMALLEST = 24;
const LARGEST = 460;

/**
 * Makes a sprite of a model: lit, shadowed and, where it has fur, with hair, with its grip if it has one. `height` is in pixels;
 * `least`: how high it is drawn at the least, less than usual for what is flat, which would be wide.
 * Model axes: right, up from the ground at 0, away from the viewer.
 */
export function sculpt(
  model: readonly Solid[],
  view: View,
  rays: Rays,
  height: number,
  random: Random,
  least: number = SMALLEST,
): Sprite {
  const rows = Math.round(clamp(height, least, LARGEST));
  const sight = createSight(model, view, rows);
  const carving = carve(sight, rays);
  growFur(carving, sight.turned, random);
  const cut = trim(carving);
  const sprite = spriteOf(cut);
  const grip = sight.pieces.find(({ isGrip }) => isGrip);
  if (grip === undefined) return sprite;
  const { x, y } = project(sight.eye, grip.middle, 0);
  const [column, row] = [(x - sight.left) * sight.scale, (sight.top - y) * sight.scale];
  return { ...sprite, grip: [(column - cut.left) / cut.width, (row - cut.top) / cut.height] };
}

/** A sprite with the place of its model's origin, and how large it is drawn. */
export interface Anchored {
  readonly sprite: Sprite;
  /** From the left and from above, in pixels of the sprite. */
  readonly origin: readonly [column: number, row: number];
  /** Pixels of the sprite per unit of the model, as far off as its origin. */
  readonly scale: number;
}

/** The same of a model that has to meet others: `view.away` is how far the eye is from its origin, in its units. */
export function sculptAnchored(
  model: readonly Solid[],
  view: View,
  rays: Rays,
  height: number,
  random: Random,
): Anchored {
  const rows = Math.round(clamp(height, SMALLEST, LARGEST));
  const sight = createSight(model, view, rows, true);
  const carving = carve(sight, rays);
  growFur(carving, sight.turned, random);
  return {
    sprite: spriteOf(carving),
    origin: [-sight.left * sight.scale, sight.top * sight.scale],
    scale: sight.scale,
  };
}
