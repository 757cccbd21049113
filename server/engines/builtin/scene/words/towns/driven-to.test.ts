import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a house that something drives to', () => {
  it.each([
    'a red vintage car parked in front of a diner at night, neon lights|ein rotes Auto vor einem Diner',
    'a motorcycle outside an american diner',
  ])('is a diner by its road: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).scenery, prompt).toBe('diner66');
  });

  it.each(['a car in front of a bakery', 'un coche delante de un restaurante'])(
    'is a shop in its street: %s',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ land: 'street', subjects: [{ thing: 'car' }] });
    },
  );

  it('is seen from within where nothing drives', () => {
    expect(readPrompt('a diner at night').land).toBe('diner');
    expect(readPrompt('a bakery without cars').land).toBe('bakery');
  });
});
