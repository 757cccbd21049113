import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

describe('neon', () => {
  it.each([
    'a narrow alley with neon signs',
    'eine Gasse mit Leuchtreklame',
    'une ruelle avec néon',
    'un callejón con luces de neón',
    'un vicolo con insegne al neon',
    'um beco com luzes de neon',
    'переулок с неоновой вывеской',
    'neon tabela ara sokak',
    'زقاق مع لافتات نيون',
    'नियॉन साइन वाली गली',
    '霓虹招牌的小巷',
    'ネオンサインの路地',
    '네온사인이 있는 골목',
  ])('glows in an alley: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'street', alley: true, neon: true });
  });

  it.each(['Tokyo', 'Hong Kong', 'Shanghai', 'Seoul'])('belongs to the alleys of %s', (city) => {
    expect(readPrompt(`an alley in ${city}`)).toMatchObject({ land: 'street', neon: true });
    expect(readPrompt(city)).toMatchObject({ land: 'city' });
  });

  it('is in no alley of which no such word is said', () => {
    expect(readPrompt('a narrow alley in an old town').neon).toBe(false);
  });
});

describe('a wash of ink', () => {
  it.each([
    'ink wash painting of a mountain',
    'Tuschemalerei eines Bergs',
    'une montagne, lavis',
    'una montaña, tinta china',
    'una montagna, inchiostro di china',
    'uma montanha, nanquim',
    'гора, тушью',
    'dağ, mürekkep resmi',
    'جبل بالحبر',
    'स्याही चित्र पहाड़',
    '水墨画,山',
    '墨絵、山',
    '수묵화, 산',
  ])('is how the picture is rendered: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ medium: 'ink', land: 'mountain', ignored: [] });
  });
});

describe('hills of limestone', () => {
  it.each([
    'Guilin, karst hills',
    'Karstlandschaft',
    'montagnes karstiques',
    'paisaje kárstico',
    'monti carsici',
    'carste',
    'карстовые горы',
    'karstik dağlar',
    'كارست',
    'कार्स्ट पहाड़',
    '桂林山水',
    '山水',
    '산수',
  ])('stand by their river: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'river', karst: true });
  });
});

describe('a raft', () => {
  it.each([
    'a fisherman on a bamboo raft',
    'ein Fischer auf einem Floß',
    'un pêcheur sur un radeau',
    'un pescador en una balsa',
    'un pescatore su una zattera',
    'um pescador numa jangada',
    'рыбак на плоту',
    'sal üzerinde balıkçı',
    'صياد على طوف',
    'बेड़ा पर मछुआरा',
    '一位渔夫撑着竹筏',
    '筏に乗った漁師',
    '뗏목을 탄 어부',
  ])('carries who is named with it: %s', (prompt) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects).toMatchObject([{ thing: 'rowboat' }]);
    expect(subjects[0]?.traits).toEqual(expect.arrayContaining(['raft', 'fisher', 'crewed']));
  });
});
