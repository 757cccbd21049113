import type { Subject } from '../idea.ts';

/** How many times as large the church is seen before which two marry. */
const NEAR = 2.3;

const marry = ({ thing, traits = [] }: Subject): boolean =>
  thing === 'person' &&
  traits.some((one) => one === 'wedding' || one === 'bride' || one === 'groom');

/** Those who marry are two, and throw nothing: what is thrown is by their guests. */
function asTwo(one: Subject): Subject {
  if (one.thing !== 'person' || one.traits?.includes('wedding') !== true) return one;
  return { ...one, count: 2, traits: one.traits.filter((trait) => trait !== 'throwing') };
}

/** Those who marry are two, who throw nothing, and the church before which they do is near. */
export function marrying(things: readonly Subject[]): readonly Subject[] {
  if (!things.some(marry)) return things;
  return things
    .map(asTwo)
    .map((one) => (one.thing === 'church' ? { ...one, size: Math.max(one.size, 1) * NEAR } : one));
}
