import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../words/language.ts';
import { VEHICLE_WORDS } from '../../lists/vehicles.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
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

describe('a sled behind dogs', () => {
  it.each([
    'sled dogs pulling a sled over a frozen lake|Schlittenhunde ziehen einen Schlitten über einen zugefrorenen See|des chiens de traîneau',
    'un trineo de perros|una slitta trainata da cani|um trenó puxado por cães|хаски тянут сани',
    'köpek kızağı|زلاجة تجرها الكلاب|कुत्तों की स्लेज|狗拉雪橇|犬ぞり|개썰매',
    'huskies et un traîneau|six dogs before a sleigh|drei Huskys vor einem Schlitten',
  ])('is one with its team, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { snowy, subjects } = readPrompt(prompt);
      expect(snowy, prompt).toBe(true);
      expect(subjects, prompt).toMatchObject([{ thing: 'sleigh', count: 1, traits: ['dogteam'] }]);
      expect(subjects, prompt).toHaveLength(1);
    }
  });

  it('is none where a horse draws it, or one dog is beside it', () => {
    expect(readPrompt('a horse sleigh').subjects[0]?.traits).toBeUndefined();
    expect(readPrompt('a dog and a sleigh').subjects.map(({ thing }) => thing)).toEqual([
      'dog',
      'sleigh',
    ]);
  });
});

it('dragon boats are boats and no dragons, several in a race', () => {
  for (const [count, prompts] of [
    [3, '端午节河上赛龙舟|dragon boat race on the river|Drachenbootrennen auf dem Fluss|용선 경주'],
    [1, '一条龙舟在湖上|a dragon boat on a lake|лодка-дракон на озере'],
  ] as const)
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([
        { thing: 'rowboat', count, traits: expect.arrayContaining(['dragonboat']) },
      ]);
});
