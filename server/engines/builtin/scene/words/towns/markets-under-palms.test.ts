import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a market in the Caribbean', () => {
  it.each([
    ['a fruit market in the Caribbean|a market in Jamaica|a market in Hawaii'],
    ['un mercado de frutas en el Caribe'],
    ['ein Obstmarkt in der Karibik'],
    ['un marché aux Caraïbes'],
    ['um mercado no Caribe'],
    ['un mercato ai Caraibi'],
    ['рынок на Карибах'],
    ['Karayiplerde bir semt pazarı'],
    ['加勒比的市场'],
    ['カリブ海の市場'],
    ['카리브해의 시장'],
    ['سوق في الكاريبي'],
    ['कैरेबियन में बाज़ार'],
  ])('is held in a street under palms, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'street',
        town: 'caribbean',
        square: false,
        subjects: [{ thing: 'stall' }],
      });
  });

  it('is in Havana where that is named, and its beach is one without a market', () => {
    expect(readPrompt('a market in Havana').town).toBe('havana');
    expect(readPrompt('the Caribbean').land).toBe('beach');
  });
});
