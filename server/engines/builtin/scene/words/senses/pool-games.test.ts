import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each(['children playing pool games', 'a man playing pool volleyball'])(
  'games of a swimming pool are played in that: %s',
  (prompt) => {
    const { land, fittings } = readPrompt(prompt);
    expect(land).toBe('pool');
    expect(fittings).toEqual([]);
  },
);

it('pool is played at a table', () => {
  expect(readPrompt('two friends playing pool').fittings).toMatchObject([{ name: 'pooltable' }]);
});
