import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const first = (prompt: string) => readPrompt(prompt).subjects[0];

describe('what animals do', () => {
  it('is to play where a word says so and nobody else is there', () => {
    for (const prompt of [
      'a puppy playing in the leaves',
      'Zwei Hunde spielen am Strand',
      'un chaton qui joue',
    ])
      expect(first(prompt)?.traits, prompt).toContain('playing');
    const withChild = readPrompt('a child playing with a dog').subjects;
    expect(withChild.find(({ thing }) => thing === 'dog')?.traits ?? []).not.toContain('playing');
  });

  it('is to lower the head where it eats or drinks', () => {
    for (const prompt of [
      'a bear drinking from a river',
      'Ein Einhorn trinkt am See',
      'un ciervo bebiendo en el lago',
      'a horse eating grass',
    ]) {
      expect(first(prompt)?.posture, prompt).toBe('grazing');
      expect(readPrompt(prompt).ignored, prompt).not.toContain('drinking');
    }
    expect(first('a bear sleeping and drinking')?.posture).toBe('sleeping');
  });

  it('is to hold in its paws what it eats', () => {
    for (const prompt of ['a panda eating bamboo', 'Ein Panda isst Bambus', 'a squirrel eating']) {
      expect(first(prompt)?.traits, prompt).toContain('feeding');
      expect(readPrompt(prompt).ignored, prompt).toEqual([]);
    }
  });

  it.each([
    ['a dog on a trampoline', 'on a trampoline'],
    ['a seal roasting marshmallows', 'roasting marshmallows'],
    ['a swan picking apples', 'picking apples'],
  ])('is nothing that only people are drawn at, whatever belongs to it: %s', (prompt, deed) => {
    expect(readPrompt(prompt).ignored).toEqual([deed]);
  });

  it('is to fight head against head, two of a kind that are drawn as one', () => {
    for (const prompt of ['two stags fighting', 'zwei Hirsche kämpfen', '两只鹿打斗']) {
      const { subjects, ignored } = readPrompt(prompt);
      expect(subjects, prompt).toMatchObject([{ count: 1, traits: ['fighting'] }]);
      expect(ignored, prompt).toEqual([]);
    }
    expect(readPrompt('two otters fighting').subjects[0]?.traits ?? []).not.toContain('fighting');
    expect(readPrompt('a deer fighting a wolf').subjects).toHaveLength(2);
  });

  it('is to dig, of those who are said to and not of who looks on', () => {
    expect(readPrompt('a dog digs for a bone, a cat watches').subjects).toMatchObject([
      { thing: 'dog', traits: ['digging'] },
      { thing: 'cat' },
    ]);
    expect(readPrompt('a dog digs for a bone, a cat watches').subjects[1]?.traits).toBeUndefined();
    expect(readPrompt('a dog digging in the sand')).toMatchObject({
      ...{ land: 'desert', subjects: [{ thing: 'dog', colour: null, traits: ['digging'] }] },
    });
    expect(first('a dog watching an excavator dig a hole')?.traits ?? []).not.toContain('digging');
  });

  it('is to throw snow, of penguins', () => {
    for (const prompt of [
      'penguins having a snowball fight on an iceberg',
      'Pinguine bei einer Schneeballschlacht',
    ])
      expect(readPrompt(prompt).subjects[0], prompt).toMatchObject({
        thing: 'penguin',
        traits: ['throwing'],
      });
  });
});

it.each([
  'a horse galloping through shallow water',
  'ein Pferd galoppiert durch flaches Wasser',
  'un caballo galopando por aguas poco profundas',
  'лошадь скачет по мелководью',
  '浅瀬を走る馬',
  '얕은 물을 달리는 말',
])('a horse that goes through shallow water is in it: %s', (prompt) => {
  const { subjects, ignored, land } = readPrompt(prompt);
  expect({ ignored, land }).toEqual({ ignored: [], land: null });
  expect(subjects).toMatchObject([{ thing: 'horse', traits: ['fording'] }]);
});

describe('shallow water', () => {
  it.each([
    'a cat walking through shallow water',
    'a robot walking through water',
    'a canoe gliding through the water',
    'a cyclist riding through water',
    'sunlight shining through the water',
    'a man swimming through the water',
    'кошка идёт по воде',
    '浅瀬を歩く猫',
    'un gato camina por el agua',
    "le chat se promène à travers l'eau",
    'eine Katze läuft durchs Wasser',
    'قطة تسير عبر الماء',
    'suyun içinde koşan kedi',
    '水の中を見る少女',
    '穿过水面的阳光',
  ])('is water like any other where nobody wades who could: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('sea');
    for (const { traits } of subjects) expect(traits ?? []).not.toContain('fording');
  });

  it.each([
    "una stella marina nell'acqua bassa",
    "une étoile de mer dans l'eau peu profonde",
    'estrela do mar na água rasa',
    'морская звезда на мелководье',
    'نجم البحر في المياه الضحلة',
  ])('keeps what lies in it in other languages: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'sea', subjects: [{ thing: 'starfish' }] });
  });

  it('keeps what lies in it', () => {
    const { land, subjects } = readPrompt('a starfish in shallow water');
    expect(land).toBe('sea');
    expect(subjects).toMatchObject([{ thing: 'starfish' }]);
  });

  it.each([
    'a mother and child walking through shallow water',
    'a boy and his dog running through the shallow water',
    'a girl running through shallow water with her dog',
    'horses and cowboys running through shallow water',
    'eine Frau und ein Kind gehen durch flaches Wasser',
  ])('is gone through by all who go together: %s', (prompt) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects).toHaveLength(2);
    for (const { traits } of subjects) expect(traits).toContain('fording');
  });

  it.each(['лебедь на мелководье', '白鹭在浅水中', '浅瀬を歩く鶴'])(
    'is that of a lake for birds of lakes: %s',
    (prompt) => {
      expect(readPrompt(prompt).land).toBeNull();
    },
  );

  it.each(['在水里奔跑的马', '一只狗在水中奔跑', 'suyun içinde koşan at'])(
    'is run through where that is said in one phrase: %s',
    (prompt) => {
      expect(readPrompt(prompt).subjects).toMatchObject([
        { posture: 'running', traits: ['fording'] },
      ]);
    },
  );

  it.each(['물속을 유영하는 고래', '물속을 헤엄치는 여자', '물속을 헤엄치는 펭귄'])(
    'is not meant by "within water" in Korean: %s',
    (prompt) => {
      expect(readPrompt(prompt).land).toBe('underwater');
    },
  );
});

describe('an animal with paws', () => {
  it.each([
    'a dog digging a hole in the garden',
    'ein Hund gräbt ein Loch',
    'un perro cavando un hoyo',
    'собака копает яму',
    '犬が穴を掘っている',
    '一只狗在挖洞',
  ])('digs where that is said of it alone: %s', (prompt) => {
    expect(readPrompt(prompt).subjects[0]).toMatchObject({ thing: 'dog', traits: ['digging'] });
  });

  it('leaves digging to people where they are named', () => {
    expect(readPrompt('a man digging a hole').subjects).toMatchObject([{ traits: ['working'] }]);
  });

  it('fights another of its kind as one with it', () => {
    for (const prompt of ['two wolves fighting', '늑대 두 마리가 싸우고 있다'])
      expect(readPrompt(prompt).subjects).toMatchObject([
        { thing: 'wolf', count: 1, traits: ['fighting'] },
      ]);
  });

  it('runs after what it hunts', () => {
    for (const prompt of ['a lion hunting a zebra', 'лев охотится на зебру'])
      expect(readPrompt(prompt).subjects).toMatchObject([
        { thing: 'lion', posture: 'running', relation: { is: 'chases' } },
        { thing: 'zebra', posture: 'running', relation: { is: 'chases' } },
      ]);
  });
});
