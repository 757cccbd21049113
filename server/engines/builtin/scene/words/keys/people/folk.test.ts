import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../words/language.ts';
import { decide } from '../../../setting.ts';
import { FOLK_WORDS } from '../../lists/folk.ts';
import { readPrompt } from '../../read-prompt.ts';
import { FOLK_KEYS, type FolkKey } from './folk-keys.ts';

const FOLK = Object.keys(FOLK_KEYS) as readonly FolkKey[];

describe('folk of tales', () => {
  it.each(LANGUAGES)('are somebody of that folk, by every word for them: %s', (language) => {
    for (const folk of FOLK)
      for (const word of FOLK_WORDS[language][folk].split('|')) {
        const { subjects, ignored, akin } = readPrompt(word.replace('+', ''));
        expect(subjects, word).toMatchObject([{ thing: 'person', traits: [folk] }]);
        expect([...ignored, ...akin], word).toEqual([]);
      }
  });

  it('are several, and are where people sell', () => {
    expect(readPrompt('goblins').subjects).toMatchObject([{ traits: ['goblin'], count: 3 }]);
    const { land, subjects, ignored } = readPrompt('a goblin selling potions');
    expect(land).toBe('potionshop');
    expect(subjects).toMatchObject([{ thing: 'person', traits: ['goblin', 'potionselling'] }]);
    expect(ignored).toEqual([]);
  });

  it('may have a trade, and are no owners of its room', () => {
    for (const prompt of ['a goblin chef', 'ein Goblin als Koch', 'un duende cocinero']) {
      const { land, subjects } = readPrompt(prompt);
      expect(land, prompt).toBe('kitchen');
      expect(subjects, prompt).toMatchObject([{ traits: ['goblin', 'chef'] }]);
    }
  });

  it('are at home where they live, and where they are said to be', () => {
    expect(decide(readPrompt('a troll'), null, 3, 0).land).toBe('woods');
    expect(decide(readPrompt('a troll on a beach'), null, 3, 0).land).toBe('beach');
  });

  it('leave a whale and places of others what they were', () => {
    expect(readPrompt('une orque').subjects.map(({ thing }) => thing)).not.toContain('person');
    expect(readPrompt('a goblin forge').subjects).toEqual([]);
  });
});
