import { INDOORS } from '../../world/room/plan-room.ts';
import { folkOfNth, isAnimalFolk } from '../creatures.ts';
import type { Company, Idea, Subject, Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Town } from '../place.ts';
import { FOOD } from '../tableware.ts';
import type { Trait } from '../trait.ts';
import { IN_THE_OPEN } from './meals-elsewhere.ts';
import { WITH_TABLES } from './served-outdoors.ts';

/** What people eat or drink at a table. */
const SERVED: ReadonlySet<Thing> = new Set<Thing>([...FOOD, 'cup', 'fruit']);

/** Most who sit at one table. */
const MOST = 6;

/** What somebody may be who eats or drinks and does nothing else. */
const IDLE: ReadonlySet<Trait> = new Set<Trait>([
  'woman',
  'girl',
  'child',
  'boy',
  'old',
  'bearded',
  'laughing',
  'couple',
  'family',
  'talking',
  'hatted',
  'bygone',
  'business',
  'candledining',
  'partyhat',
]);

/** Who is there together, and is nothing that each of them is like. */
const TOGETHER: ReadonlySet<Trait> = new Set<Trait>([
  'couple',
  'family',
  'talking',
  'candledining',
]);

/** What two do who may sit down to a meal as well; who is at a table already has cups there where no food is named. */
const IDLE_BONDS: ReadonlySet<Company['bond']> = new Set(['hands', 'talk', 'table']);

/** Whether something is eaten or drunk; candles are blown out before a birthday's cake. */
const isServed = ({ thing, on, traits = [] }: Subject): boolean =>
  SERVED.has(thing) && on === undefined && !traits.includes('festive');

/** Whether somebody only sits there, or has not been told to do anything. */
const isFree = ({ posture, traits = [], holds, on, far, inLine, relation, company }: Subject) =>
  (posture === null || posture === 'sitting' || posture === 'standing') &&
  (holds ?? on ?? far ?? inLine ?? relation) === undefined &&
  (company === undefined || IDLE_BONDS.has(company.bond)) &&
  traits.every((one) => IDLE.has(one) || isAnimalFolk([one]));

/** What each of those is like who sit down together. */
function membersOf({ traits = [], company, count }: Subject): Company['members'] {
  if (company !== undefined) return company.members;
  const own = traits.filter((one) => !TOGETHER.has(one));
  // Of several of whom nobody is told apart every second is a woman.
  const isMixed = count > 1 && !own.includes('woman') && !own.includes('girl');
  return Array.from({ length: Math.min(MOST, count) }, (_, n) =>
    folkOfNth(isMixed && n % 2 === 1 ? [...own, 'woman' as const] : own, n),
  );
}

/** Houses of the south, in whose courts one sits at a table, and streets of cafés. */
const COURTS: ReadonlySet<Town> = new Set<Town>(['riad', 'patio', 'cafes']);

/** Whether the land of an idea has room for a table: a room whatever its windows show, what lies in the open where no town or place leaves none. */
const hasRoom = ({ land, town, composition, scenery, subjects }: Idea): boolean =>
  ((land !== null && INDOORS.includes(land)) ||
    ((land === null || WITH_TABLES.has(land)) &&
      (town === null || COURTS.has(town)) &&
      scenery === null)) &&
  composition !== 'portrait' &&
  subjects.every(({ thing }) => thing !== 'picnic' && thing !== 'stall');

/** Rooms where guests sit at tables, and what they have before them where nothing is said; null: a dinner. */
const HOSTS: Partial<Readonly<Record<Land, Thing | null>>> = {
  tavern: 'beer',
  saloon: 'beer',
  restaurant: null,
  diner: 'cup',
  cafe: 'cup',
  teahouse: 'cup',
};

/** Rooms at home, and terraces, where who is said to eat sits down to a dinner; so does who eats in a garden. */
const AT_HOME: ReadonlySet<Land> = new Set<Land>([
  'roofterrace',
  'balcony',
  'kitchen',
  'rustickitchen',
  'mexicankitchen',
  'room',
  'logcabin',
]);

/** Whether somebody is a guest of such a room: who sits there, or is with others. */
const isGuest = ({ posture, company, traits = [] }: Subject): boolean =>
  posture === 'sitting' || company !== undefined || traits.some((one) => TOGETHER.has(one));

/** Whether food is named, and not only a cup. */
const names = (served: readonly Subject[]): boolean => served.some(({ thing }) => thing !== 'cup');

const hasCup = ({ holds }: Subject): boolean => holds?.thing === 'cup';
const withoutCup = ({ holds: _, ...rest }: Subject): Subject => rest;

/** Whether somebody carries to others what they eat and drink. */
const waits = ({ traits = [] }: Subject): boolean => traits.includes('waiter');

/** What those have before them of whom no food is named: the cup from their hands, or what is served where they are, null being a dinner; undefined: nothing. */
function servedTo(
  { land, garden, subjects }: Idea,
  guests: readonly Subject[],
  dines: boolean,
): Thing | null | undefined {
  // On a train one sits down to what is in the cup, and is no guest without.
  if (land === 'compartment') return guests.every(hasCup) ? 'cup' : undefined;
  const hosted = land === null ? undefined : HOSTS[land];
  if (hosted !== undefined) {
    if (guests.every(hasCup)) return 'cup';
    return dines || guests.every(isGuest) ? hosted : undefined;
  }
  const isInGarden = land === 'field' && garden;
  const isServedDinner = land === null || AT_HOME.has(land) || IN_THE_OPEN.has(land) || isInGarden;
  const isAllThereIs = subjects.every(
    (one) =>
      guests.includes(one) ||
      (land !== null && one.isDressing === true) ||
      (isInGarden && one.thing === 'flower'),
  );
  return dines && isServedDinner && isAllThereIs ? null : undefined;
}

/** What is eaten from a bowl in the hand. */
const IN_BOWLS: ReadonlySet<Thing> = new Set<Thing>(['ramen', 'spaghetti', 'soup', 'curry']);

/** Who eats on a street or at a market, where no table is, has the bowl in the hand. */
function fromBowls(idea: Idea, guests: readonly Subject[], served: readonly Subject[]): Idea {
  const { land, town, subjects, composition } = idea;
  const isBowl = ({ thing }: Subject) => IN_BOWLS.has(thing);
  // A stall with stools of its own seats its guests.
  const isSeated = land === null || town === 'yatai';
  if (isSeated || composition === 'portrait' || !served.some(isBowl)) return idea;
  const eating = ({ company: _, ...one }: Subject): Subject => ({
    ...one,
    posture: 'standing',
    holds: { thing: 'foodbowl', colour: null },
  });
  return {
    ...idea,
    subjects: subjects
      .filter((one) => !(served.includes(one) && isBowl(one)))
      .map((one) => (guests.includes(one) ? eating(one) : one)),
  };
}

/**
 * What a prompt asks for that names people with what they eat or drink: that is before them on the table at which they sit, as large as it is,
 * and not before the eye; what a waiter serves is on the tray. `dines` is whether a word says that they eat or drink.
 */
export function atMeals(idea: Idea, dines: boolean): Idea {
  const people = idea.subjects.filter(({ thing }) => thing === 'person');
  const served = idea.subjects.filter(isServed);
  const isCarried = people.some(waits);
  const subjects = isCarried ? idea.subjects.filter((one) => !served.includes(one)) : idea.subjects;
  const guests = people.filter((one) => !waits(one));
  const [first] = guests;
  if (first === undefined) return { ...idea, subjects };
  const dish = served[0]?.thing ?? servedTo(idea, guests, dines);
  const isFreeHere = (one: Subject) => isFree(dish === 'cup' ? withoutCup(one) : one);
  const keepsTable = guests.some(({ company }) => company?.bond === 'table') && !names(served);
  if (dish === undefined || keepsTable || !guests.every(isFreeHere)) return { ...idea, subjects };
  if (!hasRoom(idea)) return fromBowls({ ...idea, subjects }, guests, served);
  const members = guests.flatMap(membersOf).slice(0, MOST);
  const seatedAt = (those: Company['members'], count: number): Subject => ({
    ...withoutCup(first),
    count,
    posture: 'sitting',
    company: { bond: 'meal', members: those, ...(dish !== null && { served: dish }) },
  });
  const seated =
    members.length === MOST && first.exact !== 'said' && isAnimalFolk(first.traits)
      ? inTwos(members).map((two) => seatedAt(two, two.length))
      : [seatedAt(members, Math.max(members.length, first.count))];
  return {
    ...idea,
    subjects: subjects.flatMap((one) =>
      one === first ? seated : guests.includes(one) || served.includes(one) ? [] : [one],
    ),
  };
}

/** Those of a table by twos: a room that is full of animals has them at several tables, each with a face to be known by. */
const inTwos = (members: Company['members']): Company['members'][] =>
  members.flatMap((_, n) => (n % 2 === 0 ? [members.slice(n, n + 2)] : []));
