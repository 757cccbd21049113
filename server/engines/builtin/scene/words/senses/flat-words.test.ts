import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('pictures that show no place', () => {
  it.each([
    ['abstract art in blue and gold', 'abstract'],
    ['抽象画', 'abstract'],
    ['抽象画、青と金', 'abstract'],
    ['추상화', 'abstract'],
    ['art abstrait', 'abstract'],
    ['abstrakte Kunst', 'abstract'],
    ['arte abstracto', 'abstract'],
    ['абстракция', 'abstract'],
    ['arte abstrata', 'abstract'],
    ['arte astratta', 'abstract'],
    ['soyut sanat', 'abstract'],
    ['فن تجريدي', 'abstract'],
    ['अमूर्त कला', 'abstract'],
    ['seamless floral pattern', 'pattern'],
    ['无缝图案', 'pattern'],
    ['花の模様', 'pattern'],
    ['꽃 무늬', 'pattern'],
    ['motif floral', 'pattern'],
    ['Blumenmuster, nahtloses Muster', 'pattern'],
    ['estampado de flores', 'pattern'],
    ['бесшовный узор с цветами', 'pattern'],
    ['estampa de flores', 'pattern'],
    ['motivo floreale', 'pattern'],
    ['çiçek deseni', 'pattern'],
    ['نقش زهور', 'pattern'],
    ['फूलों का पैटर्न', 'pattern'],
    ['an old treasure map', 'map'],
    ['藏宝图', 'map'],
    ['宝の地図', 'map'],
    ['보물 지도', 'map'],
    ['une carte au trésor', 'map'],
    ['eine alte Schatzkarte', 'map'],
    ['un mapa del tesoro', 'map'],
    ['старинная карта сокровищ', 'map'],
    ['um mapa do tesouro', 'map'],
    ['una mappa del tesoro', 'map'],
    ['hazine haritası', 'map'],
    ['خريطة كنز', 'map'],
    ['खजाने का नक्शा', 'map'],
    ['map of a fantasy island', 'map'],
    ['a map to the summit', 'map'],
  ])('are read from "%s"', (prompt, flat) => {
    expect(readPrompt(prompt)).toMatchObject({ flat });
  });

  it('are none where a place or somebody is named, and then say so', () => {
    for (const prompt of [
      'abstract mountains at sunset',
      'a woman in a dress with a floral pattern',
      'a pirate with a treasure map',
    ])
      expect(readPrompt(prompt).flat, prompt).toBeNull();
    expect(readPrompt('abstract mountains at sunset').ignored).toEqual(['abstract']);
  });

  it('name their colours in order', () => {
    expect(readPrompt('abstract pattern of blue and gold').colours.length).toBe(2);
  });
});

describe('a logo', () => {
  it.each([
    'a logo of a fox',
    'un logo de renard',
    'ein Logo mit einem Fuchs',
    'un logotipo de un zorro',
    'логотип с лисой',
    'um logotipo de raposa',
    'un logo di una volpe',
    'tilki logosu, logo',
    'شعار ثعلب',
    'लोमड़ी का लोगो',
    '狐狸标志',
    'キツネのロゴ',
    '여우 로고',
  ])('shows what is named, and no place: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ flat: 'logo', subjects: [{ thing: 'fox' }] });
  });

  it('is a sticker too, also of a place or of nothing', () => {
    expect(readPrompt('a sticker of a cute cat').flat).toBe('logo');
    expect(readPrompt('a coffee shop logo')).toMatchObject({ flat: 'logo', land: 'cafe' });
    expect(readPrompt('a logo').flat).toBe('logo');
  });
});

it.each([
  'synthwave',
  'synthwave sunset, grid, palm trees',
  'retrowave city',
  '蒸汽波',
  'シンセウェーブ',
  'синтвейв',
])('a poster of synthwave is asked for: %s', (prompt) => {
  expect(readPrompt(prompt).flat).toBe('synthwave');
});

it('a car in synthwave is no poster of that', () => {
  expect(readPrompt('synthwave car').flat).toBeNull();
});
