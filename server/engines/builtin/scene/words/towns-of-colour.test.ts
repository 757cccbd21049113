import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

describe('a street of Havana', () => {
  it.each([
    ['a street in Havana|Old Havana|a Cuban street|Cuba|a Cuban town|La Habana Vieja'],
    ['eine Straße in Havanna|Kuba|eine kubanische Straße'],
    ['une rue cubaine|La Havane|Cuba'],
    ['La Habana Vieja|una calle cubana|Cuba'],
    ["L'Avana|una strada cubana|Cuba"],
    ['Havana Velha|uma rua cubana|Cuba'],
    ['старая Гавана|кубинская улица|Куба'],
    ['eski Havana|küba sokağı|Küba'],
    ['هافانا|شارع كوبي|كوبا'],
    ['हवाना|क्यूबा की सड़क|क्यूबा'],
    ['哈瓦那老城|古巴街道|古巴'],
    ['ハバナの街|キューバの街|キューバ'],
    ['아바나 거리|쿠바 거리|쿠바'],
  ])('is known in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'street', town: 'havana' });
  });

  it('is not where another land of Cuba is named', () => {
    expect(readPrompt('a beach in Cuba').land).toBe('beach');
    expect(readPrompt('гавань').land).toBe('harbour');
  });
});
