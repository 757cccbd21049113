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

it.each([
  'il gatto dorme sul divano|il sole balla|il treno corre|il ballo del sole|il y a un lac|il pleut sur le lac',
  'sie tanzen im Park|sie lesen ein Buch im Park|彼らは踊っている|他们跳舞|她们在跳舞',
  'der Mond, er lacht|die Sonne, sie lacht|die Blumen, sie tanzen|le soleil, il rit',
  '她的书房，跳舞|彼女の本を読む|彼の庭で踊る',
])('is nobody where it is an article, several, a thing or an owner: %s', (prompts) => {
  for (const prompt of prompts.split('|')) expect(people(prompt), prompt).toHaveLength(0);
});

it('is he in French, and she in German, who does something', () => {
  expect(people('il lit un livre')).toMatchObject([{ count: 1, traits: ['reading'] }]);
  expect(people('sie liest ein Buch im Park')).toMatchObject([{ traits: ['woman', 'reading'] }]);
});

it.each([
  'он и она танцуют|él y ella bailan|她和他跳舞|lui legge e lei scrive|er und sie tanzen',
  'he and she dance on a beach|elle et lui dansent|ele e ela dançam',
])('are two where both are told of: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const all = people(prompt);
    const each = all.flatMap(({ traits = [], company }) => company?.members ?? [traits]);
    expect(each, prompt).toHaveLength(2);
    expect(
      each.filter((one) => one.includes('woman')),
      prompt,
    ).toHaveLength(1);
  }
});
