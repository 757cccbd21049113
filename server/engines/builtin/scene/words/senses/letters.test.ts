import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const thingsIn = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('a letter', () => {
  it.each([
    ...['the letter A made of flowers', 'a big letter B on a blue wall', 'lettera A rossa'],
    ...['la lettre A en or', 'giant letters spelling LOVE', 'alphabet letters', 'neon letters'],
    ...['una carta de tarot', 'una carta da gioco', 'uma carta de baralho'],
  ])('is none that is sent: %s', (prompt) => {
    expect(thingsIn(prompt)).not.toContain('letter');
    expect(readPrompt(prompt).fittings.map(({ name }) => name)).not.toContain('letters');
  });

  it.each([
    'a love letter in a bottle on the beach',
    "une lettre d'amour dans une bouteille",
    'ein Liebesbrief in einer Flasche',
  ])('is in the bottle that is named: %s', (prompt) => {
    expect(thingsIn(prompt)).toEqual(['bottledmessage']);
  });

  it('is nobody where it is giant', () => {
    expect(thingsIn('giant letters spelling LOVE')).toEqual([]);
  });

  it('is a map in Italian if that is said', () => {
    expect(readPrompt('una carta geografica').flat).toBe('map');
  });

  it.each(['a love letter', 'una carta', 'lettera e penna'])('is one by itself: %s', (prompt) => {
    expect(thingsIn(prompt)).toContain('letter');
  });

  it('is no carrier pigeon', () => {
    expect(thingsIn('eine Brieftaube')).not.toContain('letter');
  });
});
