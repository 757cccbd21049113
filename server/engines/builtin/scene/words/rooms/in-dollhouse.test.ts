import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('animals in a doll’s house', () => {
  it('dine in its room, on what it has', () => {
    const { land, subjects } = readPrompt(
      'a very fancy dinner party of mice inside a doll’s house, tiny chandelier, tiny cheese',
    );
    expect(land).toBe(null);
    expect(subjects).toMatchObject([
      { thing: 'dollhouse', carries: 'mouse', load: { count: 3, posture: null } },
    ]);
  });

  it('are none where no such house is', () => {
    const { land, subjects } = readPrompt('a dinner party of mice, tiny cheese');
    expect(land).toBe('diningroom');
    expect(subjects.map(({ thing }) => thing)).toContain('mouse');
  });
});
