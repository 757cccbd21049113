import { isAnimal } from '../creatures.ts';
import type { Colour, Subject } from '../idea.ts';
import type { Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

/** Who has a blade anyway. */
const ARMED: ReadonlySet<Trait> = new Set<Trait>([
  'pirate',
  'samurai',
  'ninja',
  'viking',
  'gladiator',
  'legionary',
]);

/** A sword or a crown that is named with somebody is theirs: it is in the hand, and on the head of a king or a queen. */
export function withRegalia(things: readonly Subject[]): readonly Subject[] {
  const person = things.find(({ thing }) => thing === 'person');
  if (person === undefined) return things;
  const hasSword = things.some(({ thing }) => thing === 'sword') || person.holds?.thing === 'sword';
  const hasCrown = things.some(({ thing }) => thing === 'crown');
  if (!hasSword && !hasCrown) return things;
  const { holds, ...rest } = person;
  const isArmed = rest.traits?.some((trait) => ARMED.has(trait)) === true;
  const isSword = holds?.thing === 'sword';
  const sword = isSword ? holds : ({ thing: 'sword', colour: null } as const);
  const kept = isSword ? undefined : holds;
  const inHand = kept ?? (hasSword && !isArmed ? sword : undefined);
  const isRoyal = hasCrown && rest.traits?.includes('royal') !== true;
  const dressed: Subject = {
    ...rest,
    ...(inHand === undefined ? {} : { holds: inHand }),
    ...(isRoyal ? { traits: [...(rest.traits ?? []), 'royal' as const] } : {}),
  };
  return things
    .filter(({ thing }) => thing !== 'sword' && thing !== 'crown')
    .map((one) => (one === person ? dressed : one));
}

const MARBLE: Colour = [0.8, 0.79, 0.75];

/** How many words may stand between a statue and whom it shows. */
const NEAR = 3;

/** Whom a statue shows: who is named right behind it ("a statue of a lion") is of stone. */
export function asStatues(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const statue = things.find(({ thing }) => thing === 'statue');
  const at = pieces.findIndex(({ meanings }) => meanings.some(({ thing }) => thing === 'statue'));
  if (statue === undefined || at < 0) return things;
  const behind = pieces.slice(at + 1, at + 1 + NEAR);
  const end = behind.findIndex(
    ({ role, afterStop, meanings }) =>
      afterStop ||
      role === 'and' ||
      role === 'with' ||
      meanings.some(({ land }) => land !== undefined),
  );
  const near = end < 0 ? behind : behind.slice(0, end);
  const named = near.flatMap(({ meanings }) =>
    meanings.flatMap(({ thing }) => (thing === undefined ? [] : [thing])),
  )[0];
  const shown = things.find(({ thing }) => thing === named);
  if (shown === undefined) return things;
  if (shown.thing === 'person')
    return things
      .filter((one) => one !== shown)
      .map((one) => (one === statue ? { ...one, traits: [...(shown.traits ?? [])] } : one));
  if (!isAnimal(shown.thing)) return things;
  return things
    .filter((one) => one !== statue)
    .map((one) => (one === shown ? { ...one, colour: statue.colour ?? MARBLE } : one));
}
