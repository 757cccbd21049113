import type { Piece } from '../../words/reader.ts';
import type { Subject } from './idea.ts';
import type { Held } from './trait.ts';
import type { Meaning } from './meaning.ts';

/** Whether words name a table, or a place that has them before its doors. */
export const namesTable = (pieces: readonly Piece<Meaning>[]): boolean =>
  pieces.some(({ meanings }) =>
    meanings.some(
      ({ seat, land, town }) => seat === 'table' || land === 'cafe' || town === 'cafes',
    ),
  );

/** Whether somebody is on something else than a chair. */
const namesSeat = (pieces: readonly Piece<Meaning>[]): boolean =>
  pieces.some(({ meanings }) =>
    meanings.some(({ seat }) => seat !== undefined && seat !== 'table'),
  );

/** Who drinks from a cup at a table sits there, and so do two who drink together. */
export function atCoffee(
  pieces: readonly Piece<Meaning>[],
  things: readonly Subject[],
  held: { readonly thing: Held } | null,
): readonly Subject[] {
  const people = things.filter(({ thing }) => thing === 'person');
  const count = people.reduce((sum, one) => sum + one.count, 0);
  const isAtTable = namesTable(pieces) || count === 2;
  if (held?.thing !== 'cup' || !isAtTable || namesSeat(pieces)) return things;
  return things.map((one) =>
    one.thing === 'person' && one.posture === null ? { ...one, posture: 'sitting' } : one,
  );
}
