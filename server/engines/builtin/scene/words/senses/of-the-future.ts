import { INDOORS } from '../../world/room/plan-room.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Thoughts and letters, of whose future nothing is seen. */
const THOUGHT =
  /^(?:dream\p{L}*|think\p{L}*|thoughts?|hop(?:e|es|ing)|fear\p{L}*|afraid|scared|worr\p{L}*|message|postcard|letter|träum\p{L}*|denk\p{L}*|angst|hoff\p{L}*|brief|nachricht|rêv\p{L}*|peur|pens\p{L}*|espoir|lettre|message|sue[ñn]\p{L}*|miedo|carta|mensaje|sogn\p{L}*|paura|lettera|messaggio|sonh\p{L}*|medo|mensagem|страх\p{L}*|боит\p{L}*|мечт\p{L}*|письмо|يحلم|تحلم|الخوف|خائف|خائفة|رسالة)$/iu;

/** How many words before those for the future it may stand. */
const NEAR = 2;

/** Lands in which what is of the future is built. */
const BUILT: ReadonlySet<Land> = new Set<Land>(['city', 'street', 'clouds']);

const isOfFuture = ({ future, ifNone }: Meaning): boolean => future === true && ifNone === true;

/** Whether a word names a place in which nobody builds: open land, a wood of bamboo. */
const isInTheOpen = ({ land, thing, settled }: Meaning): boolean =>
  thing === 'bamboo' ||
  (settled !== undefined && land !== 'clouds') ||
  (land !== undefined && !BUILT.has(land) && !INDOORS.includes(land));

/** Whether a word names a city, which is then the one of the future, wherever that is ("a futuristic desert city"). */
const isCity = ({ meanings }: Piece): boolean =>
  meanings.some(
    ({ land, town, city, neon }) => land === 'city' || (town ?? city ?? neon) !== undefined,
  );

/** Whether a word names a village or a town, which is one of the future where it stands beside that. */
const isSettled = ({ meanings }: Piece): boolean =>
  meanings.some(({ settled }) => settled !== undefined);

/** Whether what is of the future at an index is in another land, or is only thought of. */
function isNoCity(pieces: Pieces, at: number): boolean {
  const isThought = pieces.slice(Math.max(0, at - NEAR), at).some(({ text }) => THOUGHT.test(text));
  const others = pieces.filter(
    (one, n) => n !== at && !one.negated && !(Math.abs(n - at) === 1 && isSettled(one)),
  );
  return (
    isThought || (!others.some(isCity) && others.some(({ meanings }) => meanings.some(isInTheOpen)))
  );
}

/** Which of a word's meanings are left: as surely as if the city were named. */
const asCity = (meanings: readonly Meaning[]): readonly Meaning[] =>
  meanings.map((one) => {
    if (!isOfFuture(one)) return one;
    const { ifNone: _, ...surely } = one;
    return surely;
  });

/** The words of a prompt; "futuristic", "of the future" and "from the future" build a city where a city or no open land is named and nobody dreams of it, and say nothing that is drawn otherwise. */
export const ofTheFuture = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) =>
    piece.meanings.some(isOfFuture)
      ? { ...piece, meanings: isNoCity(pieces, at) ? [] : asCity(piece.meanings) }
      : piece,
  );
