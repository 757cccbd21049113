import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** The words of a prompt: where a crowd is named it is the crowd that cheers, and not who is named before it. */
export function cheeringCrowds(pieces: Pieces): Pieces {
  if (!says(pieces, ({ trait }) => trait === 'crowd')) return pieces;
  return pieces.map((piece) =>
    piece.meanings.some(({ trait }) => trait === 'cheering')
      ? { ...piece, meanings: [{ crowded: 'busy' as const }] }
      : piece,
  );
}
