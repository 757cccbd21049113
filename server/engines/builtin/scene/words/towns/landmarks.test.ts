import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

const thingsOf = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('the Colosseum and Stonehenge', () => {
  it.each([
    ['the Colosseum in Rome', 'Stonehenge at dawn'],
    ['le Colisée à Rome', 'un cercle de pierres'],
    ['das Kolosseum in Rom', 'ein Steinkreis'],
    ['el Coliseo de Roma', 'un círculo de piedras'],
    ['o Coliseu de Roma', 'um círculo de pedras'],
    ['il Colosseo a Roma', 'un cerchio di pietre'],
    ['Колизей в Риме', 'Стоунхендж'],
    ['Kolezyum', 'bir taş çember'],
    ['الكولوسيوم', 'ستونهنج'],
    ['कोलोसियम', 'स्टोनहेंज'],
    ['罗马斗兽场', '巨石阵'],
    ['コロッセオ', 'ストーンヘンジ'],
    ['콜로세움', '스톤헨지'],
  ])('stand in the open: %s, %s', (colosseum, circle) => {
    expect([colosseum, circle].map(thingsOf)).toEqual([['colosseum'], ['stonecircle']]);
    expect([colosseum, circle].map((one) => decide(readPrompt(one), null, 3, 0).land)).toEqual([
      'field',
      'field',
    ]);
  });

  it('have Roman soldiers in their own armour before them', () => {
    const { subjects, akin } = readPrompt('a Roman soldier in front of the Colosseum');
    expect(subjects).toMatchObject([
      { thing: 'person', traits: ['legionary'] },
      { thing: 'colosseum' },
    ]);
    expect(akin).toEqual([]);
  });
});

describe('bridges that hang', () => {
  it.each([
    ['a suspension bridge', 'a rope bridge', 'the Golden Gate Bridge'],
    ['un pont suspendu', 'un pont de corde', 'le pont du Golden Gate'],
    ['eine Hängebrücke', 'eine Seilbrücke', 'die Golden Gate Bridge'],
    ['un puente colgante', 'un puente de cuerda', 'el puente Golden Gate'],
    ['uma ponte pênsil', 'uma ponte de corda', 'a ponte Golden Gate'],
    ['un ponte sospeso', 'un ponte di corda', 'il ponte Golden Gate'],
    ['подвесной мост', 'верёвочный мост', 'мост Золотые Ворота'],
    ['bir asma köprü', 'ip köprü', 'Golden Gate Köprüsü'],
    ['جسر معلق', 'جسر من الحبال', 'جسر البوابة الذهبية'],
    ['झूला पुल', 'रस्सी का पुल', 'गोल्डन गेट ब्रिज'],
    ['悬索桥', '绳桥', '金门大桥'],
    ['吊り橋', '縄の橋', '金門橋'],
    ['현수교', '흔들다리', '금문교'],
  ])('from towers, or from ropes: %s, %s, %s', (...prompts) => {
    expect(prompts.map(thingsOf)).toEqual([
      ['suspensionbridge'],
      ['ropebridge'],
      ['suspensionbridge'],
    ]);
  });

  it('cross a canyon where no land is named, and water in open land', () => {
    const landOf = (prompt: string) => decide(readPrompt(prompt), null, 3, 0).land;
    expect(landOf('a rope bridge')).toBe('canyon');
    expect(landOf('a rope bridge in the jungle')).toBe('river');
    expect(landOf('a stone bridge')).toBe('river');
  });
});

describe('the Great Wall', () => {
  it.each([
    'the Great Wall of China',
    'la Grande Muraille de Chine',
    'die Chinesische Mauer',
    'la Gran Muralla China',
    'a Grande Muralha da China',
    'la Grande Muraglia cinese',
    'Великая Китайская стена',
    'Çin Seddi',
    'سور الصين العظيم',
    'चीन की महान दीवार',
    '万里长城',
    '万里の長城',
    '만리장성',
  ])('is in the mountains: %s', (prompt) => {
    expect(thingsOf(prompt)).toEqual(['greatwall']);
    expect(decide(readPrompt(prompt), null, 3, 0).land).toBe('mountain');
  });

  it('is no other wall', () => {
    expect(thingsOf('a painting on a wall')).not.toContain('greatwall');
  });
});

describe('houses on stilts and baobabs', () => {
  it.each([
    ['a hut on stilts', 'a baobab tree'],
    ['une cabane sur pilotis', 'un baobab'],
    ['eine Hütte auf Stelzen', 'ein Affenbrotbaum'],
    ['un palafito', 'un baobab'],
    ['uma palafita', 'um baobá'],
    ['una palafitta', 'un baobab'],
    ['дом на сваях', 'баобаб'],
    ['kazıklar üzerinde ev', 'bir baobab ağacı'],
    ['كوخ على ركائز', 'شجرة الباوباب'],
    ['खंभों पर घर', 'बाओबाब'],
    ['吊脚楼', '猴面包树'],
    ['高床式住居', 'バオバブ'],
    ['수상 가옥', '바오밥나무'],
  ])('are over the water, and in the savanna: %s, %s', (...prompts) => {
    expect(prompts.map(thingsOf)).toEqual([['stilthouse'], ['baobab']]);
    expect(prompts.map((prompt) => decide(readPrompt(prompt), null, 3, 0).land)).toEqual([
      'lake',
      'plain',
    ]);
  });
});

describe('Paris in a prompt', () => {
  it.each([
    'Paris in the rain',
    'Paris im Regen',
    'Paris sous la pluie',
    'París bajo la lluvia',
    'Paris na chuva',
    'Parigi sotto la pioggia',
    'Париж под дождем',
    'yağmurda Paris',
    'باريس تحت المطر',
    'बारिश में पेरिस',
    '雨中的巴黎',
    '雨のパリ',
    '비 오는 파리',
  ])('is a street with the iron tower: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    const things = subjects.map(({ thing }) => thing);
    expect({ land, things }).toEqual({ land: 'street', things: ['irontower'] });
  });

  it('is not where the tower alone is named, and no terrace is one of rice or a roof by itself', () => {
    expect(readPrompt('the Eiffel tower').land).toBeNull();
    expect(readPrompt('a couple on the terrace of a café in Paris').land).toBe('street');
    expect(readPrompt('a couple on the terrace of a villa').perch).toBeNull();
    expect(readPrompt('la terraza de un café')).toMatchObject({ land: 'street', town: 'cafes' });
    expect(readPrompt('rice terraces').land).toBe('terraces');
  });
});

describe('cars of other times in a prompt', () => {
  it.each([
    'a red vintage convertible',
    'ein Oldtimer',
    'une voiture ancienne',
    'un coche antiguo',
    'um carro antigo',
    "un'auto d'epoca",
    'klasik araba',
    'سيارة كلاسيكية',
    'पुरानी कार',
  ])('are drawn as such: %s', (prompt) => {
    const { subjects, akin } = readPrompt(prompt);
    expect(subjects).toMatchObject([{ thing: 'car', traits: ['vintage'] }]);
    expect(akin).toEqual([]);
  });

  it.each(['кабриолет', '敞篷车', 'オープンカー', '오픈카'])(
    'are drawn as a car, and said to be akin: %s',
    (prompt) => {
      const { subjects, akin } = readPrompt(prompt);
      expect(subjects.map(({ thing }) => thing)).toEqual(['car']);
      expect(akin.map(({ thing }) => thing)).toEqual(['car']);
    },
  );
});
