import { expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

it.each([
  ['a barista handing a coffee to a customer', 'cup'],
  ['a woman handing a cup of tea to an old man', 'cup'],
  ['a librarian handing a book to a student', 'book'],
  ['eine Bäckerin reicht einem Kunden ein Brot', 'bread'],
  ['мальчик протягивает яблоко бабушке', 'apple'],
  ['一个女孩把书递给老师', 'book'],
])('what one hands to another is in their hands, and nowhere else: %s', (prompt, handed) => {
  const { subjects } = readPrompt(prompt);
  const pair = subjects.find(({ company }) => company?.bond === 'handing');
  expect(pair?.company?.handed).toBe(handed);
  expect(subjects.filter(({ thing }) => thing === handed)).toEqual([]);
});

it('a parcel is handed where nothing is named', () => {
  const [pair] = readPrompt('a nurse handing something to an old man').subjects;
  expect(pair?.company).toMatchObject({ bond: 'handing' });
  expect(pair?.company?.handed).toBeUndefined();
});

it.each([
  ['a woman handing a coffee to a customer', 'room'],
  ['бабушка протягивает внуку хлеб', 'room'],
  ['여자가 남자에게 커피를 건넨다', 'room'],
  ['a woman handing a coffee to a man in the rain', 'plain'],
])('a cup or bread is handed in a room unless its weather is named: %s', (prompt, land) => {
  expect(decide(readPrompt(prompt), null, 1, 0).land).toBe(land);
});
