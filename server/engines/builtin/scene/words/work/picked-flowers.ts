import { FIELD_KEYS } from '../keys/places/field-keys.ts';
import { SCENE_MEANINGS } from '../keys/scene-keys.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Words for picking that stand before what is picked, and those that stand behind it. */
const PICKS =
  /^(?:pick(?:s|ing)?|pluck(?:s|ing)?|cueill(?:e|ent|ant|ir)|pflück(?:t|en|e)|recog(?:e|en|iendo|er)|cog(?:e|en|iendo)|cort(?:a|an|ando)|colh(?:e|em|endo|er)|apanh(?:a|am|ando)|raccogli(?:e|endo|ere)|raccolgono|cogli(?:e|endo)|собира(?:ет|ют|ющая|ющий|ющие)|рв(?:ёт|ет|ут)|采|摘|采摘|采集|تقطف|يقطف|يقطفون)$/iu;
const PICKS_BEHIND =
  /^(?:pflück(?:t|en|end)|摘(?:む|んで\p{L}*)|꺾(?:는|고)|따(?:는|고)|topla(?:yan|yor|yanlar)|तोड़(?:ती|ता|ते)|चुन(?:ती|ता|ते))$/iu;
/** What is picked up, out of or from others is none that grows. */
const APART = /^(?:up|out|off|from|of|among|with|aus|von|entre|con|com|среди|из|с)$/iu;
/** How many words may stand between ("picks the first red tulips"). */
const BETWEEN = 3;

const isKind = ({ thing, bloom }: Meaning): boolean => thing === 'flower' && bloom !== undefined;
/** French and others write roses like what is pink. */
const isRoses = ({ text }: Piece): boolean => /^roses$/iu.test(text);

/** Whether a word says nothing by itself, or no more than that somebody works. */
const isBare = ({ meanings, negated }: Piece): boolean =>
  !negated && meanings.every(({ trait }) => trait === 'working');

/** Where the flowers stand that somebody picks before naming them; -1: nowhere. */
function pickedBehind(pieces: Pieces, verb: number): number {
  for (let at = verb + 1; at <= verb + 1 + BETWEEN; at++) {
    const piece = pieces[at];
    if (piece === undefined || piece.afterStop || piece.negated || APART.test(piece.text))
      return -1;
    if (piece.meanings.some(isKind) || isRoses(piece)) return at;
    if (piece.meanings.some(({ colour, size }) => (colour ?? size) === undefined)) return -1;
  }
  return -1;
}

/** Where the flowers stand that are picked by a word of this index; -1: nowhere. */
function flowersOf(pieces: Pieces, verb: number): number {
  const [before, piece] = [pieces[verb - 1], pieces[verb]];
  if (piece === undefined || !isBare(piece)) return -1;
  if (PICKS_BEHIND.test(piece.text) && !piece.afterStop) {
    const at = before?.text === 'を' ? verb - 2 : verb - 1;
    if (pieces[at]?.meanings.some(isKind) === true) return at;
  }
  return PICKS.test(piece.text) ? pickedBehind(pieces, verb) : -1;
}

/** The words of a prompt: who picks flowers that are called by their kind ("a girl picking tulips") picks those where they grow. */
export function pickedFlowers(pieces: Pieces): Pieces {
  const picked = pieces.map((_, at) => flowersOf(pieces, at));
  return pieces.map((piece, at): Piece => {
    if ((picked[at] ?? -1) >= 0) {
      const { trait, land } = FIELD_KEYS.flowerpicking;
      return { ...piece, role: null, meanings: [{ trait, land, ifNone: true }] };
    }
    return picked.includes(at) && !piece.meanings.some(isKind)
      ? { ...piece, role: null, meanings: [SCENE_MEANINGS.rose] }
      : piece;
  });
}
