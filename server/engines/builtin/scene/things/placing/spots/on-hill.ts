import type { Setting } from '../../../setting.ts';
import { isWalker } from '../../../words/creatures.ts';
import type { Subject } from '../../../words/idea.ts';
import { lookUp } from '../../../world/height-map.ts';
import { hilltopOf } from '../../../world/relief/hill.ts';
import { sheltered, treeAbove } from '../beneath-tree.ts';
import { FOUNDED } from '../ground/settle.ts';
import { heightOf } from '../size/how-large.ts';
import type { Spot } from '../spot.ts';
import type { Stage } from '../stage.ts';

/** How much closer several stand on a hill than on open ground: its top is no wider. */
const CLOSER = 0.6;
/** How much of the picture stays free above what stands on a hill, and how far down its slope, as shares, room is looked for. */
const FREE = 0.05;
const DOWN = [0, 0.1, 0.2, 0.3, 0.4] as const;
/** How much of its height at least it has there: a little smaller is better than off the top. */
const NEARLY = 0.85;

/** How much nearer than the trunk is who sits at its foot. */
const BEFORE_TRUNK = 0.985;

/** Whether what was asked for stands on the one hill that was asked for: before a building there people and animals are at its foot, as they are too small to be seen on top, and who slides down comes to the foot. */
export const standsOnHill = (
  { land, idea }: Pick<Setting, 'land' | 'idea'>,
  { thing, far, traits = [] }: Subject,
): boolean =>
  land === 'field' &&
  !traits.includes('sliding') &&
  idea.hill === 'one' &&
  idea.settled === null &&
  far !== true &&
  !(isWalker(thing) && idea.subjects.some((one) => FOUNDED.has(one.thing) && one.far !== true));

/**
 * A place on the hill for what would be in a column of the picture on open ground: on its top, or as far down
 * toward the eye as what stands there needs to be seen whole.
 */
export function onHill(
  { camera, frame, map, setting }: Stage,
  subject: Subject,
  column: number,
): Spot {
  const top = hilltopOf(setting.side);
  const { idea } = setting;
  const tree = treeAbove(idea, subject);
  // Who sits at the foot of a tree is as far from its trunk as on open ground, and before it.
  const isGrouped = tree !== null || sheltered(idea, subject) !== null;
  const aside = ((isGrouped ? 1 : CLOSER) * (column - frame.width / 2)) / camera.focal;
  // All of them are as far off as the highest.
  const highs = idea.subjects
    .filter((one) => standsOnHill(setting, one))
    .map((one) => heightOf(idea, one));
  const highest = tree === null ? Math.max(...highs) : heightOf(idea, tree);
  const tall = (NEARLY * highest + FREE) * frame.height;
  const before = tree === null ? 1 : BEFORE_TRUNK;
  const spots = DOWN.map((share): Spot => {
    const z = top.z * (1 - share) * before;
    return { x: (top.x / top.z + aside) * z, z, base: null, nearness: 1 };
  });
  const rowOf = ({ x, z }: Spot) =>
    camera.horizon + ((camera.height - lookUp(map.heights, x, z)) * camera.focal) / z;
  return (spots.find((spot) => rowOf(spot) > tall) ?? spots.at(-1)) as Spot;
}
