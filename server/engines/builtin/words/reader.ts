import { baseForms, isCase, isPlural } from './base-forms.ts';
import { fold } from './fold.ts';
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
      .map((_, at, all) => inProgress(all, at, lexicon));
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

/** German written without its own letters ("Baeume", "gruen", "schoen"), which no list of any language has, with them. */
function withUmlauts(token: Token, lexicon: Lexicon<unknown>): Token {
  const { folded, written } = token;
  if (folded !== written || !UMLAUT.test(folded) || isListed(token, lexicon)) return token;
  const spelled = written.replaceAll(new RegExp(UMLAUT, 'g'), (pair) => UMLAUTS[pair] ?? pair);
  const meant = { ...token, folded: fold(spelled), written: spelled };
  const { vocabulary, shapes } = lexicon.get('de');
  const isKnown =
    vocabulary.has(meant.folded) ||
    baseForms('de', meant.folded).some((form) => shapes.has(form)) ||
    splitCompound(meant.folded, ['de'], lexicon) !== null;
  return isKnown ? meant : token;
}

/** Not of "neue", "blaue" or "Quelle". */
const UMLAUT = /(?<![aeq])(?:ae|oe|ue)/;
const UMLAUTS: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' };

/** Hindi for what is going on, behind the bare stem of its verb: "नाच रही है". */
const GOES_ON = /^रह[ाीे]ं?$/u;

/** The bare stem of a Hindi verb before such a word with the ending under which lists have what somebody does ("नाचता"). */
function inProgress(tokens: readonly Token[], at: number, lexicon: Lexicon<unknown>): Token {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined) throw new RangeError(`no token ${at}`);
  if (next === undefined || !GOES_ON.test(next.written)) return token;
  const folded = fold(`${token.written}ता`);
  const { vocabulary, shapes, exact } = lexicon.get('hi');
  const isKnown =
    vocabulary.has(folded) || baseForms('hi', folded).some((form) => shapes.has(form));
  // Many a phrase has it as it stands ("खेत जोत रहा").
  const asItStands = `${token.folded} ${fold('रह')}`;
  const isPhrase = (phrase: string) =>
    phrase.startsWith(asItStands) || phrase.includes(`${before?.folded} ${asItStands}`);
  if (isKnown && [...exact.keys()].some(isPhrase)) return token;
  return isKnown ? { ...token, folded, written: folded } : token;
}

/** Whether a list of any language has a word or a form of it. */
const isListed = ({ folded }: Token, lexicon: Lexicon<unknown>): boolean =>
  languagesOf(folded).some((language) => {
    const { vocabulary, shapes } = lexicon.get(language);
    return vocabulary.has(folded) || baseForms(language, folded).some((form) => shapes.has(form));
  });

/**
 * The same tokens, mistyped words of the text's language as they were meant: what any language knows is none, but in
 * English what only looks like a form of another language's word ("castel", Italian "castello"), or says the same there
 * ("tempel", a temple in German).
 */
function withoutSlips(
  tokens: readonly Token[],
  guess: Guess,
  lexicon: Lexicon<unknown>,
): readonly Token[] {
  const language = guess.order[0] ?? 'en';
  return tokens.map((token, at) => {
    if (!languagesOf(token.folded).includes(language)) return token;
    const isKnown =
      language === 'en'
        ? isEnglishOrForeign(token, lexicon)
        : isListed(token, lexicon) ||
          (language === 'de' && splitCompound(token.folded, ['de'], lexicon) !== null);
    const meant = isKnown ? null : lexicon.get(language).mended(token.folded);
    if (meant === null) return token;
    if (language === 'en' && isForeign({ token, meant, tokens, at, guess }, lexicon)) return token;
    return { ...token, folded: meant, written: meant };
  });
}

/** Whether a word is one of English, or written with marks, as no English is. */
const isEnglishOrForeign = ({ folded, written }: Token, lexicon: Lexicon<unknown>): boolean => {
  const { vocabulary, shapes } = lexicon.get('en');
  return (
    written !== folded ||
    vocabulary.has(folded) ||
    baseForms('en', folded).some((form) => shapes.has(form))
  );
};

/** How many words a phrase has at most that a foreign word is looked for in. */
const PHRASE = 5;

/** A word of an English text, and what it may have been meant to be. */
interface Slip {
  readonly token: Token;
  readonly meant: string;
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly guess: Guess;
}

/** Whether another language has that word as it stands and says something else by it, or a phrase with it that stands there. */
function isForeign({ token, meant, tokens, at, guess }: Slip, lexicon: Lexicon<unknown>): boolean {
  const said = JSON.stringify(lexicon.get('en').exact.get(meant)?.meanings);
  const others = languagesOf(token.folded).filter((language) => language !== 'en');
  const isOther = others.some((language) =>
    baseForms('en', token.folded).some((form) => {
      const entry = lexicon.get(language).exact.get(form);
      return entry !== undefined && JSON.stringify(entry.meanings) !== said;
    }),
  );
  const starts = Array.from({ length: Math.min(at + 1, PHRASE) }, (_, back) => at - back);
  return (
    isOther ||
    starts.some((start) => {
      const length = longestMatch(tokens, start, guess, { lexicon })?.length ?? 0;
      return length > 1 && start + length > at;
    })
  );
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
  const last = tokens.at(-1);
  // Lists have forms of several that before a postposition are of one: "बच्चे को".
  if (language === 'hi' && last && isCase(language, last.folded, around.before, around.next))
    return false;
  if (entry.plural || exact) return entry.plural;
  const isOwnPlural = ({ folded }: Token) =>
    isPlural(language, folded) && !isCase(language, folded, around.before, around.next);
  const noun = tokens.at(-1);
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
  };
}

/** A few hiragana that no list has are the ending of the word before. */
const isEnding = (words: readonly string[]): boolean =>
  words.length <= 3 && words.every((word) => /^\p{Script=Hiragana}/u.test(word));
