import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const buildersIn = (prompt: string) =>
  readPrompt(prompt).subjects.filter(({ traits }) => traits?.includes('carpentering'));

describe('who builds a treehouse or a hut', () => {
  it.each([
    'two kids building a treehouse|两个孩子在建树屋|ツリーハウスを作る子供たち|나무 위의 집을 짓는 아이들|deux enfants construisent une cabane dans les arbres',
    'Zwei Kinder bauen ein Baumhaus im Wald|dos niños construyendo una casa del árbol|дети строят домик на дереве|crianças construindo uma casa na árvore',
    'due bambini costruiscono una casa sull’albero|ağaç ev yapan çocuklar|أطفال يبنون بيت شجرة|पेड़ पर घर बनाते बच्चे',
  ])('saws and nails planks: %s', (prompts) => {
    for (const prompt of prompts.split('|')) expect(buildersIn(prompt).length, prompt).toBe(1);
  });

  it('may be animals, and is nobody who only sits there', () => {
    expect(buildersIn('two bears building a treehouse')[0]?.traits).toContain('bearfolk');
    expect(buildersIn('two kids in a treehouse')).toEqual([]);
    expect(buildersIn('kids building a sand castle')).toEqual([]);
  });
});
