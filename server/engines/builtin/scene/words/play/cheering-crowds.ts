import type { Piece } from '../../../words/reader.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';

/** The words of a prompt: where a crowd is named it is the crowd that cheers, and not who is named before it. */
export function cheeringCrowds(pieces: readonly Piece<Meaning>[]): readonly Piece<Meaning>[] {
  if (!says(pieces, ({ trait }) => trait === 'crowd')) return pieces;
  return pieces.map((piece) =>
    piece.meanings.some(({ trait }) => trait === 'cheering')
      ? { ...piece, meanings: [{ crowded: 'busy' as const }] }
      : piece,
  );
}
