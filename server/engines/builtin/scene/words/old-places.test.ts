import { describe, expect, it } from 'vitest';
import { OLD_WORDS } from './lists/old-places.ts';
import { OLD_KEYS } from './old-keys.ts';
import type { Meaning } from './meaning.ts';
import { readPrompt } from './read-prompt.ts';

describe('places of old times, or over the roofs', () => {
  const words = Object.values(OLD_WORDS).flatMap((list) =>
    Object.entries(list).flatMap(([key, alternatives]) =>
      alternatives.split('|').map((word): [string, string] => [word.replace(/[+~]+$/, ''), key]),
    ),
  );

  it.each(words)('are known in each language: %s', (word, key) => {
    const idea = readPrompt(word);
    const meaning: Meaning = OLD_KEYS[key as keyof typeof OLD_KEYS];
    expect(idea.ignored).toEqual([]);
    expect(idea).toMatchObject({ land: meaning.land, scenery: meaning.scenery });
  });
});
