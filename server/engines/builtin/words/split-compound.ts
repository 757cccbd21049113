import { baseForms } from './base-forms.ts';
import type { Language } from './language.ts';
import type { Entry, Lexicon } from './lexicon.ts';

/** Languages that write two nouns as one: what may stand between them, their least letters, and those of both. */
const COMPOUNDING = [
  { language: 'de', links: ['', 's', 'n', 'en', 'es', 'er', 'e'], least: 3, both: 6 },
  // Of two letters is a word of its own ("소금" is salt, and no cow of gold).
  { language: 'ko', links: [''], least: 1, both: 3 },
] as const satisfies readonly {
  language: Language;
  links: readonly string[];
  least: number;
  both: number;
}[];

/** The two known words of which an unknown one is made ("Herbstwald", "겨울밤"), and whether the second is written as it is listed; or null. */
export function splitCompound<Meaning>(
  word: string,
  languages: readonly Language[],
  lexicon: Lexicon<Meaning>,
): {
  readonly parts: readonly [Entry<Meaning>, Entry<Meaning>];
  readonly language: Language;
  readonly exact: boolean;
} | null {
  for (const { language, links, least, both } of COMPOUNDING) {
    if (!languages.includes(language) || word.length < both) continue;
    const dictionary = lexicon.get(language);
    for (let cut = word.length - least; cut >= least; cut--) {
      // Without a particle or an ending both are still that long: "소금과" is "with salt".
      const shapes = baseForms(language, word.slice(cut)).filter((one) => cut + one.length >= both);
      const right = firstKnown(dictionary.shapes, shapes);
      if (right === null) continue;
      const head = word.slice(0, cut);
      const heads = links
        .filter((link) => head.endsWith(link) && head.length - link.length >= least)
        .map((link) => head.slice(0, head.length - link.length));
      const left = firstKnown(dictionary.exact, heads) ?? firstKnown(dictionary.shapes, [head]);
      if (left !== null)
        return { parts: [left, right], language, exact: dictionary.exact.has(word.slice(cut)) };
    }
  }
  return null;
}

function firstKnown<Meaning>(
  entries: ReadonlyMap<string, Entry<Meaning>>,
  words: readonly string[],
): Entry<Meaning> | null {
  for (const word of words) {
    const entry = entries.get(word);
    if (entry !== undefined) return entry;
  }
  return null;
}
