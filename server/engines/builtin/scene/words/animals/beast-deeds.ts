import { isBeast, isWalker, LOWERS_HEAD } from '../creatures.ts';
import type { Subject, Thing } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';
import { doersOf } from './doers.ts';

/** Who plays as dogs and cats do. */
const PLAYFUL: ReadonlySet<Thing> = new Set<Thing>([
  ...(['dog', 'cat', 'wolf', 'fox', 'lion', 'tiger', 'leopard', 'bear', 'panda'] as const),
]);

/** Who sits and eats what its paws hold. */
const HOLDS_FOOD: ReadonlySet<Thing> = new Set<Thing>(['panda', 'squirrel']);

/** What an animal does of whom nothing else is said, when a word says that it plays, or that it eats or drinks. */
function busy(one: Subject, plays: boolean, dines: boolean): Subject {
  if (one.posture !== null || one.treat !== undefined) return one;
  if (plays && PLAYFUL.has(one.thing))
    return { ...one, traits: [...(one.traits ?? []), 'playing'] };
  if (dines && HOLDS_FOOD.has(one.thing))
    return { ...one, posture: 'sitting', traits: [...(one.traits ?? []), 'feeding'] };
  return dines && LOWERS_HEAD.has(one.thing) ? { ...one, posture: 'grazing' } : one;
}

/** Who digs with its paws. */
const DIGGERS: ReadonlySet<Thing> = new Set<Thing>([
  ...(['dog', 'cat', 'wolf', 'fox', 'lion', 'tiger', 'leopard', 'bear', 'panda'] as const),
  'capybara',
]);

/** Who fights head against head or on the hind legs, two that are drawn as one. */
const DUELLISTS: ReadonlySet<Thing> = new Set<Thing>([
  ...(['deer', 'goat', 'sheep', 'cow', 'rhino', 'hippo', 'elephant', 'llama'] as const),
  ...(['dog', 'cat', 'wolf', 'fox', 'lion', 'tiger', 'leopard', 'bear', 'panda'] as const),
  ...(['horse', 'zebra', 'donkey', 'unicorn'] as const),
]);

/** Two or more of one kind that fight, nobody else being there, do so as one. */
export function inDuels(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const fight = pieces.some(
    ({ meanings, negated }) => !negated && meanings.some(({ trait }) => trait === 'fighting'),
  );
  const [one] = things.filter(({ thing }) => isWalker(thing) || isBeast(thing));
  const others = things.filter((other) => other !== one);
  const isAlone = !others.some(({ thing }) => isWalker(thing) || isBeast(thing));
  if (!fight || one === undefined || one.count < 2 || !DUELLISTS.has(one.thing) || !isAlone)
    return things;
  const { relation: _, ...rest } = one;
  return things.map((other) =>
    other === one
      ? { ...rest, count: 1, exact: 'said', traits: [...(one.traits ?? []), 'fighting'] }
      : other,
  );
}

/** Animals play, eat, drink or dig, and penguins throw snow, where a word says so and no human is there of whom it is said. */
export function withBeastDeeds(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  if (things.some(({ thing }) => thing === 'person')) return things;
  const meanings = pieces.flatMap((piece) => piece.meanings);
  const plays = meanings.some(({ trait }) => trait === 'playing');
  const dines = meanings.some((meaning) => meaning.dines === true && meaning.land === undefined);
  const isDigging = ({ digs }: Meaning): boolean => digs === true;
  const digs = meanings.some(isDigging);
  const diggers = doersOf(pieces, isDigging);
  const throws = meanings.some(({ trait }) => trait === 'throwing');
  return things.map((one) => {
    if (throws && one.thing === 'penguin' && one.posture === null)
      return { ...one, traits: [...(one.traits ?? []), 'throwing' as const] };
    const isAtIt = digs && diggers?.has(one.thing) !== false;
    if (isAtIt && DIGGERS.has(one.thing) && one.posture === null)
      return { ...one, posture: 'standing', traits: [...(one.traits ?? []), 'digging' as const] };
    return plays || dines ? busy(one, plays, dines) : one;
  });
}

/** Whether one of those eats or drinks as an animal does. */
export const feedsThere = (things: readonly Subject[]): boolean =>
  things.some(
    ({ thing, posture, traits = [] }) =>
      traits.includes('feeding') || (posture === 'grazing' && LOWERS_HEAD.has(thing)),
  );
