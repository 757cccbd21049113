import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const thingsIn = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('a German kite', () => {
  it.each([
    'ein Junge mit einem Drachen am Strand',
    'ein Mädchen mit ihrem bunten Drachen auf einer Wiese',
    'Kinder lassen Drachen steigen',
  ])('is one that children have along in the open, or let rise: %s', (prompt) => {
    expect(thingsIn(prompt)).toEqual(['kite']);
  });

  it.each([
    'ein Drache und ein Mädchen am Strand',
    'ein Ritter mit einem Drachen auf einer Wiese',
    'ein Mädchen reitet auf einem Drachen',
  ])('is a dragon elsewhere: %s', (prompt) => {
    expect(thingsIn(prompt)).toContain('dragon');
  });
});
