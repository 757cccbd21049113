import type { Idea, Subject } from '../idea.ts';
import { FOOD } from '../tableware.ts';
import type { Trait } from '../trait.ts';

/** Somebody who climbs and one tree that is named with that one are drawn as one: who climbs it is up its trunk. */
export function upTrees(things: readonly Subject[]): readonly Subject[] {
  const tree = things.find(({ thing, count }) => thing === 'tree' && count === 1);
  const climbs = ({ thing, traits = [], company }: Subject): boolean =>
    thing === 'person' && company === undefined && traits.includes('climbing');
  const climber = things.find(climbs);
  if (tree === undefined || climber === undefined) return things;
  return things
    .filter((one) => one !== tree)
    .map((one) =>
      one === climber
        ? {
            ...one,
            posture: null,
            traits: (one.traits ?? []).map(
              (trait): Trait => (trait === 'climbing' ? 'treeclimbing' : trait),
            ),
          }
        : one,
    );
}

const climbsTree = ({ traits }: Subject): boolean => traits?.includes('treeclimbing') === true;

/** What a table would be laid for. */
const isLaid = ({ thing }: Subject): boolean =>
  FOOD.has(thing) || thing === 'fruit' || thing === 'apple' || thing === 'book';

/** A prompt's climber of a tree with both hands on it, in the open: what is picked, eaten or read up there brings neither a table nor a room. */
export function climbersInOpen(idea: Idea): Idea {
  const { land, scenery, town, subjects } = idea;
  if (!subjects.some(climbsTree)) return idea;
  return {
    ...idea,
    land: land === 'room' || (land ?? scenery ?? town) === null ? 'field' : land,
    subjects: subjects
      .filter((one) => !isLaid(one))
      .map((one) => {
        if (!climbsTree(one)) return one;
        const { holds: _, ...climber } = one;
        return climber;
      }),
  };
}
