import type { Idea, Subject, Thing } from '../idea.ts';
import type { Trait } from '../trait.ts';

/** What somebody may be and do who sits on a stool at a bar. */
const AT_EASE: ReadonlySet<Trait> = new Set<Trait>([
  ...(['woman', 'old', 'tired', 'talking', 'laughing', 'cowboy', 'robotfolk'] as const),
]);

const DRINKS: ReadonlySet<Thing> = new Set<Thing>(['wine', 'beer', 'cup']);

/** Whether it is one of whom no more is said than that they sit there, drink or wait. */
const isGuest = ({ thing, count, posture, holds, on, company, traits = [] }: Subject): boolean =>
  thing === 'person' &&
  count === 1 &&
  (posture === null || posture === 'sitting') &&
  on === undefined &&
  (holds === undefined || holds.thing === 'wineglass' || holds.thing === 'cup') &&
  (company === undefined || (company.bond === 'meal' && company.members.length < 2)) &&
  traits.every((trait) => AT_EASE.has(trait));

function onStool({ company: _, holds: __, ...one }: Subject): Subject {
  return { ...one, posture: 'sitting', traits: [...(one.traits ?? []), 'barstooled'] };
}

/** Those who drink together there sit on its stools, and not at a table of their own. */
function atCounter({ company, ...one }: Subject): Subject {
  return company?.bond === 'meal' ? one : { ...one, ...(company && { company }) };
}

/** Whether somebody in a saloon is said to drink or sit there, and not only to be there, with a hand on the gun. */
const isAtSaloon = ({ land, subjects }: Idea, dines: boolean): boolean =>
  land === 'saloon' &&
  subjects.filter(({ thing }) => thing === 'person').length === 1 &&
  (dines || subjects.some(({ thing, posture }) => thing === 'person' && posture === 'sitting'));

/** What a prompt asks for: one who is alone in a bar, or drinks in a saloon, sits on a stool at its counter over a drink, and what several drink stands there too; `dines` is whether a word says that they drink. */
export function atBarCounters(idea: Idea, dines: boolean): Idea {
  if (idea.land !== 'cocktailbar' && !isAtSaloon(idea, dines)) return idea;
  const people = idea.subjects.filter(({ thing }) => thing === 'person');
  if (people.length === 0) return idea;
  const isAlone = people.length === 1;
  return {
    ...idea,
    subjects: idea.subjects
      .filter(({ thing }) => !DRINKS.has(thing))
      .map((one) =>
        isAlone && isGuest(one) ? onStool(one) : one.thing === 'person' ? atCounter(one) : one,
      ),
  };
}
