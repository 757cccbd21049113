import { isBeast, isWalker } from '../creatures.ts';
import { isInstrument, isPlayedBy } from '../dress/holding.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

const hasHands = ({ thing }: Meaning): boolean =>
  thing !== undefined && (isWalker(thing) || isBeast(thing));

/** The words of a prompt: what is said to be played and by nobody whom a word names is played by somebody ("a hipster playing the violin", "playing the accordion in Paris"). */
export function playedBySomebody(pieces: Pieces): Pieces {
  if (says(pieces, hasHands) || says(pieces, ({ trait }) => trait === 'climbing')) return pieces;
  const at = pieces.findIndex(
    ({ negated, meanings }) => !negated && meanings.some(({ held }) => isInstrument(held)),
  );
  const piece = pieces[at];
  if (piece === undefined || !isPlayedBy(pieces, piece)) return pieces;
  const held = piece.meanings.find((one) => isInstrument(one.held))?.held;
  return pieces.map((one, n) =>
    n === at && held !== undefined ? { ...one, meanings: [{ thing: 'person', held }] } : one,
  );
}
