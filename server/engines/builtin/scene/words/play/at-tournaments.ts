import { TALE_KEYS } from '../keys/places/tale-keys.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** The words of a prompt; a tournament at which knights are named is one with lances, and elsewhere says nothing of a place (that of chess players, a cup of footballers). */
export function atTournaments(pieces: Pieces): Pieces {
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
