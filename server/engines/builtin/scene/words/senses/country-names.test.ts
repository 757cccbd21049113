import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it('Turkey is no bird where somebody is there', () => {
  expect(readPrompt('a woman in Turkey').subjects.map(({ thing }) => thing)).toEqual(['person']);
  expect(readPrompt('a turkey in a yard').subjects.map(({ thing }) => thing)).toContain('hen');
});

it('Turkey is a country behind a place of it, and a bird of which something is had', () => {
  const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);
  for (const prompt of [
    'Cappadocia, Turkey',
    'the mountains of Turkey',
    'a man reading a map of Turkey',
    'a village in turkey',
  ])
    expect(things(prompt), prompt).not.toContain('hen');
  for (const prompt of ['a slice of turkey on a plate', 'a picture of turkey and pilgrims'])
    expect(things(prompt), prompt).toContain('hen');
});

it('Rio is no river where it is written as a name', () => {
  expect(readPrompt('uma mulher na praia no Rio').land).toBe('beach');
  expect(readPrompt('barco no rio').land).toBe('river');
});
