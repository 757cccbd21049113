import type { Piece, Pieces } from '../pieces.ts';

const isPlane = ({ meanings }: Piece): boolean =>
  meanings.some(({ thing, held }) => thing === 'paperplane' || held === 'paperplane');

/** Arabic names kites and planes of paper alike. */
const OF_PAPER = /ورق/u;

/** The words of a prompt; who watches paper planes fly does not fly, and what of paper flies in a classroom is a plane and no kite. */
export function withPaperPlanes(pieces: Pieces): Pieces {
  const isAtSchool = pieces.some(
    ({ meanings, negated }) => !negated && meanings.some(({ land }) => land === 'classroom'),
  );
  const named = pieces.map((piece) =>
    isAtSchool && OF_PAPER.test(piece.text) && piece.meanings.some(({ thing }) => thing === 'kite')
      ? { ...piece, meanings: [{ thing: 'paperplane', held: 'paperplane' } as const] }
      : piece,
  );
  if (!named.some(({ meanings }) => meanings.some(({ thing }) => thing === 'person'))) return named;
  return named.map((piece, at) => {
    const before = named.slice(0, at).findLast(({ meanings }) => meanings.length > 0);
    const isTheirs =
      piece.meanings.length > 0 &&
      piece.meanings.every(({ posture }) => posture === 'flying') &&
      before !== undefined &&
      isPlane(before);
    // It is understood, and said of nobody.
    return isTheirs ? { ...piece, meanings: [{ size: 1 }] } : piece;
  });
}
