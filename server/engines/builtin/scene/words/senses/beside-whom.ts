import { isPerson } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Words behind somebody for where another one is, of languages that say it so. */
const BESIDE =
  /^(?:前|隣|横|そば|傍|後ろ|背後|앞에서?|옆에서?|곁에서?|뒤에서?|旁边|旁|身边|面前|前面|身后|के सामने|सामने|के पास|पास|के पीछे|पीछे|önünde|yanında|arkasında|karşısında)$/u;
/** What stands between somebody and such a word, or behind it. */
const PARTICLE = /^(?:の|に|で|面|在)$/u;

const namesSomebody = (piece: Piece | undefined): piece is Piece =>
  piece !== undefined && !piece.negated && piece.meanings.some(isPerson);

/** A phrase of somebody beside whom another one is: where it begins, its word for beside, and what follows it. */
interface Phrase {
  readonly from: number;
  readonly beside: number;
  readonly end: number;
}

function phraseAt(pieces: Pieces, at: number): Phrase | null {
  if (!namesSomebody(pieces[at])) return null;
  let beside = at + 1;
  while (PARTICLE.test(pieces[beside]?.text ?? '')) beside++;
  if (!BESIDE.test(pieces[beside]?.text ?? '')) return null;
  let end = beside + 1;
  while (PARTICLE.test(pieces[end]?.text ?? '')) end++;
  const from = pieces[at - 1]?.text === '在' ? at - 1 : at;
  return pieces.slice(from + 1, end).some(({ afterStop }) => afterStop)
    ? null
    : { from, beside, end };
}

/**
 * The words of a prompt; who is named before "in front of" or "beside" as Japanese, Korean, Chinese, Hindi and Turkish
 * say it comes behind what another one does there, who else would be taken for the same one or leave the deed to the
 * first: "女王の前にひざまずく騎士", "şövalye kraliçenin önünde diz çöküyor".
 */
export function besideWhom(pieces: Pieces): Pieces {
  const at = pieces.findIndex((_, n) => phraseAt(pieces, n) !== null);
  const phrase = at < 0 ? null : phraseAt(pieces, at);
  const whom = pieces[at];
  const beside = phrase === null ? undefined : pieces[phrase.beside];
  if (phrase === null || whom === undefined || beside === undefined) return pieces;
  const stop = pieces.findIndex(({ afterStop }, n) => n >= phrase.end && afterStop);
  const last = stop < 0 ? pieces.length : stop;
  const start = pieces.findLastIndex(({ afterStop }, n) => n <= phrase.from && afterStop);
  const before = pieces.slice(0, phrase.from);
  const behind = pieces.slice(phrase.end, last);
  const isAnother =
    before.slice(Math.max(0, start)).some(namesSomebody) || behind.some(namesSomebody);
  if (!isAnother) return pieces;
  const isFirst = pieces[phrase.from]?.afterStop === true;
  const moved = behind.map((one, n) => (n === 0 ? { ...one, afterStop: isFirst } : one));
  return [
    ...before,
    ...moved,
    { ...beside, meanings: [], role: 'with', afterStop: false },
    { ...whom, afterStop: false },
    ...pieces.slice(last),
  ];
}
