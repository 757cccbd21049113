import type { Subject } from './idea.ts';

/** Who swims is in the water and nowhere else; who rows does so in a boat, named or not. */
export function onTheWater(things: readonly Subject[]): readonly Subject[] {
  const hasBoat = things.some(({ thing }) => thing === 'boat' || thing === 'rowboat');
  return things.map((one): Subject => {
    const { thing, traits = [] } = one;
    if (thing === 'boat' && things.some(isRowing)) return { ...one, thing: 'rowboat' };
    if (thing !== 'person') return one;
    if (traits.includes('swimming')) return { ...one, thing: 'swimmer', posture: null };
    if (!isRowing(one) || hasBoat) return one;
    return { ...one, thing: 'rowboat', count: 1, posture: null, traits: [...traits, 'crewed'] };
  });
}

const isRowing = ({ thing, traits = [] }: Subject): boolean =>
  thing === 'person' && traits.includes('rowing');
