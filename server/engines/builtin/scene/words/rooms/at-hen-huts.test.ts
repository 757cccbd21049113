import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'Баба Яга варит суп в избушке на курьих ножках',
  'Baba Yaga cooking soup in her hut on chicken legs',
])('who cooks in a hut on chicken legs is before it, at a cauldron: %s', (prompt) => {
  const { land, subjects } = readPrompt(prompt);
  expect(land).toBe('forest');
  expect(subjects.map(({ thing }) => thing).sort()).toEqual(['cauldron', 'henhut', 'person']);
});

it('who cooks in any other hut does so within', () => {
  expect(readPrompt('Баба Яга варит суп в избушке').land).toBe('izba');
});
