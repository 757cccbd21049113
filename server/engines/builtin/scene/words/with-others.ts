import type { Subject } from './idea.ts';

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

/** Who is named with somebody who fishes does so too, and a patient who does nothing else lies in a bed. */
export function withOthers(things: readonly Subject[]): readonly Subject[] {
  const isTreated = things.some(isInBed);
  const isFishing = things.some((one) => isSomebody(one) && fishes(one));
  return things.map((one): Subject => {
    if (!isSomebody(one)) return one;
    if (isInBed(one)) return { ...one, posture: 'sleeping', on: 'bed', ...look('second') };
    if (isTreated && one.traits?.some((trait) => trait === 'doctor' || trait === 'nurse'))
      return { ...one, ...look('first') };
    const isIdle = one.posture === null && one.holds === undefined && !fishes(one);
    return isFishing && isIdle ? { ...one, traits: [...(one.traits ?? []), 'fisher'] } : one;
  });
}
