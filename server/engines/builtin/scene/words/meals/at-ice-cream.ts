import type { Idea, Subject } from '../idea.ts';

/** Whether somebody has the hands free for a cone. */
const isFree = ({ thing, posture, holds, on, company }: Subject): boolean =>
  thing === 'person' &&
  (posture === null || posture === 'standing') &&
  (holds ?? on ?? company) === undefined;

/** What a prompt asks for where ice cream is sold from a van: who is named there has a cone, in whatever place the van stands. */
export function atIceCream(idea: Idea): Idea {
  const { subjects } = idea;
  if (!subjects.some(({ thing }) => thing === 'icecreamvan')) return idea;
  return {
    ...idea,
    subjects: subjects.map((one) =>
      isFree(one) ? { ...one, holds: { thing: 'icecream', colour: null } } : one,
    ),
  };
}
