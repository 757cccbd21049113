import { isBeast } from '../creatures.ts';
import type { Subject } from '../idea.ts';
import type { Land } from '../land.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** Waters in which people bathe. */
const WATERS: ReadonlySet<Land | undefined> = new Set<Land>(['lake', 'river', 'sea']);

/** Whether it is people who are said to bathe or splash, in a water that is named: in that of a fountain they do not stand up to the waist. */
const isBathed = (pieces: Pieces, things: readonly Subject[]): boolean =>
  says(pieces, ({ trait }) => trait === 'bathing') &&
  says(pieces, ({ land }) => WATERS.has(land)) &&
  !things.some(({ thing }) => isBeast(thing) || thing === 'fountain');

/** Who swims, bathes or floats is in the water and nowhere else; who rows does so in a boat, named or not. */
export function onTheWater(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const bathe = isBathed(pieces, things);
  const hasBoat = things.some(({ thing }) => thing === 'boat' || thing === 'rowboat');
  return things.map((one): Subject => {
    const { thing, traits = [] } = one;
    if (thing === 'boat' && things.some(isRowing)) return { ...one, thing: 'rowboat' };
    if (thing !== 'person') return one;
    if (traits.includes('swimming') || traits.includes('afloat'))
      return { ...one, thing: 'swimmer', posture: null };
    if (bathe && one.on === undefined)
      return { ...one, thing: 'swimmer', posture: null, traits: [...traits, 'splashing'] };
    if (!isRowing(one) || hasBoat) return one;
    return { ...one, thing: 'rowboat', count: 1, posture: null, traits: [...traits, 'crewed'] };
  });
}

const isRowing = ({ thing, traits = [] }: Subject): boolean =>
  thing === 'person' && traits.includes('rowing');
