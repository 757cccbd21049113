import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a fairy sitting on a mushroom',
  'una fata dei boschi seduta su un fungo vicino al ruscello',
  'une fée assise sur un champignon',
  'eine Fee sitzt auf einem Pilz',
])('who sits on a mushroom is drawn with it: %s', (prompt) => {
  const { subjects } = readPrompt(prompt);
  expect(subjects.map(({ thing }) => thing)).toEqual(['person']);
  expect(subjects[0]?.traits).toEqual(expect.arrayContaining(['ontoadstool', 'fairy']));
});

it('others stay beside theirs', () => {
  const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);
  expect(things('a fairy and a mushroom')).toEqual(['person', 'mushroom']);
  expect(things('a fairy sitting on a rock among mushrooms')).toContain('mushroom');
});
