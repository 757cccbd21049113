import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

describe('a station of a railway in open land', () => {
  it.each([
    'a small country train station|a rural railway station with sunflowers|une gare de campagne',
    'ein Bahnhof auf dem Land|una estación de tren en el campo|станция в деревне зимой',
    'uma estação de trem no campo|una stazione in campagna|kırsalda bir tren istasyonu',
    '乡村火车站|夏の終わりの田舎の駅、ひまわりと青い空|시골 기차역|محطة قطار في الريف',
    'गांव का रेलवे स्टेशन|a railway platform in the snow|a train station in the mountains',
  ])('stands in the open beside its track, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const idea = readPrompt(prompt);
      expect(idea, prompt).toMatchObject({ halt: true, path: 'rail' });
      expect(decide(idea, null, 3, 0).land, prompt).not.toBe('station');
    }
  });

  it.each(['a train station', 'a busy train station in a city', 'an abandoned railway station'])(
    'is a hall where no open land is named: %s',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ halt: false, land: 'station' });
    },
  );

  it('has the sunflowers that are asked for grow beside it', () => {
    expect(readPrompt('夏の終わりの田舎の駅、ひまわりと青い空')).toMatchObject({
      land: 'field',
      crop: 'sunflower',
    });
  });
});

it.each([
  'a girl waiting on the platform of a station by the sea',
  '海沿いの駅のホームで電車を待つ女子高生',
  'ein Bahnhof am Meer',
  'une gare au bord de la mer',
  'una estación junto al mar',
  'вокзал у моря',
  '바닷가 역',
])('a station by the sea is a halt on its shore, and no hall: %s', (prompt) => {
  expect(readPrompt(prompt)).toMatchObject({ land: 'beach', halt: true });
});

it.each([
  '雨の日の無人駅で電車を待つ女子高生と柴犬|小さな駅|a small station in Germany, an old man waiting for the train',
  'a small old train station|un pequeño apeadero|una estación pequeña|une petite gare|ein kleiner Bahnhof|stazioncina',
  'полустанок зимой|маленькая станция|시골 간이역에서 기차를 기다리는 소녀|乡村小站|küçük bir istasyon|uma estação pequena',
  'محطة صغيرة في المطر|एक छोटा सा स्टेशन|an unmanned station at night',
])('a small station is a halt in open land, in every language: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt), prompt).toMatchObject({ halt: true, path: 'rail' });
});

it.each([
  'a small girl at the train station',
  '駅で小さな女の子が待っている',
  'a small train station in Venice',
  'a train station, a small dog',
])('a station is no halt for what is small in it, or in a city: %s', (prompt) => {
  expect(readPrompt(prompt).halt).toBe(false);
});
