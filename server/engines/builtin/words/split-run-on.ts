import { baseForms } from './base-forms.ts';
import { type Lexicon, remembered } from './lexicon.ts';
import { splitCompound } from './split-compound.ts';
import type { Token } from './tokens.ts';

/** Korean of fewer letters is one word, or a compound of two. */
const LEAST = 5;
/** No word is longer, with its particles. */
const MOST = 24;
const HANGUL = /^\p{Script=Hangul}+$/u;

/** A number that is written in one piece with its unit: "90도". */
const COUNTED = /^\d+(?=(?:도|퍼센트|프로)$)/u;

/**
 * The words of Korean that is written without spaces ("밤호수위의돛단배"), where all of it is known words and their
 * particles: the fewest. Of one letter is only the first, as others are found in every word. What is a word, or a
 * compound of two, stays whole.
 */
export function splitRunOn(token: Token, lexicon: Lexicon<unknown>): readonly Token[] {
  const { folded, start, end } = token;
  if (end - start !== folded.length) return [token];
  const counted = COUNTED.exec(folded)?.[0].length ?? 0;
  if (counted > 0) return cutAt(token, [counted, folded.length]);
  if (!HANGUL.test(folded) || folded.length < LEAST) return [token];
  const { vocabulary, shapes } = lexicon.get('ko');
  const longest = remembered((word: string): number =>
    Math.max(
      vocabulary.has(word) ? word.length : 0,
      ...baseForms('ko', word).map((form) => (shapes.has(form) ? form.length : 0)),
    ),
  );
  const isWord = (word: string, least: number): boolean => longest(word) >= least;
  if (isWord(folded, 1) || splitCompound(folded, ['ko'], lexicon) !== null) return [token];
  // The cuts behind each letter that leave the fewest words before it; null: none do.
  const cuts: (readonly number[] | null)[] = [[]];
  for (let to = 1; to <= folded.length; to++) {
    let best: readonly number[] | null = null;
    for (let from = Math.max(0, to - MOST); from < to; from++) {
      const before = cuts[from] ?? null;
      if (before === null || !isWord(folded.slice(from, to), from === 0 ? 1 : 2)) continue;
      if (best === null || before.length + 1 < best.length) best = [...before, to];
    }
    cuts.push(best);
  }
  const found = cuts[folded.length] ?? null;
  if (found === null) return [token];
  return cutAt(token, found);
}

/** A token's pieces, each up to one of these letters; what stands before the token stands before the first. */
function cutAt(token: Token, cuts: readonly number[]): Token[] {
  const { folded, written, start } = token;
  return cuts.map((to, at) => {
    const from = cuts[at - 1] ?? 0;
    const cut = {
      folded: folded.slice(from, to),
      written: written.slice(from, to),
      start: start + from,
      end: start + to,
    };
    return at === 0 ? { ...token, ...cut } : { ...cut, afterStop: false };
  });
}
