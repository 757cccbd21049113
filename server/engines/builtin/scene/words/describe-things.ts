import { isOutfit } from './animals/dressed-animals.ts';
import { BEAST_KINDS } from './beast-traits.ts';
import { isBeast, isWalker } from './creatures.ts';
import type { Colour, Subject } from './idea.ts';
import type { Meaning } from './keys/scene-keys.ts';
import { areTwo, isOneOf } from './people/apart.ts';
import type { Piece } from './pieces.ts';
import { TREES } from './plants.ts';
import type { Thing } from './thing.ts';
import type { Posture, Trait } from './trait.ts';
import { ROAD_VEHICLES } from './vehicles.ts';

/** How many things a plural without a number means, and the most that a number can. */
const SEVERAL = 3;
const MOST = 8;

/** What describes a thing, gathered until the thing comes. */
export interface Description {
  readonly colour: Colour | null;
  readonly count: number | null;
  /** Whether that number is no exact one. */
  readonly vague: boolean;
  readonly size: number | null;
  readonly posture: Posture | null;
  readonly far: boolean;
  readonly aside: 'left' | 'right' | null;
}

/** Nothing is said of what comes. */
export const NOTHING: Description = {
  colour: null,
  count: null,
  vague: false,
  size: null,
  posture: null,
  far: false,
  aside: null,
};

/** A description with what a further word says; of two colours the first holds. */
export const withMeaning = (before: Description, meaning: Meaning): Description => ({
  colour: before.colour ?? meaning.colour ?? null,
  count: meaning.count ?? before.count,
  vague: meaning.count === undefined ? before.vague : meaning.vague === true,
  size: meaning.size ?? before.size,
  posture: meaning.posture ?? before.posture,
  far: meaning.far ?? before.far,
  aside: meaning.aside ?? before.aside,
});

/** English words that are their own plurals: with an article they are one. */
const ALIKE: ReadonlySet<string> = new Set(['sheep', 'deer', 'reindeer', 'goldfish']);

/** How a thing is named: what was said before it, whether beside another, and with an article or a number of one. */
interface Naming {
  readonly before: Description;
  readonly isAnother: boolean;
  readonly isSaid: boolean;
}

/** What a word says of the thing that it names. */
const OF_THINGS: ReadonlySet<Trait> = new Set<Trait>([
  'raft',
  'awash',
  'koi',
  'aflame',
  'clownfish',
  'festive',
  'young',
  'logs',
  ...(['mansion', 'thatched', 'palace', 'indianpalace', 'cathedral'] as const),
  ...(['clocktower', 'obelisk', 'lookout', 'magetower'] as const),
  ...(['willow', 'appletree', 'lemontree', 'orangetree'] as const),
  'cypress',
  'hooded',
  'alpinefarm',
  'stonefarm',
  'vintage',
  'rollerskating',
  'hockey',
  'dogteam',
  'reindeerteam',
  'doubledecker',
  'sports',
  'pickup',
  'van',
  'taxi',
  'scooter',
  'streamlined',
  'excavator',
  'bulldozer',
  'canoe',
  'kayak',
  'dragonboat',
  'tug',
  'sternwheel',
  ...BEAST_KINDS,
  'winged',
]);

/** Which of them make another of the same kind: a lion and a lioness are two. */
const OTHER_KINDS: readonly Trait[] = ['young', 'woman', 'winged', ...BEAST_KINDS];

/** What several of one kind in a row are drawn as: fruit in its bowl, flowers in their bed. */
const GATHERED: ReadonlySet<Thing | undefined> = new Set<Thing>([
  'fruit',
  'flower',
  'house',
  'tree',
]);

/** Whether one that is named beside another of its kind is a second: of another colour ("a black cat and a white one"), or named with its article as the first was ("un chat noir et un chat blanc"). */
function areApart(
  { thing, exact, count, colour: known }: Subject,
  isSaid: boolean,
  colour: Colour | null,
): boolean {
  if (count > 1 || exact === undefined || GATHERED.has(thing)) return false;
  if (known !== null && colour !== null) return known.some((tone, n) => tone !== colour[n]);
  return (
    isSaid && exact === 'said' && (isBeast(thing) || thing === 'person' || ROAD_VEHICLES.has(thing))
  );
}

/** Adds a thing, or what is said anew of one that was named already. */
export function addThing(
  things: Subject[],
  { thing, count, hue, posture, bloom, inLine, male, isElse }: Meaning,
  { plural: isPlural, meanings, text }: Piece,
  { before, isAnother, isSaid }: Naming,
): void {
  // One word may be in two lists ("guard").
  const all =
    thing === 'person'
      ? meanings.flatMap(({ thing: one, trait }) =>
          one === 'person' && trait !== undefined ? [trait] : [],
        )
      : meanings.flatMap(({ thing: one = thing, trait }) =>
          trait !== undefined &&
          (OF_THINGS.has(trait) ||
            (one !== undefined && isBeast(one) && (isOutfit(trait) || trait === 'woman')))
            ? [trait]
            : [],
        );
  const said = [...new Set(all)];
  const isOther = ({ traits = [] }: Subject) =>
    thing === 'person'
      ? isElse === true || (isAnother && !isOneOf(traits, said)) || areTwo(traits, said)
      : OTHER_KINDS.some((one) => traits.includes(one) !== said.includes(one));
  // A word that names a meadow too counts no flowers.
  const isLand = meanings.some(({ land }) => land !== undefined);
  // Who runs through a garden does so, and not its flowers.
  const isOfLast = isLand && before.posture !== null && things.length > 0;
  if (isOfLast) describeLast(things, { ...(before.posture && { posture: before.posture }) });
  const ownPosture = isOfLast ? null : before.posture;
  const plural = isPlural && !(isSaid && ALIKE.has(text.toLowerCase()));
  const isSingular = !isLand && count === undefined && before.count === null && !plural;
  const isCounted = !isLand && before.count !== null && !before.vague;
  const exact = isCounted || (isSingular && isSaid) ? 'said' : isSingular ? 'singular' : null;
  // Who is on the left is not who is on the right.
  const isBeyond = ({ aside }: Subject) =>
    aside !== undefined && before.aside !== null && aside !== before.aside;
  const isTwin = (one: Subject) => isAnother && isSingular && areApart(one, isSaid, before.colour);
  const named = things.findLastIndex(
    (one) => one.thing === thing && !isOther(one) && !isTwin(one) && !isBeyond(one),
  );
  if (said.length > 0 && named >= 0) addTraits(things, said, named);
  const known = things[named];
  // A rose in a garden is that one rose.
  if (isLand && known?.exact === 'said') return;
  if (known !== undefined) {
    // "A caravan of camels" is as many as the larger of the two says.
    const more = before.count ?? count ?? (plural ? SEVERAL : 1);
    const { exact: _, ...rest } = known;
    things[named] = {
      ...(exact === null ? rest : known),
      ...(inLine === true ? { inLine } : {}),
      ...(male === true ? { male } : {}),
      count: Math.min(MOST, Math.max(known.count, more)),
      posture: known.posture ?? ownPosture ?? posture ?? null,
      size: known.size === 1 ? (before.size ?? 1) : known.size,
    };
  }
  if (thing === undefined || known !== undefined) return;
  things.push({
    thing,
    count: Math.max(1, Math.min(MOST, before.count ?? count ?? (plural ? SEVERAL : 1))),
    ...(exact === null ? {} : { exact }),
    ...(inLine === true ? { inLine } : {}),
    ...(male === true ? { male } : {}),
    ...(bloom === undefined ? {} : { bloom }),
    posture: ownPosture ?? posture ?? null,
    colour: before.colour ?? hue ?? null,
    size: before.size ?? 1,
    ...(before.far ? { far: true } : {}),
    ...(before.aside === null ? {} : { aside: before.aside }),
    ...(said.length === 0 ? {} : { traits: said }),
  });
}

/** Tells what the people of a picture are like; false where nobody is named. */
export function addTraits(
  things: Subject[],
  traits: readonly Trait[],
  at = things.findIndex(({ thing }) => thing === 'person'),
): boolean {
  const person = things[at];
  if (person !== undefined)
    things[at] = { ...person, traits: [...new Set([...(person.traits ?? []), ...traits])] };
  return person !== undefined;
}

/** What grows or stands where it is: of those who are named before it, who sits, sleeps or runs there is told last in many languages ("a cat that in the garden sleeps"). */
const ROOTED: ReadonlySet<Thing> = new Set<Thing>([
  ...TREES,
  ...(['flower', 'mushroom', 'house', 'church', 'castle', 'tower', 'lighthouse'] as const),
  ...(['windmill', 'temple', 'fountain', 'campfire', 'tent', 'bench'] as const),
]);

/** Whether a thing stands or grows where it is. */
export const isRooted = (one: Subject | undefined): boolean =>
  one !== undefined && ROOTED.has(one.thing);

/** Of which of the things that are named so far it is told what one does: the last, or the one before what is rooted; -1: of none. */
function doerIn(things: readonly Subject[]): number {
  if (!isRooted(things.at(-1))) return things.length - 1;
  const before = things.findLastIndex(({ thing }) => !ROOTED.has(thing));
  const somebody = things[before];
  const isFree =
    somebody?.posture === null && (isBeast(somebody.thing) || isWalker(somebody.thing));
  return isFree ? before : things.length - 1;
}

/** Whether a word behind a thing tells something of it that was not told before it. */
export function canTake(
  things: readonly Subject[],
  { colour, posture, size, count, far, aside }: Meaning,
): boolean {
  const thing = things.at(-1);
  const doer = things[doerIn(things)];
  return (
    thing !== undefined &&
    ((far === true && thing.far !== true) ||
      (aside !== undefined && thing.aside === undefined) ||
      (count !== undefined && thing.count === 1) ||
      (colour !== undefined && thing.colour === null) ||
      (posture !== undefined && doer?.posture === null && doer.thing !== 'pier') ||
      (size !== undefined && thing.size === 1))
  );
}

/** Tells of the thing that was named last what is not told of it yet; and what one does of who is there to do it. */
export function describeLast(
  things: Subject[],
  { colour, posture, size, count, far, aside }: Meaning,
): void {
  const doer = doerIn(things);
  const somebody = things[doer];
  if (somebody !== undefined && posture !== undefined)
    things[doer] = { ...somebody, posture: somebody.posture ?? posture };
  const last = things.at(-1);
  if (last === undefined) return;
  things[things.length - 1] = {
    ...last,
    count: last.count === 1 ? Math.max(1, Math.min(MOST, count ?? 1)) : last.count,
    colour: last.colour ?? colour ?? null,
    size: last.size === 1 ? (size ?? 1) : last.size,
    ...(far === true || last.far === true ? { far: true } : {}),
    ...(aside === undefined || last.aside !== undefined ? {} : { aside }),
  };
}

/** Gives the person who was named last the colour that they paint something with. */
export function paintWith(things: Subject[], paint: Colour | undefined): void {
  const last = things.at(-1);
  if (last?.thing === 'person' && paint !== undefined)
    things[things.length - 1] = { ...last, paint };
}

/** Gives the colour of something unknown to the person who was named before it: "a girl with a blue coat". */
export function wear(things: Subject[], colour: Colour | null): void {
  if (colour !== null && things.at(-1)?.thing === 'person') describeLast(things, { colour });
}
