import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

it.each([
  ['кот-бродяга', 'cat'],
  ['собака бродяга', 'dog'],
  ['a tramp steamer on the sea', 'steamship'],
])('an animal or a ship that is a tramp is nobody besides: %s', (prompt, thing) => {
  const { subjects } = readPrompt(prompt);
  expect(subjects).toMatchObject([{ thing }]);
  expect(subjects[0]?.traits ?? []).not.toContain('crewed');
});

it('a tramp who is named with an animal is somebody', () => {
  expect(things('a tramp with a dog').sort()).toEqual(['dog', 'person']);
  expect(things('пёс и бродяга').sort()).toEqual(['dog', 'person']);
});

it('a Russian box of flowers is no flower girl', () => {
  expect(things('цветочница на балконе')).toEqual([]);
  expect(things('горшки в цветочнице')).not.toContain('person');
  expect(things('цветочница на площади')).toEqual(['person']);
});
