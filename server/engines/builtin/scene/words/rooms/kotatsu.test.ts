import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { VENUE_WORDS } from '../lists/venues.ts';
import { readPrompt } from '../read-prompt.ts';

describe('a kotatsu', () => {
  it.each(LANGUAGES)('is in a room with mats of straw: %s', (language) => {
    for (const word of VENUE_WORDS[language].kotatsu.split('|'))
      expect(readPrompt(word).land, word).toBe('tatamiroom');
  });

  it('is where somebody has fallen asleep, and no meadow', () => {
    expect(readPrompt('こたつで寝てしまった女の子、みかん')).toMatchObject({
      land: 'tatamiroom',
      subjects: [{ thing: 'person', posture: 'sleeping' }],
    });
  });
});
