import { isAnimal } from '../creatures.ts';
import type { Subject } from '../idea.ts';
import type { Land } from '../land.ts';

/** A school class that is out of its classroom is a group of children; they look at the animals that are named with them. */
export function schoolClassOut(land: Land | null, things: readonly Subject[]): readonly Subject[] {
  if (land === 'classroom') return things;
  const hasAnimals = things.some(({ thing }) => isAnimal(thing));
  return things.map((one) => {
    const { traits = [] } = one;
    if (one.thing !== 'person' || !traits.includes('pupil')) return one;
    const looks = hasAnimals && !traits.includes('watching') ? (['watching'] as const) : [];
    return { ...one, traits: [...traits, 'child', ...looks] };
  });
}
