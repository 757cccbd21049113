import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a fairy sitting on a mushroom',
  'una fata dei boschi seduta su un fungo vicino al ruscello',
  'une fée assise sur un champignon',
  'eine Fee sitzt auf einem Pilz',
  'un hada sentada en una seta',
  'uma fada sentada num cogumelo',
  'фея сидит на грибе',
  'جنية جالسة على فطر',
  'मशरूम पर बैठी परी',
  '坐在蘑菇上的仙女',
  'キノコに座る妖精',
  '버섯 위에 앉은 요정',
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

it.each([
  'a gnome sits under a mushroom',
  'a girl sitting near a mushroom',
  'una niña sentada junto a una seta',
  'a girl sitting next to a mushroom',
  'a boy sitting on a bench and a mushroom',
  'a child eating a mushroom sits at a table',
])('nobody is on a mushroom who is said to be elsewhere: %s', (prompt) => {
  const { subjects } = readPrompt(prompt);
  expect(subjects.flatMap(({ traits = [] }) => traits)).not.toContain('ontoadstool');
});
