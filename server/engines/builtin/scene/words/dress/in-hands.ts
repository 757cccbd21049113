import type { Subject, Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Pieces } from '../pieces.ts';

/** Who reads has the book that is named in the hands. */
export const inHands = (things: readonly Subject[]): readonly Subject[] =>
  things.some(({ traits }) => traits?.includes('reading'))
    ? things.filter(({ thing }) => thing !== 'book')
    : things;

/** Where people have their cups before them, at tables and on counters. */
const AT_TABLES: ReadonlySet<Land | undefined> = new Set<Land>(['cafe', 'kitchen', 'office']);

/** Who is named with a cup in a café has it there: on a table before the eye it would be as large as they are. */
export function withCups(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const isAtTables = pieces.some(({ meanings }) =>
    meanings.some(({ land }) => AT_TABLES.has(land)),
  );
  return isAtTables && things.some(({ thing }) => thing === 'person')
    ? things.filter(({ thing }) => thing !== 'cup')
    : things;
}

/** What people hold: umbrellas above them, and kites on strings, which may fly without them. */
const HELD: ReadonlySet<Thing> = new Set<Thing>(['umbrella', 'kite']);

/** People with umbrellas or kites are those who hold them. */
export function withHeld(things: readonly Subject[]): readonly Subject[] {
  // Who reads the paper has both hands full.
  const people = things.find(
    ({ thing, traits }) => thing === 'person' && traits?.includes('newspaper') !== true,
  );
  const held = things.find(({ thing }) => HELD.has(thing));
  if (people === undefined || held === undefined) return things;
  // Who plays football looks after the ball: kites fly by themselves there.
  if (held.thing === 'kite' && people.traits?.includes('footballer') === true) return things;
  return things
    .filter((one) => one !== people)
    .map((one) =>
      one === held
        ? {
            ...one,
            count: people.count > 1 ? people.count : one.count,
            ...(one.thing === 'kite' && { posture: people.posture }),
            ...(people.hair !== undefined && { hair: people.hair }),
            traits: [
              ...(people.traits ?? []),
              ...(one.thing === 'kite' ? ['crewed' as const] : []),
            ],
          }
        : one,
    );
}
