import type { Subject } from '../idea.ts';

const isBaking = ({ thing, traits = [] }: Subject): boolean =>
  thing === 'person' && traits.includes('baking');
const isBaked = ({ thing, on }: Subject): boolean => thing === 'cake' && on === undefined;

/** The things of a prompt: a cake or a pie that somebody bakes is on the table at which that is done, and not before the eye. */
export function atWorkTable(things: readonly Subject[]): readonly Subject[] {
  const cake = things.find(isBaked);
  if (cake === undefined || !things.some(isBaking)) return things;
  const baked = cake.baked ?? { flavour: null, toppings: [] };
  return things
    .filter((one) => !isBaked(one))
    .map((one) => (isBaking(one) ? { ...one, baked } : one));
}
