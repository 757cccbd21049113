import { expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

it.each([
  ['an old man and a young woman', 'youthful'],
  ['un hombre viejo y una mujer joven', 'youthful'],
  ['un vieux monsieur et une jeune femme', 'youthful'],
  ['старик и молодая девушка', 'youthful'],
  ['an old man with a freckled girl', 'freckled'],
] as const)(
  'what somebody looks like is told of who is named right beside it: %s',
  (prompt, look) => {
    const [man, other] = readPrompt(prompt).subjects;
    expect(man?.traits).not.toContain(look);
    expect(other?.traits).toContain(look);
  },
);

it('what is said of the first is the first one’s', () => {
  const [woman, man] = readPrompt('a young woman and an old man').subjects;
  expect(woman?.traits).toContain('youthful');
  expect(man?.traits).not.toContain('youthful');
});
