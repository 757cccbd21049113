import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  ['a daughter beside her mother who is baking a cake', ['woman', 'baking'], ['girl']],
  ['a woman beside a man who washes the dishes', ['woman', 'dishwashing'], []],
  ['eine Mutter und ihre Tochter backen Plätzchen', ['woman', 'baking'], ['girl']],
  ['un père et son fils réparent un vélo', ['bicyclerepair'], ['boy', 'child']],
  ['a girl and her father paint a fence', ['fencepainting'], ['girl']],
  ['two women baking bread', ['woman', 'baking'], ['woman']],
  ['a couple baking cookies', ['baking'], ['woman']],
])('of two the one takes part in what the other does: %s', (prompt, traits, aide) => {
  const people = readPrompt(prompt).subjects.filter(({ thing }) => thing === 'person');
  expect(people).toMatchObject([{ count: 1, traits, aide }]);
});

it.each([
  'a boy reading beside his mother who bakes bread',
  'a woman baking bread',
  'three women baking bread',
])('nobody takes part who does something else, or is not there: %s', (prompt) => {
  expect(readPrompt(prompt).subjects.every(({ aide }) => aide === undefined)).toBe(true);
});
