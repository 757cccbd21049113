import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

describe('what a town has anyway', () => {
  it('is the lanterns of a market by night, which hang there', () => {
    const { town, subjects, understood } = readPrompt(
      'busy night market in bangkok with glowing lanterns',
    );
    expect(town).toBe('nightmarket');
    expect(subjects.map(({ thing }) => thing)).toEqual(['stall']);
    expect(understood).toContain('lanterns');
  });

  it('leaves lanterns elsewhere to be looked at', () => {
    const { subjects } = readPrompt('a lantern in an alley');
    expect(subjects.map(({ thing }) => thing)).toEqual(['lantern']);
  });
});

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
