import { PHRASE_KEYS } from '../keys/phrase-keys.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Words of Spanish, Portuguese and Italian for what is near in a picture, and for a picture from near by. */
const EITHER = /^(?:en|em|in|no|nel) (?:el )?prim/iu;
/** What lies behind what is near. */
const BEHIND = /^(?:(?:al|de|ao|sullo) )?(?:fondo|fundo|sfondo|atrás|detrás|dietro)$/iu;

const isBehind = ({ text }: Piece): boolean => BEHIND.test(text);

/** The words of a prompt; "en primer plano" behind what it is said of is a picture from near by, where nothing is said of what is far off. */
export function closeUps(pieces: Pieces): Pieces {
  if (says(pieces, ({ far }) => far === true) || pieces.some(isBehind)) return pieces;
  return pieces.map((piece, at) =>
    at > 0 &&
    !piece.afterStop &&
    EITHER.test(piece.text) &&
    piece.meanings.includes(PHRASE_KEYS.foreground)
      ? { ...piece, meanings: [{ composition: 'close' }] }
      : piece,
  );
}
