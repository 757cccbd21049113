import { describe, expect, it } from 'vitest';
import { isFromAbove } from '../../../choices/still-life.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../read-prompt.ts';
import { FOOD } from '../../tableware.ts';

const things = (prompt: string): string[] =>
  readPrompt(prompt).subjects.map(({ thing, count }) => `${count} ${thing}`);

describe('food', () => {
  it.each([
    ['a stack of blueberry pancakes with maple syrup', 'pancakes'],
    ['une pile de crêpes au sirop d’érable', 'pancakes'],
    ['Pfannkuchen mit Ahornsirup', 'pancakes'],
    ['tortitas con jarabe de arce', 'pancakes'],
    ['panquecas com xarope de bordo', 'pancakes'],
    ["pancake con sciroppo d'acero", 'pancakes'],
    ['блины с кленовым сиропом', 'pancakes'],
    ['akçaağaç şurubu ile pankek', 'pancakes'],
    ['بان كيك مع شراب القيقب', 'pancakes'],
    ['मेपल सिरप के साथ पैनकेक', 'pancakes'],
    ['枫糖浆松饼', 'pancakes'],
    ['メープルシロップのパンケーキ', 'pancakes'],
    ['메이플 시럽 팬케이크', 'pancakes'],
    ...['a pizza', 'une pizza', 'eine Pizza', 'una pizza', 'uma pizza', 'una pizza napoletana'].map(
      (prompt) => [prompt, 'pizza'],
    ),
    ...['пицца', 'pizza', 'بيتزا', 'पिज़्ज़ा', '披萨', 'ピザ', '피자'].map((prompt) => [
      prompt,
      'pizza',
    ]),
    ...['a birthday cake', 'un gâteau', 'ein Kuchen', 'una tarta', 'um bolo', 'una torta'].map(
      (prompt) => [prompt, 'cake'],
    ),
    ...['торт', 'kek', 'كعكة', 'केक', '蛋糕', 'ケーキ', '케이크'].map((prompt) => [prompt, 'cake']),
    ...['a bowl of soup', 'une soupe', 'eine Suppe', 'una sopa', 'uma sopa', 'una zuppa'].map(
      (prompt) => [prompt, 'soup'],
    ),
    ...[
      'a bowl of ramen',
      'un bol de ramen',
      'eine Nudelsuppe',
      'un tazón de ramen',
      'uma tigela de lámen',
      'una ciotola di ramen',
      'рамен',
      'bir kase ramen',
      'وعاء رامن',
      'रामेन',
      '一碗拉面',
      'ラーメン',
      '라면',
      'a bowl of noodles with chopsticks',
      'a steaming bowl of noodle soup',
    ].map((prompt) => [prompt, 'ramen']),
    ...['суп', 'çorba', 'حساء', 'सूप', '一碗汤', 'スープ', '수프'].map((prompt) => [prompt, 'soup']),
    ...['a loaf of bread', 'du pain', 'ein Brot', 'pan casero', 'um pão', 'il pane'].map(
      (prompt) => [prompt, 'bread'],
    ),
    ...['хлеб', 'ekmek', 'خبز', 'रोटी', '面包', 'パン', '빵'].map((prompt) => [prompt, 'bread']),
    ...['a burger', 'un hamburger', 'una hamburguesa', 'um hambúrguer', 'бургер'].map((prompt) => [
      prompt,
      'burger',
    ]),
    ...['برغر', 'बर्गर', '汉堡', 'ハンバーガー', '햄버거'].map((prompt) => [prompt, 'burger']),
    ...['sushi', 'суши', 'suşi', 'سوشي', 'सुशी', '寿司', '초밥'].map((prompt) => [prompt, 'sushi']),
    ...[
      'paella',
      'una paella valenciana',
      'паэлья',
      'باييلا',
      'पाएला',
      '西班牙海鲜饭',
      'パエリア',
      '파에야',
    ].map((prompt) => [prompt, 'paella']),
    ...[
      'a plate of spaghetti',
      'Spaghetti',
      'espaguetis',
      'macarrão',
      'спагетти',
      'makarna',
      'معكرونة',
      'पास्ता',
      '意大利面',
      'スパゲッティ',
      '스파게티',
    ].map((prompt) => [prompt, 'spaghetti']),
    ...[
      'a curry',
      'un curry',
      'ein Currygericht',
      'карри',
      'köri',
      'كاري',
      'करी',
      '咖喱',
      'カレー',
      '카레',
    ].map((prompt) => [prompt, 'curry']),
    ...[
      'a salad',
      'une salade',
      'ein Salat',
      'una ensalada',
      'uma salada',
      'un’insalata',
      'салат',
      'salata',
      'سلطة',
      'सलाद',
      '沙拉',
      'サラダ',
      '샐러드',
    ].map((prompt) => [prompt, 'salad']),
    ...[
      'a steak',
      'une entrecôte',
      'ein Steak',
      'un bistec',
      'um bife',
      'una bistecca',
      'стейк',
      'biftek',
      'ستيك',
      'स्टेक',
      '牛排',
      'ステーキ',
      '스테이크',
    ].map((prompt) => [prompt, 'steak']),
    ...[
      'french fries',
      'des frites',
      'Fritten',
      'patatas fritas',
      'batatas fritas',
      'patatine fritte',
      'картофель фри',
      'patates kızartması',
      'بطاطس مقلية',
      'फ्रेंच फ्राइज़',
      '薯条',
      'フライドポテト',
      '감자튀김',
    ].map((prompt) => [prompt, 'fries']),
    ...[
      'fried eggs and bacon',
      'des œufs au plat',
      'ein Spiegelei',
      'huevos fritos',
      'ovos fritos',
      'uova fritte',
      'яичница',
      'kahvaltı',
      'بيض مقلي',
      'नाश्ता',
      '煎蛋',
      '目玉焼き',
      '계란프라이',
    ].map((prompt) => [prompt, 'breakfast']),
    ...[
      'a donut',
      'un beignet',
      'ein Donut',
      'una rosquilla',
      'uma rosquinha',
      'una ciambella',
      'пончик',
      'دونات',
      'डोनट',
      '甜甜圈',
      'ドーナツ',
      '도넛',
    ].map((prompt) => [prompt, 'donut']),
    ...[
      'a croissant',
      'ein Hörnchen',
      'un cruasán',
      'un cornetto',
      'круассан',
      'kruvasan',
      'كرواسون',
      'क्रोइसैन',
      '羊角面包',
      'クロワッサン',
      '크루아상',
    ].map((prompt) => [prompt, 'croissant']),
    ...[
      'cookies',
      'des biscuits',
      'Kekse',
      'galletas',
      'biscoitos',
      'biscotti',
      'печенье',
      'kurabiye',
      'بسكويت',
      'कुकीज़',
      '饼干',
      'クッキー',
      '쿠키',
    ].map((prompt) => [prompt, 'cookies']),
    ...[
      'cheese',
      'du fromage',
      'Käse',
      'queso',
      'queijo',
      'formaggio',
      'сыр',
      'peynir',
      'جبن',
      'पनीर',
      '奶酪',
      'チーズ',
      '치즈',
    ].map((prompt) => [prompt, 'cheese']),
    ...[
      'a glass of wine',
      'un verre de vin',
      'ein Glas Wein',
      'una copa de vino',
      'uma taça de vinho',
      'un bicchiere di vino',
      'бокал вина',
      'şarap',
      'نبيذ',
      'वाइन',
      '红酒',
      'ワイン',
      '와인',
    ].map((prompt) => [prompt, 'wine']),
    ...[
      'a beer',
      'une bière',
      'ein Bier',
      'una cerveza',
      'uma cerveja',
      'una birra',
      'пиво',
      'bira',
      'بيرة',
      'बीयर',
      '啤酒',
      'ビール',
      '맥주',
    ].map((prompt) => [prompt, 'beer']),
    ...[
      'a glass of juice',
      'un jus d’orange',
      'Orangensaft',
      'zumo de naranja',
      'suco de laranja',
      'succo d’arancia',
      'апельсиновый сок',
      'portakal suyu',
      'عصير',
      'जूस',
      '果汁',
      'ジュース',
      '주스',
      'a glass of milk',
      'du lait',
      'Milch',
      'leche',
      'leite',
      'un bicchiere di latte',
      'молоко',
      'süt',
      'حليب',
      'दूध',
      '牛奶',
      '牛乳',
      '우유',
    ].map((prompt) => [prompt, 'drink']),
  ])('is read from "%s"', (prompt, thing) => {
    expect(things(prompt as string)).toEqual([`1 ${thing}`]);
  });

  it('is one dish, with what is said of its picture', () => {
    const prompt =
      'a stack of blueberry pancakes with maple syrup, wooden table, top-down food photography';
    expect(things(prompt)).toEqual(['1 pancakes']);
    expect(readPrompt(prompt)).toMatchObject({ composition: 'aerial', akin: [] });
    expect(things('an old maple by a lake')).toEqual(['1 tree']);
  });

  it('is a table seen from above, whatever lies in the dish', () => {
    for (const prompt of [
      'un plato de paella con gambas y limón sobre una mesa de madera, vista desde arriba',
      'paella, flat lay',
      'eine Paella von oben',
      'パエリア、真上から',
    ]) {
      const idea = readPrompt(prompt);
      expect(idea.subjects.map(({ thing }) => thing)).toEqual(['paella']);
      expect(isFromAbove(idea)).toBe(true);
      expect(decide(idea, null, 3, 0).land).toBe('kitchen');
    }
  });

  it('is drawn as something akin where the painter has no other, and says so', () => {
    expect(readPrompt('a sandwich')).toMatchObject({
      akin: [{ word: 'sandwich', thing: 'burger' }],
    });
    expect(readPrompt('una pera')).toMatchObject({ akin: [{ word: 'pera', thing: 'fruit' }] });
  });

  it('is porridge in a bowl, pale, wherever that is eaten', () => {
    for (const prompt of [
      ...[
        'a bowl of porridge',
        'Haferbrei mit Beeren',
        'gachas de avena',
        'mingau',
        'каша на столе',
      ],
      ...[
        'yulaf lapası',
        'عصيدة',
        'खीर',
        '粥',
        'お粥',
        '죽 한 그릇',
        'bouillie',
        'porridge italiano',
      ],
    ])
      expect(readPrompt(prompt).subjects[0], prompt).toMatchObject({
        thing: 'soup',
        colour: [0.88, 0.8, 0.62],
      });
    expect(readPrompt('мальчик ест кашу').subjects).toMatchObject([
      { company: { served: 'soup' } },
    ]);
  });

  it('is not heard in other words', () => {
    for (const prompt of [
      'a man in pain',
      'パンダ',
      'Peter Pan flying over London',
      'the milky way',
      'a vineyard',
    ])
      expect(readPrompt(prompt).subjects.filter(({ thing }) => FOOD.has(thing))).toEqual([]);
  });

  it('is served in a kitchen where no other place is named', () => {
    const landOf = (prompt: string) => decide(readPrompt(prompt), null, 3, 0).land;
    expect(landOf('a pizza on a wooden table')).toBe('kitchen');
    expect(landOf('a pizza in a cafe')).toBe('cafe');
  });
});
