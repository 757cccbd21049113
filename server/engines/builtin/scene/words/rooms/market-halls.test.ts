import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { VENUE_WORDS } from '../lists/venues.ts';
import { readPrompt } from '../read-prompt.ts';

describe('a covered market', () => {
  it.each(LANGUAGES)('is a hall with its stalls, by every word: %s', (language) => {
    for (const word of VENUE_WORDS[language].markethall.split('|'))
      expect(readPrompt(word), word).toMatchObject({
        ...{ land: 'markethall', subjects: [], ignored: [] },
      });
  });

  it.each([
    'una señora vendiendo frutas en un mercado cubierto|a woman selling fruit in a market hall|eine Frau verkauft Obst in der Markthalle',
    'женщина продаёт фрукты на крытом рынке|une femme vend des fruits sous les halles',
  ])('has who sells there, and no second stall: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { land, subjects } = readPrompt(prompt);
      expect(land, prompt).toBe('markethall');
      expect(subjects, prompt).toMatchObject([{ thing: 'person' }]);
      expect(subjects[0]?.traits, prompt).toContain('fruitselling');
    }
  });

  it('is no market in the open', () => {
    for (const prompt of ['a market', 'a street market in Seville', 'un mercado callejero'])
      expect(readPrompt(prompt).land, prompt).toBe('street');
  });
});
