import type { Idea, Subject } from '../idea.ts';

/** Who drinks at a market where nobody is named. */
const GUESTS: Subject = { thing: 'person', count: 3, posture: null, colour: null, size: 1 };

const isCup = ({ thing, on }: Subject): boolean => thing === 'cup' && on === undefined;

/** Whether somebody has the hands free for a cup. */
const isFree = ({ thing, posture, holds, on, company }: Subject): boolean =>
  thing === 'person' &&
  (posture === null || posture === 'standing') &&
  (holds ?? on) === undefined &&
  (company === undefined || company.bond === 'talk' || company.bond === 'hands');

/**
 * What a prompt asks for where something hot is drunk among the stalls of a market: people stand there with
 * cups in their hands, whoever they are. `dines` is whether a word says that somebody drinks.
 */
export function atHotDrinks(idea: Idea, dines: boolean): Idea {
  const { subjects } = idea;
  const isMarket = subjects.some(({ thing }) => thing === 'stall');
  const hasCup = subjects.some((one) => isCup(one) || one.holds?.thing === 'cup');
  const people = subjects.filter(({ thing }) => thing === 'person');
  if (!isMarket || !hasCup || (people.length === 0 && !dines)) return idea;
  const holding = ({ company: _, ...one }: Subject): Subject => ({
    ...one,
    holds: { thing: 'cup', colour: null },
  });
  const others = subjects.filter((one) => !isCup(one));
  return {
    ...idea,
    subjects:
      people.length === 0
        ? [holding(GUESTS), ...others]
        : others.map((one) => (isFree(one) ? holding(one) : one)),
  };
}
