import type { DayTime } from '../idea.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** An hour in digits, alone or written together with its unit ("2am", "3시", "11h30"). */
const HOUR = /^(\d{1,2})(?:(h|hs|時|时|시|点|點)(?:\d\d)?|(am|pm))?$/iu;
/** What stands between an hour and what half of the day it is of: its unit, and words that join them. */
const UNIT =
  /^(?:uhr|h|hs|hrs|heures?|horas?|ore|час\p{L}*|clock|hours?|時|时|시|点|點|点钟|点半|时候|बजे|बजकर)$/iu;
const JOINS = /^(?:o|in|the|at|of|de|du|la|da|do|del|della|di|\d\d)$/iu;
/** The halves of the day, whole, and as two letters that stand apart ("a.m."). */
const HALF = /^(am|pm)$/iu;
const [FORENOON, AFTERNOON] = [/^a$/iu, /^p$/iu];
const LAST_LETTER = /^m$/iu;

/** Behind a number it is how long something takes or is open: "24 hours". */
const SPAN = /^hours?$/iu;

/** How many words may stand between an hour and the time of day that it is of ("three o'clock in the morning"). */
const NEAR = 5;

/** When it is at an hour of a clock of twelve: of the first half of the day it is night up to four, and day from eight on; of the second it is dusk from six and night from eight on. */
function timeAt(hour: number, isLate: boolean): DayTime | null {
  const at = (hour % 12) + (isLate ? 12 : 0);
  if (at < 5 || at >= 20) return 'night';
  if (at < 8) return 'dawn';
  if (at < 17) return 'day';
  return at < 18 ? null : 'dusk';
}

const timeOf = (piece: Piece | undefined): DayTime | undefined =>
  piece?.meanings.find(({ time }) => time !== undefined)?.time;

/** What hour a word says, by its digits or as a number; null: none. */
function hourOf({ text, meanings, negated }: Piece): number | null {
  if (negated) return null;
  const digits = HOUR.exec(text)?.[1];
  const hour = digits
    ? Number(digits)
    : meanings.find(({ count, thing }) => count && thing === undefined)?.count;
  return hour !== undefined && hour <= 24 ? hour : null;
}

/** The words from an hour on that tell it, and when that is; null: it is no hour. */
interface Told {
  readonly from: number;
  readonly to: number;
  readonly time: DayTime | null;
}

/** When it is at the hour that the word at an index says; null: it says none. */
function toldAt(pieces: Pieces, at: number): Told | null {
  const piece = pieces[at] as Piece;
  const hour = hourOf(piece);
  if (hour === null) return null;
  const [, , joined, half] = HOUR.exec(piece.text) ?? [];
  if (half) return { from: at, to: at, time: timeAt(hour, /p/iu.test(half)) };
  let [to, hasUnit, isSpan] = [at, joined !== undefined, hour === 24];
  for (let n = at + 1; n <= at + NEAR; n++) {
    const next = pieces[n];
    if (next === undefined || (next.afterStop && !/^\d\d$/u.test(next.text))) break;
    const { text } = next;
    if (HALF.test(text) && /^\d/u.test(piece.text))
      return { from: at, to: n, time: timeAt(hour, /^p/iu.test(text)) };
    const isApart = LAST_LETTER.test(pieces[n + 1]?.text ?? '') && /^\d/u.test(piece.text);
    if (isApart && (FORENOON.test(text) || AFTERNOON.test(text)))
      return { from: at, to: n + 1, time: timeAt(hour, AFTERNOON.test(text)) };
    const time = timeOf(next);
    // "Three nights" are no hour: between the two something joins them.
    if (time !== undefined && n > at + (hasUnit ? 0 : 1))
      return { from: at, to: n, time: withWord(hour, time) };
    if (UNIT.test(text)) [to, hasUnit, isSpan] = [n, true, isSpan || SPAN.test(text)];
    else if (!JOINS.test(text)) break;
  }
  if (!hasUnit) return null;
  // "早上6点": the time of day stands before its hour.
  const before = piece.afterStop ? undefined : timeOf(pieces[at - 1]);
  if (before !== undefined) return { from: at - 1, to, time: withWord(hour, before) };
  return { from: at, to, time: hour > 12 && !isSpan ? timeAt(hour, true) : null };
}

/** When it is at an hour beside which a word says the time of day: the small hours of a morning are night. */
const withWord = (hour: number, word: DayTime): DayTime =>
  word === 'dawn' ? (timeAt(hour, false) ?? word) : word;

/** The words of a prompt; an hour of the clock is a time of day, unless the others say another, and neither a number of what is named with it nor a clock. */
export function hours(pieces: Pieces): Pieces {
  const out = [...pieces];
  const told: Told[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const hour = toldAt(pieces, at);
    if (hour === null) continue;
    for (let n = hour.from; n <= hour.to; n++)
      out[n] = { ...(pieces[n] as Piece), meanings: [{ size: 1 }] };
    told.push(hour);
    at = hour.to;
  }
  // "8 pm, the sun is setting": words know better how light it is.
  if (says(out, ({ time }) => time !== undefined)) return out;
  for (const { from, time } of told)
    if (time !== null) out[from] = { ...(pieces[from] as Piece), meanings: [{ time }] };
  return out;
}
