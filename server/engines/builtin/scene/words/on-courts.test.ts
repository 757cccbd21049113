import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

describe('who plays on a basketball court', () => {
  it.each([
    ['kids playing basketball on a street court', 'streetcourt', ['child', 'basketballer']],
    ['two men playing basketball in the city', 'streetcourt', ['basketballer']],
    ['a boy playing basketball in the park', 'streetcourt', ['child', 'boy', 'basketballer']],
    ['a girl playing basketball', null, ['girl', 'basketballer']],
  ])('plays that and no football: %s', (prompt, town, traits) => {
    const idea = readPrompt(prompt);
    expect(idea.town).toBe(town);
    const [one] = idea.subjects;
    expect(one?.traits).toEqual(expect.arrayContaining(traits));
    expect(one?.traits).not.toContain('playing');
  });

  it('is nobody who only sits there, or plays elsewhere', () => {
    for (const prompt of ['a man sitting on a basketball court', 'children playing in a park'])
      for (const { traits = [] } of readPrompt(prompt).subjects)
        expect(traits).not.toContain('basketballer');
  });
});
