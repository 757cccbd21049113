import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../words/language.ts';
import { VEHICLE_WORDS } from './lists/vehicles.ts';
import type { Meaning } from './meaning.ts';
import { readPrompt } from './read-prompt.ts';
import { VEHICLE_KEYS, type VehicleKey } from './vehicle-keys.ts';

const NAMED = Object.entries(VEHICLE_KEYS) as readonly (readonly [VehicleKey, Meaning])[];

describe('kinds of vehicles', () => {
  it.each(LANGUAGES)('are known by every word for them: %s', (language) => {
    for (const [key, { thing, trait }] of NAMED)
      for (const word of VEHICLE_WORDS[language][key].split('|')) {
        const { subjects, ignored } = readPrompt(word.replace(/[+~]+$/, ''));
        expect(ignored, word).toEqual([]);
        expect(
          subjects.map((one) => one.thing),
          word,
        ).toEqual([thing]);
        if (trait !== undefined) expect(subjects[0]?.traits, word).toContain(trait);
      }
  });

  it('are what they are said to be beside others', () => {
    const kinds = readPrompt('a red sports car and a bicycle').subjects;
    expect(kinds.map(({ thing, traits }) => [thing, traits])).toEqual([
      ['car', ['sports']],
      ['bicycle', undefined],
    ]);
  });

  it('leave a plain car what it is', () => {
    expect(readPrompt('a car on a road').subjects[0]?.traits).toBeUndefined();
  });

  it('fight where no knights do', () => {
    expect(readPrompt('a tank on a battlefield').scenery).toBeNull();
    expect(readPrompt('knights on a battlefield').scenery).toBe('battlefield');
  });
});
