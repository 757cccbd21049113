import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

const onOf = (prompt: string) =>
  readPrompt(prompt).subjects.map(({ thing, on = null }) => [thing, on]);

describe('what somebody is on', () => {
  it.each([
    ['a sleeping cat in an armchair', 'cat', 'armchair'],
    ['two cats sleeping on a bed', 'cat', 'bed'],
    ['沙发上睡着一只猫', 'cat', 'sofa'],
    ['窗台上的猫', 'cat', 'windowsill'],
    ['ソファで寝ている犬', 'dog', 'sofa'],
    ['ベッドの上の猫', 'cat', 'bed'],
    ['소파 위에서 자는 고양이', 'cat', 'sofa'],
    ['침대에서 자는 강아지', 'dog', 'bed'],
    ['un chat qui dort dans un fauteuil', 'cat', 'armchair'],
    ['Auf dem Bett liegt eine Katze', 'cat', 'bed'],
    ['eine Katze im Sessel am Kamin', 'cat', 'armchair'],
    ['un gato durmiendo en el sillón', 'cat', 'armchair'],
    ['кот спит в кресле', 'cat', 'armchair'],
    ['кошка на подоконнике', 'cat', 'windowsill'],
    ['um gato na poltrona', 'cat', 'armchair'],
    ['un gatto sul divano', 'cat', 'sofa'],
    ['koltukta uyuyan bir kedi', 'cat', 'armchair'],
    ['kanepenin üzerinde bir köpek', 'dog', 'sofa'],
    ['قطة نائمة على الأريكة', 'cat', 'sofa'],
    ['सोफे पर सोती हुई बिल्ली', 'cat', 'sofa'],
  ])('is read in a sentence of any language: %s', (prompt, thing, seat) => {
    expect(onOf(prompt)).toEqual([[thing, seat]]);
    expect(readPrompt(prompt).ignored).toEqual([]);
  });

  it('is the ground beside and under furniture, and a rug before it', () => {
    for (const prompt of ['a dog beside the sofa', 'a cat under the table', '沙发旁边的狗'])
      expect(onOf(prompt)[0]?.[1], prompt).toBeNull();
    expect(onOf('a cat on the rug and an armchair')).toEqual([
      ['cat', 'rug'],
      ['armchair', null],
    ]);
  });

  it('holds those together who are joined by "and", and nobody else', () => {
    expect(onOf('a cat and a dog on a sofa')).toEqual([
      ['cat', 'sofa'],
      ['dog', 'sofa'],
    ]);
    expect(onOf('an old man in an armchair, a cat on the sofa')).toEqual([
      ['person', 'armchair'],
      ['cat', 'sofa'],
    ]);
    expect(onOf('a dog with a cat on a chair')).toEqual([
      ['dog', null],
      ['cat', 'chair'],
    ]);
  });

  it('lets people sit, and leaves a still life on the table before the eye', () => {
    expect(readPrompt('an old man in an armchair').subjects).toMatchObject([
      { thing: 'person', posture: 'sitting' },
    ]);
    expect(onOf('a woman on a sofa')).toEqual([['person', 'armchair']]);
    expect(readPrompt('a man lying on a bed').subjects).toMatchObject([
      { thing: 'person', company: { bond: 'asleep' } },
    ]);
    expect(onOf('a child sitting on a bed')).toEqual([['person', null]]);
    expect(onOf('a vase on a table')).toEqual([['vase', null]]);
    expect(onOf('a vase of roses on the windowsill')).toEqual([['vase', 'windowsill']]);
  });
});

describe('a bench', () => {
  it.each([
    ['a cat on a bench', 'cat'],
    ['a dog sitting on a park bench', 'dog'],
    ['eine Katze auf einer Parkbank', 'cat'],
    ['un chat sur un banc', 'cat'],
    ['ベンチの上の猫', 'cat'],
  ] as const)('is what a pet is on, and nothing beside it: %s', (prompt, thing) => {
    expect(readPrompt(prompt).subjects).toMatchObject([{ thing, on: 'bench' }]);
  });

  it('has those who sit on it as its own', () => {
    expect(readPrompt('an old man sitting on a park bench').subjects).toMatchObject([
      { thing: 'bench', traits: expect.arrayContaining(['old', 'crewed']) },
    ]);
    expect(readPrompt('a cat beside a bench').subjects).toHaveLength(2);
  });

  it('is out of doors', () => {
    expect(decide(readPrompt('a cat on a bench'), null, 3, 0).land).toBe('field');
    expect(decide(readPrompt('a cat on a sofa'), null, 3, 0).land).toBe('room');
  });
});

describe('how many are meant exactly', () => {
  const exactOf = (prompt: string) => readPrompt(prompt).subjects[0]?.exact ?? null;

  it('is said by articles and numbers, and left open by plurals and vague ones', () => {
    for (const prompt of ['a red rose', 'drei Tulpen', '一朵玫瑰', 'una rosa', '한 송이 장미'])
      expect(exactOf(prompt), prompt).toBe('said');
    expect(exactOf('向日葵')).toBe('singular');
    for (const prompt of ['a rose in a garden', 'uno gatto e un tulipano in un prato'])
      expect(readPrompt(prompt), prompt).toMatchObject({ crop: null });
    expect(readPrompt('a sunflower field').crop).toBe('sunflower');
    for (const prompt of ['roses', 'many flowers', 'eine Blumenwiese', 'a rose garden'])
      expect(exactOf(prompt), prompt).toBeNull();
  });

  it('knows kinds of flowers, and who goes in a line', () => {
    expect(readPrompt('une rose et un chien').subjects[0]).toMatchObject({ bloom: 'rose' });
    expect(readPrompt('подсолнух').subjects[0]).toMatchObject({ bloom: 'sunflower' });
    for (const prompt of [
      'a desert camel caravan',
      '沙漠中的驼队',
      'elefanti in fila',
      '일렬로 걷는 코끼리 세 마리',
    ])
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([
        { inLine: true, posture: 'walking' },
      ]);
    expect(readPrompt('낙타 행렬').subjects).toMatchObject([{ count: 4, inLine: true }]);
    expect(readPrompt('three camels').subjects[0]?.inLine).toBeUndefined();
  });
});

it.each([
  'a girl sitting on the windowsill|女孩坐在窗台上|窓台に座る少女|창턱에 앉은 소녀|une fille assise sur le rebord de la fenêtre|ein Mädchen sitzt auf der Fensterbank',
  'una niña sentada en el alféizar|девочка сидит на подоконнике|uma menina sentada no parapeito da janela|una ragazza seduta sul davanzale',
  'pencere pervazında oturan kız|فتاة تجلس على حافة النافذة|खिड़की की चौखट पर बैठी लड़की',
])('is a window’s sill for who sits there, in every language: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const { land, subjects, ignored } = readPrompt(prompt);
    expect(land, prompt).toBe('room');
    expect(subjects, prompt).toMatchObject([{ on: 'windowsill', posture: 'sitting' }]);
    expect(ignored, prompt).toEqual([]);
  }
});

it.each([
  'уютная кухня на даче, самовар на столе и кот на подоконнике',
  'a kitchen with a samovar on the table and a cat on the windowsill',
  'eine Küche mit einem Radio auf dem Tisch und eine Katze auf der Fensterbank',
])('is what stands on it, and whoever is named next is elsewhere: %s', (prompt) => {
  expect(readPrompt(prompt).subjects).toMatchObject([{ thing: 'cat', on: 'windowsill' }]);
});

it.each([
  'grandfather asleep in his armchair with a newspaper on his lap',
  'Opa schläft im Sessel',
])('is sat in by who sleeps in a chair: %s', (prompt) => {
  const [one] = readPrompt(prompt).subjects;
  expect([one?.posture, one?.on]).toEqual(['sitting', undefined]);
  expect(one?.traits).toEqual(expect.arrayContaining(['old', 'dozing']));
  expect(one?.traits).not.toContain('reading');
});

it('makes nobody of a cat who is there beside a radio', () => {
  expect(readPrompt('a kitchen with a radio and a cat').subjects).toMatchObject([{ thing: 'cat' }]);
});

it.each([
  'a guy asleep on the bench in the park',
  'un homme qui dort sur un banc',
  'ベンチで寝ている男',
  'ein Mann schläft auf einer Bank',
  '벤치에서 자는 남자',
  'bankta uyuyan adam',
])('is lain along by who sleeps on a bench: %s', (prompt) => {
  expect(readPrompt(prompt).subjects).toMatchObject([
    { thing: 'person', posture: 'sleeping', on: 'bench' },
  ]);
});

it.each([
  ['a man eating a sandwich on a bench', 'bench', 'sandwich'],
  ['children on the beach eating watermelon', 'person', 'melon'],
  ['おばあちゃんと縁側でスイカを食べる', 'person', 'melon'],
] as const)('is sat on with what is eaten in the hand: %s', (prompt, thing, held) => {
  const [one, ...others] = readPrompt(prompt).subjects;
  expect(one).toMatchObject({ thing, holds: { thing: held } });
  expect(thing === 'person' ? one?.posture : one?.traits).toEqual(
    thing === 'person' ? 'sitting' : ['crewed'],
  );
  // A grandmother with whom the teller eats sits there as well, and nothing lies about.
  expect(others.every((other) => other.thing === 'person' && other.posture === 'sitting')).toBe(
    true,
  );
});

it('is sat at by who is asleep on a desk', () => {
  const [one] = readPrompt('a student asleep on her desk in the library').subjects;
  expect([one?.posture, one?.on]).toEqual(['sitting', undefined]);
  expect(one?.traits).toContain('slumped');
});

describe('a chair that rocks', () => {
  it.each([
    'Großmutter strickt im Schaukelstuhl auf der Veranda, es regnet',
    'an old man reading in a rocking chair by the fireplace',
    'an old man sleeping in a rocking chair',
    'бабушка вяжет в кресле-качалке',
    'ロッキングチェアで編み物をするおばあさん',
    'sallanan koltukta örgü ören nine',
    '흔들의자에 앉아 책을 읽는 할아버지',
  ])('has somebody in it who is said to be there: %s', (prompt) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects).toMatchObject([{ thing: 'person', posture: 'sitting' }]);
    expect(subjects[0]?.traits).toContain('rocking');
  });

  it('is none where an armchair is named', () => {
    expect(readPrompt('an old man in an armchair').subjects[0]?.traits).not.toContain('rocking');
  });
});
