import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('koi', () => {
  it.each([
    'a koi',
    'ein Koi',
    'une carpe koï',
    'una carpa koi',
    'um peixe, carpa koi',
    'карп кои',
    'koi balığı',
    '锦鲤',
    '錦鯉',
    '비단잉어',
    'سمك الكوي',
    'कोइ मछली',
  ])('are fish of their own in every language: %s', (prompt) => {
    expect(readPrompt(prompt).subjects).toMatchObject([{ thing: 'fish', traits: ['koi'] }]);
  });

  it('are no other fish', () => {
    expect(readPrompt('a goldfish').subjects[0]?.traits ?? []).not.toContain('koi');
  });
});
