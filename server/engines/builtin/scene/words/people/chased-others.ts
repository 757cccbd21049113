import type { Meaning } from '../meaning.ts';
import { namesPerson, namesThing } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

const chases = ({ meanings, negated }: Piece): boolean =>
  !negated && meanings.some(({ relation }) => relation === 'chases');

/** Whether it says that two face, meet or fight each other, and is no deed of one of them. */
const faces = ({ meanings, negated }: Piece): boolean =>
  !negated && meanings.some(({ relation, trait }) => relation === 'meets' && trait === undefined);

/** Whom it is done to by somebody who is named before that word; -1: to nobody. */
function otherOf(pieces: Pieces, at: number): number {
  const before = pieces.slice(0, at).findLast(namesThing);
  const after = pieces.findIndex((piece, n) => n > at && namesThing(piece));
  const other = pieces[after];
  if (before === undefined || other === undefined) return -1;
  return namesPerson(before) && namesPerson(other) ? after : -1;
}

/** Whether two who are named already are only set against each other in one word ("two wrestlers, man vs man"). */
function isOfSameTwo(pieces: Pieces, at: number, met: number): boolean {
  const people = pieces.slice(0, at).filter(namesPerson);
  return people.length > 1 && people.at(-1)?.text === pieces[met]?.text;
}

/** The words of a prompt; who is run after, followed, met or fought by somebody is somebody else ("a detective follows a woman", "a pirate vs a ninja"). */
export function chasedOthers(pieces: Pieces): Pieces {
  const others = new Set(
    pieces.flatMap((piece, at) => {
      if (chases(piece)) return [otherOf(pieces, at)];
      if (!faces(piece)) return [];
      const met = otherOf(pieces, at);
      // Behind a comma who fights may be named anew.
      const isAnew = pieces.slice(at + 1, met + 1).some(({ afterStop }) => afterStop);
      return isAnew || isOfSameTwo(pieces, at, met) ? [] : [met];
    }),
  );
  return pieces.map((piece, n) =>
    others.has(n)
      ? {
          ...piece,
          meanings: piece.meanings.map(
            (one): Meaning => (one.thing === 'person' ? { ...one, isElse: true } : one),
          ),
        }
      : piece,
  );
}
