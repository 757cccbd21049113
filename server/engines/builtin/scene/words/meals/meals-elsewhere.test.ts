import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('who dines elsewhere than in a dining room', () => {
  it.each([
    'couple having dinner on a rooftop at night',
    '情侣晚上在天台吃晚饭',
    '屋上でディナーを楽しむカップル、夜',
    '밤에 옥상에서 저녁 먹는 커플',
    'un couple qui dîne sur un toit-terrasse la nuit',
    'Paar beim Abendessen auf der Dachterrasse',
    'pareja cenando en una azotea de noche',
    'пара ужинает на крыше ночью',
    'coppia a cena su una terrazza sul tetto di notte',
    'gece çatıda akşam yemeği yiyen çift',
    'زوجان يتناولان العشاء على السطح ليلا',
    'रात में छत पर खाना खाता जोड़ा',
  ])('sits at a table on the roof: %s', (prompt) => {
    const { land, perch, subjects } = readPrompt(prompt);
    expect([land, perch]).toEqual(['roofterrace', null]);
    expect(subjects[0]).toMatchObject({ thing: 'person', count: 2, company: { bond: 'meal' } });
  });

  it.each([
    'a couple having a candlelight dinner on a rooftop',
    'cena a lume di candela sul tetto',
    'ein Paar beim Candle-Light-Dinner auf dem Dach',
  ])('sits there by candlelight, and in no restaurant: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('roofterrace');
    expect(subjects[0]).toMatchObject({ traits: expect.arrayContaining(['candledining']) });
    expect(subjects[0]?.company?.bond).toBe('meal');
  });

  it('sits at a table in the open', () => {
    for (const [land, prompt] of [
      ['beach', 'a family dinner on the beach'],
      ['field', 'a family having dinner in the garden'],
    ]) {
      const idea = readPrompt(prompt ?? '');
      expect(idea.land, prompt).toBe(land);
      expect(idea.subjects[0]?.company?.bond, prompt).toBe('meal');
    }
  });

  it('stays in that room where no other place is named', () => {
    expect(readPrompt('a family having dinner').land).toBe('diningroom');
  });
});

describe('water that is drunk', () => {
  it.each([
    'a rhino drinking water',
    '喝水的犀牛',
    '水を飲むサイ',
    '물 마시는 코뿔소',
    "rhinocéros qui boit de l'eau",
    'ein Nashorn trinkt Wasser',
    'rinoceronte bebiendo agua',
    'носорог пьет воду',
    'rinoceronte bebendo água',
    "un rinoceronte che beve l'acqua",
    'su içen gergedan',
    'كركدن يشرب الماء',
    'पानी पीता गैंडा',
  ])('is no sea: %s', (prompt) => {
    const { land, subjects, ignored } = readPrompt(prompt);
    expect([land, ignored]).toEqual([null, []]);
    expect(subjects).toMatchObject([{ thing: 'rhino', posture: 'grazing' }]);
  });

  it('is one where nobody drinks it', () => {
    expect(readPrompt('a rhino in the water').land).toBe('sea');
  });
});
