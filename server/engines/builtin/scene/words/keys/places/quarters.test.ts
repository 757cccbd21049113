import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { QUARTER_WORDS } from '../../lists/quarters.ts';
import { readPrompt } from '../../read-prompt.ts';
import { QUARTER_KEYS } from './quarter-keys.ts';

const seenAt = (prompt: string) => {
  const idea = readPrompt(prompt);
  const { land } = decide(idea, null, 3, 0);
  return { land, city: idea.city, town: idea.town, scenery: idea.scenery };
};

describe('quarters, squares and buildings of cities', () => {
  const words = Object.values(QUARTER_WORDS).flatMap((list) =>
    Object.entries(list).flatMap(([key, alternatives]) =>
      alternatives.split('|').map((word): [string, string] => [word, key]),
    ),
  );

  it.each(words)('are known in each language: %s', (word, key) => {
    const idea = readPrompt(word);
    const { city = null, scenery = null } = {
      ...(QUARTER_KEYS[key as keyof typeof QUARTER_KEYS] as {
        city?: string;
        scenery?: string;
      }),
    };
    expect(idea.ignored).toEqual([]);
    expect(idea).toMatchObject({ city, scenery });
  });

  it.each([
    ['the Louvre pyramid|pyramide du Louvre|卢浮宫金字塔', 'louvre'],
    ['Piazza Navona di sera|Piazza Navona at night', 'navona'],
    ["İstanbul'da Galata Kulesi|the Galata Tower in Istanbul|برج غلطة في إسطنبول", 'galata'],
    ['un matin à Montmartre|Montmartre in Paris', 'montmartre'],
    ['شارع في القاهرة|a street in Cairo|rue du Caire', 'cairo'],
  ])('have what they are known by over their streets: %s', (prompts, city) => {
    for (const prompt of prompts.split('|'))
      expect(seenAt(prompt), prompt).toMatchObject({ land: 'street', city });
  });

  it.each([
    ['volcano erupting over Pompeii', 'volcano'],
    ["pont d'Avignon", 'river'],
    ['bridge in Regensburg', 'river'],
    ['cafe in Montmartre', 'cafe'],
    ['hermitage museum hall', 'museum'],
    ['chapelle notre dame en montagne', 'mountain'],
    ['une statue de notre dame', 'field'],
    ['a golden pavilion in a garden', 'field'],
    ['une dame de fer en armure', 'plain'],
  ])('leave the land to what else is named: %s', (prompt, land) => {
    expect(seenAt(prompt)).toMatchObject({ land, scenery: null });
  });

  it('are no tower where a lady is in armour', () => {
    expect(readPrompt('une dame de fer en armure').subjects).toMatchObject([{ thing: 'person' }]);
  });

  it('hold markets: in Korea among tiled houses', () => {
    for (const prompt of ['전통시장', '광장시장에서', 'a traditional Korean market']) {
      expect(seenAt(prompt), prompt).toMatchObject({ land: 'street', town: 'hanok' });
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([{ thing: 'stall' }]);
    }
  });
});
