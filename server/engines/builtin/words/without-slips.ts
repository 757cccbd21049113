import { hasForm, isListed } from './as-listed.ts';
import { baseForms } from './base-forms.ts';
import type { Guess } from './guess-languages.ts';
import { languagesOf } from './language.ts';
import type { Lexicon } from './lexicon.ts';
import { longestMatch } from './match.ts';
import { splitCompound } from './split-compound.ts';
import type { Token } from './tokens.ts';

/**
 * The same tokens, mistyped words of the text's language as they were meant: what any language knows is none, but in
 * English what only looks like a form of another language's word ("castel", Italian "castello"), or says the same there
 * ("tempel", a temple in German).
 */
export function withoutSlips(
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
const isEnglishOrForeign = ({ folded, written }: Token, lexicon: Lexicon<unknown>): boolean =>
  written !== folded || hasForm('en', folded, lexicon);

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
