import { LAND } from '../../world/frame.ts';
import { lookUp } from '../../world/height-map.ts';
import type { Stage } from './stage.ts';

/** How near and far land is looked for, and how high it must be, world units. */
const NEAR = 60;
const FAR = 600;
const LOWEST = 6;
/** How much lower land may be for each unit that it is nearer. */
const FALL = 0.04;

/** A place on the highest land that is seen over the sea, away from the picture's sides; null where it is flat. */
export function findCape({ frame, camera, map }: Pick<Stage, 'frame' | 'camera' | 'map'>): {
  readonly column: number;
  readonly row: number;
} | null {
  const { kind, depth, width, height } = frame;
  let best: { column: number; row: number } | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (let row = Math.ceil(height * 0.1); row < height; row++) {
    for (let column = Math.ceil(width * 0.14); column < width * 0.86; column++) {
      const at = row * width + column;
      const z = depth[at] ?? 0;
      if (kind[at] !== LAND || z < NEAR || z > FAR) continue;
      const up = lookUp(map.heights, ((column - camera.centre) * z) / camera.focal, z);
      if (up < LOWEST || up - FALL * z <= most) continue;
      most = up - FALL * z;
      best = { column, row };
    }
  }
  return best;
}
