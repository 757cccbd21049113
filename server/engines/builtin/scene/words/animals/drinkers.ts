import type { Piece } from '../../../words/reader.ts';
import type { Subject, Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';

type Pieces = readonly Piece<Meaning>[];

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

/** The things of a prompt: an animal that lowers its head to drink does so over a bowl of what it drinks, or a pool on the ground, where no water is named that is there. */
export function drinkers(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  // Where people are named it is they who drink.
  const isPerson = ({ thing }: Subject) => thing === 'person';
  if (!says(pieces, ({ drinks }) => drinks === true) || things.some(isPerson)) return things;
  const isPuddle = says(pieces, ({ rainOver, thing }) => rainOver === true && thing === undefined);
  if (!isPuddle && says(pieces, isAtWater)) return things;
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
