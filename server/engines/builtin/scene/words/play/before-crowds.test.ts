import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

/** A bard who sings on a market, in all languages. */
const BARDS = [
  'bard singing for the crowd on a medieval market square',
  'ein Barde singt auf dem Marktplatz',
  'un barde qui chante sur la place du marché',
  'un juglar cantando en la plaza del mercado',
  'un menestrello che canta nella piazza del mercato',
  'um menestrel cantando na praça do mercado',
  'менестрель поёт на рыночной площади',
  'pazar meydanında şarkı söyleyen bir ozan',
  'شاعر جوال يغني في ساحة السوق',
  'बाजार में गाता हुआ भाट',
  '吟游诗人在集市广场上唱歌',
  '市場の広場で歌う吟遊詩人',
  '시장 광장에서 노래하는 음유시인',
];

describe('a crowd that watches a game at a table', () => {
  it.each([
    'a chess game in the park square between two old men, crowd watching',
    'two old men playing chess in the park, a crowd watching them',
  ])('plays none of it: %s', (prompt) => {
    expect(readPrompt(prompt).subjects.filter(({ thing }) => thing === 'person')).toMatchObject([
      { count: 2, traits: ['old', 'chess'] },
    ]);
  });
});

describe('who performs in a street', () => {
  it.each(BARDS)('is one with an instrument and no microphone: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('street');
    expect(subjects.filter(({ thing }) => thing === 'person')).toMatchObject([
      { count: 1, traits: expect.arrayContaining(['musician']), holds: { thing: 'guitar' } },
    ]);
  });

  it('has a crowd around that plays nothing', () => {
    for (const prompt of [
      'violinist playing for the crowd on a market square',
      'busker singing for the crowd on a market square',
    ])
      expect(
        readPrompt(prompt).subjects.find(({ thing }) => thing === 'person'),
        prompt,
      ).toMatchObject({ count: 1 });
    expect(readPrompt('a rock band before a crowd').subjects).toMatchObject([
      { count: 4 },
      { count: 8 },
    ]);
  });
});
