import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('fruit that tells of what kind a tree is', () => {
  it.each([
    'a pomegranate tree in a yard',
    '院子里有一棵石榴树',
    'nar ağacı',
    'شجرة رمان في الفناء',
    'अनार का पेड़',
  ])('is no bowl before the eye: %s', (prompt) => {
    const { land, subjects, ignored } = readPrompt(prompt);
    expect(subjects.map(({ thing }) => thing)).toEqual(['tree']);
    expect(land).not.toBe('tabletop');
    expect(ignored.filter((word) => /pomegranate|石榴|nar|رمان|अनार/u.test(word))).toEqual([]);
  });

  it('lies beside a tree where more stands between them', () => {
    const { subjects } = readPrompt('a bowl of fruit under a tree');
    expect(subjects.map(({ thing }) => thing)).toEqual(['fruit', 'tree']);
  });
});
