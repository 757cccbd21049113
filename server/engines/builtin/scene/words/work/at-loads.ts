import { isAnimal } from '../creatures.ts';
import type { Load, Subject, Thing } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

/** What things are to those who pull them; a rock that is pushed rolls. */
const BY_THING: Partial<Readonly<Record<Thing, Load>>> = {
  rock: 'block',
  boat: 'boat',
  rowboat: 'boat',
  car: 'car',
};

/** The barrow that is pushed where nothing else is said, as it is in a cave, and in a shop. */
const isUnderground = ({ land, crystals }: Meaning): boolean =>
  land === 'cave' || crystals === true;
const isShop = ({ land }: Meaning): boolean =>
  land === 'supermarket' || land === 'ministore' || land === 'mall';

const MOVES: readonly Trait[] = ['pulling', 'shoving', 'pushing'];

/** How many move something heavy where it is said that they are several. */
const SEVERAL = 4;

/** What is moved by those who are named, and the thing that it is; null: nothing that is drawn with them. */
function loadOf(
  pieces: Pieces,
  things: readonly Subject[],
  trait: Trait,
): { readonly moves: Load; readonly thing?: Subject } | null {
  const thing = things.find(
    (one) => BY_THING[one.thing] !== undefined && one.isDressing !== true && one.on === undefined,
  );
  const found = thing && BY_THING[thing.thing];
  const named = pieces
    .flatMap(({ meanings, negated }) => (negated ? [] : meanings))
    .find(({ burden }) => burden !== undefined)?.burden;
  if (trait === 'pushing') {
    if (says(pieces, isUnderground) || named === 'minecart') return { moves: 'minecart' };
    return says(pieces, isShop) || named === 'trolley' ? { moves: 'trolley' } : null;
  }
  if (found !== undefined && thing !== undefined)
    return { moves: found === 'block' && trait === 'shoving' ? 'boulder' : found, thing };
  if (named === undefined) return null;
  if (named !== 'handcart') return { moves: named };
  return { moves: says(pieces, isUnderground) ? 'minecart' : named };
}

/** Those who pull or push something and it are drawn as one; where nothing is moved that can be, or beasts draw it, such words say nothing. */
export function atLoads(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const mover = things.find(
    ({ thing, traits = [] }) => thing === 'person' && traits.some((one) => MOVES.includes(one)),
  );
  const trait = mover?.traits?.find((one) => MOVES.includes(one));
  if (mover === undefined || trait === undefined) return things;
  const load = things.some(({ thing }) => isAnimal(thing)) ? null : loadOf(pieces, things, trait);
  if (load === null) return trait === 'pushing' ? things : things.map(withoutMoving);
  const isPulled = trait === 'pulling';
  return things
    .filter(
      (one) =>
        one !== load.thing &&
        one.thing !== 'headframe' &&
        !(load.moves === 'net' && one.thing === 'fishingnet'),
    )
    .map((one): Subject => {
      if (one !== mover) return one;
      const { on: _on, ...rest } = mover;
      const own = (mover.traits ?? []).filter((each) => !MOVES.includes(each));
      const count = mover.count > 2 && mover.exact !== 'said' ? SEVERAL : mover.count;
      return {
        ...rest,
        count,
        posture: null,
        moves: load.moves,
        traits: [...own, isPulled ? 'pulling' : 'shoving'],
      };
    });
}

const withoutMoving = (one: Subject): Subject =>
  one.traits?.some((each) => each === 'pulling' || each === 'shoving') === true
    ? { ...one, traits: one.traits.filter((each) => each !== 'pulling' && each !== 'shoving') }
    : one;
