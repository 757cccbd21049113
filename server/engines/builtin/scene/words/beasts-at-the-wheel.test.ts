import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

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
    expect(subjects).toMatchObject([{ thing: 'car', traits: ['crewed'] }]);
    expect(['dog', 'cat']).toContain(subjects[0]?.rider);
    expect(ignored).toEqual([]);
  });

  it('shares the car with another of its kind, and drives tractors', () => {
    const [car] = readPrompt('two cats driving a convertible').subjects;
    expect(car?.traits).toEqual(expect.arrayContaining(['crewed', 'shared']));
    expect(readPrompt('a bear driving a tractor').subjects).toMatchObject([
      { thing: 'tractor', rider: 'bear' },
    ]);
  });

  it('leaves to people what they drive', () => {
    for (const { rider } of readPrompt('a man driving a car with a dog').subjects)
      expect(rider).toBeUndefined();
    expect(readPrompt('a dog next to a car').subjects.map(({ thing }) => thing)).toEqual([
      'dog',
      'car',
    ]);
  });
});
