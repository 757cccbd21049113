/** A word of fewer letters is too like others to tell what was meant; so many are needed where one is missing, is too many, or is another vowel. */
const LEAST = { swapped: 5, other: 7 } as const;
const VOWELS = /[aeiouy]/g;
/** So many verbs and their kin differ by one letter ("mowing" and "moving") that only the surest slips of them are mended. */
const INFLECTED = /(?:ing|ings|ed|er|ers|est|ies)$/;
/** What an adjective may end in that its noun lacks ("flowery"): no letter is too many there, but one may be missing ("libary"). */
const LIKE_ADJECTIVE = /y$/;

/** What a mistyped word was meant to be, or null: for words that no list knows. */
export type Spelling = (word: string) => string | null;

/**
 * Makes a function that mends the commonest slips of who types English: a letter doubled or not
 * ("umbrelas"), two that changed places ("lonley"), in longer words one that is missing ("montain"), too
 * many, or another vowel ("elephent"). The first letter is hardly ever wrong and stays; what may be
 * more than one word is left alone. The words are looked up by
 * what remains of them without a letter, after SymSpell (Garbe 2012).
 */
export function createSpelling(vocabulary: Iterable<string>): Spelling {
  const words = [...vocabulary].filter((word) => /^[a-z]{5,}$/.test(word));
  const known = new Set(words);
  const bySqueezed = grouped(words, (word) => [squeeze(word)]);
  const bySorted = grouped(words, (word) => [sorted(word)]);
  const byConsonants = grouped(words, (word) => [consonants(word)]);
  const byShorter = grouped(words, shorter);
  return (word) => {
    if (!/^[a-z]{5,}$/.test(word)) return null;
    const isLong =
      word.length >= LEAST.other && !INFLECTED.test(word) && !LIKE_ADJECTIVE.test(word);
    const doubled = bySqueezed.get(squeeze(word)) ?? [];
    const swapped = (bySorted.get(sorted(word)) ?? []).filter((one) => areSwapped(word, one));
    const missing =
      word.length >= LEAST.other - 1 && !INFLECTED.test(word) ? (byShorter.get(word) ?? []) : [];
    const extra = isLong ? shorter(word).filter((one) => known.has(one)) : [];
    const vowel = isLong
      ? (byConsonants.get(consonants(word)) ?? []).filter((one) => differences(word, one) === 1)
      : [];
    for (const found of [doubled, swapped, [...missing, ...extra, ...vowel]]) {
      const meant = [...new Set(found)].filter((one) => one[0] === word[0]);
      if (meant.length > 0) return meant.length === 1 ? (meant[0] as string) : null;
    }
    return null;
  };
}

/** What a longer word of another language needs to be mended, and how many of its first and last letters tell its form. */
const SURE = { least: 8, head: 2, tail: 4 } as const;
/** How folded words are spelled in the alphabets whose slips are mended. */
const SPELLED = /^(?:[a-z]+|[а-я]+)$/;

/**
 * Makes a function that mends the surest slips of a language that marks the forms of its words by their beginnings and
 * endings: in a long word one letter too many or missing, or two that changed places, in neither of these. The words
 * are to be folded.
 */
export function createSureSpelling(vocabulary: Iterable<string>): Spelling {
  const words = [...vocabulary].filter((word) => word.length >= SURE.least && SPELLED.test(word));
  const known = new Set(words);
  const bySorted = grouped(words, (word) => [sorted(word)]);
  const byShorter = grouped(words, inner);
  return (word) => {
    if (word.length < SURE.least || !SPELLED.test(word) || known.has(word)) return null;
    const swapped = (bySorted.get(sorted(word)) ?? []).filter((one) => areSwapped(word, one));
    const found = [
      ...swapped,
      ...(byShorter.get(word) ?? []),
      ...inner(word).filter((one) => known.has(one)),
    ].filter((one) => isSameForm(word, one));
    const meant = new Set(found);
    return meant.size === 1 ? (found[0] ?? null) : null;
  };
}

const isSameForm = (one: string, other: string): boolean =>
  one.slice(0, SURE.head) === other.slice(0, SURE.head) &&
  one.slice(-SURE.tail) === other.slice(-SURE.tail);

/** The word without any one of the letters between those of its form. */
const inner = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - SURE.head - SURE.tail) },
    (_, at) => word.slice(0, at + SURE.head) + word.slice(at + SURE.head + 1),
  );

function grouped(
  words: readonly string[],
  keysOf: (word: string) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words)
    for (const key of new Set(keysOf(word))) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [word]);
      else group.push(word);
    }
  return groups;
}

const squeeze = (word: string): string => word.replace(/(.)\1+/g, '$1');
const sorted = (word: string): string => [...word].sort().join('');
const consonants = (word: string): string => word.replace(VOWELS, '*');

/** The word without any one of its letters but the first. */
const shorter = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1) + word.slice(at + 2));

const differences = (one: string, other: string): number =>
  [...one].filter((letter, at) => letter !== other[at]).length;

/** Whether words of the same letters differ by two neighbours that changed places. */
function areSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return (
    at > 0 &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}
