import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { VENUE_WORDS } from '../lists/venues.ts';
import { readPrompt } from '../read-prompt.ts';

describe('a kotatsu', () => {
  it.each(LANGUAGES)('is in a room with mats of straw: %s', (language) => {
    for (const word of VENUE_WORDS[language].kotatsu.split('|'))
      expect(readPrompt(word).land, word).toBe('tatamiroom');
  });

  it.each(['こたつでみかんを食べる家族と猫', 'a family sitting at a kotatsu'])(
    'is what those sit around who are there: %s',
    (prompt) => {
      const [family] = readPrompt(prompt).subjects;
      expect(family).toMatchObject({ count: 3, posture: null, company: { bond: 'kotatsu' } });
    },
  );

  it('is where somebody has fallen asleep, and no meadow', () => {
    expect(readPrompt('こたつで寝てしまった女の子、みかん')).toMatchObject({
      land: 'tatamiroom',
      subjects: [{ thing: 'person', posture: 'sleeping' }],
    });
  });
});
