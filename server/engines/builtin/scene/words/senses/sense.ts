import type { Piece } from '../../../words/reader.ts';
import type { Meaning } from '../meaning.ts';

/** What the word at an index means by those beside it; null: it means what it does by itself. */
export type Sense = (pieces: readonly Piece<Meaning>[], at: number) => readonly Meaning[] | null;

/** Whether the word at an index means what the lists say of it, by those beside it. */
export type IsMeant = (pieces: readonly Piece<Meaning>[], at: number) => boolean;

/** The words of a prompt, each with what the first of some senses says of it; one that then means nothing is passed over. */
export const inSenses = (
  pieces: readonly Piece<Meaning>[],
  senses: readonly Sense[],
): readonly Piece<Meaning>[] =>
  pieces.map((piece, at) => {
    if (piece.negated || piece.meanings.length === 0) return piece;
    const meanings = senses.map((sense) => sense(pieces, at)).find((one) => one !== null);
    return meanings === undefined
      ? piece
      : { ...piece, meanings, role: meanings.length === 0 ? ('other' as const) : piece.role };
  });
