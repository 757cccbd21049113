import { expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { accentsOf, stonesOf } from './accents.ts';

const accents = (prompt: string) => {
  const setting = decide(readPrompt(prompt), null, 8, 0);
  return accentsOf(setting, stonesOf(setting, 256));
};

it('nothing grows on Mars, where a desert has its bushes and dry grass', () => {
  expect(accents('a base on mars')).toHaveLength(1);
  expect(accents('a desert').length).toBeGreaterThan(1);
});
