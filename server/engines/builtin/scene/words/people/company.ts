import type { Subject, Thing } from '../idea.ts';
import { isPicker } from '../keys/places/field-keys.ts';
import type { Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';
import { isYoung } from '../trait.ts';
import { AT_TABLE, bondOf, GAMES, PAIRINGS } from './bonds.ts';
import { familyOf } from './families.ts';
import { gatheringOf, isByThemselves } from './gatherings.ts';
import { hasHandsFull } from './hands-full.ts';
import { withoutTwins } from './married.ts';
import { MIXED, membersOf, mixed, ownOf } from './members.ts';
import { sharedBy } from './shared-by.ts';

/** Most who go hand in hand, or who are gathered. */
const MOST = 4;

/** Most who sit up in one bed, the one who reads among them, and who sell over one table. */
const THREE = 3;

/** Whether a giant is among others, who reach no higher than his knees, unless he carries them. */
const areUnlike = (people: readonly Subject[]): boolean => {
  if (people.some(({ traits }) => traits?.includes('shouldering') === true)) return false;
  const giants = people.filter(({ traits }) => traits?.includes('titan') === true);
  return giants.length > 0 && giants.length < people.length;
};

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
export function inCompany(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
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
      : bond === 'hands' || bond === 'selfie' || bond === 'meal' || isGathered
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

const isBuilt = ({ thing }: Subject): boolean => BUILT.has(thing);

/** What is drawn with a stall: its goods, and it. */
const SOLD: ReadonlySet<Thing> = new Set<Thing>(['apple', 'fruit', 'stall', 'basket']);
