import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a restaurant', () => {
  it.each([
    ['family dinner in an Italian restaurant', 'italian'],
    ['una trattoria a Roma, un cameriere', 'italian'],
    ['dîner romantique dans un restaurant français', 'french'],
    ['ein griechisches Restaurant, ein Kellner', 'greek'],
    ['family eating in a Mexican restaurant', 'mexican'],
    ['cena en un restaurante mexicano', 'mexican'],
    ['friends eating tacos in a restaurant', 'mexican'],
    ['a restaurant in Mumbai, friends laughing', 'indian'],
    ['dinner in a restaurant in Istanbul', 'oriental'],
    ['在中国餐厅里吃饭的一家人', 'chinese'],
    ['dinner in a restaurant in Beijing', 'chinese'],
    ['a couple in a restaurant in Tokyo', 'japanese'],
    ['a couple eating sushi in a restaurant', 'japanese'],
    ['friends in a Korean restaurant', 'korean'],
    ['friends in an izakaya', 'japanese'],
    ['居酒屋で乾杯する友達', 'japanese'],
    ['a taqueria in Mexico City', 'mexican'],
    ['una taquería en Guadalajara', 'mexican'],
    ['ужин в идзакае', 'japanese'],
    ['a dim sum restaurant', 'chinese'],
    ['two friends in a kebab shop', 'oriental'],
    ['таверна в Греции', 'greek'],
    ['a coffee house in Istanbul', 'oriental'],
    ['ein Kaffeehaus in Istanbul', 'oriental'],
    ['a Japanese couple in Venice in an Indian restaurant', 'indian'],
  ])('is furnished by whose dishes it serves: %s', (prompt, cuisine) => {
    const { land, decor } = readPrompt(prompt);
    expect({ land, cuisine: decor.cuisine }).toEqual({ land: 'restaurant', cuisine });
  });

  it('is none where a café is on a street or in the open', () => {
    for (const prompt of ['a café on a street in Istanbul', 'a café in Istanbul, outdoors'])
      expect(readPrompt(prompt).land, prompt).not.toBe('restaurant');
  });

  it('is a tavern as all are in another country', () => {
    expect(readPrompt('a tavern in Rome').land).toBe('tavern');
  });

  it('is of no country where none is named', () => {
    expect(readPrompt('a couple in an elegant restaurant').decor.cuisine).toBeUndefined();
  });
});
