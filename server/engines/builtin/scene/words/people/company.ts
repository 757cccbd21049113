import type { Piece } from '../../../words/reader.ts';
import { KNEADING, SELLING } from '../deeds.ts';
import type { Company, Game, Gathering, Subject, Thing } from '../idea.ts';
import { isPicker } from '../keys/places/field-keys.ts';
import { namesTable } from '../meals/at-coffee.ts';
import type { Meaning } from '../meaning.ts';
import type { Posture, Trait } from '../trait.ts';
import { isYoung } from '../trait.ts';
import { familyOf } from './families.ts';
import { theTwo, withoutTwins } from './married.ts';
import { sharedBy } from './shared-by.ts';

/** Most who go hand in hand, and who sit around a table at a game. */
const MOST = 4;
const AT_TABLE = 6;
/** Most who sit up in one bed, the one who reads among them, and who sell over one table. */
const THREE = 3;

/** What is played at a table. */
const GAMES = ['chess', 'cards', 'dice', 'boardgame'] as const satisfies readonly Game[];

/** What is said of all, and is nothing that one is like. */
const SHARED: ReadonlySet<Trait> = new Set<Trait>([
  'couple',
  'family',
  'wedding',
  'hugging',
  'handinhand',
  'talking',
  'watching',
  'leaving',
  'greeting',
  'proposing',
  'carrying',
  'shouldering',
  'cyclelesson',
  'bedtime',
  'examining',
  'combing',
  'wheeling',
  'selfie',
  'trampoline',
  'volleyball',
  'undertable',
  'scaffold',
  'television',
  'choir',
  'orchestra',
  'sale',
  'queue',
  'armwrestling',
  'dancegame',
  'pulling',
  'shoving',
  'boules',
  'pillowfight',
  'foodfight',
  'pinata',
  'whispering',
  'handing',
  'flowerhanding',
  'fitting',
  'firecrackers',
  'strongman',
  'roundfountain',
  'ringdancing',
  'firedancing',
  'kotatsu',
  'dancing',
  'chess',
  'cards',
  'dice',
  'boardgame',
  'playing',
  'crowd',
]);

/** What one needs both hands for: who does it gives nobody a hand. */
const WITH_HANDS: ReadonlySet<Trait> = new Set<Trait>([
  'chef',
  'painting',
  'sketching',
  ...KNEADING,
  'cakecutting',
  'kimchimaking',
  'teapouring',
  'fisher',
  'working',
  'playing',
  'rowing',
  'typing',
  'sewing',
  'microscope',
  'potting',
  'ironing',
  'dishwashing',
  'vacuuming',
  'dusting',
  'tablelaying',
  'lamplighting',
  'packing',
  'wellwater',
  'vegetablecutting',
  'grilling',
  'welding',
  'mowing',
  'skipping',
  'juggling',
  'sawing',
  'carpentering',
  'carving',
  'scrubbing',
  'fighting',
  'sledding',
  'throwing',
  'unwrapping',
  'decorating',
  'gaming',
  'yoga',
  'tennis',
  'watering',
  'fencepainting',
  'wallpainting',
  'graffiti',
  'bricklaying',
  'boatbuilding',
  'pegging',
  'planting',
  'sweeping',
  'raking',
  'gravelraking',
  'papercutting',
  'windowcleaning',
  'windowwaving',
  'laddercarrying',
  'stoneskipping',
  'stirring',
  'frying',
  'lifting',
]);

/** What those do who are gathered standing or on their own seats, and who sits or reads does not do with them. */
const ON_FEET: readonly Gathering[] = ['trampoline', 'volleyball', 'scaffold', 'choir', 'queue'];

/** What one does by oneself, wherever others are gathered. */
const BY_ONESELF: ReadonlySet<Trait> = new Set<Trait>([
  ...WITH_HANDS,
  'reading',
  'newspaper',
  'knitting',
  'studying',
  'watching',
  'waving',
  'dozing',
]);

/** Whether somebody does something else than those do who are gathered, who may be all. */
const isByThemselves = (
  { posture, on, holds, traits = [] }: Subject,
  gathering: Gathering,
): boolean =>
  (gathering === 'kotatsu' ? posture === 'sleeping' : !traits.includes(gathering)) &&
  (posture === 'sleeping' ||
    traits.some((trait) => BY_ONESELF.has(trait)) ||
    (ON_FEET.includes(gathering) &&
      (on !== undefined || holds !== undefined || !UPRIGHT.has(posture))));

/** Whether a giant is among others, who reach no higher than his knees, unless he carries them. */
const areUnlike = (people: readonly Subject[]): boolean => {
  if (people.some(({ traits }) => traits?.includes('shouldering') === true)) return false;
  const giants = people.filter(({ traits }) => traits?.includes('titan') === true);
  return giants.length > 0 && giants.length < people.length;
};

/** What people are gathered for, if they are. */
const gatheringOf = (people: readonly Subject[]): Gathering | undefined =>
  GATHERINGS.find(
    (one) =>
      people.some(({ traits = [] }) => traits.includes(one)) &&
      (one !== 'fitting' || isFitted(people)),
  );

/** Whether it is somebody who is measured, and no thing: two are named, or a tailor is. */
const isFitted = (people: readonly Subject[]): boolean =>
  people.some(({ traits = [] }) => traits.includes('sewing')) ||
  people.reduce((sum, { count }) => sum + count, 0) > 1;

/** Around what people build it. */
const BUILT: ReadonlySet<Thing> = new Set<Thing>(['snowman', 'sandcastle']);

/** Those of some people who dance where others only play for them; all of them where nobody does. */
const dancersOf = (people: readonly Subject[]): readonly Subject[] => {
  const dances = ({ traits = [] }: Subject) => traits.includes('dancing');
  const plays = (one: Subject) => one.traits?.includes('musician') === true && !dances(one);
  return people.some(dances) ? people.filter((one) => !plays(one)) : people;
};

/** Those of some people who sit where others only wait on them; all of them where nobody does. */
const guestsOf = (people: readonly Subject[]): readonly Subject[] => {
  const guests = people.filter(({ traits = [] }) => !traits.includes('waiter'));
  return guests.length > 0 && guests.every(({ posture }) => posture === 'sitting')
    ? guests
    : people;
};

/** Draws those as one who hold each other, go hand in hand, dance with each other or sit at one table, over a game of chess too. */
export function inCompany(
  pieces: readonly Piece<Meaning>[],
  things: readonly Subject[],
): readonly Subject[] {
  const everybody = things.filter(({ thing }) => thing === 'person');
  const gathering = gatheringOf(everybody);
  const isGathered = gathering !== undefined;
  const people = isGathered
    ? everybody.filter((one) => !isByThemselves(one, gathering))
    : guestsOf(dancersOf(everybody));
  const [first] = people;
  const isPlain =
    isGathered || people.every(({ holds, inLine, far }) => (holds ?? inLine ?? far) === undefined);
  if (first === undefined || !isPlain || areUnlike(people)) return things;
  const family = familyOf(pieces, people, ownOf);
  const members = [
    ...sharedBy(gathering, family ?? withoutTwins(people).flatMap(membersOf), first),
  ];
  const hasCups = things.some(({ thing, on }) => thing === 'cup' && on === undefined);
  // Who proposes does so to somebody.
  const [alone] = members;
  if (members.length === 1 && first.traits?.includes('proposing') && alone !== undefined)
    members.push(alone.includes('woman') ? [] : ['woman']);
  const bond = bondOf(pieces, people, members.length, hasCups);
  if (bond === 'hands' && (people.some(hasHandsFull) || things.some(isBuilt))) return things;
  if (bond === null) return things;
  // Each of a family picks with both hands.
  if (bond === 'hands' && isPicker(first.traits)) return things.flatMap(pickersOf(people, members));
  const isGame = GAMES.some((game) => game === bond);
  // A game has two.
  if (isGame && members.length === 1) members.push([]);
  const those = members.slice(
    0,
    family !== null && bond === 'hands'
      ? members.length
      : bond === 'hands' || bond === 'selfie' || isGathered
        ? MOST
        : isGame
          ? AT_TABLE
          : bond === 'bedtime' || bond === 'vending'
            ? THREE
            : 2,
  );
  // Who of a family is in nobody's arms stands by and waves.
  const others = bond === 'hug' && first.traits?.includes('family') ? members.slice(2) : [];
  const beside = others.map(
    (traits): Subject => ({
      ...{ thing: 'person', count: 1, posture: null, colour: null, size: first.size },
      traits: [...traits, 'waving'],
    }),
  );
  const areMen = people.some(({ male }) => male === true);
  const shown = bond !== null && MIXED.has(bond) && !areMen ? those.map(mixed) : those;
  const isPaired = PAIRINGS.some(([, paired]) => paired === bond);
  // The grown one of them comes first.
  if (isPaired) those.sort((a, b) => Number(a.some(isYoung)) - Number(b.some(isYoung)));
  // What one sings into or plays is theirs who are drawn together.
  const { holds: _, ...bare } = first;
  const one: Subject = {
    ...(isGathered ? bare : first),
    ...((isPaired || isGathered) && { posture: null }),
    count: (family?.length ?? Math.max(members.length, first.count)) - others.length,
    company: { bond, members: shown, ...(first.moves && { moves: first.moves }) },
  };
  return [
    ...things
      // What is sold lies on the stall.
      .filter(({ thing }) => !(bond === 'sale' && SOLD.has(thing)))
      .filter((other) => other === first || !people.includes(other))
      // Theirs are on their table.
      .filter(({ thing, on }) => !(bond === 'table' && thing === 'cup' && on === undefined))
      .map((other) => (other === first ? one : other)),
    ...beside,
  ];
}

/** Makes those who are named one of each of the members, who does what is said of all. */
const pickersOf =
  (people: readonly Subject[], members: readonly (readonly Trait[])[]) =>
  (one: Subject): readonly Subject[] => {
    if (!people.includes(one)) return [one];
    if (one !== people[0]) return [];
    const deeds = (one.traits ?? []).filter((trait) => isPicker([trait]));
    return members.map((own) => ({
      ...one,
      count: 1,
      traits: [...new Set([...own, ...deeds])],
    }));
  };

const hasHandsFull = ({ traits = [] }: Subject): boolean =>
  traits.some((trait) => WITH_HANDS.has(trait));

const isBuilt = ({ thing }: Subject): boolean => BUILT.has(thing);

/** What is said of each of those, and not of all together. */
const ownOf = ({ traits = [] }: Subject): readonly Trait[] =>
  traits.filter((trait) => !SHARED.has(trait));

/** What each of those is like: a couple is a man and a woman. */
function membersOf(subject: Subject): (readonly Trait[])[] {
  const { traits = [], count } = subject;
  const own = ownOf(subject);
  if (traits.includes('wedding')) return theTwo(own);
  if (traits.includes('couple')) return [own, [...own, 'woman']];
  return Array.from({ length: count }, () => own);
}

/** What is drawn with a stall: its goods, and it. */
const SOLD: ReadonlySet<Thing> = new Set<Thing>(['apple', 'fruit', 'stall', 'basket']);

/** What those who are gathered are drawn with, one or many. */
const GATHERINGS: readonly Gathering[] = [
  'trampoline',
  'volleyball',
  'undertable',
  'scaffold',
  'television',
  'choir',
  'orchestra',
  'sale',
  'queue',
  'armwrestling',
  'dancegame',
  'pulling',
  'shoving',
  'boules',
  'pillowfight',
  'foodfight',
  'pinata',
  'whispering',
  'handing',
  'flowerhanding',
  'fitting',
  'firecrackers',
  'strongman',
  'roundfountain',
  'ringdancing',
  'firedancing',
  'kotatsu',
];

/** What a grown person and a child do with each other, and how they are drawn as one for it. */
const PAIRINGS: readonly (readonly [Trait, Company['bond']])[] = [
  ['shouldering', 'shoulders'],
  ['cyclelesson', 'lesson'],
  ['bedtime', 'bedtime'],
  ['examining', 'checkup'],
  ['wheeling', 'wheelchair'],
  ['hairbrushing', 'combing'],
  ['combing', 'combing'],
  ['carrying', 'carry'],
];

/** How somebody stands who may have a hand in another's. */
const UPRIGHT: ReadonlySet<Posture | null> = new Set<Posture | null>([null, 'standing', 'walking']);

function bondOf(
  pieces: readonly Piece<Meaning>[],
  people: readonly Subject[],
  count: number,
  hasCups: boolean,
): Company['bond'] | null {
  const traits = new Set(people.flatMap(({ traits: own = [] }) => own));
  const stands = people.every(({ posture, on }) => UPRIGHT.has(posture) && on === undefined);
  const isPair = count === 2;
  const pairing = PAIRINGS.find(
    ([trait]) => traits.has(trait) && (isPair || (trait === 'bedtime' && count > 2)),
  );
  if (pairing !== undefined) return pairing[1];
  const game = GAMES.find((one) => traits.has(one));
  if (game !== undefined && count <= AT_TABLE) return game;
  const gathering = gatheringOf(people);
  if (gathering !== undefined) return gathering;
  // Those who marry run hand in hand too.
  const isWedding = traits.has('wedding') || (traits.has('bride') && traits.has('groom'));
  const run = people.every(({ posture, on }) => posture === 'running' && on === undefined);
  if (isPair && run && (isWedding || traits.has('handinhand') || traits.has('couple')))
    return 'hands';
  if (count > 1 && stands && traits.has('selfie')) return 'selfie';
  if (count > 1 && stands && SELLING.some((trait) => traits.has(trait))) return 'vending';
  if (count > 1 && stands) {
    if (traits.has('hugging')) return 'hug';
    if (traits.has('dancing') && isPair) return 'dance';
    if (isPair && traits.has('greeting')) return 'greet';
    if (isPair && traits.has('proposing')) return 'propose';
    const isUnderWay = traits.has('hiker') || people.some(({ posture }) => posture === 'walking');
    if (isPair && traits.has('talking') && !isUnderWay) return 'talk';
    if (isPair && isParentWithChild(people)) return 'hands';
    const belong = ['handinhand', 'couple', 'family', 'wedding'] as const;
    if (belong.some((trait) => traits.has(trait))) return 'hands';
    if (isWedding) return 'hands';
  }
  const isAtTable = namesTable(pieces) || (hasCups && isPair);
  const sits = people.every(({ posture }) => posture === 'sitting');
  const areFew = count <= 2 || people.every(({ exact }) => exact === undefined);
  return isAtTable && sits && areFew && !traits.has('reading') ? 'table' : null;
}

/** Whether a grown person and a child are named with each other, and nothing of what either does. */
function isParentWithChild(people: readonly Subject[]): boolean {
  const isChild = ({ traits = [] }: Subject) => traits.includes('child') || traits.includes('girl');
  const isPlain = ({ traits = [], posture, relation, exact }: Subject) =>
    posture === null &&
    relation === undefined &&
    exact !== undefined &&
    traits.every((one) => OF_AGE.has(one));
  return (
    people.length === 2 &&
    people.every(isPlain) &&
    isChild(people[0] as Subject) !== isChild(people[1] as Subject)
  );
}

/** Where men and women are together if nothing else is said. */
const MIXED: ReadonlySet<Company['bond']> = new Set<Company['bond']>([
  'selfie',
  'television',
  'volleyball',
  'sale',
  'queue',
]);

/** Of several of whom it is not said every other one is a woman. */
const mixed = (traits: readonly Trait[], n: number): readonly Trait[] =>
  n % 2 === 1 && traits.length === 0 ? ['woman'] : traits;

/** What says no more than how old somebody is. */
const OF_AGE: ReadonlySet<Trait> = new Set<Trait>(['woman', 'girl', 'child', 'boy']);
