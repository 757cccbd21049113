import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'penguins walking in a line on the antarctic ice',
  'penguins in the snow',
  'Pinguine in der Antarktis',
])('has penguins on a sheet of ice: %s', (prompt) => {
  const { land, subjects } = readPrompt(prompt);
  expect([land, subjects.map(({ thing }) => thing)]).toEqual(['plain', ['penguin']]);
});

it.each([
  'penguins on an iceberg',
  'penguins on an ice floe in antarctica',
  'a penguin in the sea, snow',
])('leaves them at sea where that or floating ice is named: %s', (prompt) => {
  expect(readPrompt(prompt).land).not.toBe('plain');
});
