import { isBeast, isWalker } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Words that liken what is told of before them to what is named behind them. */
const BEFORE =
  /^(?:as|like|comme|wie|como|come|как|словно|будто|точно|مثل|像|如|似|宛如|犹如|有如|仿佛|好像)$/iu;
/** Those of them that also say other things: they liken only behind a word for what something is like. */
const OF_MORE_SENSES = /^(?:as|come|如|似)$/iu;
/** Words that stand behind what something is likened to. */
const BEHIND =
  /^(?:gibi|よう|ように|ような|みたい|みたいな|みたいに|처럼|같은|같이|마냥|जैसा|जैसे|जैसी|तरह|की तरह|般|一般|一样|似的|样)$/u;
/** The same where it is written with the word. */
const JOINED = /(?:처럼|같이|마냥)$|^كال/u;

/** Small words between what is likened and the word that does so. */
const LINK = /^(?:の|की|का|के|一)$/u;
/** How many articles may stand between the two. */
const ARTICLES = 2;

/** What happens while something else does: "as the sun rises", "как снег падает". */
const HAPPENS =
  /^(?:rises?|sets?|falls?|breaks?|begins?|shines?|blows?|melts?|падает|идёт|идет|садится|встаёт|встает|восходит|светит|тает|fällt|aufgeht|untergeht)$/iu;
const HAPPENS_IN_IT = /[ ](?:rises?|sets?|falls?|падает|идёт|идет|садится|встаёт|встает)$/iu;
/** Who looks to be what comes: "it looks like rain". */
const FORECASTS = /^looks?$/iu;
/** A Korean noun with its ending, behind which 같이 is "together". */
const WITH_ENDING = /(?:가|는|은|와|과|랑|하고|도|를|을)$/u;

/** Who is likened to somebody or something by what they wear is to look so; and who likes something. */
const DRESSED_OR_LIKING =
  /^(?:dress\p{L}*|disguised|costumed?|déguisée?s?|habillée?s?|verkleidet|gekleidet|angezogen|disfrazad\p{L}*|vestid\p{L}*|fantasiad\p{L}*|vestit\p{L}*|travestit\p{L}*|одет\p{L}*|наряжен\p{L}*|переодет\p{L}*|i|you|we|they|who|would|d|don|t)$/iu;

/** Whether it says what something is like: its colour, its size, how calm it is. */
const isDescription = ({ colour, size, mood, thing, land }: Meaning): boolean =>
  (thing ?? land) === undefined && (colour ?? size ?? mood) !== undefined;
const describes = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(isDescription) === true;

const isBeing = ({ thing }: Meaning): boolean =>
  thing !== undefined && (thing === 'person' || isBeast(thing) || isWalker(thing));

/** Whether it is of the sky or the weather, to which all sorts of things are likened. */
const isOfWeather = ({ sky, weather, snowy, ground }: Meaning): boolean =>
  sky !== 'balloon' && (sky ?? weather ?? snowy ?? ground) !== undefined;
const isNamed = (one: Meaning): boolean =>
  isOfWeather(one) || (one.thing ?? one.fitting ?? one.crystals) !== undefined;

/** Whether a word names what a picture can be of, besides what something is likened to. */
const isOfPicture = ({ meanings, negated }: Piece): boolean =>
  !negated &&
  meanings.some(({ thing, land, sky, scenery }) => (thing ?? land ?? sky ?? scenery) !== undefined);

const follows = (piece: Piece | undefined): piece is Piece =>
  piece !== undefined && !piece.afterStop;

/** Where the word stands that likens something to what the word at a place names, and whether it stands behind that word; null: none does. */
function likenedBy(pieces: Pieces, at: number): { by: number; isBehind: boolean } | null {
  const piece = pieces[at];
  if (piece === undefined) return null;
  if (JOINED.test(piece.text)) return { by: at, isBehind: !piece.text.startsWith('ك') };
  const behind = LINK.test(pieces[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const next = pieces[behind];
  if (follows(pieces[at + 1]) && follows(next) && BEHIND.test(next.text))
    return { by: behind, isBehind: true };
  for (let by = at - 1; by >= at - 1 - ARTICLES && follows(pieces[by + 1]); by--) {
    const before = pieces[by];
    if (before === undefined || before.meanings.length > 0) return null;
    if (BEFORE.test(before.text)) return { by, isBehind: false };
  }
  return null;
}

/** Whether what the word at a place names is only what something is like. */
function isLikened(pieces: Pieces, at: number): boolean {
  const piece = pieces[at];
  const liken = likenedBy(pieces, at);
  if (piece === undefined || liken === null) return false;
  const { by, isBehind } = liken;
  const next = pieces[at + 1];
  const happens = HAPPENS_IN_IT.test(piece.text) || (follows(next) && HAPPENS.test(next.text));
  if (!isBehind && happens) return false;
  if (pieces[by]?.text === '같이' && WITH_ENDING.test(piece.text)) return false;
  const isForecast = FORECASTS.test(pieces[by - 1]?.text ?? '');
  if (isForecast && piece.meanings.some(({ weather }) => weather !== undefined)) return false;
  const told = isBehind ? pieces[by + 1] : pieces[by - 1];
  const isDescribed = describes(told) && (isBehind ? told : pieces[by])?.afterStop === false;
  if (isDescribed) return true;
  const before = pieces.slice(Math.max(0, by - 2), by);
  if (OF_MORE_SENSES.test(pieces[by]?.text ?? '')) return false;
  if (!isBehind && before.some(({ text }) => DRESSED_OR_LIKING.test(text))) return false;
  const isOneThing = !piece.plural && (by !== at - 1 || isBehind);
  return piece.meanings.some(isOfWeather) || (isOneThing && !piece.meanings.some(isBeing));
}

/** The words of a prompt; what something is likened to is not in the picture: "white as snow", "un lac comme un miroir", "鏡のような湖". */
export function withoutSimiles(pieces: Pieces): Pieces {
  const likened = new Set(
    pieces.filter(
      (piece, at) =>
        !piece.negated &&
        piece.meanings.some((one) => isNamed(one) || one.time !== undefined) &&
        isLikened(pieces, at),
    ),
  );
  if (!pieces.some((piece) => !likened.has(piece) && isOfPicture(piece))) return pieces;
  return pieces.map((piece) =>
    likened.has(piece) ? { ...piece, meanings: [], role: 'other' } : piece,
  );
}
