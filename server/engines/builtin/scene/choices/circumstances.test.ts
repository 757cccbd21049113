import { describe, expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { readPrompt } from '../words/read-prompt.ts';

const seasonsOf = (prompt: string) =>
  new Set(
    [0, 1, 2, 3].flatMap((index) =>
      [1, 2, 3].map((seed) => decide(readPrompt(prompt), null, seed, index).season),
    ),
  );

describe('the season of a picture', () => {
  it('is spring where trees blossom, so that none beside them are red', () => {
    expect(seasonsOf('a pagoda and cherry blossoms')).toEqual(new Set(['spring']));
  });

  it('is no autumn of itself where little light falls, whose browns would be mud', () => {
    for (const prompt of ['a castle on a hill in a storm', 'a barn at night', 'a dark scary field'])
      expect(seasonsOf(prompt), prompt).not.toContain('autumn');
    expect(seasonsOf('a stormy autumn field')).toEqual(new Set(['autumn']));
  });

  it('is the one that is named, whatever blossoms', () => {
    expect(seasonsOf('cherry trees in autumn')).toEqual(new Set(['autumn']));
  });
});

describe('the time of a picture of people around a campfire', () => {
  const timesOf = (prompt: string) =>
    [0, 1, 2, 3].map((index) => decide(readPrompt(prompt), null, 2, index).time);

  it('is never day unless that is said, and differs in all four', () => {
    const times = timesOf('friends around a campfire');
    expect(times).not.toContain('day');
    expect(new Set(times).size).toBe(4);
    expect(new Set(timesOf('friends around a campfire at noon'))).toEqual(new Set(['day']));
  });
});

describe('the time of a picture of animals or people in open land', () => {
  const timesOf = (prompt: string) =>
    [0, 1, 2, 3].map((index) => decide(readPrompt(prompt), null, 2, index).time);

  it.each(['a golden retriever puppy', 'a tiger in the jungle', 'a woman in a meadow'])(
    'is no dusk, in which their colours would be mud: %s',
    (prompt) => {
      expect(timesOf(prompt)).not.toContain('dusk');
    },
  );

  it('may be dusk where that is said, where lamps are lit, and where nobody is', () => {
    expect(timesOf('a puppy at dusk')).toContain('dusk');
    expect(timesOf('a man in a street')).toContain('dusk');
    expect(timesOf('a mountain lake')).toContain('dusk');
  });
});
