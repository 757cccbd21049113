import { INDOORS } from '../../world/room/plan-room.ts';
import type { Idea, Subject } from '../idea.ts';
import type { Meaning } from '../meaning.ts';

/** Who is at a party of which nobody is named. */
const GUESTS: Subject = {
  thing: 'person',
  count: 4,
  posture: 'sitting',
  colour: null,
  size: 1,
  traits: ['child'],
};

const isCake = ({ thing, on }: Subject): boolean => thing === 'cake' && on === undefined;

/** What a prompt asks for where a cake is named at a party in a room: children sit at the table it is on, unless somebody is named or the picture is of the cake. */
export function guestsAtCakes(idea: Idea, meanings: readonly Meaning[]): Idea {
  const { land, landFirst, subjects } = idea;
  const isParty = meanings.some(({ party }) => party === true);
  // A dining room has a feast of its own.
  const isRoom = land !== null && land !== 'diningroom' && INDOORS.includes(land);
  const isNamed = subjects.every(
    ({ thing, isDressing }) => thing === 'cake' || thing === 'balloons' || isDressing === true,
  );
  if (!(isParty && isRoom && landFirst && isNamed && subjects.some(isCake))) return idea;
  return {
    ...idea,
    subjects:
      // The children of a kindergarten are about anyway.
      land === 'kindergarten'
        ? subjects.map((one) => (isCake(one) ? { ...one, on: 'table' as const } : one))
        : [GUESTS, ...subjects],
  };
}
