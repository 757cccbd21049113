import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('a mustang', () => {
  it.each(['a red mustang on a desert highway', 'an old mustang', 'a man driving a mustang'])(
    'is a car where anything is said of cars: %s',
    (prompt) => {
      expect(things(prompt)).toEqual(['car']);
    },
  );

  it('is a horse where nothing is', () => {
    expect(things('a wild mustang on the prairie')).toEqual(['horse']);
    expect(things('a brown mustang galloping')).toEqual(['horse']);
  });

  it('is over the mechanic who lies under it, whatever else is in the garage', () => {
    const [mechanic, ...others] = readPrompt(
      'mechanic under an old mustang in a garage, radio on the floor',
    ).subjects;
    expect(mechanic?.traits).toContain('undercar');
    expect(others).toEqual([]);
  });
});

describe('a mustang beneath a vivid sky', () => {
  it('is a horse, whose paint nobody names', () => {
    for (const prompt of [
      'a mustang galloping across the plain at sunset, red sky',
      'a wild mustang drinking at a blue lake',
    ])
      expect(
        readPrompt(prompt).subjects.map(({ thing }) => thing),
        prompt,
      ).toContain('horse');
    for (const prompt of ['a red mustang', 'une mustang rouge'])
      expect(
        readPrompt(prompt).subjects.map(({ thing }) => thing),
        prompt,
      ).toEqual(['car']);
  });
});
