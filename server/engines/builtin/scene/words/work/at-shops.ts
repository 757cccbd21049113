import type { Subject, Thing } from '../idea.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

/** What is worn and bought in a box; what a market's stall sells. */
const IN_BOX: ReadonlySet<Thing> = new Set<Thing>(['shoes', 'boots']);
const AT_STALL: ReadonlySet<Thing> = new Set<Thing>(['stall']);

/** Whether it is small enough to be in a shopping bag. */
const IN_BAG: ReadonlySet<Thing> = new Set<Thing>([
  'apple',
  'fruit',
  'bread',
  'book',
  'toys',
  'hat',
]);

/** What those do in a shop who are there to work. */
const AT_WORK: ReadonlySet<Trait> = new Set<Trait>(['shopkeeping', 'working', 'sale', 'sewing']);

/** Who looks around in a shop for clothes or shoes and has nothing in the hands buys there. */
function lookingAround(pieces: Pieces, things: readonly Subject[]): Subject | undefined {
  if (!says(pieces, ({ land }) => land === 'clothesshop' || land === 'shoeshop')) return undefined;
  return things.find(
    ({ thing, holds, traits = [] }) =>
      thing === 'person' && holds === undefined && !traits.some((one) => AT_WORK.has(one)),
  );
}

/** Who buys something or is in a clothes shop has it in the hands, a box with new shoes or a bag; at a market's stall it is the one who sells with whom they are drawn. */
export function atShops(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const buyer =
    things.find(({ thing, traits }) => thing === 'person' && traits?.includes('buying')) ??
    lookingAround(pieces, things);
  if (buyer === undefined) return things;
  const traits = (buyer.traits ?? []).filter((one) => one !== 'buying');
  const stall = things.find(({ thing }) => AT_STALL.has(thing));
  const isAlone =
    buyer.count === 1 && things.filter(({ thing }) => thing === 'person').length === 1;
  if (stall !== undefined && isAlone && (stall.goods === undefined || stall.goods === 'fruit'))
    return things.map((one) => (one === buyer ? { ...buyer, traits: [...traits, 'sale'] } : one));
  const bought = things.find(({ thing }) => IN_BOX.has(thing) || IN_BAG.has(thing));
  const isBox =
    (bought !== undefined && IN_BOX.has(bought.thing)) ||
    says(pieces, ({ land }) => land === 'shoeshop');
  return things
    .filter((one) => one !== bought)
    .map((one) =>
      one === buyer
        ? {
            ...buyer,
            holds: buyer.holds ?? {
              thing: isBox ? ('shoebox' as const) : ('shoppingbag' as const),
              colour: null,
            },
            traits,
          }
        : one,
    );
}
