import { actorOf, isAnimalFolk } from '../../../words/creatures.ts';
import type { Company, Subject } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';
import { isYoung, type Trait } from '../../../words/trait.ts';
import type { Service } from '../furniture.ts';
import { ROOM_KINDS } from '../room-kinds.ts';
import { isCustomer } from './beast-customer.ts';
import type { Named } from './own-people.ts';

/** Lands whose seats are for more than two who are named: two are looked at. */
const SEATS_MANY: ReadonlySet<Land> = new Set<Land>(['classroom', 'restaurant']);

/** Rooms whose seats are taken where nobody is named. */
export const FULL: ReadonlySet<Land> = new Set<Land>([
  'restaurant',
  'classroom',
  'cinema',
  'planetarium',
  'operahall',
  'basketballhall',
  'icerink',
  'gym',
  'spacebridge',
  'jazzclub',
  'cocktailbar',
  'rockconcert',
  'yogastudio',
]);

/** Rooms whose own guests are the people of whom no more is said than that they are there. */
export const HAS_GUESTS: ReadonlySet<Land> = new Set<Land>([
  'cafe',
  'teahouse',
  'diner',
  'sushibar',
  'tavern',
  'laundry',
  'bookshop',
  'recordshop',
  'clothesshop',
  'shoeshop',
  'metro',
  'barbershop',
  'elevator',
  'pizzeria',
  'butchershop',
  'buscabin',
  'tramcabin',
  'sauna',
  'synagogue',
  'postoffice',
  'bankhall',
  'hardwarestore',
  'igloohall',
  'yurtroom',
  'romanbath',
  'longhouse',
  'carshowroom',
  'assemblyline',
  'controlroom',
  'musicroom',
  'backstage',
  'marsdome',
]);

/** Those of them in which one waits. */
const HAS_QUEUE: ReadonlySet<Land> = new Set<Land>([
  'barbershop',
  'elevator',
  'postoffice',
  'bankhall',
]);

/** Whether people are as many and as little told of as a room's own guests. */
const areGuests = (land: Land, { count, exact, posture, traits = [] }: Guests): boolean =>
  count > 2 &&
  exact !== 'said' &&
  traits.length === 0 &&
  (posture === null || posture === 'sitting' || (posture === 'standing' && HAS_QUEUE.has(land)));

/** What of people tells whether they are a room's guests. */
type Guests = Named & Pick<Subject, 'exact'>;

/** Whether somebody paints or draws. */
export const paints = ({ traits }: Pick<Subject, 'traits'>): boolean =>
  traits?.includes('painting') === true || traits?.includes('sketching') === true;

/** What is done on one's feet, where others sit too. */
const ON_FEET: ReadonlySet<Trait> = new Set<Trait>([
  'throwing',
  'fighting',
  'dancing',
  'skipping',
  'juggling',
  'sweeping',
  'shouting',
  'annoyed',
  'astonished',
]);
const isOnFeet = ({ traits }: Pick<Subject, 'traits'>): boolean =>
  traits?.some((trait) => ON_FEET.has(trait)) === true;

/** What is done with others on one's feet, where others sit. */
const ABOUT: ReadonlySet<string | undefined> = new Set<Company['bond'] | undefined>([
  ...(['foodfight', 'pillowfight', 'firecrackers', 'handing', 'hug', 'dance', 'greet'] as const),
  'bearing',
  ...(['boules', 'pinata', 'volleyball', 'trampoline', 'queue', 'shoving', 'pulling'] as const),
]);

/** Whether those of a subject are on their feet for what they do, and so not among who sits. */
const isAtSomething = (subject: Guests): boolean =>
  isOnFeet(subject) || ABOUT.has(subject.company?.bond);

/** Whether those of a subject are unlike a room's own people: they serve them, are asleep at a table, or are animals as people are. */
const isUnlikeOthers = ({ traits = [] }: Guests): boolean =>
  isAnimalFolk(traits) || traits.some((trait) => trait === 'waiter' || trait === 'slumped');

/** Rooms on whose stage those are who play. */
const HAS_STAGE: ReadonlySet<Land> = new Set<Land>(['jazzclub', 'rockconcert', 'operahall']);

/** Whether those of a subject play to who sits there. */
const playsThere = (land: Land, { traits = [] }: Guests): boolean =>
  traits.includes('musician') && !HAS_STAGE.has(land);

/** Whether a room has its own people about somebody who is none of them. */
export const isAmongOwn = (land: Land, subject: Guests & Pick<Subject, 'thing'>): boolean =>
  (subject.thing === 'person' && ROOM_KINDS[land]?.isPeopled === true && isUnlikeOthers(subject)) ||
  (ROOM_KINDS[land]?.keepsOwn === true && !sitsThere(land, subject));

/** Whether those are the swimmers or divers of an open-air pool. */
const swimsInLido = (land: Land, subject: Guests & Pick<Subject, 'thing'>): boolean =>
  land === 'lido' &&
  (subject.thing === 'swimmer' || subject.thing === 'diver') &&
  ROOM_KINDS.lido?.has?.(subject) === true;

/** Whether those of a subject sit on the seats of a land that has them for many, or are in its water. */
export const sitsThere = (land: Land, subject: Guests & Pick<Subject, 'thing'>): boolean =>
  swimsInLido(land, subject) ||
  (subject.thing === 'person' &&
    ((ROOM_KINDS[land]?.isPeopled === true && !isUnlikeOthers(subject)) ||
      ROOM_KINDS[land]?.has?.(subject) === true ||
      (ROOM_KINDS[land]?.seatsThem === true &&
        subject.count > 1 &&
        !playsThere(land, subject) &&
        !isAnimalFolk(subject.traits) &&
        !isAtSomething(subject)) ||
      (HAS_GUESTS.has(land) && areGuests(land, subject)) ||
      (SEATS_MANY.has(land) &&
        subject.count > 2 &&
        !playsThere(land, subject) &&
        !isAnimalFolk(subject.traits) &&
        !isAtSomething(subject) &&
        !paints(subject) &&
        !isOnFeet(subject) &&
        (subject.posture === null || subject.posture === 'sitting'))));

/** How many of a subject are told one by one at the most. */
const TOLD = 6;

/** Those of a subject who sit on the seats of a land, each by what they are: of a couple one is a woman, of several of whom nothing is said every other one. */
export function guestsOf(land: Land, subject: Subject): readonly (readonly Trait[])[] {
  if (!sitsThere(land, subject)) return [];
  const { traits = [], count, male } = subject;
  const isMixed =
    traits.includes('couple') ||
    (male !== true && !traits.includes('woman') && !traits.includes('boy'));
  return Array.from({ length: Math.min(TOLD, count) }, (_, n) =>
    isMixed && n % 2 === 0 ? [...traits, 'woman' as const] : traits,
  );
}

/** How who is served at a barber's is: shaved where that is said or nothing is, but for children. */
export const serviceOf = ({ traits = [], served }: Subject): Service => {
  const isWoman = traits.includes('woman') || traits.includes('girl');
  const actor = actorOf(traits, () => 0);
  const who = {
    ...(traits.includes('old') && { isOld: true as const }),
    ...(actor !== null && isCustomer(actor) && { by: actor }),
  };
  if (traits.some(isYoung))
    return { act: 'haircut', isWoman: traits.includes('girl'), isChild: true, ...who };
  if (served !== undefined) return { act: 'haircut', isWoman: false, beast: served, ...who };
  return { act: isWoman || traits.includes('haircut') ? 'haircut' : 'shaving', isWoman, ...who };
};
