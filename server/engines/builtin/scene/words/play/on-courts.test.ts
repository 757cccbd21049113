import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

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

describe('who plays on a tennis court', () => {
  it.each([
    ['two people playing tennis', 2],
    ['a boy and a girl playing tennis', 2],
    ['woman playing tennis', 1],
    ['zwei Frauen spielen Tennis', 2],
    ['dos niños jugando al tenis', 2],
    ['deux amis jouent au tennis', 2],
  ])('plays tennis and no football, none facing another: %s', (prompt, many) => {
    const { scenery, subjects } = readPrompt(prompt);
    expect(scenery).toBe('tenniscourt');
    const people = subjects.filter(({ thing }) => thing === 'person');
    expect(people.reduce((sum, { count }) => sum + count, 0)).toBe(many);
    for (const { traits = [], relation } of people) {
      expect(traits).toContain('tennis');
      expect(traits).not.toContain('playing');
      expect(relation).toBeUndefined();
    }
  });

  it('is a woman where one is named', () => {
    expect(readPrompt('woman playing tennis').subjects[0]?.traits).toContain('woman');
  });
});
