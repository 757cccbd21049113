import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const people = (prompt: string): number =>
  readPrompt(prompt)
    .subjects.filter(({ thing }) => thing === 'person')
    .reduce((sum, { count }) => sum + count, 0);

it.each([
  'رجل وامرأة في الحديقة',
  'أب وابنه',
  'أم وابنتها في الحديقة',
  'ولد وبنت يلعبان',
  'جدة وحفيدها',
])('who is joined by an Arabic "and" is somebody else: %s', (prompt) => {
  expect(people(prompt)).toBe(2);
});

it.each(['ولد صغير', 'والد في الحديقة'])('a word that begins so by itself is one: %s', (prompt) => {
  expect(people(prompt)).toBe(1);
});

it('his son is a boy, and his daughter a girl', () => {
  const [father] = readPrompt('أب وابنه على الشاطئ').subjects;
  expect(father?.company?.members[1]).toEqual(['child', 'boy']);
  const [other] = readPrompt('أب وابنته على الشاطئ').subjects;
  expect(other?.company?.members[1]).toEqual(['girl']);
});
