import { baseForms, listForms } from './base-forms.ts';
import { LANGUAGES, type Language, type WordTable } from './language.ts';
import { FOREIGN_REAL_WORDS, REAL_WORDS } from './lists/real-words.ts';
import { createSpelling, createSureSpelling, type Spelling } from './spelling.ts';
import { tokenise } from './tokens.ts';

/** A word or phrase of a list, and what it means to a reader. */
export interface ListedWord<Meaning> {
  readonly language: Language;
  readonly word: string;
  /** Whether the word is a plural by itself ("people"). */
  readonly plural: boolean;
  readonly meaning: Meaning;
}

/** What a word or phrase says, by all the lists that have it. */
export interface Entry<Meaning> {
  readonly meanings: readonly Meaning[];
  readonly plural: boolean;
}

/** The words of one language, by their tokens joined with spaces. */
export interface Dictionary<Meaning> {
  /** As they stand in the lists. */
  readonly exact: ReadonlyMap<string, Entry<Meaning>>;
  /** The same with the marks that folding takes away: a bar is no bear (German Bär). */
  readonly written: ReadonlyMap<string, Entry<Meaning>>;
  /** By the shapes of `listForms`. */
  readonly shapes: ReadonlyMap<string, Entry<Meaning>>;
  /** Every token of its words and phrases. */
  readonly vocabulary: ReadonlySet<string>;
  /** What a mistyped word of it was meant to be; null where nothing tells, and in languages whose slips are not mended. */
  readonly mended: Spelling;
  /** Shapes of the first tokens of phrases. */
  readonly starts: ReadonlySet<string>;
  /** Tokens of the longest phrase. */
  readonly longest: number;
}

/** Words of all languages with what they mean to one reader. */
export interface Lexicon<Meaning> {
  /** The words of one language; they are put in order when they are first asked for. */
  get(language: Language): Dictionary<Meaning>;
}

/** The words of a table, with what its keys mean; `toMeaning` is told which words are only akin. */
export function wordsOf<Key extends string, Meaning>(
  table: WordTable<Key>,
  toMeaning: (key: Key, isAkin: boolean) => Meaning,
): ListedWord<Meaning>[] {
  const listed: ListedWord<Meaning>[] = [];
  for (const language of LANGUAGES) {
    const words = table[language];
    for (const key in words) {
      const [own, akin] = [toMeaning(key, false), toMeaning(key, true)];
      for (const marked of words[key].split('|')) {
        if (marked === '') continue;
        const isAkin = marked.endsWith('~');
        const bare = isAkin ? marked.slice(0, -1) : marked;
        const plural = bare.endsWith('+');
        const word = plural ? bare.slice(0, -1) : bare;
        listed.push({ language, word, plural, meaning: isAkin ? akin : own });
      }
    }
  }
  return listed;
}

/**
 * Puts words together; one that is listed several times has all its meanings. A text is looked up in
 * the languages of its letters alone, and the dictionaries of all thirteen take more than a second of
 * processor: each is made when it is first asked for.
 */
export function createLexicon<Meaning>(words: readonly ListedWord<Meaning>[]): Lexicon<Meaning> {
  const listed = Map.groupBy(words, ({ language }) => language);
  return {
    get: remembered((language: Language) => createDictionary(language, listed.get(language) ?? [])),
  };
}

function createDictionary<Meaning>(
  language: Language,
  words: readonly ListedWord<Meaning>[],
): Dictionary<Meaning> {
  const exact = new Map<string, Entry<Meaning>>();
  const written = new Map<string, Entry<Meaning>>();
  const shapes = new Map<string, Entry<Meaning>>();
  const starts = new Set<string>();
  const vocabulary = new Set<string>();
  const formsOf = remembered((token: string) => listForms(language, token));
  let longest = 1;
  for (const listed of words) {
    const spelled = tokenise(listed.word);
    const tokens = spelled.map(({ folded }) => folded);
    longest = Math.max(longest, tokens.length);
    add(exact, tokens.join(' '), listed);
    add(written, spelled.map((token) => token.written).join(' '), listed);
    for (const token of tokens) vocabulary.add(token);
    const forms = tokens.map(formsOf);
    for (const shape of combine(forms)) add(shapes, shape, listed, 'every');
    if (tokens.length > 1) for (const shape of forms[0] ?? []) starts.add(shape);
  }
  const mended = spellingOf(language, vocabulary);
  return { exact, written, shapes, vocabulary, mended, starts, longest };
}

/** Languages beside English whose slips are mended. */
const MENDED: ReadonlySet<Language> = new Set(['de', 'es', 'fr', 'it', 'pt', 'ru', 'tr']);

/** The spelling of a language's words, made when it is first asked for. */
function spellingOf(language: Language, vocabulary: ReadonlySet<string>): Spelling {
  if (language === 'en') return withSpelling(vocabulary);
  if (!MENDED.has(language)) return () => null;
  let spelling: Spelling | null = null;
  return remembered((word: string) => {
    if (FOREIGN_REAL_WORDS.has(word)) return null;
    spelling ??= createSureSpelling(vocabulary);
    return spelling(word);
  });
}

/** The spelling of English words, made when it is first asked for: known words are never looked up in it. */
function withSpelling(vocabulary: ReadonlySet<string>): Spelling {
  const inflected = (word: string): readonly string[] => baseForms('en', word);
  let spelling: Spelling | null = null;
  return remembered((word: string) => {
    if (inflected(word).some((form) => vocabulary.has(form) || REAL_WORDS.has(form))) return null;
    spelling ??= createSpelling(vocabulary);
    for (const form of inflected(word)) {
      const meant = spelling(form);
      // An ending that was cut is put back, so that several stay several.
      if (meant !== null) return meant + (word.startsWith(form) ? word.slice(form.length) : '');
    }
    return null;
  });
}

/** The same function, which works out nothing twice. */
export function remembered<Word extends string, Value>(
  work: (word: Word) => Value,
): (word: Word) => Value {
  const known = new Map<Word, Value>();
  return (word) => {
    const value = known.get(word) ?? work(word);
    known.set(word, value);
    return value;
  };
}

/** Most shapes that are tried for a phrase. */
const MOST_SHAPES = 24;

/** The phrases that can be made of the words' shapes, at most 24. */
export function combine(forms: readonly (readonly string[])[]): string[] {
  let phrases = forms[0]?.slice(0, MOST_SHAPES) ?? [''];
  for (const shapes of forms.slice(1)) {
    const longer: string[] = [];
    for (const phrase of phrases) for (const shape of shapes) longer.push(`${phrase} ${shape}`);
    phrases = longer.slice(0, MOST_SHAPES);
  }
  return phrases;
}

/** Adds what a listed word says. Of what several words come to, it is a plural where `some` or `every` one of them is: "старик" and "старики" share a stem, which is none. */
function add<Meaning>(
  entries: Map<string, Entry<Meaning>>,
  key: string,
  { meaning, plural }: ListedWord<Meaning>,
  pluralIf: 'some' | 'every' = 'some',
): void {
  const known = entries.get(key);
  if (known === undefined) {
    entries.set(key, { meanings: [meaning], plural });
    return;
  }
  const meanings = known.meanings.includes(meaning) ? known.meanings : [...known.meanings, meaning];
  const isPlural = pluralIf === 'some' ? known.plural || plural : known.plural && plural;
  entries.set(key, { meanings, plural: isPlural });
}
