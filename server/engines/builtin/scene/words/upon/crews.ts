import type { Company, Subject } from '../idea.ts';
import { isYoung, type Trait } from '../trait.ts';

/** How many a bench has room for, and the most who are on a bridge of ropes at once. */
const ON_BENCH = 2;
const ON_ROPES = 4;
/** How many an open boat has room for. */
const IN_BOAT = 4;

/** What is told of two at once, and of neither of them alone. */
const OF_BOTH: ReadonlySet<Trait> = new Set<Trait>(['couple', 'handinhand', 'family', 'crowd']);

/** Whether somebody is here, upright or sitting as said, and has nothing else to stand or sit on. */
const isFree = ({ thing, on, far, relation }: Subject): boolean =>
  thing === 'person' && (on ?? far ?? relation) === undefined;

/** Who is in a boat with a family. */
const FAMILY: readonly (readonly Trait[])[] = [[], ['woman'], ['child', 'boy'], ['child', 'girl']];

/** What each of those is like: members of a company, or as many as are counted. */
const membersOf = ({ count, company, traits = [] }: Subject): (readonly Trait[])[] =>
  company === undefined && traits.includes('family')
    ? FAMILY.map((own) => [...traits.filter((trait) => !OF_BOTH.has(trait)), ...own])
    : company === undefined
      ? Array.from({ length: count }, (_, n) => [
          ...traits.filter((trait) => !OF_BOTH.has(trait)),
          ...(traits.includes('couple') && n % 2 === 1 ? (['woman'] as const) : []),
        ])
      : company.members.map((own) => own.filter((trait) => !OF_BOTH.has(trait)));

/** Of what is said of two: whether one of them is no grown-up, or only one is old. */
const differInAge = (all: readonly (readonly Trait[])[]): boolean => {
  const ageOf = (traits: readonly Trait[]): string =>
    traits.includes('child') || traits.includes('girl') || traits.includes('boy')
      ? 'young'
      : traits.includes('old')
        ? 'old'
        : 'grown';
  return new Set(all.map(ageOf)).size > 1 || all.every((one) => ageOf(one) === 'young');
};

const isWoman = (traits: readonly Trait[]): boolean => traits.includes('woman');

/** Two who are named one after the other with a bench and are no man and woman of an age both sit on it, each as told. */
function onBenches(things: readonly Subject[]): readonly Subject[] {
  const bench = things.find(({ thing, isDressing }) => thing === 'bench' && isDressing !== true);
  const people = things.filter(({ thing }) => thing === 'person');
  const crew = people.flatMap(membersOf);
  const mayAll = people.every(
    (one) =>
      isFree(one) &&
      (one.posture === null || one.posture === 'sitting') &&
      one.holds === undefined &&
      one.company === undefined,
  );
  if (bench === undefined || people.length !== ON_BENCH || crew.length !== ON_BENCH || !mayAll)
    return things;
  const isPair = crew.filter(isWoman).length === 1 && !differInAge(crew);
  return isPair ? things : withCrew(things, bench, people, crew);
}

/** What those who go into a boat together are else to each other. */
const GOES_ABOARD: ReadonlySet<Company['bond']> = new Set<Company['bond']>(['hands', 'talk']);

const OF_ONE_CREW: ReadonlySet<Trait> = new Set<Trait>(['raft', 'canoe', 'kayak', 'dragonboat']);

/** Boats of which each who is in them is told; those of other kinds than a rowing boat have a crew of one kind. */
const isOpenBoat = ({ thing, count, far, traits = [] }: Subject): boolean =>
  (thing === 'boat' || thing === 'rowboat') &&
  count === 1 &&
  far !== true &&
  !traits.some((one) => OF_ONE_CREW.has(one));

/** Whom one does not think of in an open boat: those who man a ship. */
const CREWS: ReadonlySet<Trait> = new Set<Trait>(['sailor', 'captain', 'pirate', 'viking']);

/** Those who are named with a boat and are several are all in it, as many as have room: it is rowed then, unless it `sails`. */
function inBoats(things: readonly Subject[], sails: boolean): readonly Subject[] {
  const boat = things.find(isOpenBoat);
  const people = things.filter(({ thing }) => thing === 'person');
  const mayAll = people.every(
    (one) =>
      isFree(one) &&
      (one.posture === null || one.posture === 'sitting') &&
      one.holds === undefined &&
      (one.company === undefined || GOES_ABOARD.has(one.company.bond)) &&
      !one.traits?.some((trait) => trait === 'swimming' || CREWS.has(trait)),
  );
  const isTwo = people.length === 2 && people.every(({ count }) => count === 1);
  const isFishing = people.some(({ traits }) => traits?.includes('fisher') === true);
  if (boat === undefined || !mayAll || (!isTwo && (sails || isFishing))) return things;
  if (people.flatMap(membersOf).length < 2) return things;
  // Who is grown rows.
  const crew = people
    .flatMap(membersOf)
    .toSorted((a, b) => Number(a.some(isYoung)) - Number(b.some(isYoung)))
    .slice(0, IN_BOAT);
  return withCrew(things, boat, people, crew).map((one) =>
    one.crew === undefined || (one.thing !== 'boat' && one.thing !== 'rowboat')
      ? one
      : {
          ...one,
          thing: 'rowboat',
          ...(isFishing && { traits: [...(one.traits ?? []), 'fisher' as const] }),
        },
  );
}

/** Whoever goes or stands and is named with a bridge of ropes is on it. */
function onRopeBridges(things: readonly Subject[]): readonly Subject[] {
  const bridge = things.find(({ thing }) => thing === 'ropebridge');
  const people = things.filter(
    (one) =>
      isFree(one) &&
      (one.posture === null ||
        one.posture === 'walking' ||
        one.posture === 'running' ||
        one.posture === 'standing'),
  );
  if (bridge === undefined || people.length === 0) return things;
  return withCrew(things, bridge, people, people.flatMap(membersOf).slice(0, ON_ROPES));
}

/** The same with those people on what they are on. */
const withCrew = (
  things: readonly Subject[],
  what: Subject,
  people: readonly Subject[],
  crew: readonly (readonly Trait[])[],
): readonly Subject[] =>
  things
    .filter((one) => !people.includes(one))
    .map((one) =>
      one === what ? { ...one, count: 1, crew, traits: [...(one.traits ?? []), 'crewed'] } : one,
    );

/** Puts those on benches, in boats (which are not rowed where what they are in `sails`) and on bridges of ropes who are named with them and are told from each other there. */
export const withCrews = (things: readonly Subject[], sails: boolean): readonly Subject[] =>
  onRopeBridges(inBoats(onBenches(things), sails));
