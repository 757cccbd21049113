/** The languages of the product, by their codes; the order is that of its language menu. */
export const LANGUAGES = [
  'en',
  'zh',
  'ja',
  'ko',
  'fr',
  'de',
  'es',
  'ru',
  'pt',
  'it',
  'tr',
  'ar',
  'hi',
] as const;
/** One of {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number];

/**
 * The words of one language by what they mean: alternatives separated by `|`, a phrase's words by
 * spaces, base forms only (`base-forms.ts` knows the endings). A `+` at the end marks a plural that
 * no ending tells (`people+`), a `~` something that is only akin to what the key names (`eagle~` among
 * birds), so that the reader's user can say so.
 */
export type Words<Key extends string> = Readonly<Record<Key, string>>;

/** The words of all languages by what they mean. */
export type WordTable<Key extends string> = Readonly<Record<Language, Words<Key>>>;

/** Languages that share the Latin alphabet. */
const LATIN: readonly Language[] = ['en', 'fr', 'de', 'es', 'pt', 'it', 'tr'];

/** The languages that a word may belong to by its letters; none for a script that is not known. */
export function languagesOf(word: string): readonly Language[] {
  // A Korean word may begin with Latin letters (PC방).
  if (/\p{Script=Hangul}/u.test(word)) return ['ko'];
  if (/\p{Script=Latin}/u.test(word)) return LATIN;
  if (/\p{Script=Cyrillic}/u.test(word)) return ['ru'];
  if (/\p{Script=Arabic}/u.test(word)) return ['ar'];
  if (/\p{Script=Devanagari}/u.test(word)) return ['hi'];
  if (/\p{Script=Han}/u.test(word)) return ['zh', 'ja'];
  if (/[\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(word)) return ['ja'];
  return /\p{N}/u.test(word) ? LANGUAGES : [];
}
