import { isAnimalFolk } from '../creatures.ts';
import type { Subject, Thing } from '../idea.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import type { Posture, Trait } from '../trait.ts';

/** Who is drawn with the board, the skis or the skates that a sport needs. */
const ATHLETES: ReadonlySet<Thing> = new Set<Thing>([
  'surfer',
  'skier',
  'snowboarder',
  'skater',
  'skateboarder',
]);

/** What has a colour of its own: that of the clothes is not that of the board. */
const OF_BOARD: ReadonlySet<Thing> = new Set<Thing>(['surfer']);

const isSomebody = ({ thing, isDressing }: Subject): boolean =>
  thing === 'person' && isDressing !== true;

/** What those are like who do it together: of a man and a woman every other one is a woman. */
function traitsOf(people: readonly Subject[]): readonly Trait[] {
  const [first = []] = people.map(({ traits = [] }) => traits);
  const isWoman = ({ traits = [] }: Subject) => traits.includes('woman');
  const isMixed = people.some(isWoman) && !people.every(isWoman);
  return isMixed ? [...first.filter((trait) => trait !== 'woman'), 'couple'] : first;
}

/** What tells one body from another of those who do a sport together. */
const OF_BODY: ReadonlySet<Trait> = new Set<Trait>(['old', 'child']);

/** Whether several who do a sport are of different bodies: another animal each, old and young. */
function areUnlike(people: readonly Subject[]): boolean {
  const bodies = people.map(({ traits = [] }) =>
    traits
      .filter((trait) => OF_BODY.has(trait) || isAnimalFolk([trait]))
      .toSorted()
      .join(),
  );
  return people.every(({ count }) => count === 1) && new Set(bodies).size > 1;
}

/** Who serves in tennis serves no dishes. */
const withoutTray = (one: Subject): Subject =>
  one.traits?.includes('tennis') === true
    ? { ...one, traits: one.traits.filter((trait) => trait !== 'waiter') }
    : one;

/** Animals that are drawn on a board of their own. */
export const BOARDERS: ReadonlySet<Thing> = new Set<Thing>([
  ...(['dog', 'cat', 'bear', 'panda', 'monkey', 'fox', 'rabbit', 'penguin', 'pig', 'hen'] as const),
  ...(['duck', 'lion', 'tiger', 'sheep', 'goat', 'mouse', 'squirrel', 'raccoon'] as const),
]);

/** An animal named with a surfboard, and nobody else, is on that. */
function surfingAnimals(things: readonly Subject[]): readonly Subject[] {
  // Surfers who are named themselves surf themselves.
  const surfer = things.find(
    ({ thing, count, exact }) => thing === 'surfer' && count === 1 && exact === undefined,
  );
  const animal = things.find(({ thing, on }) => BOARDERS.has(thing) && on === undefined);
  if (surfer === undefined || animal === undefined || things.some(isSomebody)) return things;
  const { thing, colour, traits, count } = animal;
  if (traits?.includes('watching') === true) return things;
  const load = {
    count: Math.min(2, count),
    colour,
    posture: 'standing' as const,
    ...(traits && { traits }),
  };
  const board: Subject = { ...surfer, thing: 'surfboard', count: 1, carries: thing, load };
  return things.filter((one) => one !== animal).map((one) => (one === surfer ? board : one));
}

/** The board itself, by its words. */
const BOARD =
  /surf ?board|surfbrett|planches? de surf|tablas? de surf|доск\S* для с[её]рф|prancha|tavola da surf|sörf tahtası|لوح (?:ركوب|التزلج)|सर्फ़?(?:िंग)? ?बोर्ड|冲浪板|サーフボード|서프보드|서핑보드/iu;
const AFOOT: ReadonlySet<Posture | undefined> = new Set<Posture>([
  'walking',
  'running',
  'standing',
]);

/** Who is named with a surfboard alone, or goes or stands on a shore and is no more than called a surfer, has the board under the arm. */
function withBoards(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const surfer = things.find(({ thing }) => thing === 'surfer');
  const words = pieces.filter(({ meanings }) => meanings.some(({ thing }) => thing === 'surfer'));
  const isAfoot = says(pieces, ({ posture }) => AFOOT.has(posture));
  const isBoard = words.length > 0 && words.every(({ text }) => BOARD.test(text));
  if (surfer === undefined || !(isAfoot || (isBoard && things.some(isSomebody)))) return things;
  const owner = things.find(isSomebody);
  if (owner === undefined)
    return things.map((one) =>
      one === surfer
        ? { ...one, thing: 'person', traits: [...(one.traits ?? []), 'boardcarrying'] }
        : one,
    );
  return things
    .filter((one) => one !== surfer)
    .map((one) =>
      one === owner
        ? { ...one, traits: [...new Set<Trait>([...(one.traits ?? []), 'boardcarrying'])] }
        : one,
    );
}

/** People named with a sport ("a man surfing") are those who do it, unless one looks at several; an animal surfs where no surfer is named. */
export function atSports(pieces: Pieces, named: readonly Subject[]): readonly Subject[] {
  const dressed = named.map(withoutTray);
  const isSurferNamed = says(pieces, ({ athlete }) => athlete === true);
  const things = withBoards(pieces, isSurferNamed ? dressed : surfingAnimals(dressed));
  const athlete = things.find(({ thing }) => ATHLETES.has(thing));
  const people = things.filter(isSomebody);
  const [first] = people;
  if (athlete === undefined || first === undefined) return things;
  const count = people.reduce((sum, one) => sum + one.count, 0);
  // Skating means several of itself.
  if (athlete.count > count && athlete.thing !== 'skater') return things;
  const { exact: _, ...own } = athlete;
  // A fox and a hare skate each as what they are, and so do the old and the young.
  if (areUnlike(people))
    return things
      .filter((other) => other !== athlete)
      .map((other) => {
        if (!people.includes(other)) return other;
        const { relation: _relation, company: _company, ...body } = other;
        const traits = [...(other.traits ?? []), ...(athlete.traits ?? [])];
        return { ...own, ...body, thing: athlete.thing, traits };
      });
  const one: Subject = {
    ...own,
    count,
    ...(first.exact !== undefined && { exact: first.exact }),
    posture: athlete.posture ?? (first.posture === 'jumping' ? 'jumping' : null),
    colour: athlete.colour ?? (OF_BOARD.has(athlete.thing) ? null : first.colour),
    ...(first.hair !== undefined && { hair: first.hair }),
    traits: [...traitsOf(people), ...(athlete.traits ?? [])],
  };
  return things
    .filter((other) => other !== athlete && (other === first || !people.includes(other)))
    .map((other) => (other === first ? one : other));
}
