import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('an Arabic dual', () => {
  it.each([
    ['سيدتان في مقهى', 'person'],
    ['امرأتان في حديقة', 'person'],
    ['رجلان على شاطئ', 'person'],
    ['قطتان على سطح', 'cat'],
    ['مع قطتين', 'cat'],
    ['كلبان في الثلج', 'dog'],
  ])('is two: %s', (prompt, thing) => {
    const { subjects, ignored } = readPrompt(prompt);
    expect(subjects.find((one) => one.thing === thing)).toMatchObject({ count: 2 });
    expect(ignored).toEqual([]);
  });

  it('is none where a word ends so by itself', () => {
    for (const prompt of ['حصان في حقل', 'الحصان في حقل', 'ثعبان'])
      expect(readPrompt(prompt).subjects[0]?.count, prompt).toBe(1);
  });
});
