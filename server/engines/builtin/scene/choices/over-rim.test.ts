import { expect, it } from 'vitest';
import { readPrompt } from '../words/read-prompt.ts';
import { isOverRim } from './over-rim.ts';

const isSeenFromRim = (prompt: string): boolean => isOverRim(readPrompt(prompt), 'canyon');

it('looks at a canyon in which nobody is from its rim, and with who stands there', () => {
  for (const prompt of ['grand canyon', 'a canyon at dawn', 'two hikers at the grand canyon'])
    expect(isSeenFromRim(prompt), prompt).toBe(true);
  for (const prompt of ['hikers in a canyon', 'a canoe in the grand canyon', 'a road in a canyon'])
    expect(isSeenFromRim(prompt), prompt).toBe(false);
});

it('knows the Grand Canyon in every language', () => {
  const prompts =
    'a hiker at the grand canyon|ein Wanderer am Grand Canyon|un randonneur au grand canyon|un excursionista en el gran cañón|un escursionista al grand canyon|um caminhante no grand canyon|турист и большой каньон|büyük kanyonda bir gezgin|مسافر في غراند كانيون|グランドキャニオンのハイカー|大峡谷的徒步者|그랜드 캐니언의 등산객|ग्रैंड कैन्यन में एक यात्री';
  for (const prompt of prompts.split('|')) expect(isSeenFromRim(prompt), prompt).toBe(true);
});
