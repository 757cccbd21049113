import { lookUp } from '../../world/height-map.ts';
import type { Draft } from './as-seen.ts';
import type { Stage } from './stage.ts';

/** Something of a kind at a place beside the middle, given in shares of half the picture's width. */
export function putAcross(
  stage: Stage,
  draw: Draft['draw'],
  across: number,
  z: number,
  size: number,
): Draft {
  const { frame, camera, map } = stage;
  const x = (across * z * frame.width) / 2 / camera.focal;
  return { draw, x, z, base: lookUp(map.heights, x, z) - 0.02 * size, size, casts: true };
}
