import type { Piece } from '../../../words/reader.ts';
import { TALE_KEYS } from '../keys/places/tale-keys.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';

/** The words of a prompt; a tournament at which knights are named is one with lances, and elsewhere says nothing of a place (that of chess players, a cup of footballers). */
export function atTournaments(pieces: readonly Piece<Meaning>[]): readonly Piece<Meaning>[] {
  const joust = says(pieces, ({ trait }) => trait === 'knight') ? [TALE_KEYS.joust] : [];
  return pieces.map((piece) =>
    piece.meanings.some(({ tourney }) => tourney === true)
      ? {
          ...piece,
          meanings: [...piece.meanings.filter(({ tourney }) => tourney !== true), ...joust],
        }
      : piece,
  );
}
