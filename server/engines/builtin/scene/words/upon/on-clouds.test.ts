import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each(['站在云端的城堡', '雲に乗った城', '踩着云海看日出', 'يركب سحابة'])(
  'clouds stay where nobody rides them: %s',
  (prompt) => {
    expect(readPrompt(prompt).land).toBe('clouds');
  },
);

it.each(['腾云驾雾的龙', '雲に乗った龍', '구름을 탄 용'])(
  'dragons fly by themselves: %s',
  (prompt) => {
    expect(readPrompt(prompt).subjects.map(({ thing }) => thing)).toEqual(['dragon']);
  },
);
