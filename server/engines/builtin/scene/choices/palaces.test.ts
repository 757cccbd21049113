import { describe, expect, it } from 'vitest';
import { readPrompt } from '../words/read-prompt.ts';
import { hasPalace } from './palaces.ts';

const of = (prompt: string) => {
  const idea = readPrompt(prompt);
  return hasPalace(idea, idea.land);
};

describe('a palace', () => {
  it.each([
    'a palace at sunset',
    "un palais au bord d'un lac",
    'дворец зимой',
    '湖边的宫殿',
    '궁전',
  ])('is a stately one: %s', (prompt) => expect(of(prompt)).toBe(true));

  it.each([
    'a princess in front of her palace',
    'a dragon above the palace',
    'a palace under the sea',
    'a castle at sunset',
  ])('is a castle where a tale tells of it, and no castle is one: %s', (prompt) =>
    expect(of(prompt)).toBe(false),
  );

  it('is one of India where that is said', () => {
    for (const prompt of ['a palace in India', 'indischer Palast', 'राजमहल', '印度宫殿'])
      expect(readPrompt(prompt).subjects[0]?.traits, prompt).toEqual(['indianpalace']);
  });
});
