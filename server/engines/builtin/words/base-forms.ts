import { koreanForms } from './korean-forms.ts';
import type { Language } from './language.ts';
import { turkishForms } from './turkish-forms.ts';

/**
 * Shapes of a user's word in which a list may have it, the word itself first. Folded words in,
 * folded words out.
 */
export function baseForms(language: Language, word: string): readonly string[] {
  return [...new Set([word, ...FORMS[language](word), ...oblique(language, word)])];
}

/** The masculine "of" of a Hindi phrase before a noun that another word governs: "खेल का मैदान", "खेल के मैदान में". */
const oblique = (language: Language, word: string): readonly string[] =>
  language === 'hi' && (word === 'के' || word === 'की') ? ['का'] : [];

/** Languages whose words stand in the lists without endings: only the user's words lose theirs. */
const BARE: ReadonlySet<Language> = new Set(['ko', 'tr', 'ar']);

/**
 * Shapes under which a list's word is kept, the word itself first. Where words always carry an
 * ending ("река", "montagna") both sides lose it, so that they meet.
 */
export const listForms = (language: Language, word: string): readonly string[] =>
  BARE.has(language) ? [word] : [...new Set([word, ...FORMS[language](word)])];

/** Cuts each ending that fits and leaves at least `least` letters. */
function cut(word: string, endings: readonly string[], least: number): string[] {
  return endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= least)
    .map((ending) => word.slice(0, word.length - ending.length));
}

/** What somebody is at ("lavando"), which has no other gender: it is no lavender ("lavanda"). */
const GERUND = /[aei]ndo$/;

/** Plural, then the vowel of the gender, of which at least four letters must remain ("solo" is no sun); a word in -e has none beside it ("ponto" is no bridge, "ponte"). */
const iberian = (word: string): string[] => {
  const singular = [word, ...cut(word, ['s', 'es'], 3), ...replaced(word, /(oes|aes)$/, 'ao')];
  return singular.flatMap((one) => [one, ...(GERUND.test(one) ? [] : cut(one, ['o', 'a'], 4))]);
};

const replaced = (word: string, ending: RegExp, by: string): string[] =>
  ending.test(word) ? [word.replace(ending, by)] : [];

const GERMAN = ['en', 'em', 'er', 'es', 'ern', 'e', 'n', 's'];
/** As folding leaves them: without the mark of й. */
const RUSSIAN =
  'ыми ими ого его ому ему ами ями ыи ии ои ая яя ое ее ые ие ым им ых их ую юю ою ею ом ем ам ям ах ях ов ев еи ию ия ье ья ью а я о е ы и у ю ь'.split(
    ' ',
  );
const HINDI = 'ियों ियां ाओं ुओं ों ें ीय े ा ी ि ो ं'.split(' ');
const ARABIC_ENDINGS = ['ات', 'ان', 'ين', 'ون', 'ها', 'يه', 'ه', 'ي', 'ا'];

/** Conjunction, preposition and article stand before the word in one piece with it. */
function arabic(word: string): string[] {
  const bare = [
    word,
    ...replaced(word, /^[وف]?(?:[بك]?ال|لل)(?=..)/u, ''),
    ...replaced(word, /^[وبلكف](?=...)/u, ''),
  ];
  // What stands before it is cut first: "المكتبة" is the library, and no desk ("المكتب").
  return [
    ...bare,
    ...bare.flatMap((one) => [
      ...cut(one, ARABIC_ENDINGS, 3),
      // Before the ending of two, and before whose it is, the letter of a feminine is written as another one.
      ...replaced(one, /(?<=..)ت(?:ان|ين|ها|ه|هم|هما)$/u, 'ه'),
    ]),
  ];
}

/** Endings; and the vowel that a noun has before its last consonant without an ending: "рынок", "на рынке"; "девочка", "девочек". */
function russian(word: string): string[] {
  const stems = [word, ...cut(word, RUSSIAN, 3)];
  return [
    ...stems,
    ...stems.flatMap((stem) => [
      ...replaced(stem, /(?<=..[бвгджзклмнпрстфхцчшщ])к$/, 'ок'),
      ...replaced(stem, /(?<=..[бвгджзклмнпрстфхцчшщ])ц$/, 'ец'),
      ...replaced(stem, /(?<=.[бвгджзклмнпрстфхцчшщ])[ое]к$/, 'к'),
    ]),
  ];
}

const none = (): string[] => [];

const FORMS: Readonly<Record<Language, (word: string) => string[]>> = {
  en: (word) => [
    ...(word.endsWith('ss') ? [] : cut(word, ['s'], 3)),
    ...cut(word, ['es'], 3),
    ...replaced(word, /ies$/, 'y'),
    ...replaced(word, /ves$/, 'f'),
    ...replaced(word, /(?<=...)men$/, 'man'),
  ],
  fr: (word) =>
    [word, ...cut(word, ['s', 'x'], 3)].flatMap((one) => [one, ...cut(one, ['ee', 'e'], 4)]),
  // "Mann" is no form of "man".
  de: (word) => cut(word, word.endsWith('nn') ? [] : GERMAN, 3),
  es: iberian,
  pt: iberian,
  it: (word) =>
    cut(word, GERUND.test(word) ? [] : ['o', 'a', 'e', 'i'], 3).map((one) =>
      one.replace(/([cg])h$/, '$1'),
    ),
  ru: russian,
  hi: (word) => cut(word, HINDI, 2),
  ar: arabic,
  ko: koreanForms,
  tr: turkishForms,
  zh: none,
  ja: none,
};

/** How each language shows that there are several, where an ending was cut. */
const PLURALS: Readonly<Record<Language, RegExp>> = {
  en: /(?:s|men)$/,
  fr: /[sx]$/,
  de: /(?:e|en|er|ern|n|s)$/,
  es: /s$/,
  pt: /s$/,
  it: /[ie]$/,
  ru: /(?:ы|[гкхжчшщьнлр]и|ов|ев|ами|ями|ам|ям|ах|ях)$/,
  hi: /(?:ों|ें|ियां|े)$/,
  ar: /(?:ات|ين|ون)$/,
  // A son's last syllable is his own.
  ko: /(?<!^아|만|버|^)들/,
  tr: /l[ae]r/,
  zh: /们$/,
  ja: /たち$/,
};

/** Whether a word that is not in a list as it stands is the plural of one that is. */
export const isPlural = (language: Language, word: string): boolean => PLURALS[language].test(word);

/** German articles of the genitive and of one alone, how an adjective between an article and its noun ends, and Hindi words behind a noun that stands in the oblique case, as `fold.ts` leaves them. */
const GENITIVE: ReadonlySet<string> = new Set(['eines', 'des']);
const ONE: ReadonlySet<string | undefined> = new Set('ein eine einen einem einer eines'.split(' '));
const ADJECTIVE = /..e[mnrs]?$/;
/** How a Russian verb ends that several do. */
const SEVERAL_DO = /..[аяую]т(?:ся)?$/;
const POSTPOSITIONS: ReadonlySet<string | undefined> = new Set('का की के को में मे पर से ने'.split(' '));

/** Whether the ending of a word that looks like a plural's is that of a case, by the words before and behind it: "eines alten Fischers", "mit einem kleinen Jungen", "बूढ़े मछुआरे का". */
export function isCase(
  language: Language,
  word: string,
  before: readonly string[],
  next: string | undefined,
): boolean {
  if (language === 'de') {
    const [farther, nearest = ''] = [before.at(-2), before.at(-1)];
    const isOne = ONE.has(nearest) || (ONE.has(farther) && ADJECTIVE.test(nearest));
    return isOne || (word.endsWith('s') && before.some((one) => GENITIVE.has(one)));
  }
  // "Портрет девушки" is of one; "девушки танцуют" are several.
  if (language === 'ru') return word.endsWith('и') && !SEVERAL_DO.test(next ?? '');
  return language === 'hi' && word.endsWith('े') && POSTPOSITIONS.has(next);
}
