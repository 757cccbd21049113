import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../read-prompt.ts';

const things = (prompt: string): string[] =>
  readPrompt(prompt).subjects.map(({ thing, count }) => `${count} ${thing}`);
const landOf = (prompt: string) => decide(readPrompt(prompt), null, 3, 0).land;

const SAID: Readonly<Record<string, readonly string[]>> = {
  vase: [
    'a bouquet of red roses',
    'a bunch of tulips',
    '一束玫瑰',
    'バラの花束',
    '장미 꽃다발',
    'un bouquet de roses',
    'ein Strauß Sonnenblumen',
    'un ramo de rosas',
    'букет роз',
    'um buquê de rosas',
    'un mazzo di rose',
    'bir gül buketi',
    'باقة ورد',
    'गुलाब का गुलदस्ता',
  ],
  pumpkin: [
    'a pumpkin',
    '南瓜',
    'カボチャ',
    '호박',
    'une citrouille',
    'ein Kürbis',
    'una calabaza',
    'тыква',
    'uma abóbora',
    'una zucca',
    'balkabağı',
    'يقطينة',
    'कद्दू',
  ],
  christmastree: [
    'a christmas tree',
    '圣诞树',
    'クリスマスツリー',
    '크리스마스트리',
    'un sapin de Noël',
    'ein Weihnachtsbaum',
    'un árbol de Navidad',
    'новогодняя ёлка',
    'uma árvore de natal',
    'un albero di Natale',
    'yılbaşı ağacı',
    'شجرة عيد الميلاد',
    'क्रिसमस ट्री',
  ],
  gift: ['a gift', '礼物', 'プレゼント', '선물', 'un cadeau', 'ein Geschenk', 'un regalo'],
  eggs: ['easter eggs', '复活节彩蛋', 'イースターエッグ', 'œufs de Pâques', 'Ostereier'],
  violin: ['a violin', '小提琴', 'バイオリン', 'un violon', 'eine Geige', 'скрипка', 'keman'],
  piano: ['a grand piano', '钢琴', 'ピアノ', '피아노', 'ein Klavier', 'рояль', 'piyano', 'بيانو'],
  guitar: ['an acoustic guitar', '吉他', 'ギター', 'une guitare', 'гитара', 'chitarra'],
  clock: ['an antique clock', '闹钟', '時計', '시계', 'une horloge', 'eine Uhr', 'часы', 'घड़ी'],
  shoes: ['a pair of sneakers', '运动鞋', '靴', '운동화', 'des chaussures', 'кроссовки', 'जूते'],
  teddy: ['a teddy bear', '泰迪熊', 'テディベア', 'ein Teddybär', 'osito de peluche', '곰인형'],
  toys: ['toys', '玩具', 'おもちゃ', '장난감', 'Spielzeug', 'игрушки', 'oyuncaklar', 'खिलौने'],
};

describe('what people have at home and for feasts', () => {
  const cases = Object.entries(SAID).flatMap(([thing, prompts]) =>
    prompts.map((prompt) => [prompt, thing] as const),
  );
  it.each(cases)('is read from "%s"', (prompt, thing) => {
    expect(things(prompt).map((one) => one.split(' ')[1])).toEqual([thing]);
  });

  it('is a bunch of the flowers that are named, in a vase of the colour that is named', () => {
    const [vase] = readPrompt('a bunch of yellow tulips in a blue vase').subjects;
    expect(vase).toMatchObject({ thing: 'vase', bloom: 'tulip' });
    expect(vase?.colour?.[2]).toBeLessThan(0.4);
    expect(vase?.glaze?.[2]).toBeGreaterThan(0.5);
    expect(landOf('ein Strauß Sonnenblumen')).toBe('room');
    expect(landOf('a field of sunflowers')).toBe('field');
    expect(things('a bunch of grapes')).toEqual(['1 fruit']);
    expect(things('a bouquet of flowers in the hands of a woman')).not.toContain('1 vase');
  });

  it('is in a room by the fire, or where it is said to be', () => {
    expect(readPrompt('a Christmas tree')).toMatchObject({ land: 'room', hearth: true });
    expect(landOf('a Christmas tree in a square')).toBe('street');
    expect(things('a pine in the snow')).toEqual(['1 conifer']);
  });

  it('is played by whoever is there, and stands where nobody is', () => {
    expect(things('a man playing the guitar')).toEqual(['1 person']);
    expect(landOf('an acoustic guitar leaning against a wall')).toBe('room');
  });

  it('is one basket with its eggs, and one pair of two shoes', () => {
    expect(things('easter eggs in a basket on the grass')).toEqual(['1 eggs']);
    expect(things('a pair of red sneakers')).toEqual(['1 shoes']);
    expect(things('zwei Schuhe')).toEqual(['1 shoes']);
    expect(things('a basket in the grass')).toEqual(['1 basket']);
  });

  it('grins where the picture is dark', () => {
    expect(readPrompt('halloween pumpkins')).toMatchObject({ mood: 'dark' });
    expect(readPrompt('a pumpkin on a table')).toMatchObject({ mood: null });
  });

  it('is no animal, and a salmon no colour', () => {
    expect(things('a teddy bear on a bed')).toEqual(['1 teddy']);
    expect(readPrompt('a bear catching salmon in a river').subjects).toMatchObject([
      { thing: 'bear', colour: null },
    ]);
  });
});

describe('a Christmas market', () => {
  it.each([
    'Weihnachtsmarkt in einer verschneiten Altstadt am Abend',
    'a christmas market',
    'un marché de Noël',
    'un mercado navideño',
    'un mercatino di Natale',
    'um mercado de Natal',
    'рождественская ярмарка',
    'noel pazarı',
    'سوق عيد الميلاد',
    'क्रिसमस बाज़ार',
    '圣诞市集',
    'クリスマスマーケット',
    '크리스마스 마켓',
  ])('has stalls and a tree on a snowy square: %s', (prompt) => {
    const idea = readPrompt(prompt);
    expect(idea).toMatchObject({ square: true, snowy: true, season: 'winter', ignored: [] });
    expect(idea.subjects.map(({ thing }) => thing)).toEqual(['stall', 'christmastree']);
    expect(landOf(prompt)).toBe('street');
  });

  it('is at dusk, unless another time is said', () => {
    const timeOf = (prompt: string) => decide(readPrompt(prompt), null, 3, 0).time;
    expect(timeOf('a christmas market')).toBe('dusk');
    expect(timeOf('a christmas market at night')).toBe('night');
  });
});

describe('Christmas in a living room', () => {
  it.each([
    'a Christmas living room',
    'un salon à Noël',
    'ein Wohnzimmer an Weihnachten',
    'una sala de estar en Navidad',
    'гостиная на Рождество',
    'uma sala de estar no Natal',
    'un soggiorno a Natale',
    'Noel oturma odası',
    '圣诞节的客厅',
    'クリスマスの居間',
    '크리스마스 거실',
    'غرفة معيشة في عيد الميلاد',
    'क्रिसमस बैठक',
  ])('has a tree, presents and a fire: %s', (prompt) => {
    const idea = readPrompt(prompt);
    expect(idea).toMatchObject({ land: 'room', hearth: true, season: 'winter' });
    expect(things(prompt)).toEqual(['1 christmastree', '3 gift']);
  });

  it('has one tree where that is named too, and none is in other lands', () => {
    expect(things('a Christmas living room with a Christmas tree')).toEqual([
      '1 christmastree',
      '3 gift',
    ]);
    expect(things('a Christmas mountain')).toEqual([]);
  });
});

describe('small lights on a cord', () => {
  it.each([
    'fairy lights',
    'string lights',
    'eine Lichterkette',
    'une guirlande lumineuse',
    'una guirnalda de luces',
    'una catena di luci',
    'um cordão de luzes',
    'гирлянда из лампочек',
    'peri ışıkları',
    'سلسلة أضواء',
    'फेयरी लाइट',
    '串灯',
    'ストリングライト',
    '꼬마전구',
  ])('hang in a room where no other place is said: %s', (prompt) => {
    expect(things(prompt)).toEqual(['1 fairylights']);
    expect(landOf(prompt)).toBe('room');
  });

  it('hang where they are said to be', () => {
    expect(landOf('a bedroom with fairy lights')).toBe('bedroom');
    expect(landOf('a street festival with string lights')).toBe('street');
  });
});
