import { PLACE_KEYS } from '../keys/places/place-keys.ts';
import { ROOM_KEYS } from '../keys/places/room-keys.ts';
import type { Meaning } from '../meaning.ts';
import { says, saysPerson } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Words beside a terrace that say that it is tilled. */
const TILLED =
  /^(?:farm(?:s|ing)?|agriculture|cultur(?:es?|a)|cultivos?|cultivad[oa]s|agricultura|coltivazion[ei]|coltivat[ei]|anbau|ackerbau|landwirtschaft|tarım\p{L}*|tarla\p{L}*)$/iu;
/** How far from the terrace such a word may stand. */
const NEAR = 2;
/** What grows on one, behind it with an "of", and before it in Turkish. */
const OF_CROP = /^(?:de|di) (?:riz|thé|té|arroz|chá|riso|tè)(?: |$)/iu;
const TURKISH_CROP = /^(?:pirinç|çay)$/iu;
/** A Turkish terrace that is something's, and not where something is. */
const TURKISH_OF = /^teras(?:ı|ları)$/iu;

/** Words behind a terrace that make a house of it in Japanese and Korean. */
const HOUSE = /^(?:ハウス|하우스)$/u;

/** One of cafés: several with people at them, and one that the French are "en". */
const OF_CAFES = /^(?:terrazas|terrasses)$/iu;
const FRENCH = /^terrasse$/iu;
const AT = /^en$/iu;

const isTerrace = ({ meanings }: Piece): boolean => meanings.includes(ROOM_KEYS.terrace);

/** Whether mountains are named, on which terraces are fields. */
const areMountains = (pieces: Pieces): boolean =>
  says(pieces, ({ land, thing }) => land === 'mountain' || thing === 'incacity');

/** Where the word for a crop stands that grows on the terrace at an index; none: -1. */
function cropOf(pieces: Pieces, at: number): number {
  const [next, second] = [pieces[at + 1], pieces[at + 2]];
  if (OF_CROP.test(next?.text ?? '')) return at + 1;
  if (OF_CROP.test(`${next?.text} ${second?.text}`)) return at + 2;
  const isTurkish =
    TURKISH_OF.test(pieces[at]?.text ?? '') && TURKISH_CROP.test(pieces[at - 1]?.text ?? '');
  return isTurkish ? at - 1 : -1;
}

const isTilled = (pieces: Pieces, at: number): boolean =>
  cropOf(pieces, at) >= 0 ||
  pieces.slice(Math.max(0, at - NEAR), at + NEAR + 1).some(({ text }) => TILLED.test(text));

/** What a terrace at an index is: one over roofs, fields, a house, tables before a café, or nothing that is known. */
function terraceAt(pieces: Pieces, at: number): readonly Meaning[] {
  const { text, plural, meanings } = pieces[at] as Piece;
  const next = pieces[at + 1];
  if (isTilled(pieces, at)) return [{ land: 'terraces' }];
  if (next?.afterStop === false && HOUSE.test(next.text)) return [{ thing: 'house' }];
  const isServed =
    (FRENCH.test(text) && AT.test(pieces[at - 1]?.text ?? '')) ||
    (OF_CAFES.test(text) && pieces.some(saysPerson));
  if (isServed && !areMountains(pieces)) return [PLACE_KEYS.cafetowns];
  return plural ? [] : meanings;
}

/** The words of a prompt with what a terrace is in it: one over the roofs only where no fields and no café's tables are meant; a crop that grows on it is no meal. */
export function whichTerraces(pieces: Pieces): Pieces {
  const terraces = pieces.flatMap((piece, at) => (isTerrace(piece) ? [at] : []));
  const crops = new Set(terraces.map((at) => cropOf(pieces, at)));
  return pieces.map((piece, at) =>
    terraces.includes(at)
      ? { ...piece, meanings: terraceAt(pieces, at) }
      : crops.has(at)
        ? { ...piece, meanings: [] }
        : piece,
  );
}
