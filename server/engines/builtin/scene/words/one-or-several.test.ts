import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const countOf = (prompt: string) => readPrompt(prompt).subjects[0]?.count;

describe('how many a word means', () => {
  it.each([
    'Zeichne einen alten Mann',
    'mit einem kleinen Jungen',
    'das Haus einer alten Frau',
    'нарисуй старика',
    'старинная карта сокровищ',
  ])('is one where its case ends as a plural does: %s', (prompt) => {
    expect(countOf(prompt)).toBe(1);
  });

  it.each(['alte Männer', 'mit den alten Männern', 'kleine Jungen', 'старики', 'стариков'])(
    'is several: %s',
    (prompt) => {
      expect(countOf(prompt)).toBe(3);
    },
  );
});
