import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { VENUE_WORDS } from '../lists/venues.ts';
import { readPrompt } from '../read-prompt.ts';

describe.each(LANGUAGES)('a teahouse in the words of %s', (language) => {
  it('is a room of its own, and no café', () => {
    for (const word of VENUE_WORDS[language].teahouse.split('|')) {
      const { land, ignored } = readPrompt(word);
      expect([land, ignored], word).toEqual(['teahouse', []]);
    }
  });
});

describe('a teahouse of a town by the water', () => {
  it('has its canal outside, and who drinks tea at one of its tables', () => {
    expect(readPrompt('水乡老茶馆，老人喝茶，窗外下雨')).toMatchObject({
      ...{ land: 'teahouse', outlook: 'canal', town: 'watertown', weather: 'rain' },
      subjects: [{ thing: 'person', posture: 'sitting' }],
    });
  });

  it('is apart from cafés and gardens where tea is drunk', () => {
    for (const cafe of ['çay bahçesi', 'salon de thé', 'a tearoom'])
      expect(readPrompt(cafe).land, cafe).toBe('cafe');
  });
});
