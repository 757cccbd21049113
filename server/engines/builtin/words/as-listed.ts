import { baseForms } from './base-forms.ts';
import { fold } from './fold.ts';
import { type Language, languagesOf } from './language.ts';
import type { Lexicon } from './lexicon.ts';
import { splitCompound } from './split-compound.ts';
import type { Token } from './tokens.ts';

/** Whether a list of a language has a word or a form of it. */
export const hasForm = (language: Language, folded: string, lexicon: Lexicon<unknown>): boolean => {
  const { vocabulary, shapes } = lexicon.get(language);
  return vocabulary.has(folded) || baseForms(language, folded).some((form) => shapes.has(form));
};

/** Whether a list of any language has a word or a form of it. */
export const isListed = ({ folded }: Token, lexicon: Lexicon<unknown>): boolean =>
  languagesOf(folded).some((language) => hasForm(language, folded, lexicon));

/** German written without its own letters ("Baeume", "gruen", "schoen"), which no list of any language has, with them. */
export function withUmlauts(token: Token, lexicon: Lexicon<unknown>): Token {
  const { folded, written } = token;
  if (folded !== written || !UMLAUT.test(folded) || isListed(token, lexicon)) return token;
  const spelled = written.replaceAll(new RegExp(UMLAUT, 'g'), (pair) => UMLAUTS[pair] ?? pair);
  const meant = { ...token, folded: fold(spelled), written: spelled };
  const isKnown =
    hasForm('de', meant.folded, lexicon) || splitCompound(meant.folded, ['de'], lexicon) !== null;
  return isKnown ? meant : token;
}

/** Not of "neue", "blaue" or "Quelle". */
const UMLAUT = /(?<![aeq])(?:ae|oe|ue)/;
const UMLAUTS: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' };

/** Hindi for what is going on, behind the bare stem of its verb: "नाच रही है". */
const GOES_ON = /^रह[ाीे]ं?$/u;

/** A token; the bare stem of a Hindi verb before such a word with the ending under which lists have what somebody does ("नाचता"). */
export function inProgress(
  token: Token,
  before: Token | undefined,
  next: Token | undefined,
  lexicon: Lexicon<unknown>,
): Token {
  if (next === undefined || !GOES_ON.test(next.written)) return token;
  const folded = fold(`${token.written}ता`);
  if (!hasForm('hi', folded, lexicon)) return token;
  // Many a phrase has it as it stands ("खेत जोत रहा").
  const asItStands = `${token.folded} ${fold('रह')}`;
  const isPhrase = (phrase: string) =>
    phrase.startsWith(asItStands) || phrase.includes(`${before?.folded} ${asItStands}`);
  const isListedSo = [...lexicon.get('hi').exact.keys()].some(isPhrase);
  return isListedSo ? token : { ...token, folded, written: folded };
}
