import { describe, expect, it } from 'vitest';
import { TRADE_WORDS } from './lists/trades.ts';
import { readPrompt } from './read-prompt.ts';

const sellersOf = (prompt: string) =>
  readPrompt(prompt).subjects.filter(({ traits }) =>
    traits?.some((one) => one.endsWith('selling')),
  );

describe('who sells', () => {
  it.each([
    ['an old man selling carpets in a bazaar', 'carpetselling'],
    ['a woman selling flowers at a market', 'flowerselling'],
    ['a fish seller', 'fishselling'],
    ['a goblin selling potions', 'potionselling'],
    ['ein Kobold verkauft Zaubertränke', 'potionselling'],
    ['un vieil homme vend des tapis', 'carpetselling'],
    ['eine Frau verkauft Blumen', 'flowerselling'],
    ['una mujer vende flores', 'flowerselling'],
    ['una donna vende fiori', 'flowerselling'],
    ['uma mulher vende flores', 'flowerselling'],
    ['старик продаёт ковры', 'carpetselling'],
    ['halı satan yaşlı bir adam', 'carpetselling'],
    ['رجل يبيع السمك', 'fishselling'],
    ['फूल बेचती औरत', 'flowerselling'],
    ['老人在卖地毯', 'carpetselling'],
    ['花を売る女性', 'flowerselling'],
    ['꽃을 파는 여자', 'flowerselling'],
    ['an old lady selling honey at a market', 'honeyselling'],
    ['卖蜂蜜的老奶奶', 'honeyselling'],
    ['бабушка продаёт мёд', 'honeyselling'],
    ['una anciana vende miel', 'honeyselling'],
  ] as const)('has heaps of the wares: %s', (prompt, trait) => {
    const [seller] = sellersOf(prompt);
    expect(seller?.thing).toBe('person');
    expect(seller?.traits).toContain(trait);
  });

  it.each(Object.entries(TRADE_WORDS))('is known by any word for that: %s', (_, { seller }) => {
    for (const word of seller.split('|'))
      expect(
        readPrompt(word).subjects.map(({ thing }) => thing),
        word,
      ).toEqual(['person']);
  });

  it('is nobody where nothing of that is sold', () => {
    expect(sellersOf('a man selling a car')).toEqual([]);
    expect(sellersOf('a carpet in a room')).toEqual([]);
  });

  it('stands at a stall with who buys there where no wares are named, and in a room only there', () => {
    for (const prompt of ['a vendor', 'a street vendor', 'a peddler', 'a stallholder'])
      expect(readPrompt(prompt).subjects[0]?.company?.bond, prompt).toBe('sale');
    expect(readPrompt('a vendor with apples').subjects[0]?.company).toBeUndefined();
    expect(readPrompt('a vendor in a library').subjects[0]?.company).toBeUndefined();
  });

  it('is no book that sells well', () => {
    const { land, subjects } = readPrompt('a best seller book');
    expect(land).toBeNull();
    expect(subjects.map(({ thing }) => thing)).toEqual(['book']);
  });

  it('leaves the market’s stalls their goods', () => {
    const { subjects } = readPrompt('a woman selling flowers at a market');
    expect(subjects.find(({ thing }) => thing === 'stall')?.goods).toBe('flower');
  });
});

describe('who scoops goldfish', () => {
  it.each(Object.entries(TRADE_WORDS))('does so at a festival of Japan: %s', (_, { scooping }) => {
    for (const words of scooping.split('|')) {
      const { scenery, subjects } = readPrompt(words);
      expect(scenery, words).toBe('matsuri');
      expect(
        subjects.some(({ traits }) => traits?.includes('scooping')),
        words,
      ).toBe(true);
    }
  });
});
