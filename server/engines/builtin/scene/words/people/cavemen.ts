import type { Idea } from '../idea.ts';
import type { Subject } from '../subject.ts';

/** Whether it is somebody of the ice age. */
export const isCaveman = ({ traits = [] }: Subject): boolean => traits.includes('caveman');

/** Who is known by caves is in one where no land is named, and nothing else than a fire. */
export const cavemenInCaves = (idea: Idea): Idea => {
  const { land, subjects } = idea;
  const isAlone =
    subjects.some(isCaveman) &&
    subjects.every((one) => isCaveman(one) || one.thing === 'campfire' || one.isDressing === true);
  return land === null && isAlone ? { ...idea, land: 'cave' } : idea;
};
