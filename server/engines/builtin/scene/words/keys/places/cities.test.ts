import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../read-prompt.ts';

/** What each column's city is known by. */
const KNOWN_BY = [
  'bigben',
  'oniondomes',
  'operahouse',
  'supertower',
  'mosque',
  'colosseum',
  'pyramid',
  'suspensionbridge',
  'bigben',
  'oniondomes',
  'operahouse',
  'supertower',
];

describe('cities', () => {
  it.each([
    [
      'london',
      'moscow',
      'sydney|sydney harbour|sydney harbor',
      'dubai',
      'istanbul',
      'rome',
      'cairo|giza',
      'san francisco',
      'big ben|elizabeth tower|palace of westminster|houses of parliament',
      "st basil's cathedral|saint basil's cathedral|st basils cathedral|kremlin|red square|russian orthodox church|onion domes",
      'sydney opera house',
      'burj khalifa',
    ],
    [
      'londres',
      'moscou',
      'sydney',
      'dubaï',
      'istanbul',
      'rome',
      'le caire|gizeh',
      'san francisco',
      'big ben|palais de westminster',
      'cathédrale saint basile|basilique saint basile|kremlin|place rouge',
      'opéra de sydney',
      'burj khalifa',
    ],
    [
      'london',
      'moskau',
      'sydney',
      'dubai',
      'istanbul',
      'rom',
      'kairo|gizeh',
      'san francisco',
      'big ben',
      'basilius kathedrale|kreml|roter platz|zwiebeltürme',
      'opernhaus von sydney|opernhaus in sydney',
      'burj khalifa',
    ],
    [
      'londres',
      'moscú',
      'sídney',
      'dubái',
      'estambul',
      'roma',
      'el cairo|guiza',
      'san francisco',
      'big ben',
      'catedral de san basilio|kremlin|plaza roja',
      'ópera de sídney',
      'burj khalifa',
    ],
    [
      'londres',
      'moscou|moscovo',
      'sydney',
      'dubai',
      'istambul',
      'roma',
      'cairo|gizé',
      'são francisco',
      'big ben',
      'catedral de são basílio|kremlin|praça vermelha',
      'ópera de sydney',
      'burj khalifa',
    ],
    [
      'londra',
      'mosca',
      'sydney',
      'dubai',
      'istanbul',
      'roma',
      'il cairo|giza',
      'san francisco',
      'big ben',
      'cattedrale di san basilio|cremlino|piazza rossa',
      'opera house di sydney|teatro dell opera di sydney',
      'burj khalifa',
    ],
    [
      'лондон',
      'москва',
      'сидней',
      'дубай',
      'стамбул',
      'рим',
      'каир|гиза',
      'сан франциско',
      'биг бен',
      'собор василия блаженного|храм василия блаженного|кремль|красная площадь',
      'сиднейский оперный театр',
      'бурдж халифа',
    ],
    [
      'londra',
      'moskova',
      'sidney',
      'dubai',
      'istanbul',
      'roma',
      'kahire|gize',
      'san francisco',
      'big ben',
      'aziz vasil katedrali|kremlin|kızıl meydan',
      'sidney opera binası|sidney opera evi',
      'burç halife',
    ],
    [
      'لندن',
      'موسكو',
      'سيدني',
      'دبي',
      'إسطنبول|اسطنبول',
      'روما',
      'القاهرة|الجيزة',
      'سان فرانسيسكو',
      'بيج بن|بيغ بن',
      'كاتدرائية القديس باسيل|الكرملين|الساحة الحمراء',
      'دار أوبرا سيدني',
      'برج خليفة',
    ],
    [
      'लंदन',
      'मॉस्को',
      'सिडनी',
      'दुबई',
      'इस्तांबुल',
      'रोम',
      'काहिरा',
      'सैन फ्रांसिस्को',
      'बिग बेन',
      'सेंट बेसिल कैथेड्रल|क्रेमलिन',
      'सिडनी ओपेरा हाउस',
      'बुर्ज खलीफा',
    ],
    [
      '伦敦',
      '莫斯科',
      '悉尼',
      '迪拜',
      '伊斯坦布尔',
      '罗马',
      '开罗',
      '旧金山',
      '大本钟',
      '圣瓦西里大教堂|克里姆林宫|红场',
      '悉尼歌剧院',
      '哈利法塔|迪拜塔',
    ],
    [
      'ロンドン',
      'モスクワ',
      'シドニー',
      'ドバイ',
      'イスタンブール',
      'ローマ',
      'カイロ',
      'サンフランシスコ',
      'ビッグベン',
      '聖ワシリイ大聖堂|クレムリン|赤の広場',
      'シドニーオペラハウス',
      'ブルジュハリファ',
    ],
    [
      '런던',
      '모스크바',
      '시드니',
      '두바이',
      '이스탄불',
      '로마',
      '카이로',
      '샌프란시스코',
      '빅벤',
      '성 바실리 대성당|크렘린|붉은 광장',
      '시드니 오페라 하우스',
      '부르즈 할리파',
    ],
  ])('are known by a building in every language: %s', (...columns) => {
    for (const [at, names] of columns.entries())
      for (const name of names.split('|')) {
        const { subjects, ignored } = readPrompt(name);
        expect([name, subjects.map(({ thing }) => thing), ignored]).toEqual([
          name,
          [KNOWN_BY[at]],
          [],
        ]);
      }
  });

  it('show it across their water, in each of the four pictures, and at the end of their streets', () => {
    const landOf = (prompt: string, index: number) =>
      decide(readPrompt(prompt), null, 3, index).land;
    for (const index of [0, 1, 2, 3]) {
      expect(landOf('London', index)).toBe('city');
      expect(landOf('a woman in London', index)).toBe('street');
    }
  });

  it('are not seen from a room in them, nor by what stands elsewhere', () => {
    const thingsOf = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);
    expect(thingsOf('a cafe in London')).toEqual([]);
    expect(thingsOf('a street in Rome')).toEqual([]);
    expect(readPrompt('a woman in Rome')).toMatchObject({ land: 'street', manner: 'southern' });
    expect(thingsOf('the Colosseum in Rome')).toEqual(['colosseum']);
  });

  it('are seen across water where their skyline is what is named', () => {
    expect(readPrompt('Manhattan')).toMatchObject({ land: 'city', acrossWater: true });
  });

  it('draw cooling towers as what they are, and no castle for them', () => {
    for (const prompt of [
      'a power station with cooling towers',
      'a power plant with cooling towers',
      'a cooling tower',
    ]) {
      const { subjects, akin } = readPrompt(prompt);
      expect(subjects.map(({ thing }) => thing)).toEqual(['powerplant']);
      expect(akin).toEqual([]);
    }
  });

  it('have as many of it as there are, in its colour', () => {
    expect(readPrompt('Cairo').subjects).toMatchObject([{ thing: 'pyramid', count: 3 }]);
    const [bridge] = readPrompt('San Francisco').subjects;
    expect(bridge?.colour?.[0]).toBeGreaterThan(0.6);
  });
});
