import type { Piece, Pieces } from '../pieces.ts';

/** A year of a future that is far enough to be dreamed of, alone or written together with the word for it ("2100년의"). */
const TO_COME = /^(?:20[5-9]\d|2[1-9]\d\d|[3-9]\d{3})(년\p{L}*|年)?$/u;
/** Words for a year, beside it; and what says that something is in it, before it. */
const YEAR =
  /^(?:year|jahr|année|an|año|anno|ano|год\p{L}*|yıl\p{L}*|عام|سنة|年|साल|सन|वर्ष|西元|公元)$/iu;
const IN = /^(?:in|en|em|im|nel|в|around|circa)$/iu;

/** Behind a year that is long past, and behind a number of what else there are so many of. */
const NO_YEAR =
  /^(?:bc|bce|b|v|ac|a|av|avant|до|mö|ق|前|pieces?|meters?|metres?|steps?|teile\p{L}*)$/iu;
/** Before a year that is long past. */
const BEFORE_CHRIST = /^(?:公元前|西元前|紀元前|기원전|मसीह|ईसा)$/u;
/** Behind the years: that they have passed; and behind or before them: that something is so old. */
const AGO = /^(?:前|전|전의|önce\p{L}*|evvel|पहले|قبل|مضت|до)$/iu;
const AGED_BEHIND =
  /^(?:yıllık|eski|yaşında\p{L}*|पुरान\S*|歴史|历史|歷史|역사\p{L}*|古い|老|古树|된|묵은)$/iu;
const AGED_BEFORE = /^(?:樹齢|齢|树龄|樹齡|수령|عمره|عمرها|منذ|قبل|возраст\p{L}*)$/iu;
/** How many words behind the years what is so old may stand. */
const NEAR = 3;

/** Whether the number at an index is one of years that are over. */
function isPast(pieces: Pieces, at: number): boolean {
  const behind = pieces.slice(at + 1, at + 1 + NEAR);
  const stop = behind.findIndex(({ afterStop }) => afterStop);
  const said = (stop < 0 ? behind : behind.slice(0, stop)).map(({ text }) => text);
  const passed = said.find((text) => !YEAR.test(text)) ?? '';
  return (
    AGO.test(passed) ||
    said.some((text) => AGED_BEHIND.test(text)) ||
    AGED_BEFORE.test(pieces[at - 1]?.text ?? '')
  );
}

/** Places and peoples of antiquity. */
const ANCIENT =
  /^(?:ancient|babylon\p{L}*|sumer\p{L}*|mesopotamia\p{L}*|stonehenge|pyramids?|pharaohs?|neolithic|stone age|bronze age)$/iu;

/** The words of a prompt; a year of the far future is no number of things, and says how cities are built. */
export function yearsToCome(pieces: Pieces): Pieces {
  const isYear = (n: number): boolean => YEAR.test(pieces[n]?.text ?? '');
  if (pieces.some(({ text }) => ANCIENT.test(text))) return pieces;
  return pieces.map((piece, at): Piece => {
    const [before, behind] = [pieces[at - 1]?.text ?? '', pieces[at + 1]?.text ?? ''];
    if (NO_YEAR.test(behind) || BEFORE_CHRIST.test(before)) return piece;
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
    // They count nothing either.
    if (year !== null && (isTold || AGED_BEHIND.test(behind)) && isPast(pieces, at))
      return { ...piece, role: 'other', meanings: [] };
    return isTold ? { ...piece, meanings: [{ future: true }] } : piece;
  });
}
