import type { Subject } from '../idea.ts';
import { isPicker } from '../keys/places/field-keys.ts';
import type { Trait } from '../trait.ts';

const isSomebody = ({ thing, isDressing }: Subject): boolean =>
  thing === 'person' && isDressing !== true;

const fishes = ({ traits = [] }: Subject): boolean => traits.includes('fisher');

/** Whether somebody is ill, and nothing else is said of where and how. */
const isInBed = (one: Subject): boolean =>
  isSomebody(one) &&
  one.traits?.includes('patient') === true &&
  one.posture === null &&
  one.on === undefined;

/** That somebody looks at another. */
const look = (party: 'first' | 'second'): Pick<Subject, 'relation'> => ({
  relation: { is: 'meets', party },
});

/** The two who play with each other, the one who has the ball first; nobody where others are named, or more is said of them. */
function playersOf(things: readonly Subject[]): readonly Subject[] {
  const people = things.filter(isSomebody);
  const isFree = ({ posture, count, holds, relation }: Subject) =>
    posture === null && count === 1 && (holds ?? relation) === undefined;
  const isGame = people.length === 2 && people.every(isFree);
  return isGame && people[0]?.traits?.includes('playing') === true ? people : [];
}

/** What those who pick do together, or nothing. */
const pickedBy = (things: readonly Subject[]): readonly Trait[] =>
  things
    .find((one) => isSomebody(one) && isPicker(one.traits))
    ?.traits?.filter((trait) => isPicker([trait])) ?? [];

/** Who is named with somebody who fishes or picks what grows does so too, and a patient who does nothing else lies in a bed. */
export function withOthers(things: readonly Subject[]): readonly Subject[] {
  const isTreated = things.some(isInBed);
  const isFishing = things.some((one) => isSomebody(one) && fishes(one));
  const picked = pickedBy(things);
  const players = playersOf(things);
  return things.map((one): Subject => {
    const party = players.indexOf(one);
    if (party >= 0)
      return {
        ...one,
        posture: party === 0 ? null : 'standing',
        ...look(party === 0 ? 'first' : 'second'),
      };
    if (!isSomebody(one)) return one;
    if (isInBed(one)) return { ...one, posture: 'sleeping', on: 'bed', ...look('second') };
    if (isTreated && one.traits?.some((trait) => trait === 'doctor' || trait === 'nurse'))
      return { ...one, ...look('first') };
    const isIdle = one.posture === null && one.holds === undefined && !fishes(one);
    if (picked.length > 0 && isIdle && !isPicker(one.traits))
      return { ...one, traits: [...(one.traits ?? []), ...picked] };
    return isFishing && isIdle ? { ...one, traits: [...(one.traits ?? []), 'fisher'] } : one;
  });
}
