import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

/** What is said of each who is on the only thing that a prompt is about. */
const crewOf = (prompt: string) => {
  const { subjects } = readPrompt(prompt);
  expect(subjects).toHaveLength(1);
  return subjects[0]?.crew;
};

describe('who crosses a bridge of ropes', () => {
  it.each([
    ['two hikers crossing a rope bridge in the jungle', 2],
    ['a woman on a rope bridge over a gorge', 1],
    ['zwei Wanderer auf einer Seilbrücke', 2],
    ['un homme sur un pont de corde', 1],
  ])('is on it, and not beside it: %s', (prompt, many) => {
    expect(readPrompt(prompt).subjects[0]?.thing).toBe('ropebridge');
    expect(crewOf(prompt)).toHaveLength(many);
  });

  it('is as told, each of a family in another way', () => {
    expect(crewOf('two hikers crossing a rope bridge')).toEqual([['hiker'], ['hiker']]);
    expect(crewOf('a man and a girl crossing a rope bridge')).toEqual([[], ['girl']]);
  });

  it('does not sit there', () => {
    const { subjects } = readPrompt('an old man sitting beside a rope bridge');
    expect(subjects.map(({ thing }) => thing).toSorted()).toEqual(['person', 'ropebridge']);
  });
});

describe('two of different age who are named with a bench', () => {
  it.each([
    'grandfather and grandson sitting on a bench',
    'Großvater und Enkel auf einer Parkbank',
    'un grand-père et son petit-fils assis sur un banc',
  ])('both sit on it, an old one and a child: %s', (prompt) => {
    const crew = crewOf(prompt) ?? [];
    expect(crew[0]).toContain('old');
    expect(crew[1]).toContain('child');
  });

  it('are two children, where two are named', () => {
    const crew = crewOf('a boy and a girl sitting on a bench') ?? [];
    expect(crew.map((one) => one.includes('girl'))).toEqual([false, true]);
  });
});
