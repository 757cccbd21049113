import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  ['menino jogando videogame no quarto à noite com o cachorro do lado', 1],
  ['two brothers playing video games in the living room', 2],
] as const)('is done before a television at home: %s', (prompt, count) => {
  const [one] = readPrompt(prompt).subjects;
  expect(one).toMatchObject({ count, posture: null, company: { bond: 'television' } });
  for (const member of one?.company?.members ?? []) expect(member).toContain('console');
});

it('is done at a machine in an arcade', () => {
  const [one] = readPrompt('teenagers playing at an arcade').subjects;
  expect(one?.company).toBeUndefined();
  expect(one?.traits).toContain('gaming');
});
