import type { Meaning } from '../meaning.ts';
import { namesPerson, namesThing } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

const chases = ({ meanings, negated }: Piece): boolean =>
  !negated && meanings.some(({ relation }) => relation === 'chases');

/** The words of a prompt; who is run after or followed by somebody is somebody else ("a detective follows a woman"). */
export function chasedOthers(pieces: Pieces): Pieces {
  const at = pieces.findIndex(chases);
  const before = pieces.slice(0, Math.max(0, at)).findLast(namesThing);
  const after = pieces.findIndex((piece, n) => n > at && namesThing(piece));
  const other = pieces[after];
  if (at < 0 || before === undefined || other === undefined) return pieces;
  if (!namesPerson(before) || !namesPerson(other)) return pieces;
  return pieces.map((piece, n) =>
    n === after
      ? {
          ...piece,
          meanings: piece.meanings.map(
            (one): Meaning => (one.thing === 'person' ? { ...one, isElse: true } : one),
          ),
        }
      : piece,
  );
}
