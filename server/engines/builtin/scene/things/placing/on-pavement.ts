import { wayOf } from '../../world/street/way.ts';
import type { Spot } from './find-spot.ts';
import type { Stage } from './stage.ts';

/** How far from the middle of a street its lamps stand and from the houses at the least, world units, and how far aside in the picture the nearest is. */
const LAMP_ASIDE = 7.1;
const LAMP_BEFORE = 1.1;
const LAMP_SEEN = 0.27;

/** A place on the pavement for a street lamp, or beside the houses of a lane, on both sides in turn. */
export function onPavement({ frame, camera, setting }: Stage, index: number): Spot {
  const side = (index % 2 === 0 ? 1 : -1) * setting.side;
  const way = wayOf(setting);
  const aside = Math.min(LAMP_ASIDE, way.front - LAMP_BEFORE);
  const nearest = (camera.focal * aside) / (LAMP_SEEN * frame.width);
  const z = nearest * (1 + 0.5 * index);
  return { x: way.middle(z) + side * aside, z, base: 0, nearness: nearest / z };
}
