import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../words/language.ts';
import { PASSAGE_WORDS } from './lists/passages.ts';
import type { Meaning } from './meaning.ts';
import { PASSAGE_KEYS, type PassageKey } from './passage-keys.ts';
import { readPrompt } from './read-prompt.ts';

const NAMED = Object.entries(PASSAGE_KEYS) as readonly (readonly [PassageKey, Meaning])[];

describe('rooms that people ride in, park in or pass through', () => {
  it.each(LANGUAGES)('are named by every word for them: %s', (language) => {
    for (const [key, { land, thing }] of NAMED)
      for (const word of PASSAGE_WORDS[language][key].split('|')) {
        const idea = readPrompt(word.replace(/[~+]/g, ''));
        expect(idea.ignored, word).toEqual([]);
        if (land !== undefined) expect(idea.land, word).toBe(land);
        if (thing !== undefined) expect(idea.subjects, word).toMatchObject([{ thing }]);
      }
  });

  it('are an airliner’s cockpit with what it flies over before its panes, and no plane hovers in it', () => {
    const seen = (prompt: string) => {
      const { land, outlook, subjects } = readPrompt(prompt);
      return [land, outlook, subjects.filter(({ thing }) => thing !== 'person').length];
    };
    expect(seen('cockpit of a passenger plane at night seen from behind the pilots')).toEqual([
      'flightdeck',
      null,
      0,
    ]);
    expect(seen('cockpit of an airliner on the runway')).toEqual(['flightdeck', 'airfield', 0]);
    expect(seen('cockpit eines Flugzeugs über den Wolken')).toEqual(['flightdeck', null, 0]);
    expect(seen('cockpit d’un avion au-dessus des montagnes')).toEqual(['flightdeck', 'summit', 0]);
  });

  it('are a spaceship’s bridge where that is named', () => {
    for (const prompt of ['a spaceship cockpit', 'cockpit of a rocket', 'cockpit of a spaceship'])
      expect(readPrompt(prompt).land, prompt).toBe('spacebridge');
  });
});
