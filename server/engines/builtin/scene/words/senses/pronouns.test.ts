import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const people = (prompt: string) =>
  readPrompt(prompt).subjects.filter(({ thing, isDressing }) => thing === 'person' && !isDressing);

it.each([
  "my grandmother's kitchen, she is rolling out dough",
  'in der Küche meiner Oma, sie knetet Teig',
  'la cuisine de ma grand-mère, elle pétrit la pâte',
  'la cocina de mi abuela, ella amasa el pan',
])('is she whose the place is: %s', (prompt) => {
  expect(people(prompt)).toMatchObject([
    { count: 1, traits: expect.arrayContaining(['woman', 'old', 'baking']) },
  ]);
});

it.each([
  'she is reading in a library',
  '彼女は図書館で本を読んでいる',
  'она читает в библиотеке',
  '她在图书馆看书',
])('is a woman where nobody is named: %s', (prompt) => {
  expect(people(prompt)).toMatchObject([{ count: 1, traits: expect.arrayContaining(['woman']) }]);
});

it('is nobody else than who is named, and not there for owning a place', () => {
  expect(people('a girl in a garden, she is reading')).toHaveLength(1);
  expect(people('a cat on a sofa, she is sleeping')).toHaveLength(0);
  expect(people("my grandmother's kitchen")).toHaveLength(0);
  expect(people('il pleut sur le lac')).toHaveLength(0);
});

it.each([
  "my grandma's garden, she waters the flowers",
  'a girl waters the roses',
  'an old man waters his tomatoes',
])('is at flowers and by no sea who waters them: %s', (prompt) => {
  expect(readPrompt(prompt).land).toBe('field');
  expect(people(prompt)).toMatchObject([{ traits: expect.arrayContaining(['watering']) }]);
});
