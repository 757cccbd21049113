import { isWalker } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import { namesSomething } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Gives what is said behind two who are joined ("a cat and a dog sleeping") to the first of them too, unless something is said of that one. */
export function shareWhatIsDone(pieces: Pieces): Pieces {
  return pieces.map((piece, at) => {
    if (!isSomebody(piece) || postureIn(piece) !== undefined) return piece;
    const and = at + 1;
    const second = pieces.findIndex((one, n) => n > and && namesSomething(one));
    const isJoined =
      pieces[and]?.role === 'and' &&
      isSomebody(pieces[second]) &&
      !pieces.slice(and, second + 1).some((one) => one.afterStop || postureIn(one) !== undefined);
    const isSaidBefore = postureIn(pieces[at - 1]) !== undefined && !piece.afterStop;
    if (!isJoined || isSaidBefore) return piece;
    const posture = postureBehind(pieces, second);
    return posture === undefined ? piece : { ...piece, meanings: [...piece.meanings, { posture }] };
  });
}

/** How many words off behind somebody it may stand what is done. */
const NEAR = 3;

/** What is said to be done right behind a piece, before anything else is named. */
function postureBehind(pieces: Pieces, at: number): Meaning['posture'] {
  for (const one of pieces.slice(at + 1, at + 1 + NEAR)) {
    if (one.afterStop || one.role === 'and' || namesSomething(one)) return undefined;
    const posture = postureIn(one);
    if (posture !== undefined) return posture;
  }
  return undefined;
}

const postureIn = (piece: Piece | undefined): Meaning['posture'] =>
  piece?.meanings.find(({ posture }) => posture !== undefined)?.posture;

const isSomebody = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ thing }) => thing !== undefined && isWalker(thing)) ?? false;
