import type { Subject, Thing } from '../idea.ts';
import type { Trait } from '../trait.ts';

/** Of which animal somebody is who milks or shears one. */
const ANIMALS = { milking: 'cow', shearing: 'sheep' } as const satisfies Partial<
  Record<Trait, Thing>
>;

type Work = keyof typeof ANIMALS;

/** Who milks a cow or shears a sheep is drawn with it, and with one that is not named; what other animals that is done to stand before who does it. */
export function milkers(things: readonly Subject[]): readonly Subject[] {
  return (Object.keys(ANIMALS) as Work[]).reduce(worked, things);
}

function worked(things: readonly Subject[], work: Work): readonly Subject[] {
  const kind = ANIMALS[work];
  const worker = things.find(
    ({ thing, traits }) => thing === 'person' && traits?.includes(work) === true,
  );
  if (worker === undefined) return things;
  const others = things.filter((one) => one !== worker);
  const animal = others.find(({ thing, relation }) => thing === kind || relation !== undefined);
  const traits = (worker.traits ?? []).filter((trait) => trait !== work);
  if (animal !== undefined && animal.thing !== kind)
    return things.map((one) =>
      one === worker ? { ...one, traits: [...traits, 'stroking'] } : one,
    );
  const { relation: _, ...own } = animal ?? anyOf(kind);
  const withWorker: Subject = {
    ...own,
    count: 1,
    posture: null,
    traits: [...(own.traits ?? []), work, 'crewed'],
    crew: [worker.company?.members[0] ?? traits],
    ...(worker.hair !== undefined && { hair: worker.hair }),
  };
  const herd = own.count > 1 ? [{ ...own, count: own.count - 1 }] : [];
  return [withWorker, ...herd, ...others.filter((one) => one !== animal)];
}

const anyOf = (thing: Thing): Subject => ({
  thing,
  count: 1,
  posture: null,
  colour: null,
  size: 1,
});
