import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';

/** What the word at an index means by those beside it; null: it means what it does by itself. */
export type Sense = (pieces: Pieces, at: number) => readonly Meaning[] | null;

/** Whether the word at an index means what the lists say of it, by those beside it. */
export type IsMeant = (pieces: Pieces, at: number) => boolean;

/** The words of a prompt, each with what the first of some senses says of it; one that then means nothing is passed over. */
export const inSenses = (pieces: Pieces, senses: readonly Sense[]): Pieces =>
  pieces.map((piece, at) => {
    if (piece.negated || piece.meanings.length === 0) return piece;
    const meanings = firstSense(pieces, at, senses);
    return meanings === null
      ? piece
      : { ...piece, meanings, role: meanings.length === 0 ? ('other' as const) : piece.role };
  });

/** What the first of some senses that says anything says of the word at an index; null where none does. */
function firstSense(
  pieces: Pieces,
  at: number,
  senses: readonly Sense[],
): readonly Meaning[] | null {
  for (const sense of senses) {
    const meanings = sense(pieces, at);
    if (meanings !== null) return meanings;
  }
  return null;
}
