import { isWalker } from '../../../words/creatures.ts';
import type { Subject, Thing } from '../../../words/idea.ts';
import { lookUp } from '../../../world/height-map.ts';
import type { Stage } from '../stage.ts';

/** What stands in the middle of a village that is named with it. */
export const LANDMARKS: ReadonlySet<Thing> = new Set<Thing>([
  'church',
  'stavechurch',
  'mosque',
  'temple',
  'monastery',
]);

/** Where a landmark's foot is: as a share of the way from the horizon down, and of the picture's height at the least, so that there is room above it. */
const FOOT = { down: 0.24, least: 0.56 } as const;
/** How far aside of the picture's middle it is, as a share of the width: who is before it is about there. */
const ASIDE = 0.17;
/** How high it is, as a share of the picture, and how near to the upper edge it reaches. */
const HIGH = 0.58;
const MARGIN = 0.04;
/** How often its ground is looked up, which tells how far off it is. */
const ROUNDS = 4;

/** Whether a subject is the church, mosque or temple of a village in which somebody is seen before it. */
const isLandmark = ({ setting: { idea, land } }: Stage, { thing, far }: Subject): boolean =>
  idea.settled !== null &&
  land === 'field' &&
  idea.hill === null &&
  LANDMARKS.has(thing) &&
  far !== true &&
  idea.subjects.some((one) => isWalker(one.thing) && one.far !== true);

/** Where the landmark of a village stands behind who is before it, and how tall it is, in pixels; null for anything else, and for all but the first. */
export function villageLandmark(
  stage: Stage,
  subject: Subject,
  index: number,
): { readonly x: number; readonly z: number; readonly tall: number } | null {
  if (index > 0 || !isLandmark(stage, subject)) return null;
  const { frame, camera, map, setting } = stage;
  const room = frame.height - camera.horizon;
  const row = Math.max(camera.horizon + FOOT.down * room, FOOT.least * frame.height);
  const column = frame.width * (0.5 + ASIDE * setting.side);
  let [x, z, ground] = [0, 0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    z = ((camera.height - ground) * camera.focal) / (row - camera.horizon);
    x = ((column - camera.centre) * z) / camera.focal;
    ground = Math.max(0, lookUp(map.heights, x, z));
  }
  return { x, z, tall: Math.min(HIGH * frame.height, row - MARGIN * frame.height) };
}
