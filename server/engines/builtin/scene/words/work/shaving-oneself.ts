import { isBeast } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

const AT_BASIN: Meaning = { trait: 'lathering', land: 'bathroom', ifNone: true };

/** The words of a prompt: one who is said to shave where no barber, no barber's shop and nobody else is named does so at a basin, before its mirror. */
export function shavingOneself(pieces: Pieces): Pieces {
  const people = pieces.filter(
    ({ negated, meanings }) => !negated && meanings.some(({ thing }) => thing === 'person'),
  );
  const isAlone = people.length === 1 && people[0]?.plural === false;
  const isServed = says(
    pieces,
    ({ land, trait, thing }) =>
      land === 'barbershop' || trait === 'barber' || (thing !== undefined && isBeast(thing)),
  );
  if (!isAlone || isServed || !says(pieces, ({ trait }) => trait === 'shaving')) return pieces;
  return pieces.map((piece) => {
    if (piece.meanings.some(({ trait }) => trait === 'shaving'))
      return { ...piece, meanings: [AT_BASIN] };
    // The basin has a mirror.
    return piece.meanings.some(({ trait }) => trait === 'mirrored')
      ? { ...piece, meanings: [{ land: 'bathroom', ifNone: true }] }
      : piece;
  });
}
