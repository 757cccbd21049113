import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a dining car', () => {
  it.each([
    'a lady drinking tea in the dining car',
    'eine Dame im Speisewagen',
    'une dame dans le wagon-restaurant',
    'una señora en el vagón restaurante',
    'una signora nella carrozza ristorante',
    'uma senhora no vagão restaurante',
    'дама в вагоне-ресторане',
    'yemekli vagonda bir kadın',
    'سيدة في عربة المطعم',
    '火车餐车里的女士',
    '食堂車の女性',
    '식당칸의 여자',
    'ट्रेन का रेस्तरां, एक महिला',
  ])('is a restaurant within a carriage, whose train stands nowhere: %s', (prompt) => {
    const { land, shell, subjects } = readPrompt(prompt);
    expect({ land, shell }).toEqual({ land: 'restaurant', shell: 'carriage' });
    expect(subjects.map(({ thing }) => thing)).toEqual(['person']);
  });

  it('goes through fields, or the land that is named', () => {
    expect(readPrompt('the dining car of a train').outlook).toBe('field');
    expect(readPrompt('a dining car in the mountains').outlook).toBe('mountain');
  });
});
