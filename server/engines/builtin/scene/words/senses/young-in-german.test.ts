import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const subjectsOf = (prompt: string) => readPrompt(prompt).subjects;

it.each([
  'Porträt einer jungen Frau mit Sommersprossen',
  'eine junge Frau liest ein Buch',
  'eine junge blonde Frau am Fenster',
  'eine schöne junge rothaarige Frau',
])('a young woman is no boy beside her: %s', (prompt) => {
  expect(subjectsOf(prompt)).toMatchObject([{ thing: 'person', count: 1 }]);
  expect(subjectsOf(prompt)[0]?.traits).not.toContain('boy');
});

it('a young couple are two, and young dogs are dogs', () => {
  expect(subjectsOf('junges Paar am Strand')).toMatchObject([{ thing: 'person', count: 2 }]);
  expect(subjectsOf('junge Hunde im Gras').map(({ thing }) => thing)).toEqual(['dog']);
});

it.each([
  ['der Junge liest ein Buch', 1],
  ['zwei Jungen spielen Fußball', 2],
  ['ein Junge mit einem Hut', 1],
])('boys are boys: %s', (prompt, count) => {
  const [one] = subjectsOf(prompt);
  expect(one).toMatchObject({ thing: 'person', count });
  expect(one?.traits).toContain('boy');
});

it('wild horses are nobody who poaches', () => {
  expect(subjectsOf('eine Herde wilder Pferde')).toMatchObject([{ thing: 'horse', count: 6 }]);
});
