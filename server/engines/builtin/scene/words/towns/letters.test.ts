import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { LETTER_WORDS } from '../lists/letters.ts';
import { readPrompt } from '../read-prompt.ts';

describe('signs of neon', () => {
  it.each(LANGUAGES)('are written as in the city that is named: %s', (language) => {
    for (const [letters, words] of Object.entries(LETTER_WORDS[language]))
      for (const word of words.split('|')) {
        const read = readPrompt(word);
        expect([read.letters, read.ignored], word).toEqual([letters, []]);
      }
  });

  it('are those of Tokyo where no other city is', () => {
    for (const prompt of ['a cyberpunk street', 'rainy alley in Tokyo', 'neon signs', '霓虹街'])
      expect(readPrompt(prompt).letters, prompt).toBe('han');
  });
});
