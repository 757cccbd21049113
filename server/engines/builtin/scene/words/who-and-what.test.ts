import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const things = (prompt: string): string[] => readPrompt(prompt).subjects.map(({ thing }) => thing);
const traits = (prompt: string) => readPrompt(prompt).subjects.map((one) => one.traits ?? []);

describe('who and what a prompt names', () => {
  it('lets an eagle soar over a land, and sit where it is said or something to sit on is named', () => {
    for (const prompt of ['an eagle over the mountains', 'ein Adler über den Bergen', '山上的鹰'])
      expect(things(prompt), prompt).toEqual(['soaringeagle']);
    expect(things('an eagle flying')).toEqual(['soaringeagle']);
    expect(things('an eagle')).toEqual(['eagle']);
    expect(things('an eagle on a rock in the mountains').sort()).toEqual(['eagle', 'rock']);
    expect(things('an eagle sitting in the mountains')).toEqual(['eagle']);
  });

  it('knows beasts that stood for others once', () => {
    expect(things('a monkey in the jungle, a gorilla')).toEqual(['monkey', 'monkey']);
    expect(things('une vipère dans le désert')).toEqual(['snake']);
    expect(things('池塘边的青蛙')).toEqual(['frog']);
    expect(things('un’ape su un prato')).toEqual(['bee']);
    expect(readPrompt('eine Wespe')).toMatchObject({ akin: [{ word: 'wespe', thing: 'bee' }] });
    expect(things('eine kleine Maus im Gras')).toEqual(['mouse']);
    expect(readPrompt('a hamster')).toMatchObject({ akin: [{ word: 'hamster', thing: 'mouse' }] });
    expect(things('a goat and a sheep')).toEqual(['goat', 'sheep']);
    expect(things('zwei Ziegen in den Bergen')).toEqual(['goat']);
    expect(readPrompt('un rhinocéros dans la savane')).toMatchObject({
      land: 'plain',
      subjects: [{ thing: 'rhino' }],
    });
    expect(things('a knight riding a rhino')).toEqual(['rhino']);
    expect(readPrompt('дерево и обезьяна')).toMatchObject({ akin: [], ignored: [] });
  });

  it('seats who rides on the motorcycle that is named, and gives that a road', () => {
    expect(readPrompt('a man riding a motorcycle')).toMatchObject({
      path: 'road',
      subjects: [{ thing: 'motorcycle', traits: ['mounted'] }],
    });
    for (const prompt of ['ein Motorradfahrer', 'un motociclista', 'мотоциклист'])
      expect(traits(prompt), prompt).toEqual([['mounted']]);
    expect(things('雨中的摩托车')).toEqual(['motorcycle']);
    expect(traits('a red motorbike')).toEqual([[]]);
  });

  it('gives a kite to who is named with it, and lets it fly alone where nobody is', () => {
    const flown = [
      'a girl flying a kite',
      'a girl with a kite',
      'ein Mädchen lässt einen Drachen steigen',
      'une fille avec un cerf-volant',
      '女孩在放风筝',
      '연을 날리는 소녀',
    ];
    for (const prompt of flown) {
      expect(things(prompt), prompt).toEqual(['kite']);
      expect(traits(prompt)[0], prompt).toContain('crewed');
    }
    expect(readPrompt('un papalote rojo en el cielo').subjects).toMatchObject([
      { thing: 'kite', colour: [expect.any(Number), expect.any(Number), expect.any(Number)] },
    ]);
    expect(traits('a kite in the sky')).toEqual([[]]);
    expect(things('ein Drachen über der Burg')).toContain('dragon');
    // A pipe and a comet in languages beside the one in which they are kites.
    expect(things('un hombre con una pipa')).toEqual(['person']);
    expect(things('una cometa nel cielo stellato')).toEqual([]);
  });

  it('knows sandstorms from storms, rain and sand', () => {
    for (const prompt of [
      'a sandstorm',
      'tempête de sable',
      'ein Sandsturm in der Wüste',
      '沙尘暴',
    ])
      expect(readPrompt(prompt), prompt).toMatchObject({ weather: 'sandstorm', ignored: [] });
    expect(readPrompt('a storm over the sand').weather).toBe('storm');
  });

  it('knows hail from ice, snow and rain', () => {
    for (const prompt of [
      'hail in a field',
      'Hagel über dem Feld',
      'granizo en el campo',
      '田野上的冰雹',
    ])
      expect(readPrompt(prompt), prompt).toMatchObject({
        weather: 'hail',
        land: 'field',
        ignored: [],
      });
    expect(readPrompt('çiçek dolu bir vazo').weather).toBeNull();
  });

  it('puts a train that is named with a bridge on it', () => {
    for (const prompt of ['a train on a bridge', 'un train sur un pont', 'поезд на мосту'])
      expect(things(prompt), prompt).toEqual(['trainbridge']);
    expect(things('a train in a valley')).toEqual(['train']);
    expect(things('a stone bridge over a river')).toEqual(['bridge']);
  });

  it('tells lanterns of the street, of paper and others from lamps', () => {
    expect(things('a street lamp in the rain')).toEqual(['streetlamp']);
    expect(things('paper lanterns at night')).toEqual(['paperlantern']);
    expect(things('an old lantern')).toEqual(['lantern']);
    expect(things('a lamp on a desk')).toContain('lamp');
    expect(readPrompt('路灯').subjects[0]).toMatchObject({ thing: 'streetlamp' });
  });

  it.each([
    'a king and a queen',
    'une reine et un roi',
    'König und Königin',
    'король и королева',
    'kral ve kraliçe',
    'ملك وملكة',
    '国王和女王',
    '왕과 여왕',
    '王と女王',
    'राजा और रानी',
    'un re e una regina',
    'um rei e uma rainha',
    'el rey y la reina',
  ])('sees two in a king and a queen: %s', (prompt) => {
    expect(new Set(traits(prompt).map((one) => one.join(' ')))).toEqual(
      new Set(['royal', 'royal woman']),
    );
  });

  it.each([
    'a woman with long red hair',
    'eine Frau mit langen roten Haaren',
    'une femme aux longs cheveux roux',
    'una mujer de pelo largo y rojo',
    'женщина с длинными рыжими волосами',
    'uzun kırmızı saçlı kadın',
    '长长的红头发的女人',
    '長い赤い髪の女性',
  ])('gives a colour that is said of hair to the hair, not to the clothes: %s', (prompt) => {
    const { subjects, ignored, tint } = readPrompt(prompt);
    expect(subjects).toMatchObject([{ thing: 'person', colour: null }]);
    expect(subjects[0]?.traits).toEqual(expect.arrayContaining(['woman', 'longhaired']));
    const [red = 0, green = 1] = subjects[0]?.hair ?? [];
    expect(red).toBeGreaterThan(green);
    expect([ignored, tint]).toEqual([[], null]);
  });

  it('dresses who is named in what is said of hair and dress, and lets both alone elsewhere', () => {
    const [dressed] = readPrompt('una mujer de pelo negro con vestido rojo en la playa').subjects;
    expect(dressed).toMatchObject({ colour: [0.78, 0.12, 0.1], hair: [0.08, 0.08, 0.1] });
    expect(dressed?.traits).toEqual(['woman', 'gown']);
    expect(readPrompt('a woman in a red dress on a beach').tint).toBeNull();
    const [woman, man] = readPrompt('a woman in a red dress and a man').subjects;
    expect([woman?.traits, man?.traits]).toEqual([['woman', 'gown'], undefined]);
    expect(readPrompt('金发女孩').subjects[0]?.hair).toBeDefined();
    expect(readPrompt('a long road through a forest').ignored).toEqual(['long']);
  });

  it.each(['a runner on a beach', 'eine Läuferin am Strand', 'un podista sulla spiaggia', 'бегун'])(
    'lets a runner run: %s',
    (prompt) => {
      expect(readPrompt(prompt).subjects).toMatchObject([{ thing: 'person', posture: 'running' }]);
    },
  );

  it('lets a dancer dance and knows a farmer', () => {
    for (const prompt of ['a dancer', 'une danseuse', 'eine Tänzerin', '舞者', 'балерина'])
      expect(traits(prompt)[0], prompt).toContain('dancing');
    for (const prompt of ['a farmer', 'ein Bauer', 'un contadino', '农夫', 'किसान'])
      expect(traits(prompt), prompt).toEqual([['farmer']]);
  });

  it('has who is named before a motorcycle or a horse ride it, alone', () => {
    for (const prompt of [
      'a monkey riding a motorcycle',
      'ein Affe reitet auf einem Motorrad',
      'un singe à cheval sur une moto',
    ])
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([
        { thing: 'motorcycle', count: 1, traits: ['monkeyfolk', 'mounted'] },
      ]);
    expect(readPrompt('an astronaut riding a horse').subjects).toMatchObject([
      { thing: 'horse', traits: ['spacesuit', 'mounted'] },
    ]);
    const [ridden] = readPrompt('a girl riding a horse').subjects;
    expect(ridden?.traits).toEqual(['girl', 'mounted']);
  });

  it('knows what people do and who they are', () => {
    expect(traits('children playing in a park')[0]).toEqual(['child', 'playing']);
    expect(traits('eine Frau tanzt')).toEqual([['woman', 'dancing']]);
    expect(traits('a farmer at work in a field')).toEqual([['farmer', 'working']]);
    expect(traits('a queen')).toEqual([['royal', 'woman']]);
    expect(traits('a man and a witch')).toEqual([[], ['mage', 'woman']]);
    expect(readPrompt('a family')).toMatchObject({ subjects: [{ count: 3, traits: ['family'] }] });
  });

  it('knows cooks, who are in a kitchen unless another place is named', () => {
    for (const prompt of ['a chef', 'un cuisinier', 'ein Koch', 'повар', '厨师', '料理人'])
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'kitchen',
        subjects: [{ thing: 'person', traits: ['chef'] }],
      });
    expect(readPrompt('a chef on a beach').land).toBe('beach');
    expect(readPrompt('a baker in front of a castle').land).toBeNull();
  });

  it('has a rug in a room, and a carpet of leaves in its forest', () => {
    for (const prompt of [
      'a dog lying on a rug',
      'un chien sur un tapis',
      'ein Hund auf dem Teppich',
    ])
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'room', ignored: [] });
    expect(readPrompt('a cat on a red carpet').tint).toBeNull();
    expect(readPrompt('un tapis de feuilles dans la forêt').land).toBe('forest');
  });
});

describe('castles of sand', () => {
  it.each([
    'children building a sandcastle on the beach',
    'Kinder bauen eine Sandburg am Strand',
    'enfants construisant un château de sable sur la plage',
    'niños con un castillo de arena en la playa',
    'crianças com um castelo de areia na praia',
    'bambini con un castello di sabbia sulla spiaggia',
    'дети и замок из песка на пляже',
    'sahilde kumdan kale ve çocuklar',
    'أطفال وقلعة رملية على الشاطئ',
    'समुद्र तट पर बच्चे और रेत का किला',
    '孩子们在海滩上堆沙堡',
    '浜辺で砂の城を作る子供たち',
    '해변에서 모래성을 쌓는 아이들',
  ])('stand on the beach, and who builds is in no city: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect([land, subjects.some(({ thing }) => thing === 'sandcastle')]).toEqual(['beach', true]);
  });

  it('leave buildings what they are', () => {
    expect(readPrompt('a modern building at night').land).toBe('city');
  });
});

describe('a picnic', () => {
  it.each([
    'a family having a picnic under a tree',
    'eine Familie beim Picknick im Park',
    'une famille et un pique-nique sous un arbre',
    'una familia de picnic en el campo',
    'uma família fazendo piquenique no parque',
    'una famiglia che fa un picnic nel prato',
    'семья на пикнике в парке',
    'parkta piknik yapan bir aile',
    'عائلة في نزهة في الحديقة',
    'पार्क में पिकनिक मनाता परिवार',
    '一家人在公园野餐',
    '公園でピクニックをする家族',
    '공원에서 피크닉을 하는 가족',
  ])('is on a blanket, and who has it sits: %s', (prompt) => {
    const { subjects } = readPrompt(prompt);
    const people = subjects.filter(({ thing }) => thing === 'person');
    expect(people.map(({ posture }) => posture)).toEqual(['sitting']);
    expect(subjects.some(({ thing }) => thing === 'picnic')).toBe(true);
  });
});
