import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('an animal that drives', () => {
  it.each([
    'dog driving a car through the desert',
    'ein Hund fährt Auto durch die Wüste',
    'un chien qui conduit une voiture dans le désert',
    'un perro conduciendo un coche por el desierto',
    "un cane alla guida di un'auto nel deserto",
    'um cachorro dirigindo um carro no deserto',
    'собака за рулем машины в пустыне',
    'çölde araba kullanan köpek',
    'كلب يقود سيارة في الصحراء',
    'रेगिस्तान में कार चलाता कुत्ता',
    '在沙漠里驾驶汽车的狗',
    '砂漠で車を運転する犬',
    '사막에서 차를 운전하는 개',
    '一只猫在沙漠里开着汽车',
  ])('sits at the wheel of the car that is named: %s', (prompt) => {
    const { subjects, ignored, land } = readPrompt(prompt);
    expect(land).toBe('desert');
    expect(subjects).toMatchObject([{ thing: 'car' }]);
    expect(subjects[0]?.traits).toContain('crewed');
    expect(['dogfolk', 'catfolk']).toContain(subjects[0]?.traits?.[0]);
    expect(ignored).toEqual([]);
  });

  it('shares the car with another of its kind, and drives tractors', () => {
    const [car] = readPrompt('two cats driving a convertible').subjects;
    expect(car?.traits).toEqual(expect.arrayContaining(['crewed', 'shared']));
    expect(readPrompt('a bear driving a tractor').subjects).toMatchObject([
      { thing: 'tractor', traits: ['bearfolk', 'crewed'] },
    ]);
  });

  it.each([
    ['bus', 'a dog driving a bus', 'ein Hund fährt einen Bus', 'собака за рулем автобуса'],
    [
      'fireengine',
      'my hamster driving a tiny fire engine down our street',
      'ein Hamster fährt ein Feuerwehrauto',
      'un lapin qui conduit un camion de pompiers',
      '消防車を運転するハムスター',
    ],
    ['truck', 'a bear driving a truck', 'un ours qui conduit un camion', '开着卡车的熊'],
    ['train', 'a fox driving a train', 'un zorro conduciendo un tren', '기차를 운전하는 여우'],
    [
      'boat',
      'a cat driving a boat',
      'um gato dirigindo um barco',
      'un gatto alla guida di una barca',
    ],
  ] as const)('is seen in a %s too', (thing, ...prompts) => {
    for (const prompt of prompts) {
      const { subjects, ignored } = readPrompt(prompt);
      expect(subjects, prompt).toMatchObject([{ thing }]);
      expect(subjects[0]?.traits, prompt).toContain('crewed');
      expect(ignored, prompt).toEqual([]);
    }
  });

  it('leaves to people what they drive', () => {
    for (const { traits = [] } of readPrompt('a man driving a car with a dog').subjects)
      expect(traits).not.toContain('dogfolk');
    expect(readPrompt('a dog next to a car').subjects.map(({ thing }) => thing)).toEqual([
      'dog',
      'car',
    ]);
  });
});

describe('animals that are named with a cyclist', () => {
  it.each([
    'cows blocking the road, a cyclist waits',
    'Kühe auf der Straße, ein Radfahrer wartet',
    'коровы на дороге, велосипедист ждёт',
  ])('are on the road, and do not ride: %s', (prompt) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects).toContainEqual(expect.objectContaining({ thing: 'cow', count: 3 }));
    expect(subjects).toContainEqual(
      expect.objectContaining({ thing: 'bicycle', count: 1, traits: ['mounted'] }),
    );
  });

  it('ride where the word is theirs', () => {
    for (const prompt of ['a bear cyclist', 'a bear riding a bicycle'])
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([
        { thing: 'bicycle', traits: ['bearfolk', 'mounted'] },
      ]);
  });
});
