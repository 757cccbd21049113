import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('who is at the window of a café', () => {
  it.each([
    '비 오는 날 서울 골목의 작은 카페, 창가에 앉아 있는 여자',
    'a woman sitting at the window of a cafe in Paris on a rainy day',
    '窓辺に座る女性、京都のカフェ',
    'Frau am Fenster in einem Café in Wien, Regen',
    'une femme assise près de la fenêtre dans un petit café à Lyon',
  ])('is in it before the street of its town: %s', (prompt) => {
    const { land, outlook } = readPrompt(prompt);
    expect([land, outlook]).toEqual(['cafe', 'street']);
  });

  it('is in the street where only its windows are named', () => {
    expect(readPrompt('a street in Paris, a café with flowers in the windows').land).toBe('street');
    expect(readPrompt('a woman in a cafe in Paris').land).toBe('street');
  });
});
