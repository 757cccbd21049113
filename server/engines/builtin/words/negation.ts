import type { Piece } from './reader.ts';

/**
 * Marks what a "without" takes away: the next known word after it (or the one before it, where the
 * language has it so), with what describes that word, and what "and" or "or" joins to it.
 */
export function markNegated<Meaning>(
  pieces: readonly Piece<Meaning>[],
  describes: (meaning: Meaning) => boolean,
): Piece<Meaning>[] {
  const negated = new Set<Piece<Meaning>>();
  pieces.forEach((piece, at) => {
    const along =
      piece.role === 'not before'
        ? pieces.slice(at + 1)
        : piece.role === 'not after'
          ? pieces.slice(0, at).reverse()
          : [];
    for (const one of takenAway(along, piece.role === 'not after', describes)) negated.add(one);
  });
  return pieces.map((piece) => (negated.has(piece) ? { ...piece, negated: true } : piece));
}

/** Behind these stands what is wanted instead. */
const BUT = /^(?:but|aber|sondern|mais|pero|sino|но|а|mas|ma|fakat|ama|لكن|लेकिन|而是)$/iu;

/** `along` leads away from the "without". */
function takenAway<Meaning>(
  along: readonly Piece<Meaning>[],
  backward: boolean,
  describes: (meaning: Meaning) => boolean,
): Piece<Meaning>[] {
  const taken: Piece<Meaning>[] = [];
  let complete = false;
  let joined = false;
  let stopped = false;
  for (const piece of along) {
    if (stopped || (!backward && piece.afterStop)) break;
    stopped = backward && piece.afterStop;
    if (piece.role?.startsWith('not') || (taken.length > 0 && BUT.test(piece.text))) break;
    if (piece.role === 'and') joined = true;
    else if (complete && !joined) break;
    else if (piece.role === 'with' && (complete || joined)) break;
    if (piece.meanings.length === 0) continue;
    taken.push(piece);
    complete = !piece.meanings.every(describes);
    if (complete) joined = false;
  }
  return taken;
}
