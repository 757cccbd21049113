import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'les cuisines d’un grand restaurant en plein coup de feu|restaurant kitchen at rush hour',
  'in der Küche eines Sternerestaurants herrscht Hektik|忙しいレストランの厨房|餐厅里忙碌的厨房',
  'la cocina de un restaurante en hora punta, llamas en las sartenes|रेस्तरां की व्यस्त रसोई',
  'bustling kitchen of a Chinese restaurant, flames leaping from the woks|yoğun restoran mutfağı',
])('the busy kitchen of a restaurant has cooks with flames in their pans: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const { land, sky, subjects } = readPrompt(prompt);
    expect({ land, sky }, prompt).toEqual({ land: 'restaurantkitchen', sky: [] });
    expect(subjects, prompt).toMatchObject([
      { thing: 'person', count: 4, traits: ['chef', 'flambe'] },
    ]);
  }
});

it.each([
  'dinner in a restaurant with an open kitchen',
  'a kitchen and a restaurant',
  'a kitchen, a restaurant across the street',
  'mum cooking in the kitchen',
])('the kitchen of no restaurant stays one of a home: %s', (prompt) => {
  expect(readPrompt(prompt).land).not.toBe('restaurantkitchen');
});

it('llamas stay animals out of kitchens', () => {
  expect(readPrompt('dos llamas en Perú').subjects).toMatchObject([{ thing: 'llama' }]);
});

it.each(['a chef in a restaurant kitchen', 'a chef in the kitchen of a restaurant'])(
  'a cook who is named there is in it: %s',
  (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({
      land: 'restaurantkitchen',
      subjects: [{ thing: 'person', count: 1, traits: ['chef'] }],
    });
  },
);
