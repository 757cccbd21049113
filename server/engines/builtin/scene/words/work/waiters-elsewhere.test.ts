import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  ['a waiter on a train', 'compartment'],
  ['a waiter serving drinks on a train', 'compartment'],
  ['a waiter on a bus', 'buscabin'],
])('a waiter serves where that is said: %s', (prompt, land) => {
  const { land: there, subjects } = readPrompt(prompt);
  expect(there).toBe(land);
  expect(subjects[0]?.traits).toContain('waiter');
});

it.each([
  'a waiter in the rain',
  'a waiter serving coffee outside',
  'a waiter fighting a dragon',
  'a waiter walking a dog',
  'ein Kellner im Regen',
  'un camarero bajo la lluvia',
  'официант под дождём',
])('a waiter in the open is in no restaurant: %s', (prompt) => {
  expect(readPrompt(prompt).land).not.toBe('restaurant');
});

it('is in one where nothing more is said', () => {
  expect(readPrompt('a waiter carrying a tray').land).toBe('restaurant');
});
