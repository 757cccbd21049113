import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('grapes that are named with people among vines', () => {
  it.each([
    'workers cutting grapes in the vineyard|葡萄园里工人们剪葡萄|ぶどう畑でぶどうを切る女性|포도밭에서 포도를 자르는 여자',
    'des vendangeurs qui coupent le raisin dans les vignes|Arbeiter ernten Trauben im Weinberg|mujeres cortan uvas en los viñedos',
    'женщина срезает виноград на винограднике|mulheres cortam uvas no vinhedo|una donna taglia l’uva nella vigna',
    'bağda üzüm kesen bir kadın|امرأة تقطع العنب في الكروم|अंगूर के बाग में अंगूर काटती औरत',
  ])('are picked, and lie on no table: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { land, subjects } = readPrompt(prompt);
      expect(land, prompt).toBe('field');
      expect(
        subjects.map(({ thing }) => thing),
        prompt,
      ).not.toContain('fruit');
      expect(
        subjects.some(({ traits }) => traits?.includes('grapepicking')),
        prompt,
      ).toBe(true);
    }
  });

  it('are eaten at a table, and are a fox’s where nobody is', () => {
    expect(readPrompt('a fox eating grapes in a vineyard').subjects[0]?.traits ?? []).not.toContain(
      'grapepicking',
    );
    expect(readPrompt('a family eating grapes in a vineyard').subjects[0]?.company?.bond).toBe(
      'meal',
    );
  });
});
