import type { Subject } from '../idea.ts';

const milks = ({ thing, traits }: Subject): boolean =>
  thing === 'person' && traits?.includes('milking') === true;

/** Who milks a cow is drawn with it, and with one that is not named; what other animals are milked stand before who does it. */
export function milkers(things: readonly Subject[]): readonly Subject[] {
  const milker = things.find(milks);
  if (milker === undefined) return things;
  const others = things.filter((one) => one !== milker);
  const animal = others.find(({ thing, relation }) => thing === 'cow' || relation !== undefined);
  const traits = (milker.traits ?? []).filter((trait) => trait !== 'milking');
  if (animal !== undefined && animal.thing !== 'cow')
    return things.map((one) =>
      one === milker ? { ...one, traits: [...traits, 'stroking'] } : one,
    );
  const { relation: _, ...cow } = animal ?? ANY_COW;
  const milked: Subject = {
    ...cow,
    count: 1,
    posture: null,
    traits: [...(cow.traits ?? []), 'milking', 'crewed'],
    crew: [milker.company?.members[0] ?? traits],
    ...(milker.hair !== undefined && { hair: milker.hair }),
  };
  const herd = cow.count > 1 ? [{ ...cow, count: cow.count - 1 }] : [];
  return [milked, ...herd, ...others.filter((one) => one !== animal)];
}

const ANY_COW: Subject = { thing: 'cow', count: 1, posture: null, colour: null, size: 1 };
