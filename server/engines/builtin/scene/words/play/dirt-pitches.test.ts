import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a pitch', () => {
  it.each([
    'a football match on a dusty pitch in Ghana, barefoot kids|kids playing soccer on a dirt field',
    'niños jugando al fútbol en un campo de tierra en Perú|boys playing football barefoot in a field',
    'crianças descalças jogando futebol num campo|children playing football in Kenya',
  ])('is of earth where that is said, who plays is barefoot or it is in Africa: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).scenery, prompt).toBe('dirtpitch');
  });

  it('is of grass elsewhere', () => {
    expect(readPrompt('boys playing football on a village pitch').scenery).toBe('villagepitch');
    expect(readPrompt('a football match in the rain').scenery).toBe('villagepitch');
  });

  it('has the children who are named with a match for its players', () => {
    expect(readPrompt('a football match in Ghana, barefoot kids').subjects).toMatchObject([
      { thing: 'person', traits: ['child', 'footballer', 'darkskinned'] },
      { thing: 'goal' },
    ]);
  });
});
