import type { Subject } from '../idea.ts';

/** Somebody whose nature it is to scare people. */
const isScary = ({ thing, traits = [] }: Subject): boolean =>
  thing === 'ghost' || thing === 'skeleton' || traits.includes('scaring');

/** Who is scared stands and shrinks back, whatever else they would do; who scares is who is said to, or a ghost or a skeleton. */
export function inFright(things: readonly Subject[]): readonly Subject[] {
  const isSaid = things.some(({ traits }) => traits?.includes('scaring') === true);
  if (!isSaid) return things;
  const scarer = things.find(isScary);
  return things.map((one) => {
    const { traits = [], ...rest } = one;
    const own = traits.filter((trait) => trait !== 'scaring');
    if (one.thing !== 'person' || one === scarer) return { ...rest, traits: own };
    const { holds: _, ...bare } = rest;
    const free = own.filter((trait) => trait !== 'reading' && trait !== 'scared');
    return { ...bare, posture: 'standing', traits: [...free, 'scared'] };
  });
}
