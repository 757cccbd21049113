import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it('Turkey is no bird where somebody is there', () => {
  expect(readPrompt('a woman in Turkey').subjects.map(({ thing }) => thing)).toEqual(['person']);
  expect(readPrompt('a turkey in a yard').subjects.map(({ thing }) => thing)).toContain('hen');
});

it('Rio is no river where it is written as a name', () => {
  expect(readPrompt('uma mulher na praia no Rio').land).toBe('beach');
  expect(readPrompt('barco no rio').land).toBe('river');
});
