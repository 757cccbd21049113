import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

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
    // Shanghai by itself is what is seen over its river.
    expect(readPrompt(city).land).toBe(city === 'Shanghai' ? 'lake' : 'city');
  });

  it.each([
    'a rainy night in Tokyo, neon lights on the wet street',
    'regnerische Nacht in Tokio, Neonlichter auf der nassen Straße',
    'nuit de pluie à Osaka, néons dans la rue',
    'noche de lluvia en Tokio, luces neón en la calle',
    'notte di pioggia a Osaka, luci al neon sulla strada',
    'noite de chuva em Tóquio, letreiros de néon na rua',
    'дождливая ночь, дождь, Токио, неоновые огни на улице',
    'yağmurlu gece Tokyo, yağmur, neon ışıkları sokakta',
    'ليلة ممطرة، مطر، شارع في أوساكا مع أضواء النيون',
    'बारिश की रात, ओसाका की सड़क पर नियॉन रोशनी',
    '雨夜的大阪街道,霓虹灯',
    '雨の夜の東京、ネオンが濡れた道に映る',
    '비 오는 밤 오사카 거리의 네온사인',
  ])('lights the streets of a rainy night: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ neon: true, weather: 'rain', time: 'night' });
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

describe('mountains that stand alone', () => {
  it.each([
    'cherry blossoms in front of mount Fuji',
    'Kirschblüten vor dem Fuji',
    'le mont Fuji au printemps',
    'el monte Fuji en primavera',
    'o monte Fuji na primavera',
    'il monte Fuji in primavera',
    'гора Фудзи весной',
    'ilkbaharda Fuji dağı',
    'جبل فوجي في الربيع',
    'वसंत में माउंट फ़ूजी',
    '春天的富士山',
    '春の富士山',
    '봄의 후지산',
  ])('rise behind a lake: %s', (prompt) => {
    const { land, lonePeak } = readPrompt(prompt);
    expect([land, lonePeak]).toEqual(['lake', true]);
  });

  it('rise behind a land that is named', () => {
    const { land, lonePeak } = readPrompt('a tea field before mount Fuji');
    expect([land, lonePeak]).toEqual(['terraces', true]);
  });
});
