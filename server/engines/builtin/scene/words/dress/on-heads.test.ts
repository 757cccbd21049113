import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a woman carrying a jug on her head|a woman with a basket of fruit on her head|women carrying water jars on their heads',
  'mulher com um jarro na cabeça|머리에 항아리를 인 여자|頭に壺を載せた女性|सिर पर घड़ा लिए औरत',
])('what is carried on the head is nowhere else: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const { land, subjects } = readPrompt(prompt);
    expect(land, prompt).toBeNull();
    expect(subjects, prompt).toHaveLength(1);
    expect(subjects[0]?.traits, prompt).toContain('headcarrying');
    expect(subjects[0]?.holds, prompt).toBeUndefined();
  }
});

it('a jug beside who carries something else stays', () => {
  const { subjects } = readPrompt('a vase on a table and a woman');
  expect(subjects.map(({ thing }) => thing)).toContain('vase');
});
