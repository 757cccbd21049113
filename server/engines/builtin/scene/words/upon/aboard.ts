import { isAnimalFolk } from '../creatures.ts';
import type { Subject } from '../idea.ts';
import type { Land } from '../land.ts';
import { LOOKS } from '../meals/beside-people.ts';
import { BOATS } from '../vehicles.ts';
import { withCrews } from './crews.ts';
import { isAtCoast, withPetsAboard } from './off-the-coast.ts';

/** How many a bench has room for. */
const ON_BENCH = 2;

/** Whether someone named with a bench sits on it. */
const mayBeSeat = ({ thing, isDressing }: Subject, { posture, count }: Subject): boolean =>
  thing === 'bench' &&
  isDressing !== true &&
  count <= ON_BENCH &&
  (posture === null || posture === 'sitting');

const isCouple = ({ traits = [] }: Subject): boolean => traits.includes('couple');

const isFemale = ({ traits = [] }: Subject): boolean =>
  traits.includes('woman') || traits.includes('girl');

/** A man and a woman who are named one after the other with a bench are the two on it. */
function togetherOnBench(things: readonly Subject[]): readonly Subject[] {
  const people = things.filter(({ thing }) => thing === 'person');
  const [first, second] = people;
  const isBench = things.some((one) => one.thing === 'bench' && one.isDressing !== true);
  if (!isBench || people.length !== 2 || first === undefined || second === undefined) return things;
  const isPlain = ({ count, posture, holds, on, far, relation, company }: Subject) =>
    count === 1 &&
    (posture === null || posture === 'sitting') &&
    (holds ?? on ?? far ?? relation ?? company) === undefined;
  if (!people.every(isPlain) || isFemale(first) === isFemale(second)) return things;
  const [his, hers] = [first, second].toSorted((a, b) => Number(isFemale(a)) - Number(isFemale(b)));
  const shared = (his?.traits ?? []).filter((trait) => hers?.traits?.includes(trait));
  const pair: Subject = { ...first, count: 2, traits: ['couple', ...shared] };
  return things.filter((one) => one !== second).map((one) => (one === first ? pair : one));
}

/** Whether somebody is at what is done on land, on a quay or a shore. */
const isAshore = (traits: Subject['traits']): boolean =>
  traits?.some((trait) => trait === 'netmending' || trait === 'boatbuilding') === true;

/** Whether somebody walks or does something, for which nobody goes aboard a boat that only belongs to the place. */
const isOnFoot = ({ posture, holds, traits = [] }: Subject): boolean =>
  (posture !== null && posture !== 'sitting') ||
  holds !== undefined ||
  traits.some((trait) => !LOOKS.has(trait) && !isAnimalFolk([trait]));

/** Who goes aboard or sits down: the first who is named, but those who are drawn as one with what is theirs only if nobody else is named. */
const whoMayBoard = (things: readonly Subject[]): Subject | undefined => {
  const people = things.filter(({ thing }) => thing === 'person');
  return (
    people.find(({ company, traits }) => company?.bond !== 'trampoline' && !isAshore(traits)) ??
    people.find(({ traits }) => !isAshore(traits))
  );
};

/** Words for what sails. */
const SAILS =
  /sail|yacht|\bship|vessel|segel|jacht|schiff|voil|navire|\bvel(?:a|as|e|ero|eiro)\b|\bbarcos? de vela|nav[eio]\b|iate|парус|яхт|корабл|帆|ヨット|요트|돛|yelken|\byat\b|gemi|شراع|يخت|سفين|पाल|जहाज/iu;

/** Waters on which a boat is rowed of which no more is said. */
const INLAND: ReadonlySet<Land | null> = new Set<Land>(['lake', 'river', 'canal', 'swamp']);

/** Whether a boat of which no more is said does not sail: somebody fishes from it, an animal is at its oars, or it is a small one. */
const isOpen = ({ thing, size }: Subject, { traits = [] }: Subject): boolean =>
  thing === 'boat' && (traits.includes('fisher') || isAnimalFolk(traits) || size < 1);

/** People named with a boat are in it, or on the bench; one that does not sail, as none does on a river of which that is not said, is rowed, as large as who is in it has to be to be seen. */
export function aboard(
  all: readonly Subject[],
  land: Land | null,
  words: readonly string[],
): readonly Subject[] {
  const sails = words.some((word) => SAILS.test(word));
  const isRowed = !sails && INLAND.has(land);
  const things = togetherOnBench(withCrews(all, sails));
  const people = whoMayBoard(things);
  const isOnBeach = land === 'beach' && !isAtCoast(words);
  if (people === undefined) return isOnBeach ? things : withPetsAboard(things);
  // Nobody who is seen is in a boat far off.
  const isBoat = (one: Subject) =>
    (BOATS.has(one.thing) && one.far !== true && !(one.isDressing === true && isOnFoot(people))) ||
    mayBeSeat(one, people);
  if (!things.some(isBoat)) return things;
  const manned = things
    .filter((one) => one !== people)
    .map((one) =>
      isBoat(one)
        ? {
            ...one,
            ...((isOpen(one, people) || (one.thing === 'boat' && isRowed)) && {
              thing: 'rowboat' as const,
              size: Math.max(1, one.size),
            }),
            ...(people.holds !== undefined && { holds: people.holds }),
            traits: [
              ...(one.traits ?? []),
              ...(people.traits ?? []),
              'crewed' as const,
              ...(people.count > 1 && (BOATS.has(one.thing) || !isCouple(people))
                ? ['shared' as const]
                : []),
            ],
          }
        : one,
    );
  return isOnBeach ? manned : withPetsAboard(manned);
}
