import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Whether it says no more than what somebody does. */
const isDeed = (meaning: Meaning): boolean =>
  Object.keys(meaning).every((key) => key === 'trait' || key === 'posture');

/** Whether a word is one that no list has. */
const isUnknown = ({ role, meanings }: Piece): boolean => role === null && meanings.length === 0;

/** Whether what the word at an index would take away is something unknown that stands before it. */
function isOfUnknown(pieces: Pieces, at: number): boolean {
  const piece = pieces[at];
  if (piece?.negated !== true || piece.meanings.length === 0) return false;
  const without = pieces.findLastIndex(({ role }, n) => n < at && role === 'not before');
  const between = pieces.slice(without + 1, at);
  return without >= 0 && between.some(isUnknown) && !between.some(({ negated }) => negated);
}

/** The words of a prompt; what is missing and no list has takes away no deed behind it: a knight "ohne Visier kniet" kneels. */
export const withoutUnknown = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) =>
    piece.meanings.every(isDeed) && isOfUnknown(pieces, at) ? { ...piece, negated: false } : piece,
  );
