import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a meal of Ramadan on a roof', () => {
  it.each([
    'عائلة تتناول إفطار رمضان على سطح البيت، فوانيس مضيئة',
    'عائلة كبيرة تتناول الإفطار في رمضان على سطح البيت',
    'a family having iftar on the roof',
    'a family breaking their fast on the roof',
    '一家人在屋顶上吃开斋饭',
    '屋根の上でラマダンの夕食をとる家族',
    '지붕 위에서 라마단 식사를 하는 가족',
    'una famiglia rompe il digiuno sul tetto',
    'uma família quebrando o jejum no telhado',
    'छत पर रोज़ा खोलता परिवार',
    'eine Familie beim Iftar auf dem Dach',
    "une famille pendant l'iftar sur le toit",
    'una familia en el iftar en la azotea',
    'семья на ифтаре на крыше',
    'çatıda iftar yapan aile',
  ])('is on a terrace over a town with a mosque, with cups and no wine: %s', (prompt) => {
    const { land, outlook, settled, scenery, perch, subjects } = readPrompt(prompt);
    expect({ land, outlook, settled, scenery, perch }).toEqual({
      land: 'roofterrace',
      outlook: 'field',
      settled: 'town',
      scenery: null,
      perch: null,
    });
    expect(subjects).toMatchObject([
      { thing: 'person', company: { bond: 'meal', served: 'breakfast' } },
      { thing: 'mosque' },
    ]);
    expect(subjects[0]?.company?.members).toContainEqual(['woman', 'headscarf']);
  });

  it('is at a long table before a mosque elsewhere', () => {
    expect(readPrompt('iftar in the open, lanterns')).toMatchObject({ scenery: 'iftar' });
  });
});
