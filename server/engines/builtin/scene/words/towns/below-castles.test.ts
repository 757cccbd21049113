import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a castle that is named with a street', () => {
  it.each([
    'a knight riding through the cobbled streets of a castle town',
    'eine enge Gasse unter der Burg',
    'une ruelle médiévale au pied du château',
    'an old street with a castle at the end',
  ])('stands over its end: %s', (prompt) => {
    const { land, city, subjects } = readPrompt(prompt);
    expect({ land, city }).toEqual({ land: 'street', city: 'castlehill' });
    expect(subjects.map(({ thing }) => thing)).not.toContain('castle');
  });

  it.each([
    'a castle above a village',
    'a road to a castle in the mountains',
    'a castle in Prague',
    'a street along a river with a castle',
    'chalk castle on the street',
    'cardboard castle on the street',
    'children draw a castle on the street',
  ])('is one by itself elsewhere: %s', (prompt) => {
    expect(readPrompt(prompt).city).not.toBe('castlehill');
  });
});
