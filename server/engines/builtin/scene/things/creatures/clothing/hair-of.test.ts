import { expect, it } from 'vitest';
import { seenAs } from './hair-of.ts';

it('a bun is seen as short hair that hangs on the old beneath a jacket, and long on others', () => {
  expect(seenAs('bun', 'jacket', ['woman', 'old'])).toBe('bob');
  expect(seenAs('bun', 'jacket', ['woman'])).toBe('long');
  expect(seenAs('bun', 'dress', ['woman', 'old'])).toBe('bun');
});
