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
    ['a Japanese couple in Venice in an Indian restaurant', 'indian'],
  ])('is furnished by whose dishes it serves: %s', (prompt, cuisine) => {
    const { land, decor } = readPrompt(prompt);
    expect({ land, cuisine: decor.cuisine }).toEqual({ land: 'restaurant', cuisine });
  });

  it('is of no country where none is named', () => {
    expect(readPrompt('a couple in an elegant restaurant').decor.cuisine).toBeUndefined();
  });
});
