import type { Held } from '../held.ts';
import type { Subject } from '../idea.ts';
import type { Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

/** Whether words name a table, or a place that has them before its doors. */
export const namesTable = (pieces: Pieces): boolean =>
  pieces.some(({ meanings }) =>
    meanings.some(
      ({ seat, land, town }) =>
        seat === 'table' || land === 'cafe' || land === 'teahouse' || town === 'cafes',
    ),
  );

/** Whether somebody is on something else than a chair. */
const namesSeat = (pieces: Pieces): boolean =>
  pieces.some(({ meanings }) =>
    meanings.some(({ seat }) => seat !== undefined && seat !== 'table'),
  );

/** Whether words name a café's terrace itself, and not only a town of cafés. */
const namesTerrace = (pieces: Pieces): boolean =>
  pieces.some(({ meanings }) =>
    meanings.some(({ town, ifNone }) => town === 'cafes' && ifNone !== true),
  ) ||
  (['cafe', 'terraces'] as const).every((named) =>
    pieces.some(({ meanings }) => meanings.some(({ land }) => land === named)),
  );

/** Whether nothing is said of what people do. */
const areIdle = (people: readonly Subject[]): boolean =>
  people.every(
    ({ posture, traits = [], holds }) =>
      posture === null && holds === undefined && traits.every((trait) => IDLE.has(trait)),
  );

const IDLE: ReadonlySet<Trait> = new Set<Trait>(['woman', 'couple', 'talking', 'old', 'laughing']);

/** Who is on a café's terrace sits there; who drinks from a cup at a table sits there, and so do two who drink together. */
export function atCoffee(
  pieces: Pieces,
  things: readonly Subject[],
  held: { readonly thing: Held } | null,
): readonly Subject[] {
  const people = things.filter(({ thing }) => thing === 'person');
  const count = people.reduce((sum, one) => sum + one.count, 0);
  const isAtTable = namesTable(pieces) || count === 2;
  const drinks = held?.thing === 'cup' && isAtTable;
  const sits = drinks || (held === null && namesTerrace(pieces) && areIdle(people));
  if (!sits || namesSeat(pieces)) return things;
  // Who waits on others does not sit down with them.
  const waits = ({ traits = [] }: Subject): boolean => traits.includes('waiter');
  const isServed = people.some((one) => !waits(one));
  return things.map((one) =>
    one.thing === 'person' && one.posture === null && !(isServed && waits(one))
      ? { ...one, posture: 'sitting' }
      : one,
  );
}
