import { baseForms } from './base-forms.ts';
import { fold } from './fold.ts';
import { type Guess, isLookalike } from './guess-languages.ts';
import { type Language, languagesOf } from './language.ts';
import { combine, type Dictionary, type Entry, type Lexicon } from './lexicon.ts';
import { isUnspaced, type Token } from './tokens.ts';

/** A known word or phrase at a place of a text. */
export interface Match<Meaning> {
  readonly entry: Entry<Meaning>;
  readonly language: Language;
  /** How many tokens it takes. */
  readonly length: number;
  /** Whether the list has it as it stands. */
  readonly exact: boolean;
}

/** Foreign words of up to this many letters are chance where the language is sure ("see", "main"). */
const SHORT = 4;
/** Japanese loanwords up to this length are not looked for inside longer ones. */
const SHORT_KANA = 2;

/** The words of a lexicon that are read. */
export interface Known<Meaning> {
  readonly lexicon: Lexicon<Meaning>;
  /** Whether a word is left out of a reading, as if no list had it; missing: none is. */
  readonly isLeftOut?: (entry: Entry<Meaning>) => boolean;
}

/** The longest known phrase that begins at a token, in the likeliest language; null for none. */
export function longestMatch<Meaning>(
  tokens: readonly Token[],
  at: number,
  guess: Guess,
  { lexicon, isLeftOut = () => false }: Known<Meaning>,
): Match<Meaning> | null {
  const first = tokens[at]?.folded ?? '';
  const choices = candidates(tokens[at], guess).flatMap((language): Choice<Meaning>[] => {
    const dictionary = lexicon.get(language);
    const begins = baseForms(language, first).some((form) => dictionary.starts.has(form));
    return [{ language, dictionary, longest: begins ? dictionary.longest : 1 }];
  });
  const longest = Math.max(1, ...choices.map((choice) => choice.longest));
  for (let length = reach(tokens, at, longest); length > 0; length--) {
    if (cutsLoanword(tokens, at, length)) continue;
    const words = tokens.slice(at, at + length).map(({ folded }) => folded);
    const able = choices.filter((choice) => choice.longest >= length);
    const found = find(words, able, guess.sure && able[0] === choices[0], isLeftOut);
    if (found === null || endsWithinAnother(tokens, at, length, found, lexicon)) continue;
    const written = tokens.slice(at, at + length).map((token) => token.written);
    const { language, exact } = found;
    return { entry: asWritten(found, written, lexicon), language, exact, length };
  }
  return null;
}

/** "Who": with a verb it says what somebody does, as the verb says with what follows it. */
const RELATIVES: ReadonlySet<string> = new Set(['qui', 'che', 'que']);

/**
 * Whether a phrase ends in the middle of another one that begins within it: an English compound is what its last word
 * says, so that "in a train station" is in no train; and who paints a fence ("qui peint une clôture") paints no picture
 * ("qui peint").
 */
function endsWithinAnother<Meaning>(
  tokens: readonly Token[],
  at: number,
  length: number,
  { language }: Pick<Found<Meaning>, 'language'>,
  lexicon: Lexicon<Meaning>,
): boolean {
  const isRelative = length === 2 && RELATIVES.has(tokens[at]?.folded ?? '');
  if (!isRelative && (language !== 'en' || length < 3)) return false;
  const { exact, longest } = lexicon.get(language);
  const last = at + length - 1;
  const end = last + reach(tokens, last, longest);
  for (let stop = end; stop > last + 1; stop--) {
    const words = tokens.slice(last, stop).map(({ folded }) => folded);
    if (exact.has(words.join(' '))) return true;
  }
  return false;
}

/** A phrase that was found, by its own words or by the shape of them that a list has. */
interface Found<Meaning> extends Omit<Match<Meaning>, 'length'> {
  readonly phrase: string;
}

/**
 * What a phrase says: of words that differ by marks alone, the one that is written so, if one is. An ending may follow
 * that: "köyü" is a village and no bay.
 */
function asWritten<Meaning>(
  { entry, language, exact, phrase }: Found<Meaning>,
  written: readonly string[],
  lexicon: Lexicon<Meaning>,
): Entry<Meaning> {
  const own = lexicon.get(language).written;
  if (exact) return own.get(written.join(' ')) ?? entry;
  const shapes = phrase.split(' ');
  const stems = written.map((word, at) => stemOf(word, shapes[at] ?? ''));
  // Without marks it may be a form of a longer word: "Jungen" are boys, though "jung" is listed.
  const hasMarks = stems.some((stem, at) => stem !== shapes[at]);
  return (hasMarks ? own.get(stems.join(' ')) : undefined) ?? entry;
}

/** The beginning of a word that folds to a shape; the shape itself where none does. */
function stemOf(written: string, shape: string): string {
  const stem = written.slice(0, shape.length);
  if (fold(stem) === shape) return stem;
  // Turkish softens the last letter before an ending.
  const last = shape.slice(-1);
  return fold(stem).slice(0, -1) === shape.slice(0, -1) ? stem.slice(0, -1) + last : shape;
}

function candidates(token: Token | undefined, { order, sure }: Guess): readonly Language[] {
  if (token?.isSign === true) return ['en'];
  const word = token?.folded ?? '';
  const possible = languagesOf(word);
  const ordered = order.filter((language) => possible.includes(language));
  const isLatin = possible.includes('en');
  const [first] = ordered;
  if (first !== undefined && isLookalike(first, word)) return [first];
  return sure && isLatin && word.length <= SHORT && !/\d/.test(word)
    ? ordered.slice(0, 1)
    : ordered;
}

/** How many tokens follow one another without a stop between them, at most `longest`. */
function reach(tokens: readonly Token[], at: number, longest: number): number {
  let length = 1;
  while (length < longest && tokens[at + length]?.afterStop === false) length++;
  return length;
}

interface Choice<Meaning> {
  readonly language: Language;
  readonly dictionary: Dictionary<Meaning>;
  /** Tokens of its longest phrase, 1 where none of its phrases begins with the first token. */
  readonly longest: number;
}

/**
 * In a sure language any shape of a word comes before other languages, and of those only English,
 * which all borrow from, may have it in another shape; else exact words do.
 */
function find<Meaning>(
  words: readonly string[],
  choices: readonly Choice<Meaning>[],
  sure: boolean,
  isLeftOut: (entry: Entry<Meaning>) => boolean,
): Found<Meaning> | null {
  const [first, ...others] = choices;
  if (first === undefined) return null;
  const inOrder = sure
    ? [
        () => exactly(words, [first], isLeftOut),
        () => alike(words, [first], isLeftOut),
        () => exactly(words, others, isLeftOut),
      ]
    : [() => exactly(words, choices, isLeftOut)];
  const borrowed = sure ? choices.filter(({ language }) => language === 'en') : choices;
  for (const look of [...inOrder, () => alike(words, borrowed, isLeftOut)]) {
    const found = look();
    if (found !== null) return found;
  }
  return null;
}

function exactly<Meaning>(
  words: readonly string[],
  choices: readonly Choice<Meaning>[],
  isLeftOut: (entry: Entry<Meaning>) => boolean,
): Found<Meaning> | null {
  const phrase = words.join(' ');
  for (const { language, dictionary } of choices) {
    const entry = dictionary.exact.get(phrase);
    if (entry !== undefined && !isLeftOut(entry)) return { entry, language, phrase, exact: true };
  }
  return null;
}

function alike<Meaning>(
  words: readonly string[],
  choices: readonly Choice<Meaning>[],
  isLeftOut: (entry: Entry<Meaning>) => boolean,
): Found<Meaning> | null {
  for (const { language, dictionary } of choices) {
    for (const phrase of combine(words.map((word) => baseForms(language, word)))) {
      const entry = dictionary.shapes.get(phrase);
      if (entry !== undefined && !isLeftOut(entry))
        return { entry, language, phrase, exact: false };
    }
  }
  return null;
}

const isKatakana = (token: Token | undefined): boolean =>
  token !== undefined && /^[\p{Script=Katakana}ー]/u.test(token.folded);

const touches = (left: Token | undefined, right: Token | undefined): boolean =>
  left !== undefined && right !== undefined && left.end === right.start;

function cutsLoanword(tokens: readonly Token[], at: number, length: number): boolean {
  if (length > SHORT_KANA || !isKatakana(tokens[at])) return false;
  const [before, first, last, next] = [at - 1, at, at + length - 1, at + length].map(
    (index) => tokens[index],
  );
  return (
    (isKatakana(before) && touches(before, first)) || (isKatakana(next) && touches(last, next))
  );
}

/**
 * How many tokens from `at` on are one unknown word: a single one where words are spaced, else up
 * to the next known one.
 */
export function unknownLength<Meaning>(
  tokens: readonly Token[],
  at: number,
  guess: Guess,
  known: Known<Meaning>,
): number {
  const first = tokens[at];
  if (first === undefined || !isUnspaced(first)) return 1;
  let length = 1;
  for (; ; length++) {
    const [last, next] = [tokens[at + length - 1], tokens[at + length]];
    if (next === undefined || !isUnspaced(next) || !touches(last, next)) return length;
    const sameLoanword = isKatakana(last) && isKatakana(next);
    if (!sameLoanword && longestMatch(tokens, at + length, guess, known) !== null) return length;
  }
}
