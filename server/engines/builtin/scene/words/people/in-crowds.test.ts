import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const crowdOf = (prompt: string) =>
  readPrompt(prompt).subjects.find(({ traits }) => traits?.includes('crowd'));

describe('crowds', () => {
  it.each(['a big crowd in a street', 'une grande foule dans la rue'])(
    'are many people of the usual size where they are large: %s',
    (prompt) => {
      const plain = crowdOf('a crowd in a street');
      const large = crowdOf(prompt);
      expect(large?.size).toBe(1);
      expect(large?.count).toBeGreaterThan(plain?.count ?? Number.POSITIVE_INFINITY);
    },
  );
});

describe('a tennis player', () => {
  it('serves a ball and no dishes', () => {
    const [player] = readPrompt('tennis player serving in front of a big crowd').subjects;
    expect(player?.traits).toContain('tennis');
    expect(player?.traits).not.toContain('waiter');
    const [waiter] = readPrompt('a waiter serving coffee').subjects;
    expect(waiter?.traits).toContain('waiter');
  });
});
