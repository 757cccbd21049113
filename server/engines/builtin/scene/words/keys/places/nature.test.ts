import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../read-prompt.ts';

describe('fireflies in a prompt', () => {
  it.each([
    'fireflies in a meadow',
    'Glühwürmchen auf einer Wiese',
    'des lucioles dans un pré',
    'luciérnagas en un prado',
    'vagalumes em um prado',
    'lucciole in un prato',
    'светлячки на лугу',
    'çayırda ateşböcekleri',
    'يراعات في مرج',
    'घास में जुगनू',
    '草地上的萤火虫',
    '草原の蛍',
    '풀밭의 반딧불이',
  ])('glow over the land that is named, and are no butterflies: %s', (prompt) => {
    const { fireflies, subjects, akin } = readPrompt(prompt);
    expect({ fireflies, subjects, akin }).toEqual({ fireflies: true, subjects: [], akin: [] });
  });
});

describe('an ice cave in a prompt', () => {
  it.each([
    'an ice cave',
    'eine Eishöhle',
    'une grotte de glace',
    'una cueva de hielo',
    'uma caverna de gelo',
    'una grotta di ghiaccio',
    'ледяная пещера',
    'bir buz mağarası',
    'كهف جليدي',
    'बर्फ की गुफा',
    '冰洞',
    '氷の洞窟',
    '얼음 동굴',
  ])('is a cave in ice, and no iceberg is in it: %s', (prompt) => {
    const { land, icy, snowy, subjects, ignored } = readPrompt(prompt);
    expect({ land, icy, snowy, subjects, ignored }).toEqual({
      land: 'cave',
      icy: true,
      snowy: true,
      subjects: [],
      ignored: [],
    });
  });
});

describe('hills of tea in a prompt', () => {
  it.each([
    'a tea plantation',
    'terraced tea hills',
    'eine Teeplantage',
    'une plantation de thé',
    'una plantación de té',
    'uma plantação de chá',
    'una piantagione di tè',
    'чайная плантация',
    'bir çay tarlası',
    'مزارع الشاي',
    'चाय बागान',
    '茶园',
    '茶畑',
    '녹차밭',
  ])('are a land, and no cup: %s', (prompt) => {
    const { land, tea, subjects, ignored } = readPrompt(prompt);
    expect({ land, tea, subjects, ignored }).toEqual({
      land: 'terraces',
      tea: true,
      subjects: [],
      ignored: [],
    });
  });
});

describe('a geyser in a prompt', () => {
  it.each([
    'a geyser erupting',
    'ein Geysir',
    'un geyser',
    'un géiser',
    'um gêiser',
    'гейзер',
    'bir gayzer',
    'غيزر',
    'एक गीजर',
    '间歇泉',
    '間欠泉',
    '간헐천',
  ])('is one, and no volcano: %s', (prompt) => {
    const { land, geyser, ignored } = readPrompt(prompt);
    expect({ land, geyser, ignored }).toEqual({ land: 'mountain', geyser: true, ignored: [] });
  });
});

describe('a waterhole in a prompt', () => {
  it.each([
    'elephants at a waterhole in Africa',
    'Elefanten an einem Wasserloch in Afrika',
    "des éléphants à un point d'eau en Afrique",
    'elefantes en un abrevadero en África',
    'elefantes em um charco na África',
    "elefanti a una pozza d'acqua in Africa",
    'слоны на водопое в Африке',
    "Afrika'da su birikintisi başında filler",
    'أفيال عند حفرة ماء في أفريقيا',
    'अफ्रीका में जलकुंड पर हाथी',
    '非洲水坑边的大象',
    'アフリカの水場の象',
    '아프리카 물웅덩이의 코끼리',
  ])('lies in the savanna: %s', (prompt) => {
    const { land, savanna, waterhole, subjects } = readPrompt(prompt);
    const things = subjects.map(({ thing }) => thing);
    expect({ land, savanna, waterhole, things }).toEqual({
      land: 'plain',
      savanna: true,
      waterhole: true,
      things: ['elephant'],
    });
  });
});

describe('Africa in a prompt', () => {
  it('is a savanna, but not on a map or where another land is named', () => {
    expect(readPrompt('a map of Africa').flat).toBe('map');
    expect(readPrompt('a desert in Africa').land).toBe('desert');
  });
});

describe('a jungle in a prompt', () => {
  it.each([
    'a jungle',
    'Dschungel',
    'una selva',
    'джунгли',
    'ジャングル',
    '정글',
    'أدغال',
    'वर्षावन',
    '热带雨林',
  ])('is more than a forest: %s', (prompt) => {
    const { land, jungle } = readPrompt(prompt);
    expect([land, jungle, readPrompt('a forest').jungle]).toEqual(['forest', true, false]);
  });
});

describe('pools that the tide leaves among rocks', () => {
  it.each([
    'low tide with rock pools',
    'Gezeitentümpel bei Ebbe',
    'flaque de marée',
    'pozas de marea',
    'poça de maré',
    'pozze di marea',
    'приливные лужи',
    'gelgit havuzu',
    'برك المد والجزر',
    'ज्वारीय कुंड',
    '潮池',
    '潮だまり',
    '조수 웅덩이',
  ])('lie on a beach of rock, none to swim in: %s', (prompt) => {
    const { land, lowTide, scenery, subjects, ignored } = readPrompt(prompt);
    expect({ land, lowTide, scenery, subjects, ignored }).toEqual({
      ...{ land: 'beach', lowTide: true, scenery: null },
      ...{ subjects: [], ignored: [] },
    });
  });
});

describe('a lagoon in a prompt', () => {
  it.each([
    'a lagoon',
    'a coral lagoon',
    'eine Lagune',
    'un lagon',
    'un atolón',
    'um atol',
    'un atollo',
    'лагуна',
    'bir lagün',
    'لاجون',
    'एक लैगून',
    '潟湖',
    'ラグーン',
    '석호',
  ])('is seen from above its water: %s', (prompt) => {
    const { land, lagoon, ignored } = readPrompt(prompt);
    expect({ land, lagoon, ignored }).toEqual({ land: 'island', lagoon: true, ignored: [] });
  });
});

describe('a swamp of cypresses in a prompt', () => {
  it.each([
    'a swamp|a Louisiana bayou|a cypress swamp|ein Sumpf in Louisiana|un marécage en Louisiane',
    'un pantano de Luisiana|um pântano na Luisiana|una palude in Louisiana|кипарисовое болото',
    'louisiana bataklık|مستنقع|लुइसियाना का दलदल|路易斯安那沼泽|ルイジアナの沼地|루이지애나 늪',
  ])('is known in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'swamp', bayou: true, ignored: [] });
  });

  it.each(['a bog', 'ein Moor', 'un marais', 'болото', 'una ciénaga', '湿地'])(
    'is not what a bog of the north is: %s',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ land: 'swamp', bayou: false });
    },
  );
});

describe('lands of Britain in a prompt', () => {
  it('are a lake where a loch is named, and hills where the dales are', () => {
    expect(readPrompt('a Scottish loch')).toMatchObject({ land: 'lake', ignored: [] });
    expect(readPrompt('a loch in the mist')).toMatchObject({ land: 'lake', ignored: [] });
    const dales = readPrompt('the Yorkshire Dales with sheep');
    expect(dales).toMatchObject({ land: 'field', hill: 'many', ignored: [] });
  });
});

describe('Tuscany in a prompt', () => {
  it.each([
    'Tuscany|the Tuscan countryside|die Toskana|la Toscane|la Toscana en verano|uma casa na Toscana',
    'colline toscane|Тоскана|toskana|توسكانا|टस्कनी|托斯卡纳|トスカーナ|토스카나|a villa in Chianti',
  ])('is hills with vines, a farm and cypresses along a way in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const idea = readPrompt(prompt);
      expect(idea, prompt).toMatchObject({
        land: 'field',
        hill: 'many',
        tuscan: true,
        ignored: [],
      });
      expect(
        idea.subjects.map(({ thing }) => thing),
        prompt,
      ).toContain('vine');
    }
  });
});

describe('high dark cliffs in a prompt', () => {
  it.each([
    'the Cliffs of Moher|the Irish coast|the coast of Cornwall|die Klippen von Moher',
    'les falaises de Moher|los acantilados de Moher|as falésias de Moher|le scogliere di Moher',
    'утесы Мохер|moher kayalıkları|منحدرات موهر|मोहेर की चट्टानें|莫赫悬崖|モハーの断崖|모허 절벽',
  ])('stand in the sea in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        ...{ land: 'sea', cliffs: true, highCliffs: true, chalk: false, ignored: [] },
      });
  });

  it('are not what any coast has', () => {
    expect(readPrompt('a rocky coast').highCliffs).toBe(false);
  });
});

describe('mangroves in a prompt', () => {
  it.each([
    'mangroves',
    'Mangroven',
    'une mangrove',
    'un manglar',
    'um manguezal',
    'una mangrovia',
    'мангры',
    'mangrov',
    'مانغروف',
    'मैंग्रोव',
    '红树林',
    'マングローブ',
    '맹그로브',
  ])('stand in a swamp: %s', (prompt) => {
    const { land, mangrove, ignored } = readPrompt(prompt);
    expect({ land, mangrove, ignored }).toEqual({ land: 'swamp', mangrove: true, ignored: [] });
  });
});

it.each([
  'elephants in front of Kilimanjaro',
  'Serengeti sunrise with Mount Kilimanjaro',
  'der Kilimandscharo im Abendlicht',
  'килиманджаро на рассвете',
  'キリマンジャロと象',
])('is Kilimanjaro over the savanna, and no lake beneath Mount Fuji: %s', (prompt) => {
  const { land, savanna, lonePeak } = readPrompt(prompt);
  expect({ land, savanna, lonePeak }).toEqual({ land: 'plain', savanna: true, lonePeak: true });
});
