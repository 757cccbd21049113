import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a family of four', () => {
  it.each([
    'family of four having a picnic in the park',
    'vierköpfige Familie beim Picknick im Park',
    'une famille de quatre personnes pique-nique dans le parc',
    'una familia de cuatro de picnic en el parque',
    'uma família de quatro pessoas fazendo piquenique no parque',
    'una famiglia di quattro persone fa un picnic nel parco',
    'семья из четырёх человек на пикнике в парке',
    'parkta piknik yapan dört kişilik bir aile',
    'عائلة من أربعة أفراد في نزهة',
    '公園でピクニックをする4人家族',
    '공원에서 소풍을 즐기는 4인 가족',
    '一家四口在公园里野餐',
    'पार्क में पिकनिक मनाता चार लोगों का परिवार',
  ])('is four, and nobody besides: %s', (prompt) => {
    const people = readPrompt(prompt).subjects.filter(({ thing }) => thing === 'person');
    expect(people).toMatchObject([{ count: 4, traits: ['family'] }]);
  });

  it('is nobody where animals are counted', () => {
    expect(readPrompt('a family of four bears').subjects).toMatchObject([
      { thing: 'bear', count: 4 },
    ]);
  });

  it.each([
    'a family with two dogs on a beach',
    'eine Familie mit zwei Hunden am Strand',
    'una familia con dos perros en la playa',
    'семья с двумя собаками в лесу',
  ])('is there with the animals that are with it: %s', (prompt) => {
    expect(readPrompt(prompt).subjects).toMatchObject([
      { thing: 'person', traits: ['family'] },
      { thing: 'dog', count: 2 },
    ]);
  });

  it('has the children besides that are counted', () => {
    expect(readPrompt('a family with three children').subjects[0]?.company?.members).toHaveLength(
      5,
    );
  });
});
