import { baseForms } from './base-forms.ts';
import { LANGUAGES, type Language, languagesOf } from './language.ts';
import type { Lexicon } from './lexicon.ts';
import { LOOKALIKES } from './lists/lookalikes.ts';
import type { Token } from './tokens.ts';

/** Languages by how likely a text is written in them. */
export interface Guess {
  /** Likeliest first. */
  readonly order: readonly Language[];
  /** Whether the first is so much likelier that short words are not looked for in the others. */
  readonly sure: boolean;
}

/** How many times the second's points the first must have to be sure. */
const LEAD = 2;
/** Points that a language needs to be sure of: about two words that no other language has. */
const ENOUGH = 1.5;
/** A word that is only known without its endings counts less. */
const SHAPE_WORTH = 0.6;
/** Whether a folded word, or the word that it is a form of, is one of a language that looks like another language's. */
export const isLookalike = (language: Language, word: string): boolean =>
  baseForms(language, word).some((form) => LOOKALIKES[language]?.has(form) === true);

/** What parts Portuguese from Spanish where all other words are in both. */
const TIE = 0.1;
/** Whether "no" stands within a phrase ("gatos no parque"): it is "in the" in Portuguese, while what is not wanted in Spanish is said behind a stop, or with "sin". */
const isSaidIn = (tokens: readonly Token[]): boolean =>
  tokens.some(({ folded, afterStop }, at) => folded === 'no' && at > 0 && !afterStop);

/** Guesses the languages of a text by the words of it that each of them knows. */
export function guessLanguages(tokens: readonly Token[], lexicon: Lexicon<unknown>): Guess {
  const points = new Map<Language, number>(LANGUAGES.map((language) => [language, 0]));
  // What nothing tells is English; kana make Chinese characters Japanese.
  points.set('en', 0.2);
  points.set('zh', 0.2);
  const spelled = tokens.filter(({ isSign }) => isSign !== true);
  for (const { folded } of new Map(spelled.map((token) => [token.folded, token])).values()) {
    const known = languagesOf(folded).filter((language) => lexicon.get(language).exact.has(folded));
    const alike =
      known.length > 0
        ? []
        : languagesOf(folded).filter((language) => {
            const { shapes } = lexicon.get(language);
            return baseForms(language, folded).some((form) => shapes.has(form));
          });
    const give = (language: Language, worth: number) =>
      points.set(language, (points.get(language) ?? 0) + worth);
    // A word alone means whatever it means in any language.
    const isEnglish = spelled.length > 1 && !known.includes('en') && isLookalike('en', folded);
    const english: readonly Language[] = isEnglish ? ['en'] : [];
    for (const one of [...known, ...english]) give(one, 1 / (known.length + english.length));
    for (const one of alike) give(one, SHAPE_WORTH / (alike.length + english.length));
    if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(folded)) points.set('ja', 1e3);
  }
  if (isSaidIn(spelled)) points.set('pt', (points.get('pt') ?? 0) + TIE);
  const pointsOf = (language: Language) => points.get(language) ?? 0;
  const order = [...LANGUAGES].sort((a, b) => pointsOf(b) - pointsOf(a));
  const [first = 'en', second = 'en'] = order.filter((one) => languagesOf('a').includes(one));
  return {
    order,
    sure: pointsOf(first) >= ENOUGH && pointsOf(first) >= LEAD * pointsOf(second),
  };
}
