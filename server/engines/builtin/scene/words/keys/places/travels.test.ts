import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../words/language.ts';
import { TRAVEL_WORDS } from '../../lists/travels.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import { TRAVEL_KEYS, type TravelKey } from './travel-keys.ts';

const thingsOf = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);
const NAMED = Object.entries(TRAVEL_KEYS) as readonly (readonly [TravelKey, Meaning])[];

describe('sights of travel, history and tales', () => {
  it.each(LANGUAGES)('are known by every word for them: %s', (language) => {
    for (const [key, { thing, land, karst }] of NAMED)
      for (const word of TRAVEL_WORDS[language][key].split('|')) {
        const { subjects, ...idea } = readPrompt(word);
        expect(idea.ignored, word).toEqual([]);
        if (thing === 'person')
          expect(subjects[0]?.traits, word).toContain(key === 'redhood' ? 'headscarf' : 'crewed');
        else if (thing !== undefined) expect(subjects[0]?.thing, word).toBe(thing);
        if (land !== undefined) expect(idea.land, word).toBe(land);
        if (karst !== undefined) expect(idea.karst, word).toBe(true);
      }
  });
});

describe('carriages', () => {
  it('have their horses, and the one of the tale its pumpkin', () => {
    expect(thingsOf('a carriage with two horses')).toEqual(['carriage']);
    expect(thingsOf('Cinderella and her pumpkin coach with horses')).toEqual([
      'person',
      'pumpkincoach',
    ]);
    expect(thingsOf('a horse and a pumpkin')).toEqual(['horse', 'pumpkin']);
  });

  it('are no part of a train', () => {
    expect(thingsOf('a train carriage')).toEqual(['train']);
    expect(readPrompt('inside a train carriage').land).toBe('compartment');
  });
});

describe('castles of Japan', () => {
  it('are those that are named with samurai', () => {
    expect(thingsOf('a samurai before a castle')).toContain('japancastle');
    expect(thingsOf('a knight before a castle')).toContain('castle');
  });
});

describe('Venice', () => {
  it('has its visitors in gondolas, not on a meadow', () => {
    expect(readPrompt('a couple in Venice')).toMatchObject({
      land: 'canal',
      subjects: [{ thing: 'gondola' }],
    });
  });
});

describe('monasteries', () => {
  it('are of stone, and those of the east temples', () => {
    for (const prompt of ['an old monastery on a hill', 'ein Kloster am See', 'монастырь зимой'])
      expect(thingsOf(prompt), prompt).toContain('monastery');
    for (const prompt of ['a Tibetan monastery', 'ein buddhistisches Kloster', 'دير بوذي'])
      expect(thingsOf(prompt), prompt).toEqual(['temple']);
  });

  it('have monks in dark habits, as temples have none', () => {
    const robeOf = (prompt: string) =>
      readPrompt(prompt).subjects.find(({ thing }) => thing === 'person')?.colour;
    expect(Math.max(...(robeOf('monks walking before a monastery') ?? [1]))).toBeLessThan(0.2);
    expect(robeOf('monks before a Greek monastery')?.[0]).toBeLessThan(0.2);
    expect(robeOf('monks walking before a temple')).toBeNull();
    expect(robeOf('an orange monk before a monastery')?.[0]).toBeGreaterThan(0.5);
  });
});

describe('bandstands', () => {
  it('stand in a park, or where they are said to', () => {
    expect(readPrompt('a bandstand')).toMatchObject({ land: 'field', park: true });
    expect(readPrompt('a gazebo by a lake').land).toBe('lake');
    expect(thingsOf('ein Musikpavillon im Park')).toContain('bandstand');
  });
});

describe('cabins', () => {
  it.each(
    'a log cabin in the woods|a cabin by a lake|eine Blockhütte im Wald|une cabane dans la forêt|una cabaña junto al lago|una baita in montagna|uma cabana na floresta|избушка в лесу|göl kenarında bir kulübe|كوخ في الغابة|森林里的小木屋|森のログハウス|숲 속 통나무집'.split(
      '|',
    ),
  )('are of logs in every language, and a house is not: %s', (prompt) => {
    const [house] = readPrompt(prompt).subjects;
    expect(house).toMatchObject({ thing: 'house', traits: ['logs'] });
    expect(readPrompt('a house by a lake').subjects[0]?.traits).toBeUndefined();
  });
});

describe('rovers', () => {
  it('are on Mars, or on the moon where that is said', () => {
    expect(readPrompt('a mars rover at sunset')).toMatchObject({ land: 'desert', martian: true });
    expect(readPrompt('un rover lunaire')).toMatchObject({ land: 'space', lunar: true });
    expect(thingsOf('a mars rover beside an astronaut')).toEqual(['rover', 'astronaut']);
  });
});
