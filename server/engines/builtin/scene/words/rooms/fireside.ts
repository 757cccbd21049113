import { INDOORS } from '../../world/room/plan-room.ts';
import type { Subject } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';

/** The things of a prompt in a land; the fire by which somebody is burns on the ground in the open. */
export function byFireside(
  land: Land | null,
  meanings: readonly Meaning[],
  things: readonly Subject[],
): readonly Subject[] {
  const isOpen = land !== null && !INDOORS.includes(land);
  const isSaid = meanings.some(({ fireside }) => fireside === true);
  if (!isOpen || !isSaid || things.some(({ thing }) => thing === 'campfire')) return things;
  return [
    ...things,
    { thing: 'campfire', count: 1, exact: 'said', posture: null, colour: null, size: 1 },
  ];
}
