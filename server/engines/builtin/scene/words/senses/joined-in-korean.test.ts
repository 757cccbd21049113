import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

/** How many people a prompt is of. */
const peopleIn = (prompt: string): number =>
  readPrompt(prompt)
    .subjects.filter(({ thing }) => thing === 'person')
    .reduce((sum, { count }) => sum + count, 0);

describe('"and" that is an ending in Korean', () => {
  it.each([
    '아빠와 아들',
    '아들과 아빠',
    '엄마와 딸',
    '소년과 소녀',
    '남자와 여자',
    '엄마랑 딸',
    '아빠와 아들이 낚시하는 모습',
  ])('joins two: %s', (prompt) => {
    expect(peopleIn(prompt)).toBe(2);
  });

  it('is none in a word that ends so by itself, and a son is one', () => {
    expect(readPrompt('사과').subjects).toMatchObject([{ thing: 'apple' }]);
    expect(peopleIn('아들이 낚시한다')).toBe(1);
    expect(peopleIn('아이들')).toBe(3);
  });
});
