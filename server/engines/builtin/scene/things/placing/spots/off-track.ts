import { standingLimit } from '../../../world/room/travel/platform.ts';
import type { Stage } from '../stage.ts';

/** How near the picture's sides anybody stands, as a share of its width. */
const ASIDE = 0.08;

/**
 * The column in which stands what would be in a column so many rows below the horizon: in a station's hall all of
 * the picture's width is drawn together onto the platform, so that nobody is over its track; elsewhere the same.
 */
export function offTrack(
  {
    frame: { width },
    camera,
    setting: { land, side },
  }: Pick<Stage, 'frame' | 'camera' | 'setting'>,
  column: number,
  below: number,
): number {
  const limit = standingLimit(land);
  if (limit === null) return column;
  const z = (camera.height * camera.focal) / below;
  const edge = camera.centre + (camera.focal * side * limit) / z;
  const [from, to] = side > 0 ? [ASIDE * width, edge] : [edge, (1 - ASIDE) * width];
  if (to <= from) return edge;
  return from + ((column - ASIDE * width) / ((1 - 2 * ASIDE) * width)) * (to - from);
}
