import type { Piece } from '../../../words/reader.ts';
import { PASTIME_KEYS } from '../keys/places/pastime-keys.ts';
import { TURN_KEYS } from '../keys/turn-keys.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';

type Pieces = readonly Piece<Meaning>[];

const replaced = (
  pieces: Pieces,
  key: Meaning,
  by: (piece: Piece<Meaning>, at: number) => Meaning | null,
): Pieces =>
  pieces.map((piece, at) =>
    piece.meanings.includes(key)
      ? {
          ...piece,
          meanings: piece.meanings.flatMap((one) => (one === key ? (by(piece, at) ?? []) : [one])),
        }
      : piece,
  );

/** Words for houses of guests. */
const HOTEL =
  /^(?:hotels?|hôtels?|отел\p{L}*|гостиниц\p{L}*|otel\p{L}*|فندق|होटल|酒店|ホテル|호텔)$/iu;
/** Words for what has a roof. */
const INDOORS =
  /^(?:indoors?|couverte?|überdacht\p{L}*|cubierta|cubierto|coberta|coperta|крыт\p{L}*|kapalı|مغطى|室内|屋内|실내|इनडोर)$/iu;

/** The pool of a villa or a hotel is theirs, and one that is covered no lido. */
function poolsOfHouses(pieces: Pieces): Pieces {
  if (pieces.some(({ text }) => INDOORS.test(text)))
    return replaced(pieces, PASTIME_KEYS.lido, () => ({ land: 'indoorpool' }));
  const isHouse =
    says(pieces, ({ thing }) => thing === 'house' || thing === 'villa') ||
    pieces.some(({ text }) => HOTEL.test(text));
  return isHouse
    ? replaced(pieces, PASTIME_KEYS.lido, () => ({ land: 'pool', also: ['parasol'] }))
    : pieces;
}

/** Words between a fighter and what for or how they fight. */
const FIGHTS_FOR = /^(?:de|da|do|per|за|pour|for)$/iu;
/** Words for what a wrestler wears on the face. */
const MASK = /^(?:masks?|máscara|маска)$/iu;

/** Who fights for something or in another way is in no boxing ring, and a wrestler's mask is nobody. */
const fighters = (pieces: Pieces): Pieces =>
  replaced(pieces, TURN_KEYS.wrestler, (_, at) => {
    const next = pieces[at + 1];
    if (next === undefined || next.afterStop) return TURN_KEYS.wrestler;
    if (MASK.test(next.text)) return null;
    const isWrestling = pieces[at + 2]?.meanings.includes(TURN_KEYS.wrestler) === true;
    return FIGHTS_FOR.test(next.text) && !isWrestling ? { thing: 'person' } : TURN_KEYS.wrestler;
  });

/** The words of a prompt; some mean another thing beside what is named with them: a pool of a villa, a fighter for freedom. */
export const sensesByCompany = (pieces: Pieces): Pieces =>
  [poolsOfHouses, fighters].reduce((all, step) => step(all), pieces);
