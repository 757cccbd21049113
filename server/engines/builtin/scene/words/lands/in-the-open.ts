import { INDOORS } from '../../world/room/plan-room.ts';
import type { Idea, Subject } from '../idea.ts';

/** Somebody in an armchair that is drawn with who sits in it. */
function inArmchair({ on: _, ...one }: Subject): Subject {
  return { ...one, posture: 'sitting', traits: [...(one.traits ?? []), 'armchaired'] };
}

/** Who is on the steps before a door; a place that is known by what stands there has no room for those, and one sits there. */
function onSteps({ on: _, ...one }: Subject, isTaken: boolean): Subject {
  return isTaken ? one : { ...one, on: 'steps' };
}

/** What a prompt asks for: an armchair that is named in a land in the open stands there, with who is in it, and stairs are the steps before a door. */
export const seatsInTheOpen = (idea: Idea): Idea =>
  idea.land === null || INDOORS.includes(idea.land)
    ? idea
    : {
        ...idea,
        subjects: idea.subjects.map((one) => {
          if (one.on === 'stairs') return onSteps(one, idea.scenery !== null);
          return one.thing === 'person' && one.on === 'armchair' ? inArmchair(one) : one;
        }),
      };
