import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

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
