import { lookUp } from '../../world/height-map.ts';
import type { Draft, Drawing } from './as-seen.ts';
import type { Stage } from './stage.ts';

/** Something of a kind on the ground at a place, so high; it casts a shadow. World units. */
export const putAt = (stage: Stage, draw: Drawing, x: number, z: number, size: number): Draft => ({
  ...{ draw, x, z, size, casts: true },
  base: lookUp(stage.map.heights, x, z) - 0.02 * size,
});

/** The same beside the middle, that given as a share of half the picture's width. */
export const putAcross = (
  stage: Stage,
  draw: Drawing,
  across: number,
  z: number,
  size: number,
): Draft => putAt(stage, draw, (across * z * stage.frame.width) / 2 / stage.camera.focal, z, size);
