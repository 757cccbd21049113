import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../words/language.ts';
import { VENUE_WORDS } from './lists/venues.ts';
import type { Meaning } from './meaning.ts';
import { readPrompt } from './read-prompt.ts';
import { VENUE_KEYS, type VenueKey } from './venue-keys.ts';

const NAMED = Object.entries(VENUE_KEYS) as readonly (readonly [VenueKey, Meaning])[];

describe('rooms that are known by what is built into them', () => {
  it.each(LANGUAGES)('are named by every word for them: %s', (language) => {
    for (const [key, { land }] of NAMED)
      for (const word of VENUE_WORDS[language][key].split('|')) {
        const idea = readPrompt(word.replace(/[~+]/g, ''));
        expect(idea.ignored, word).toEqual([]);
        expect(idea.land, word).toBe(land);
        expect(idea.subjects, word).toEqual([]);
      }
  });

  it('are a mansion’s hall where its great staircase is named, and no house on a meadow', () => {
    expect(readPrompt('a grand staircase in a mansion')).toMatchObject({
      land: 'stairhall',
      subjects: [],
      ignored: [],
    });
    expect(readPrompt('a spiral staircase').land).toBe('spiralstair');
    expect(readPrompt('a staircase in a forest').land).toBe('forest');
  });

  it('are a pizzeria with its oven, whose pizzas lie on its own counter and whose cook is its own', () => {
    expect(
      readPrompt('a pizzeria with a wood-fired oven, a chef making pizza').subjects,
    ).toMatchObject([{ thing: 'person', traits: ['chef'] }]);
    expect(readPrompt('a pizza on a table').land).not.toBe('pizzeria');
  });
});
