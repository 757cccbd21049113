import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { NATION_WORDS } from '../lists/nations.ts';
import type { Nation } from '../nation.ts';
import { readPrompt } from '../read-prompt.ts';

/** A market, by language. */
const MARKET = {
  en: 'market',
  zh: '市场',
  ja: '市場',
  ko: '시장',
  fr: 'marché',
  de: 'Markt',
  es: 'mercado',
  ru: 'рынок',
  pt: 'mercado',
  it: 'mercato',
  tr: 'semt pazarı',
  ar: 'سوق',
  hi: 'बाज़ार',
} as const;

/** What the street of a market is like there. */
const LIKE: Readonly<Record<Nation, object>> = {
  northern: { square: true, manner: null },
  southern: { square: true, manner: 'southern' },
  white: { square: true, manner: 'white' },
  french: { square: true, manner: 'southern' },
  colonial: { town: 'plaza' },
  arab: { town: 'souk' },
  indian: { town: 'indian' },
  chinese: { town: 'hutong' },
  japanese: { town: 'machiya' },
  korean: { town: 'hanok' },
  african: { town: 'african' },
};

describe('a market', () => {
  it.each(LANGUAGES)('is held in the streets of whose it is, by every word: %s', (language) => {
    for (const [nation, like] of Object.entries(LIKE) as [Nation, object][])
      for (const word of NATION_WORDS[language][nation].split('|')) {
        const idea = readPrompt(`${word} ${MARKET[language]}`);
        expect(idea, word).toMatchObject({ land: 'street', ignored: [], ...like });
        // The streets of India and its bazaars have theirs anyway.
        if (nation !== 'indian') expect(idea.subjects[0]?.thing, word).toBe('stall');
      }
  });

  it.each([
    ['cafes', '프랑스 시장|法国市场|फ्रांस का बाज़ार|سوق في فرنسا'],
    ['caribbean', '태국 시장|泰国市场|タイの市場|a Thai market|mercado tailandés'],
    ['indian', 'दिल्ली का बाज़ार|मुंबई का बाज़ार'],
    ['souk', 'मोरक्को का सूक|सूक में मसाले|モロッコのスーク|모로코 시장'],
  ])(
    'is that of the land that is named, and nobody is of the language there: %s, %s',
    (town, prompts) => {
      for (const prompt of prompts.split('|'))
        expect(readPrompt(prompt), prompt).toMatchObject({ land: 'street', town, homeland: null });
    },
  );

  it.each(['영국 시장', '베네치아 시장', '이집트 시장', 'रूस का बाज़ार'])(
    'of another land is not of the homeland of its language: %s',
    (prompt) => {
      expect(readPrompt(prompt).homeland).toBeNull();
    },
  );

  it('is held on the square of a village, not in its fields', () => {
    for (const prompt of ['Italian village market', 'a market in a village', 'Markt in einem Dorf'])
      expect(readPrompt(prompt)).toMatchObject({ land: 'street', square: true });
    expect(readPrompt('a village in a valley').land).not.toBe('street');
  });

  it('is held in the towns of countries that are known by their land', () => {
    for (const prompt of ['a market in Tuscany', 'a market in Switzerland', 'tuscan market'])
      expect(readPrompt(prompt)).toMatchObject({ land: 'street', square: true });
    expect(readPrompt('a market in Vietnam').town).toBe('hutong');
  });

  it('sells fish from stalls where a village is named, and in a shop where none is', () => {
    const { land, subjects } = readPrompt('fish market in a Greek village');
    expect(land).toBe('street');
    expect(subjects).toMatchObject([{ thing: 'stall', goods: 'fish' }]);
    expect(readPrompt('a fish market').land).toBe('fishshop');
  });

  it('is full of people anyway: those of whom nothing is said do not pose before it', () => {
    const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);
    expect(things('un mercado de frutas en un pueblo mexicano lleno de gente')).toEqual(['stall']);
    expect(things('a girl at a market')).toContain('person');
    expect(things('four women at a market')).toContain('person');
  });

  it('leaves whose it is without meaning elsewhere', () => {
    expect(readPrompt('an Italian car').ignored).toEqual(['italian']);
  });
});
