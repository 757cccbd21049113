import type { Idea, Subject } from '../idea.ts';
import { FOOD } from '../tableware.ts';

const isMeal = ({ thing, on }: Subject): boolean =>
  on === undefined && (thing === 'cup' || FOOD.has(thing));

/** Whether somebody may sit down to eat: is on the feet for nothing else. */
const isFree = ({ thing, posture, holds, on, company }: Subject): boolean =>
  thing === 'person' &&
  (posture === null || posture === 'sitting' || posture === 'standing') &&
  (holds ?? on ?? company) === undefined;

const eating = (one: Subject): Subject => ({
  ...one,
  posture: 'sitting',
  holds: { thing: 'foodbowl', colour: null },
});

/** What a prompt asks for within a convenience store: who eats there sits with it at the counter along the glass, and not at a table among its shelves; a street is before that. `dines` is whether a word says that somebody eats. */
export function atStoreCounters(idea: Idea, dines: boolean): Idea {
  const { land, outlook, subjects } = idea;
  if (land !== 'ministore') return idea;
  const isEating = (dines || subjects.some(isMeal)) && subjects.some(isFree);
  return {
    ...idea,
    outlook: outlook === 'city' ? 'street' : outlook,
    subjects: isEating
      ? subjects.filter((one) => !isMeal(one)).map((one) => (isFree(one) ? eating(one) : one))
      : subjects,
  };
}
