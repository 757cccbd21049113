import type { Piece } from '../../words/reader.ts';
import type { Meaning } from './meaning.ts';

/** The words of a prompt: where a party is named its balloons are a bunch of toys, and none that flies over the land. */
export function atParties(pieces: readonly Piece<Meaning>[]): readonly Piece<Meaning>[] {
  if (!pieces.some(({ meanings }) => meanings.some(({ party }) => party === true))) return pieces;
  return pieces.map((piece) =>
    piece.meanings.some(({ sky }) => sky === 'balloon')
      ? { ...piece, meanings: [{ thing: 'balloons' as const }] }
      : piece,
  );
}
