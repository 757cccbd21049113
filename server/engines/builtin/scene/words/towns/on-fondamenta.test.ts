import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('Venice', () => {
  it.each([
    'a woman walking in Venice',
    'a cat by the canal in Venice',
    'un pittore che dipinge a Venezia',
    'художник рисует в Венеции',
    '威尼斯的一只猫',
  ])('has who is in no boat on a landing: %s', (prompt) => {
    const { land, scenery, subjects } = readPrompt(prompt);
    expect({ land, scenery }).toEqual({ land: 'canal', scenery: 'fondamenta' });
    const gondola = subjects.find(({ thing }) => thing === 'gondola');
    expect(gondola?.traits ?? []).not.toContain('crewed');
  });

  it.each(['two lovers in a gondola in Venice', 'a couple in Venice', 'a bridge in Venice'])(
    'has no landing before its water for who is upon that: %s',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ land: 'canal', scenery: null });
    },
  );
});

it.each(['a café in Venice', 'a woman at a window in Venice', 'a bedroom in Venice'])(
  'has its gondola on the canal, and none in a room: %s',
  (prompt) => {
    expect(readPrompt(prompt).subjects.map(({ thing }) => thing)).not.toContain('gondola');
    expect(readPrompt('Venice').subjects.map(({ thing }) => thing)).toContain('gondola');
  },
);
