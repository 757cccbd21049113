import { LAND } from '../../../world/frame.ts';
import { lookUp } from '../../../world/height-map.ts';
import type { Stage } from '../stage.ts';

/** How near and far land is looked for, and how high it must be, world units. */
const NEAR = 60;
const FAR = 600;
const LOWEST = 6;
/** How much lower land may be for each unit that it is nearer. */
const FALL = 0.04;

/** How far around a place on a cliff the ground must be level, and how much lower or higher it may be there. World units. */
const AROUND = 15;
const LEVEL = 9;

/**
 * A place on the highest land that is seen over the sea, away from the picture's sides; null where it is flat. On
 * cliffs, where it is asked for, it is level.
 */
export function findCape(
  { frame, camera, map }: Pick<Stage, 'frame' | 'camera' | 'map'>,
  isOnCliff: boolean,
): { readonly column: number; readonly row: number } | null {
  const { kind, depth, width, height } = frame;
  let best: { column: number; row: number } | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (let row = Math.ceil(height * 0.1); row < height; row++) {
    for (let column = Math.ceil(width * 0.14); column < width * 0.86; column++) {
      const at = row * width + column;
      const z = depth[at] ?? 0;
      if (kind[at] !== LAND || z < NEAR || z > FAR) continue;
      const x = ((column - camera.centre) * z) / camera.focal;
      const up = lookUp(map.heights, x, z);
      if (up < LOWEST || up - FALL * z <= most) continue;
      if (isOnCliff && !(isLevel(map, x, z, up) && isInView(frame, column, row))) continue;
      most = up - FALL * z;
      best = { column, row };
    }
  }
  return best;
}

/** What is nearer than this share of a place's distance stands before it, and how far around it none of that may be, in widths. */
const NEARER = 0.7;
const FREE = 0.06;

function isInView({ depth, width }: Stage['frame'], column: number, row: number): boolean {
  const z = depth[row * width + column] ?? 0;
  const step = Math.round(FREE * width);
  const above = Math.max(0, row - step);
  return [row, above].every((one) =>
    [column - step, column, column + step].every(
      (at) => (depth[one * width + at] ?? z) > NEARER * z,
    ),
  );
}

const isLevel = ({ heights }: Stage['map'], x: number, z: number, up: number): boolean =>
  [-AROUND, AROUND].every((step) =>
    [lookUp(heights, x + step, z), lookUp(heights, x, z + step)].every(
      (other) => Math.abs(other - up) < LEVEL,
    ),
  );
