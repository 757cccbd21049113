import { describe, expect, it } from 'vitest';
import type { Thing } from '../idea.ts';
import { readPrompt } from '../read-prompt.ts';

/** How many of that are read; none where it is not. */
const countIn = (prompt: string, thing: Thing) =>
  readPrompt(prompt).subjects.find((one) => one.thing === thing)?.count;
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

  it.each([
    ['çadırda üç yavru kedi', 'tent', 'cat', 3],
    ['तंबू में तीन बिल्लियां', 'tent', 'cat', 3],
  ] as const)(
    'is said before what it counts, not behind another: %s',
    (prompt, one, several, count) => {
      expect([countIn(prompt, one), countIn(prompt, several)]).toEqual([1, count]);
    },
  );

  it.each([
    'twenty sheep on a hill',
    '山坡上二十只羊',
    '丘の上の羊二十匹',
    '언덕 위의 양 스무 마리',
    'vingt moutons sur une colline',
    'zwanzig Schafe auf einem Hügel',
    'veinte ovejas en una colina',
    'двадцать овец на холме',
    'vinte ovelhas numa colina',
    'venti pecore su una collina',
    'tepede yirmi koyun',
    'عشرون خروفا على تلة',
    'पहाड़ी पर बीस भेड़ें',
  ])('is more than a dozen: %s', (prompt) => {
    expect(countIn(prompt, 'sheep')).toBe(8);
  });
});
