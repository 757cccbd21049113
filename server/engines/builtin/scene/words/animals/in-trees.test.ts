import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a firefighter with a cat and a tree', () => {
  it.each([
    'firefighter carrying a kitten down a ladder from a tree',
    'пожарный снимает котёнка с дерева',
    'un pompier descend un chaton d’un arbre',
    '消防员从树上抱下小猫',
  ])('is up a ladder in it: %s', (prompt) => {
    const firefighter = readPrompt(prompt).subjects.find(({ thing }) => thing === 'person');
    expect(firefighter).toMatchObject({ carries: 'cat' });
    expect(firefighter?.traits).toContain('rescuing');
  });
});

describe('who climbs a tree', () => {
  it.each([
    'a boy climbing a tree|爬树的男孩|木に登る男の子|나무에 오르는 소년|un garçon qui grimpe à un arbre|ein Junge klettert auf einen Baum',
    'un niño trepando un árbol|мальчик лезет на дерево|um menino subindo em uma árvore|un bambino che si arrampica su un albero',
    'ağaca tırmanan çocuk|ولد يتسلق شجرة|पेड़ पर चढ़ता लड़का',
  ])('is up it, and no tree stands beside: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { subjects } = readPrompt(prompt);
      expect(
        subjects.map(({ thing }) => thing),
        prompt,
      ).toEqual(['person']);
      expect(subjects[0]?.traits, prompt).toContain('treeclimbing');
    }
  });

  it.each([
    'a man climbing a tree to pick cherries',
    'a boy climbing a tree and a book',
    'a man climbing a tree and eating an apple',
    'мальчик лезет на дерево и ест яблоко',
    'un niño trepando un árbol y comiendo una manzana',
  ])('has both hands on it, and neither table nor room about: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('field');
    expect(subjects).toHaveLength(1);
    expect(subjects[0]?.traits).toContain('treeclimbing');
    expect(subjects[0]).not.toHaveProperty('holds');
  });

  it('is in its crown where it is an animal, and on rock where none is named', () => {
    expect(readPrompt('a bear climbing a tree').subjects).toMatchObject([
      { thing: 'tree', carries: 'bear' },
    ]);
    expect(readPrompt('a boy climbing a cliff').subjects[0]?.traits).not.toContain('treeclimbing');
  });
});
