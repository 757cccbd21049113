import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const served = (prompt: string) =>
  readPrompt(prompt).subjects.flatMap(({ thing, company }) => [thing, company?.served]);

it.each([
  'lapa lapa kar yağıyor|lapa lapa karda oynayan çocuklar|dışarıda lapa lapa kar',
  '죽을 만큼 사랑하는 연인|죽을 위기에 처한 기사|배고파 죽을 것 같은 고양이|먹고 죽을 만큼 많은 피자',
  'oatmeal cookies|Haferflockenkekse|biscuits aux flocons d’avoine|오트밀 쿠키|حقل شوفان',
  'खीरे का सलाद|खीरा और टमाटर|манки и бананы',
])('nobody has porridge where its word is written in another: %s', (prompts) => {
  for (const prompt of prompts.split('|')) expect(served(prompt), prompt).not.toContain('soup');
});

it.each([
  'bir kase lapa',
  '죽을 먹는 아이',
  '아이가 죽을 먹는다',
  'खीर',
  'a bowl of oatmeal and bread',
])('is porridge where that is eaten: %s', (prompt) => {
  expect(served(prompt)).toContain('soup');
});

it('snow that falls in big flakes falls', () => {
  expect(readPrompt('lapa lapa kar yağıyor').weather).toBe('snowfall');
});
