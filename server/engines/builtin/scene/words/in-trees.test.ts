import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

describe('an animal in a tree', () => {
  it.each([
    'a cat in a tree',
    'eine Katze auf einem Baum',
    'un chat dans un arbre',
    'un gato en un árbol',
    'un gatto su un albero',
    'um gato na árvore',
    'ağacın üstünde bir kedi',
    'قطة على شجرة',
    'पेड़ पर बिल्ली',
    '一只猫在树上',
    '树上的猫',
    '木の上の猫',
    '나무 위의 고양이',
  ])('is in its crown: %s', (prompt) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects).toMatchObject([{ thing: 'tree', carries: 'cat', load: { count: 1 } }]);
  });

  it('keeps its number and its colour', () => {
    expect(readPrompt('three black cats in a tree').subjects[0]?.load?.count).toBe(3);
    expect(readPrompt('a black cat in a tree').subjects[0]?.load?.colour?.[0]).toBeLessThan(0.2);
    expect(readPrompt('goats in a tree').subjects[0]?.load?.count).toBeGreaterThan(3);
  });

  it('is one that climbs, and in it', () => {
    for (const prompt of ['a cat under a tree', 'a cow in a tree', 'a lion in the trees'])
      expect(readPrompt(prompt).subjects.length, prompt).toBe(2);
  });

  it.each([
    ['argan tree', 'arganbaum', 'arganier', 'árbol de argán', 'albero di argan'],
    ['árvore de argan', 'аргановое дерево', 'argan ağacı', 'شجرة أركان', 'आर्गन का पेड़'],
    ['摩洛哥坚果树', 'アルガンの木', '아르간 나무'],
  ])('may be an argan tree: %s', (...words) => {
    for (const word of words) {
      const { subjects, ignored } = readPrompt(word);
      expect([subjects[0]?.thing, ignored], word).toEqual(['tree', []]);
    }
  });
});
