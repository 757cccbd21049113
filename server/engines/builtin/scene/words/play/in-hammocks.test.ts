import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it('lays the one who is named with a hammock into it, between its own palms', () => {
  for (const prompt of [
    'a man in a hammock between two palms',
    'a woman sleeping in a hammock on the beach',
    'ein Mann in einer Hängematte',
    'une femme dans un hamac',
  ])
    expect(readPrompt(prompt).subjects, prompt).toMatchObject([
      { thing: 'hammock', count: 1, traits: expect.arrayContaining(['crewed']) },
    ]);
  const things = readPrompt('two children running past a hammock').subjects;
  expect(things.map(({ thing }) => thing).sort()).toEqual(['hammock', 'person']);
});
