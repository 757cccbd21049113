import type { Piece } from '../../../words/reader.ts';
import type { Subject } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Trait } from '../trait.ts';
import { isOnTop, isUpon } from '../upon/said-on.ts';
import { takersOf } from '../upon/seats.ts';
import { LOOKS } from './beside-people.ts';

type Pieces = readonly Piece<Meaning>[];

/** Words for "at" and "around" before a table, and behind it. */
const BEFORE: ReadonlySet<string> = new Set(
  'at around am an um à autour en a al alla attorno intorno ao à na no за у вокруг حول إلى'.split(
    ' ',
  ),
);
const BEHIND: ReadonlySet<string> = new Set([
  ...['etrafında', 'başında', 'के पास', 'के चारों ओर', 'पर', '旁', '旁边', '边', '前'],
  ...['囲む', '囲んで', '주위에', '주위의', '둘러앉은'],
]);
/** How many words may stand between such a word and its table ("around the old kitchen table"). */
const NEAR = 4;

/** Beside a table at which one stands or lies, and has nothing to eat: before it, or behind it and "of". */
const OF_GAMES =
  /^(?:pool|snooker|pong|tennis|hockey|foosball|football|operating|massage|work|craft|changing|market|stall|pingpong|pongue|billi?ard\p{L}*|biliardo|billar|bilhar|sinuca|totó|pebolim|matraquilhos|futbolín|billardino|calcetto|calciobalilla|baby-?foot|opération|massages?|operaciones|masajes|massagem|massaggi|бильярд\p{L}*|теннисн\p{L}*|операционн\p{L}*|пеленальн\p{L}*|массажн\p{L}*|bilardo|langırt|ameliyat|masaj|tenisi)$|^(?:台?球|乒乓\p{L}*|手术|ビリヤード|卓球|手術|당구|탁구|수술)|^(?:बिलियर्ड|البلياردو|بلياردو|البينغ)/iu;
/** Words between a table and what it is for. */
const OF = /^(?:de|da|do|di|del|della|dei|d|para|لعبة)$/iu;
/** How many words behind a table tell what it is for ("table de ping pong"). */
const LAST = 3;

/** Whether a table is for a game or for work. */
function isForGames(pieces: Pieces, at: number): boolean {
  const [before, next] = [pieces[at - 1], pieces[at + 1]];
  if (before !== undefined && OF_GAMES.test(before.text)) return true;
  if (next === undefined || next.afterStop) return false;
  return (
    OF_GAMES.test(next.text) ||
    (OF.test(next.text) &&
      pieces.slice(at + 1, at + 1 + LAST).some(({ text }) => OF_GAMES.test(text)))
  );
}

/** Whether a word names a table at which somebody is, and not on top of it. */
function isOfGuests(pieces: Pieces, at: number): boolean {
  const piece = pieces[at];
  if (piece === undefined || piece.negated) return false;
  if (!piece.meanings.some(({ seat }) => seat === 'table')) return false;
  if (isForGames(pieces, at)) return false;
  if (!takersOf(pieces, at, 'table').has('person')) return false;
  if ([1, 2].some((behind) => BEHIND.has(pieces[at + behind]?.text ?? ''))) return true;
  if (isOnTop(pieces, piece)) return false;
  if (isUpon(pieces, piece)) return true;
  for (let back = 0; back < NEAR && pieces[at - back]?.afterStop === false; back++) {
    const before = pieces[at - back - 1];
    if (before?.meanings.some(({ thing }) => thing !== undefined) !== false) return false;
    if (BEFORE.has(before.text.toLowerCase())) return true;
  }
  return false;
}

/** Whether no more is said of somebody than looks, and that they talk. */
const isIdle = ({ thing, posture, holds, on, far, traits = [] }: Subject): boolean =>
  thing === 'person' &&
  posture === null &&
  (holds ?? on ?? far) === undefined &&
  traits.every((one: Trait) => LOOKS.has(one) || one === 'talking' || one === 'sad');

/** Those who are said to be at a table, and neither to eat nor to do what one does on one's feet, sit there ("a family at the table", "dos amigos en la mesa"). */
export const sitAtTables = (pieces: Pieces, things: readonly Subject[]): readonly Subject[] =>
  !says(pieces, ({ dines }) => dines === true) && pieces.some((_, at) => isOfGuests(pieces, at))
    ? things.map((one) => (isIdle(one) ? { ...one, posture: 'sitting' } : one))
    : things;
