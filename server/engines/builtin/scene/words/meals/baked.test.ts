import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const bakedOf = (prompt: string) => readPrompt(prompt).subjects.map(({ baked }) => baked);

describe('what a cake is of', () => {
  it.each([
    'chocolate cake with raspberries',
    'Schokoladenkuchen mit Himbeeren',
    'gâteau au chocolat avec des framboises',
    'tarta de chocolate con frambuesas',
    'torta al cioccolato con lamponi',
    'bolo de chocolate com framboesas',
    'шоколадный торт с малиной',
    'ahududulu çikolatalı pasta, ahududu',
    'كعكة شوكولاتة مع توت العليق',
    'चॉकलेट केक और रसभरी',
    '巧克力蛋糕配覆盆子',
    'ラズベリーのチョコレートケーキ',
    '산딸기 초콜릿 케이크',
  ])('is read with what lies on it, in all languages: %s', (prompt) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects.map(({ thing }) => thing)).toEqual(['cake']);
    expect(subjects[0]?.baked).toEqual({ flavour: 'chocolate', toppings: ['raspberry'] });
  });

  it.each([
    ['red velvet cake', 'redvelvet', []],
    ['a carrot cake', 'carrot', []],
    ['a lemon cake with blueberries and cherries', 'lemon', ['blueberry', 'cherry']],
    ['cake with strawberries', null, ['strawberry']],
    ['pancakes with raspberries', null, ['raspberry']],
  ])('is what is named: %s', (prompt, flavour, toppings) => {
    expect(bakedOf(prompt)).toEqual([{ flavour, toppings }]);
  });

  it.each([
    'grandma baking an apple pie in her country kitchen',
    'Oma backt einen Apfelkuchen',
    'abuela horneando una tarta de manzana',
    'бабушка печёт яблочный пирог',
  ])('is a pie where that is named, on the table of who bakes it: %s', (prompt) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects.map(({ thing }) => thing)).toEqual(['person']);
    expect(subjects[0]?.baked).toEqual({ flavour: 'pie', toppings: [] });
  });

  it.each([
    'a wedding cake with two rings',
    'a three-tier wedding cake with flowers',
    'eine Hochzeitstorte',
    'un gâteau de mariage',
    'una tarta nupcial',
    'una torta nuziale',
    'um bolo de casamento',
    'свадебный торт',
    'bir düğün pastası',
    'كعكة زفاف',
    'शादी का केक',
    '婚礼蛋糕',
    'ウェディングケーキ',
    '웨딩 케이크',
  ])('has tiers where it is for a wedding, and is one, in all languages: %s', (prompt) => {
    const { subjects, scenery } = readPrompt(prompt);
    expect(subjects.map(({ thing }) => thing)).toEqual(['cake']);
    expect(subjects[0]).toMatchObject({ count: 1, baked: { flavour: 'wedding', toppings: [] } });
    expect(scenery).toBeNull();
  });

  it('leaves fruit and trees without a cake what they are', () => {
    expect(readPrompt('cherry blossoms').subjects.map(({ thing }) => thing)).toEqual(['blossom']);
    expect(readPrompt('a bowl of strawberries').subjects.map(({ thing }) => thing)).toEqual([
      'fruit',
    ]);
    expect(bakedOf('a birthday cake')).toEqual([undefined]);
  });
});
