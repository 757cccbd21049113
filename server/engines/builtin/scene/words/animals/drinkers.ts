import type { Subject, Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import type { Sense } from '../senses/sense.ts';

/** Where there is water enough to drink from. */
const WATERS: ReadonlySet<Land | undefined> = new Set<Land>([
  'lake',
  'sea',
  'beach',
  'river',
  'waterfall',
  'oasis',
]);

/** Who drinks out of a bowl at home. */
const AT_HOME: ReadonlySet<Thing> = new Set<Thing>(['cat', 'dog']);

/** What a drink is on its own, which an animal has in its bowl. */
const DRINKS: ReadonlySet<Thing> = new Set<Thing>(['drink', 'cup']);

/** Words for what an animal drinks from that is no bowl and no pool. */
const VESSELS =
  /^(?:buckets?|pails?|troughs?|bottles?|taps?|faucets?|hose|seaux?|abreuvoirs?|biberons?|bouteilles?|robinets?|eimern?|tränken?|trog|flaschen?|\p{L}*hahn|cubos?|baldes?|abrevaderos?|bebederos?|biber[oó]n|botellas?|grifos?|secchi[oa]?|abbeveratoio|bottiglia|rubinetto|bebedouros?|cochos?|mamadeiras?|garrafas?|torneiras?|вед[её]?р\p{L}*|корыт\p{L}*|поил\p{L}*|бутыл\p{L}*|крана?|kova\p{L}*|yala[kğ]\p{L}*|şişe\p{L}*|musluk\p{L}*|دلو|حوض|زجاجة|صنبور|الصنبور|बाल्टी|बोतल|नल|水桶|桶|水槽|奶瓶|水龙头|バケツ|哺乳瓶|蛇口|양동이\p{L}*|여물통\p{L}*|젖병\p{L}*|수도꼭지\p{L}*)$/iu;

/** Milk that a cat or a dog drinks stands in a kitchen, if no place is said. */
export const drinkAtHome: Sense = (pieces, at) => {
  const meanings = pieces[at]?.meanings ?? [];
  const isDrunk =
    meanings.some(({ thing }) => thing !== undefined && DRINKS.has(thing)) &&
    says(pieces, ({ drinks }) => drinks === true) &&
    says(pieces, ({ thing }) => thing !== undefined && AT_HOME.has(thing)) &&
    !says(pieces, ({ thing }) => thing === 'person');
  return isDrunk ? [...meanings, { land: 'kitchen', ifNone: true }] : null;
};

/** The things of a prompt: an animal that lowers its head to drink does so over a bowl of what it drinks, or a pool on the ground, where no water and nothing else is named that it drinks from. */
export function drinkers(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  // Where people are named it is they who drink.
  const isPerson = ({ thing }: Subject) => thing === 'person';
  if (!says(pieces, ({ drinks }) => drinks === true) || things.some(isPerson)) return things;
  const isPuddle = says(pieces, ({ rainOver, thing }) => rainOver === true && thing === undefined);
  if (!isPuddle && says(pieces, isAtWater)) return things;
  if (pieces.some(({ text }) => VESSELS.test(text))) return things;
  const drinks = ({ posture, treat }: Subject): boolean =>
    posture === 'grazing' && treat === undefined;
  if (!things.some(drinks)) return things;
  const drink = things.find(({ thing }) => DRINKS.has(thing));
  const treatOf = ({ thing }: Subject): NonNullable<Subject['treat']> =>
    isPuddle || (drink === undefined && !AT_HOME.has(thing))
      ? { thing: 'puddle', colour: null }
      : { thing: 'waterbowl', colour: drink?.colour ?? null };
  return things.flatMap((one) => {
    if (one === drink) return [];
    return drinks(one) ? [{ ...one, treat: treatOf(one) }] : [one];
  });
}

const isAtWater = ({ land, waterhole, wooded, thing }: Meaning): boolean =>
  WATERS.has(land) || waterhole === true || wooded === true || thing === 'fountain';
