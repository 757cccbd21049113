import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const dancersOf = (prompt: string) =>
  readPrompt(prompt).subjects.filter(({ traits }) => traits?.includes('dancing'));

describe('a feast of a village', () => {
  it.each([
    'un bal populaire sur la place du village|fiesta en la plaza del pueblo|ein Dorffest am Abend',
    'una sagra in paese|a village festival at night',
  ])('has dancers where nobody is named: %s', (prompts) => {
    for (const prompt of prompts.split('|')) expect(dancersOf(prompt), prompt).toHaveLength(1);
  });

  it('has none where somebody is named, or where only garlands hang', () => {
    expect(dancersOf('an old man at a village festival')).toEqual([]);
    expect(dancersOf('a garland over a street')).toEqual([]);
    expect(dancersOf('a dog at a street festival')).toEqual([]);
  });

  it.each([
    'village festival without people|une fête de village sans personne',
    'an empty square after the village festival|leerer Dorfplatz nach dem Dorffest',
  ])('has none where people are not wanted, or have left: %s', (prompts) => {
    for (const prompt of prompts.split('|')) expect(dancersOf(prompt), prompt).toEqual([]);
  });
});
