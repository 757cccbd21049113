import { INDOORS } from '../../world/room/plan-room.ts';
import type { Idea, Subject } from '../idea.ts';

/** Somebody in an armchair that is drawn with who sits in it. */
function inArmchair({ on: _, ...one }: Subject): Subject {
  return { ...one, posture: 'sitting', traits: [...(one.traits ?? []), 'armchaired'] };
}

/** What a prompt asks for: an armchair that is named in a land in the open stands there, with who is in it. */
export const armchairsInTheOpen = (idea: Idea): Idea =>
  idea.land === null || INDOORS.includes(idea.land)
    ? idea
    : {
        ...idea,
        subjects: idea.subjects.map((one) =>
          one.thing === 'person' && one.on === 'armchair' ? inArmchair(one) : one,
        ),
      };
