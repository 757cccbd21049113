import { isWalker } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import { isBeforeSomebody, namesSomething } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Gives what is said behind two who are joined ("a cat and a dog sleeping") to the first of them too, unless something is said of that one; the place where they are may stand before that. */
export function shareWhatIsDone(pieces: Pieces): Pieces {
  return pieces.map((piece, at) => {
    if (!isSomebody(piece) || postureIn(piece) !== undefined) return piece;
    const and = at + 1;
    const isEndingJoint = JOINT.test(piece.text);
    const second = pieces.findIndex(
      (one, n) => (isEndingJoint ? n >= and : n > and) && namesSomething(one),
    );
    const isJoined =
      (isEndingJoint || pieces[and]?.role === 'and') &&
      isSomebody(pieces[second]) &&
      !pieces.slice(and, second + 1).some((one) => one.afterStop || postureIn(one) !== undefined);
    const isSaidBefore = postureIn(pieces[at - 1]) !== undefined && !piece.afterStop;
    if (!isJoined || isSaidBefore) return piece;
    const posture = postureBehind(pieces, second);
    return posture === undefined ? piece : { ...piece, meanings: [...piece.meanings, { posture }] };
  });
}

/** Korean "and", which is the end of the word before it. */
/** Korean words that what is named next is joined to. */
export const JOINT = /\p{Script=Hangul}(?:와|과|랑|하고)$/u;

/** How many words off behind somebody it may stand what is done. */
const NEAR = 5;

/** What is said to be done right behind a piece, before anything else is named. */
function postureBehind(pieces: Pieces, at: number): Meaning['posture'] {
  for (const one of pieces.slice(at + 1, at + 1 + NEAR)) {
    if (one.afterStop || one.role === 'and') return undefined;
    const posture = postureIn(one);
    // "With a sleeping dog."
    if (posture !== undefined) return isBeforeSomebody(pieces, one) ? undefined : posture;
    if (namesSomething(one) && !isPlace(one)) return undefined;
  }
  return undefined;
}

const postureIn = (piece: Piece | undefined): Meaning['posture'] =>
  piece?.meanings.find(({ posture }) => posture !== undefined)?.posture;

const isPlace = ({ meanings }: Piece): boolean => meanings.some(({ land }) => land !== undefined);

const isSomebody = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ thing }) => thing !== undefined && isWalker(thing)) ?? false;
