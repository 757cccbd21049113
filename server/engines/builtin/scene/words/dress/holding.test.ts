import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const RED = [expect.any(Number), expect.any(Number), expect.any(Number)];

describe('what is said to be held at a place that is named before it', () => {
  it.each([
    ['balloon', 'a girl on the beach holding a balloon'],
    ['basket', 'a woman at the market carrying a basket'],
    ['basket', 'eine Frau auf dem Markt hält einen Korb'],
    ['lantern', 'a boy in the forest carrying a lantern'],
    ['melon', 'children on the beach eating watermelon'],
    ['melon', '子供たちが公園でスイカを食べる'],
    ['melon', '아이들이 평상에서 수박을 먹고 있다'],
    ['melon', 'дети на пляже едят арбуз'],
    ['icecream', 'un niño en la playa comiendo helado'],
  ] as const)('is in the hands: %s, %s', (thing, prompt) => {
    expect(readPrompt(prompt).subjects).toContainEqual(
      expect.objectContaining({ thing: 'person', holds: { thing, colour: null } }),
    );
  });
});

describe('what somebody holds', () => {
  it.each([
    'a child with a red balloon',
    'un niño con un globo rojo',
    'ein Kind mit einem roten Luftballon',
    'un enfant avec un ballon rouge',
    'un bambino con un palloncino rosso',
    'uma criança com um balão vermelho',
    'ребенок с красным шариком',
    'kırmızı balon tutan çocuk',
    'طفل يحمل بالونا أحمر',
    'लाल गुब्बारा पकड़े बच्चा',
    '拿着红气球的孩子',
    '赤い風船を持った子供',
    '빨간 풍선을 든 아이',
  ])('is a balloon on a string, of its own colour: %s', (prompt) => {
    const { subjects, sky, ignored, tint } = readPrompt(prompt);
    expect(subjects).toMatchObject([
      {
        thing: 'person',
        colour: null,
        holds: { thing: 'balloon', colour: RED },
      },
    ]);
    // Spanish and Italian say of any child that it is a boy.
    expect(subjects[0]?.traits?.filter((trait) => trait !== 'boy')).toEqual(['child']);
    const [red = 0, green = 1] = subjects[0]?.holds?.colour ?? [];
    expect(red).toBeGreaterThan(2 * green);
    expect([sky, ignored, tint]).toEqual([[], [], null]);
  });

  it.each([
    ['two friends walking down a city street with coffee', 'cup'],
    ['friends walking down a street with ice cream', 'icecream'],
    ['zwei Freundinnen spazieren durch eine Straße mit Kaffee', 'cup'],
    ['una mujer caminando por la calle con un helado', 'icecream'],
    ['женщина идёт по улице с кофе', 'cup'],
  ])('may be had on a walk through a place that is named between: %s', (prompt, thing) => {
    expect(readPrompt(prompt)).toMatchObject({
      land: 'street',
      subjects: [{ thing: 'person', posture: 'walking', holds: { thing } }],
      ignored: [],
    });
  });

  it('is not what a place has that somebody is in', () => {
    expect(readPrompt('a woman walking to a café with ice cream').subjects[0]?.posture).toBe(
      'walking',
    );
    const { subjects } = readPrompt('a woman in a kitchen with coffee on the table');
    expect(subjects.some(({ holds }) => holds !== undefined)).toBe(false);
  });

  it.each([
    'a nun playing electric guitar inside a cathedral',
    'una monja tocando la guitarra eléctrica dentro de la catedral de Sevilla',
    'Nonne mit E-Gitarre in der Kathedrale',
    'uma freira tocando guitarra elétrica dentro da catedral',
    'una suora suona la chitarra elettrica dentro la cattedrale',
    'монахиня играет на электрогитаре в соборе',
    'katedralde elektro gitar çalan bir rahibe',
    'الراهبة تعزف على الجيتار الكهربائي داخل الكاتدرائية',
    'गिरजाघर के अंदर इलेक्ट्रिक गिटार बजाती नन',
    '修女在塞维利亚大教堂里弹电吉他',
    '大聖堂の中でエレキギターを弾く修道女',
    '대성당 안에서 전자 기타를 연주하는 수녀',
  ])('is an electric guitar, and no tram, within a cathedral: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({
      land: 'nave',
      subjects: [{ thing: 'person', traits: ['woman', 'nun'], holds: { thing: 'guitar' } }],
      ignored: [],
    });
  });

  it.each([
    ['a woman with a potted plant', 'plant'],
    ['eine Frau mit einer Topfpflanze', 'plant'],
    ['抱着盆栽的女人', 'plant'],
    ['an old man with a lamp', 'lantern'],
    ['un homme avec une lanterne', 'lantern'],
    ['a woman holding a basket of apples', 'basket'],
    ['женщина с корзиной', 'basket'],
    ['a girl with a book', 'book'],
    ['a guitarist', 'guitar'],
    ['a violinist', 'violin'],
    ['ein Geiger', 'violin'],
    ['une violoniste', 'violin'],
    ['una violinista', 'violin'],
    ['скрипачка', 'violin'],
    ['عازفة كمان', 'violin'],
    ['小提琴手', 'violin'],
    ['バイオリニスト', 'violin'],
    ['바이올리니스트', 'violin'],
    ['kemancı', 'violin'],
    ['वायलिनवादक', 'violin'],
    ['a cellist', 'cello'],
    ['चेलोवादक', 'cello'],
    ['a man playing the guitar on a beach', 'guitar'],
    ['ギターを弾く男', 'guitar'],
    ['un hombre tocando la guitarra', 'guitar'],
  ] as const)('is no thing of its own: %s', (prompt, held) => {
    const { subjects, ignored } = readPrompt(prompt);
    expect(subjects).toMatchObject([{ thing: 'person', holds: { thing: held } }]);
    expect(subjects[0]?.traits ?? []).not.toContain('playing');
    expect(ignored).toEqual([]);
  });

  it('is nothing where something else is said of it, or nobody is there', () => {
    expect(readPrompt('a hot air balloon and a man')).toMatchObject({ sky: ['balloon'] });
    expect(readPrompt('balloons over a valley')).toMatchObject({ sky: ['balloon'], subjects: [] });
    expect(readPrompt('a lantern on a table').subjects).toMatchObject([{ thing: 'lantern' }]);
    expect(readPrompt('a man in front of a lamp').subjects).toMatchObject([
      { thing: 'person' },
      { thing: 'lamp' },
    ]);
    expect(readPrompt('a basket in the grass').subjects).toMatchObject([{ thing: 'basket' }]);
  });

  it('is the cup of who drinks in a market that is full of lanterns', () => {
    for (const prompt of [
      'a market full of lanterns and a man drinking tea',
      'un marché plein de lanternes et un homme boit du thé',
      'سوق قديم في مراكش مليء بالفوانيس والتوابل ورجل يشرب الشاي',
    ])
      expect(
        readPrompt(prompt).subjects.find(({ thing }) => thing === 'person')?.holds?.thing,
        prompt,
      ).toBe('cup');
  });

  it('is read by who sits with a book', () => {
    const [reader] = readPrompt('a boy sitting with a book').subjects;
    expect(reader?.traits).toContain('reading');
    expect(reader?.holds).toBeUndefined();
  });

  it('lets who has guitars by a fire sit there and play them, also where only the guitars are named', () => {
    for (const prompt of [
      'friends with guitars around a campfire',
      'a campfire on the beach with guitars',
    ]) {
      const players = readPrompt(prompt).subjects.filter(({ thing }) => thing === 'person');
      expect(players, prompt).toHaveLength(1);
      expect(players[0], prompt).toMatchObject({ posture: 'sitting', holds: { thing: 'guitar' } });
      expect(players[0]?.count, prompt).toBeGreaterThan(1);
    }
    expect(readPrompt('guitars').subjects.map(({ thing }) => thing)).toEqual(['guitar']);
  });
});
