import type { Subject } from '../idea.ts';

/** Somebody who is named with a grill, alone and with nothing else to do, turns what is on it and is drawn with it. */
export function atGrills(things: readonly Subject[]): readonly Subject[] {
  const grill = things.find(({ thing }) => thing === 'barbecue');
  const people = things.filter(({ thing }) => thing === 'person');
  const [cook] = people;
  if (grill === undefined || cook === undefined || people.length > 1) return things;
  const { count, posture, holds, company, on, traits = [] } = cook;
  const isFree =
    count === 1 && (posture === null || posture === 'standing') && traits.every(isLook);
  if (!isFree || (holds ?? company ?? on) !== undefined) return things;
  return things
    .filter((one) => one !== grill)
    .map((one) =>
      one === cook ? { ...one, posture: null, traits: [...traits, 'grilling'] } : one,
    );
}

/** Whether it says no more than who somebody is. */
const isLook = (trait: NonNullable<Subject['traits']>[number]): boolean =>
  ['woman', 'girl', 'child', 'boy', 'old', 'bearded', 'chef', 'hatted', 'glasses'].includes(trait);
