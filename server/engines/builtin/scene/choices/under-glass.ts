import type { Idea } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { isHull } from '../words/lands/hulls.ts';
import { ROOM_KINDS } from '../world/room/room-kinds.ts';

/** Where nobody could be without walls, and one wants to see that. */
const ELSEWHERE: ReadonlySet<Land> = new Set<Land>(['underwater', 'space', 'orbit', 'clouds']);

/**
 * Whether a room of a land stands under glass: it is said to be on the sea's ground, on the moon, on Mars, in space or
 * over the clouds, and that is seen all around it. `outlook` is what is around it.
 */
export function isUnderGlass(
  { martian, outlook: said, shell }: Pick<Idea, 'martian' | 'outlook' | 'shell'>,
  land: Land,
  outlook: Land,
): boolean {
  const kind = ROOM_KINDS[land];
  if (
    shell !== null ||
    said === null ||
    isHull(land) ||
    kind?.isBare === true ||
    kind?.isUnderSky === true
  )
    return false;
  return ELSEWHERE.has(outlook) || (martian && outlook === 'desert');
}
