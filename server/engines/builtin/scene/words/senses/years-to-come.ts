import type { Piece } from '../../../words/reader.ts';
import type { Meaning } from '../meaning.ts';

type Pieces = readonly Piece<Meaning>[];

/** A year of a future that is far enough to be dreamed of, alone or written together with the word for it ("2100년의"). */
const TO_COME = /^(?:20[5-9]\d|2[1-9]\d\d|[3-9]\d{3})(년\p{L}*|年)?$/u;
/** Words for a year, beside it; and what says that something is in it, before it. */
const YEAR =
  /^(?:year|jahr|année|an|año|anno|ano|год\p{L}*|yıl\p{L}*|عام|سنة|年|साल|सन|वर्ष|西元|公元)$/iu;
const IN = /^(?:in|en|em|im|nel|в|around|circa)$/iu;

/** The words of a prompt; a year of the far future is no number of things, and says how cities are built. */
export function yearsToCome(pieces: Pieces): Pieces {
  const isYear = (n: number): boolean => YEAR.test(pieces[n]?.text ?? '');
  return pieces.map((piece, at) => {
    const year = TO_COME.exec(piece.text);
    const next = pieces[at + 1];
    const isLast =
      next === undefined ||
      next.afterStop ||
      next.meanings.every(({ thing, trait }) => (thing ?? trait) === undefined);
    const isTold =
      year !== null &&
      (year[1] !== undefined ||
        isYear(at - 1) ||
        isYear(at + 1) ||
        (IN.test(pieces[at - 1]?.text ?? '') && isLast));
    return isTold ? { ...piece, meanings: [{ future: true }] } : piece;
  });
}
