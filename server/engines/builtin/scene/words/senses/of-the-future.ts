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

/** Lands that have their own buildings, or none, with what looks like the future in them. */
const OPEN_TO_IT: ReadonlySet<Land> = new Set<Land>([
  'underwater',
  'waterfall',
  'volcano',
  'canyon',
  'island',
]);

/** A landscape in German, where that is no open land of its own. */
const LANDSCAPE = /^landschaft(?:en)?$/iu;

/** Whether a meaning is a place in which nobody builds: open land, a wood of bamboo. */
const isOpenLand = ({ land, thing, settled }: Meaning): boolean =>
  thing === 'bamboo' ||
  (settled !== undefined && land !== 'clouds') ||
  (land !== undefined && !BUILT.has(land) && !INDOORS.includes(land));

/** Whether a word names such a place. */
const isInTheOpen = ({ text, meanings }: Piece): boolean =>
  meanings.some(isOpenLand) && !LANDSCAPE.test(text);

/** Whether a word names a city, which is then the one of the future, wherever that is ("a futuristic desert city"). */
const isCity = ({ meanings }: Piece): boolean =>
  meanings.some(
    ({ land, town, city, neon }) => land === 'city' || (town ?? city ?? neon) !== undefined,
  );

/** Whether a word names a village, a town, a farm or a garden, which is one of the future where it stands beside that. */
const isSettled = ({ meanings }: Piece): boolean =>
  meanings.some(
    ({ settled, garden, thing }) => settled !== undefined || garden === true || thing === 'barn',
  );

/** What links such a place with a word before it in Japanese. */
const LINK = /^の$/u;

/** Where the place stands that is itself of the future, by the index of the word for that; none: -1. */
const ownPlace = (pieces: Pieces, at: number): number =>
  [at - 1, at + 1, LINK.test(pieces[at + 1]?.text ?? '') ? at + 2 : -1].find((n) => {
    const piece = pieces[n];
    return piece !== undefined && !piece.negated && isSettled(piece);
  }) ?? -1;

/** Whether what is of the future at an index is only thought of. */
const isThought = (pieces: Pieces, at: number): boolean =>
  pieces.slice(Math.max(0, at - NEAR), at).some(({ text }) => THOUGHT.test(text));

/** Whether a word names a garden, which a village of the future has too. */
const isGarden = ({ meanings }: Piece): boolean => meanings.some(({ garden }) => garden === true);

/** The words for other land than a city in which something is of the future, by the index of the word for that; none where a city is named. */
function otherLands(pieces: Pieces, at: number): Pieces {
  const own = ownPlace(pieces, at);
  const others = pieces.filter(
    (one, n) => n !== at && n !== own && !one.negated && !(own >= 0 && isGarden(one)),
  );
  return others.some(isCity) ? [] : others.filter(isInTheOpen);
}

/** Whether a land is left as it is and is of the future all the same: a park, an island, the bottom of the sea. */
const isOfIt = ({ meanings }: Piece): boolean =>
  meanings.some(({ land, park }) => park === true || (land !== undefined && OPEN_TO_IT.has(land)));

/** Which of a word's meanings are left: as surely as if the city were named. */
const asCity = (meanings: readonly Meaning[]): readonly Meaning[] =>
  meanings.map((one) => {
    if (!isOfFuture(one)) return one;
    const { ifNone: _, ...surely } = one;
    return surely;
  });

/** What a word for the future at an index means. */
function meant(pieces: Pieces, at: number, meanings: readonly Meaning[]): readonly Meaning[] {
  if (isThought(pieces, at)) return [];
  const lands = otherLands(pieces, at);
  if (lands.length === 0) return asCity(meanings);
  return lands.every(isOfIt) ? [{ future: true }] : [];
}

/** The words of a prompt; "futuristic", "of the future" and "from the future" build a city where a city or no open land is named and nobody dreams of it; a village, a farm or a garden that is so called is in that city, a park or an island is only seen under its sky, and they say nothing that is drawn otherwise. */
export const ofTheFuture = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) =>
    piece.meanings.some(isOfFuture)
      ? { ...piece, meanings: meant(pieces, at, piece.meanings) }
      : piece,
  );
