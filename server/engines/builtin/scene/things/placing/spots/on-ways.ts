import type { Subject, Thing } from '../../../words/idea.ts';
import { EXTENT } from '../../../world/height-map.ts';
import { middleOfWay } from '../../../world/paths/path.ts';
import type { Stage } from '../stage.ts';
import type { Place } from './nearest-ground.ts';

/** What keeps to a way that is no road: what drives along one has its lane (`on-lane.ts`). */
const ON_WAYS: ReadonlySet<Thing> = new Set<Thing>([
  'car',
  'policecar',
  'ambulance',
  'fireengine',
  'truck',
  'bus',
  'bicycle',
  'motorcycle',
]);

/** A place on the picture, moved aside onto the road for what drives on it. */
export function onRoad({ frame, camera, setting }: Stage, { thing }: Subject, at: Place): Place {
  if (!ON_WAYS.has(thing)) return at;
  const row = Math.min(frame.height - 1, Math.round(at.row));
  const z = frame.depth[row * frame.width + Math.round(at.column)] ?? EXTENT;
  const middle = middleOfWay(setting, z);
  if (middle === null) return at;
  return { ...at, column: camera.centre + (camera.focal * (middle + LANE * setting.side)) / z };
}

/** How far from the middle of a road one drives, world units. */
const LANE = 1.4;
