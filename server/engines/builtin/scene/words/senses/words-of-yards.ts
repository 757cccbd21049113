import { STAND_KEYS } from '../keys/animals/stand-keys.ts';
import { FAR_KEYS } from '../keys/places/far-keys.ts';
import type { Meaning } from '../meaning.ts';
import { namesSomething, says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Sense } from './sense.ts';

const isText = (piece: Piece | undefined, text: RegExp): boolean =>
  piece !== undefined && text.test(piece.text);

/** What only says how a thing is. */
const describes = ({ meanings, role }: Piece): boolean =>
  role === null &&
  meanings.length > 0 &&
  meanings.every(
    ({ colour, size, aged, praise }) => (colour ?? size ?? aged ?? praise) !== undefined,
  );

/** Spanish and Portuguese articles, alone and within prepositions, that stand before a fence. */
const BEFORE_FENCE = /^(?:una|uma|la|a|na|numa|da|pela|à|esta|essa|esa)$/iu;

/** A fence in Spanish and Portuguese is the same word as "near" ("cerca del mar", "cerca de dez cavalos"), and in Italian as "seeks". */
const cerca: Sense = (pieces, at) => {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  if (!isText(piece, /^cerca$/iu) || piece?.meanings.includes(STAND_KEYS.fence) !== true)
    return null;
  const before = pieces.slice(0, at).findLast((one) => !describes(one));
  const isOneFence = before === pieces[at - 1] && isText(before, /^(?:una|uma)$/iu);
  const isNear = next?.afterStop === false && isText(next, /^(?:d[eio]|del|da|d[ao]s)$/iu);
  const isNoun = isText(before, BEFORE_FENCE) || before?.role === 'with';
  return isOneFence || (isNoun && !isNear) ? null : [];
};

/** English words that stand before nouns. */
const DETERMINERS =
  /^(?:an?|the|this|that|my|your|his|her|its|our|their|one|another|each|every|no)$/iu;

/** English words behind which it is no noun. */
const VERBS = /^(?:lives?|plays?|done|made)$/iu;

/** Whether what stands right before the word for a well is that of a noun: an article, of a number or with words for how it is between them, a place to which it belongs, or a preposition. */
function isWellNoun(pieces: Pieces, at: number): boolean {
  if (at === 0 || pieces[at]?.afterStop === true) return true;
  for (let n = at - 1; n >= 0 && at - n <= 3; n--) {
    const piece = pieces[n] as Piece;
    const { meanings, role } = piece;
    // "All is well that ends well."
    if (isText(piece, DETERMINERS)) return !(isText(piece, /^that$/iu) && n < at - 1);
    if (role === 'with' || meanings.some(({ count }) => count !== undefined)) return true;
    if (role === 'and') return namesSomething(pieces[n - 1] ?? piece);
    const isDone = meanings.some(({ trait, posture }) => (trait ?? posture) !== undefined);
    const isOfPlace = meanings.some(({ land, settled }) => (land ?? settled) !== undefined);
    if (isOfPlace && n === at - 1 && !isDone) return true;
    if (role !== null || isDone || namesSomething(piece) || isText(piece, VERBS)) return false;
  }
  return false;
}

/** The English word for a well is an adverb right before what it says something of ("well lit"), and where nothing says that it is a noun ("a girl who sings well"). */
const well: Sense = (pieces, at) => {
  if (!isText(pieces[at], /^well$/iu)) return null;
  const next = pieces[at + 1];
  const isBefore = next?.afterStop === false && next.role === null;
  return isBefore || !isWellNoun(pieces, at) ? [] : null;
};

/** What makes food of corn that stands beside it. */
const CORN_AS_FOOD =
  /^(?:sweet|grilled|boiled|roasted|flakes?|bowls?|plates?|cobs?|chips?|bread|soup|salad|dogs?)$/iu;

/** Maize that is eaten, or is in a bowl, is no plant. */
const maize: Sense = (pieces, at) => {
  const piece = pieces[at];
  if (piece?.meanings.some(({ thing }) => thing === 'maize') !== true) return null;
  if (/plant|plantas|plantes|pieds|pés|patch|株|秆|대|줄기/iu.test(piece.text)) return null;
  const isFood =
    says(pieces, ({ dines }) => dines === true) ||
    [pieces[at - 2], pieces[at - 1], pieces[at + 1]].some((one) => isText(one, CORN_AS_FOOD));
  return isFood ? [] : null;
};

/** Heaven and hell are hopscotch in German where somebody plays that, or where a place is named in which it is drawn. */
const hopscotch: Sense = (pieces, at) => {
  if (!isText(pieces[at], /^himmel und hölle$/iu)) return null;
  const isGame = says(
    pieces,
    ({ trait, land }) => trait === 'playing' || trait === 'child' || land !== undefined,
  );
  return isGame ? null : [FAR_KEYS.inferno];
};

/** German words that stand before a leader, who is a man, and no ladder. */
const MASCULINE = /^(?:der|den|dem|ein|einen|einem|des|unser|mein|sein|ihr)$/iu;
/** German words that stand before a ladder alone. */
const FEMININE = /^(?:die|eine|einer|keine|meine|seine|ihre|unsere)$/iu;

/** Whether it is what somebody may be the head of. */
const isHouse = ({ thing, land }: Meaning): boolean =>
  land !== undefined || (thing !== undefined && thing !== 'ladder');

/** The German word for a ladder is that for who leads, too ("der Leiter der Schule", "Leiter eines Chors"). */
const leader: Sense = (pieces, at) => {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  if (!isText(piece, /leiter$/iu)) return null;
  const named = pieces.slice(0, at).findLastIndex(namesSomething);
  const words = pieces.slice(Math.max(named + 1, at - 3), at);
  const article = words.findLast((one) => isText(one, MASCULINE) || isText(one, FEMININE));
  if (isText(article, FEMININE)) return null;
  // "Auf der Leiter" is on a ladder.
  const isOn = article !== undefined && pieces[pieces.indexOf(article) - 1]?.role === 'with';
  const isOf =
    next?.afterStop === false &&
    /^(?:der|des|eine[rs]|vo[nm]|unsere[rs])(?:\s|$)/iu.test(next.text);
  const isMan = isText(article, MASCULINE) && !(isOn && isText(article, /^der$/iu));
  // "Hotelleiter", and no "Holzleiter".
  const isOfHouse = !isText(piece, /^leiter$/iu) && (piece?.meanings ?? []).some(isHouse);
  return isMan || (article === undefined && (isOf || isOfHouse)) ? [] : null;
};

/** A padlock is no castle with curtains. */
const padlock: Sense = (pieces, at) =>
  isText(pieces[at], /^vorh(?:ä|ae)ngeschl(?:o|ö|oe)ss/iu) ? [] : null;

/** What clams are eaten with. */
const WITH_CLAMS: ReadonlySet<Meaning['thing']> = new Set<Meaning['thing']>([
  ...(['spaghetti', 'bread', 'soup'] as const),
]);

/** Shells are eaten where a dish is named with them, and lie on no beach. */
const clams: Sense = (pieces, at) =>
  pieces[at]?.meanings.some(({ thing }) => thing === 'seashells') === true &&
  says(pieces, ({ thing, dines }) => WITH_CLAMS.has(thing) || dines === true)
    ? []
    : null;

const SENSES: readonly Sense[] = [cerca, well, maize, hopscotch, leader, padlock, clams];

/** The words of a prompt; some that name what stands in yards, gardens and on beaches say another thing by those beside them. */
export const wordsOfYards = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) => {
    const meanings =
      SENSES.map((sense) => sense(pieces, at)).find((one) => one !== null) ?? undefined;
    return meanings === undefined ? piece : { ...piece, meanings };
  });
