import { inProgress, withUmlauts } from './as-listed.ts';
import { isCase, isPlural } from './base-forms.ts';
import { type Guess, guessLanguages } from './guess-languages.ts';
import { languagesOf } from './language.ts';
import { createLexicon, type Entry, type Lexicon, type ListedWord, wordsOf } from './lexicon.ts';
import { FUNCTION_WORDS, type FunctionWord, NEGATIONS, type Negation } from './lists/functions.ts';
import { type Known, longestMatch, type Match, unknownLength } from './match.ts';
import { markNegated } from './negation.ts';
import { splitCompound } from './split-compound.ts';
import { splitRunOn } from './split-run-on.ts';
import { type Token, tokenise } from './tokens.ts';
import { isTurkishWithout } from './turkish-forms.ts';
import { withoutSlips } from './without-slips.ts';

/** A word or phrase of a text. */
export interface Piece<Meaning> {
  /** As it was written, and where: UTF-16 code units of the text, `end` excluded. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What it means to the reader; none for function words, negations and what is not known. */
  readonly meanings: readonly Meaning[];
  /** What it does beside that, or null. */
  readonly role: FunctionWord | 'not before' | 'not after' | null;
  /** Whether several are meant ("boats", "people"). */
  readonly plural: boolean;
  /** Whether a word beside it takes it away ("no clouds", "bulutsuz"). */
  readonly negated: boolean;
  /** Whether a comma, a full stop or the like stands before it. */
  readonly afterStop: boolean;
  /** Whether a sentence has ended before it. */
  readonly afterSentence?: true;
}

/** What a reader can be told beside its words. */
export interface ReaderOptions<Meaning> {
  /** What a number in digits means; without it, or for null, it is not known. */
  readonly number?: (value: number) => Meaning | null;
  /** Whether a "without" reaches over a word to what it describes, as over a colour. */
  readonly describes?: (meaning: Meaning) => boolean;
  /** Whether mistyped words are mended: where the lists are too few to know most words, known ones would be taken for slips. */
  readonly mends?: true;
  /** Whether emoji are read as words; else they are passed over, as the ornaments that they mostly are. */
  readonly signs?: true;
}

/** Reads texts in any of the languages, or in a mixture of them; `leaves` tells which meanings are left out of a reading, as if no list had them. Pure. */
export type Reader<Meaning> = (
  text: string,
  leaves?: (meaning: Meaning) => boolean,
) => Piece<Meaning>[];

/** What a lexicon of the reader knows of a word: something for the user of the reader, or a role. */
type Sense<Meaning> =
  | { readonly meaning: Meaning }
  | { readonly role: NonNullable<Piece<Meaning>['role']> };

/** Makes a reader of tables of words (see `wordsOf`). A word means what all tables say of it. */
export function createReader<Meaning>(
  words: readonly ListedWord<Meaning>[],
  options: ReaderOptions<Meaning> = {},
): Reader<Meaning> {
  const lexicon = createLexicon<Sense<Meaning>>([
    ...words.map((listed) => ({ ...listed, meaning: { meaning: listed.meaning } })),
    ...wordsOf(FUNCTION_WORDS, (role: FunctionWord): Sense<Meaning> => ({ role })),
    ...wordsOf(NEGATIONS, (side: Negation): Sense<Meaning> => ({ role: `not ${side}` })),
  ]);
  return (text, leaves) => {
    const isLeft = (sense: Sense<Meaning>): boolean =>
      leaves !== undefined && 'meaning' in sense && leaves(sense.meaning);
    const known = {
      lexicon,
      ...(leaves !== undefined && {
        isLeftOut: ({ meanings }: Entry<Sense<Meaning>>) => meanings.every(isLeft),
      }),
    };
    const spelled = tokenise(text)
      .filter(({ isSign }) => isSign !== true || options.signs === true)
      .map((token) => withUmlauts(token, lexicon))
      .flatMap((token) => splitRunOn(token, lexicon))
      .map((token, at, all) => inProgress(token, all[at - 1], all[at + 1], lexicon));
    const guess = guessLanguages(spelled, lexicon);
    const tokens = options.mends === true ? withoutSlips(spelled, guess, lexicon) : spelled;
    const pieces: Piece<Meaning>[] = [];
    for (let at = 0; at < tokens.length; ) {
      const match =
        longestMatch(tokens, at, guess, known) ?? matchCompound(tokens[at], guess, known);
      const length = match?.length ?? unknownLength(tokens, at, guess, known);
      const own = tokens.slice(at, at + length);
      const around = {
        before: tokens.slice(Math.max(0, at - NEAR), at).map(({ folded }) => folded),
        next: tokens[at + length]?.folded,
      };
      const isMany = SEVERAL_BEHIND.test(text.slice(own.at(-1)?.end));
      const plural = match !== null && (isMany || isSeveral(own, match, around, lexicon));
      pieces.push(toPiece(text, own, withoutLeft(match, isLeft), { ...options, plural }));
      at += length;
    }
    return markNegated(pieces, options.describes ?? (() => false));
  };
}

/** A compound that nobody lists; what looks like one of German is none where the text surely is in another language ("sohbet" is no son, "Sohn", who prays). */
function matchCompound<Meaning>(
  token: Token | undefined,
  { order, sure }: Guess,
  { lexicon, isLeftOut = () => false }: Known<Sense<Meaning>>,
): Match<Sense<Meaning>> | null {
  if (token === undefined) return null;
  const languages = languagesOf(token.folded).filter(
    (language) => language !== 'de' || !sure || order[0] === 'de',
  );
  const found = splitCompound(token.folded, languages, lexicon);
  if (found === null) return null;
  const senses = found.parts.flatMap(({ meanings }) => meanings);
  if (senses.some((sense) => 'role' in sense)) return null;
  const entry = { meanings: senses, plural: found.parts[1].plural };
  if (found.parts.some(isLeftOut)) return null;
  return { entry, language: found.language, length: 1, exact: found.exact };
}

/** What Chinese and Japanese put behind a word for several. */
const SEVERAL_BEHIND = /^(?:们|們|たち|達)/u;

/** How many words before a noun its article may stand. */
const NEAR = 2;

/** The words around a piece, folded. */
interface Around {
  readonly before: readonly string[];
  readonly next: string | undefined;
}

/** Whether known words mean several, as their list or an ending says. */
function isSeveral(
  tokens: readonly Token[],
  { entry, language, exact }: Match<unknown>,
  around: Around,
  lexicon: Lexicon<unknown>,
): boolean {
  const noun = tokens.at(-1);
  // Lists have forms of several that before a postposition are of one: "बच्चे को".
  if (language === 'hi' && noun && isCase(language, noun.folded, around.before, around.next))
    return false;
  if (entry.plural || exact) return entry.plural;
  const isOwnPlural = ({ folded }: Token) =>
    isPlural(language, folded) && !isCase(language, folded, around.before, around.next);
  if (language !== 'de' || noun === undefined || tokens.length === 1)
    return tokens.some(isOwnPlural);
  // Adjectives end alike for one and for several ("einen alten Mann"): the noun tells, where it ends as no list has it.
  return lexicon.get('de').exact.get(noun.folded)?.plural ?? isOwnPlural(noun);
}

/** A match without the senses that are left out. */
function withoutLeft<Meaning>(
  match: Match<Sense<Meaning>> | null,
  isLeft: (sense: Sense<Meaning>) => boolean,
): Match<Sense<Meaning>> | null {
  if (match === null || !match.entry.meanings.some(isLeft)) return match;
  const meanings = match.entry.meanings.filter((sense) => !isLeft(sense));
  return { ...match, entry: { ...match.entry, meanings } };
}

function toPiece<Meaning>(
  text: string,
  tokens: readonly Token[],
  match: Match<Sense<Meaning>> | null,
  { number, plural }: ReaderOptions<Meaning> & Pick<Piece<Meaning>, 'plural'>,
): Piece<Meaning> {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const [start, end] = [first?.start ?? 0, last?.end ?? 0];
  const senses = match?.entry.meanings ?? [];
  const meanings = [
    ...new Set(senses.flatMap((sense) => ('meaning' in sense ? [sense.meaning] : []))),
  ];
  const value = match === null && /^\d+$/.test(first?.folded ?? '') ? Number(first?.folded) : null;
  const counted = value === null ? null : (number?.(value) ?? null);
  const role = senses.flatMap((sense) => ('role' in sense ? [sense.role] : []))[0] ?? null;
  const words = tokens.map(({ folded }) => folded);
  const language = match?.language;
  return {
    text: text.slice(start, end),
    start,
    end,
    meanings: counted === null ? meanings : [counted],
    // A word that says something is no mere function word, whatever else it may be.
    role: meanings.length > 0 ? null : match === null && isEnding(words) ? 'other' : role,
    plural,
    negated: language === 'tr' && match?.exact === false && words.some(isTurkishWithout),
    afterStop: first?.afterStop ?? false,
    ...(first?.afterSentence === true && { afterSentence: true }),
  };
}

/** A few hiragana that no list has are the ending of the word before. */
const isEnding = (words: readonly string[]): boolean =>
  words.length <= 3 && words.every((word) => /^\p{Script=Hiragana}/u.test(word));
