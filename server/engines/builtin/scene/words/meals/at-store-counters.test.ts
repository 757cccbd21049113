import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('who eats in a convenience store', () => {
  it.each([
    'a man eating noodles inside a convenience store',
    '便利店里吃面条的女孩',
    'コンビニの中でラーメンを食べる女の子',
    '편의점 안에서 컵라면을 먹는 고등학생, 비 오는 밤, 창밖 네온',
  ])('sits with it at the counter along the glass, a street outside: %s', (prompt) => {
    const { land, outlook, subjects } = readPrompt(prompt);
    expect(land).toBe('ministore');
    expect(outlook).not.toBe('city');
    expect(subjects).toMatchObject([
      { thing: 'person', posture: 'sitting', holds: { thing: 'foodbowl' } },
    ]);
  });

  it('sits nowhere who only buys there', () => {
    expect(readPrompt('a girl in a convenience store').subjects).toMatchObject([{ posture: null }]);
  });
});
