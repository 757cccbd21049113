import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it('has baskets of what a market sells on its stalls, and others in hands', () => {
  for (const prompt of [
    'a farmers market with baskets of tomatoes',
    'ein Markt mit Körben voller Äpfel',
    'un marché avec des paniers de pommes',
  ])
    expect(readPrompt(prompt).subjects, prompt).toMatchObject([{ thing: 'stall', goods: 'fruit' }]);
  expect(readPrompt('a woman carrying a basket at a market').subjects).toContainEqual(
    expect.objectContaining({ thing: 'person', holds: { thing: 'basket', colour: null } }),
  );
  expect(readPrompt('a basket on a table').subjects).toMatchObject([{ thing: 'basket' }]);
});
