import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a garden in a land that has its own', () => {
  it.each([
    'a woman reading in a garden in Japan',
    'ein Mönch fegt einen Garten in Kyoto',
    '京都の庭で本を読む女性',
  ])('is of gravel and stones in Japan: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'field', raked: 'pond' });
  });

  it.each([
    'une femme dans un jardin à Marrakech',
    'an old man drinking tea in a garden in Morocco',
  ])('is a court in Morocco: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'street', town: 'riad', garden: false });
  });

  it('is one of beds elsewhere, and where flowers or a house are named', () => {
    for (const prompt of [
      'a woman reading in a garden in England',
      'a house with a garden in Japan',
      'a Japanese woman watering flowers in a garden',
    ])
      expect(readPrompt(prompt).raked, prompt).toBeNull();
  });
});

describe('a courtyard in a land that has its own', () => {
  it.each([
    ['old men playing chess in a courtyard in China', { town: 'hutong' }],
    ['ein Innenhof in Peking', { town: 'hutong' }],
    ['a woman in a courtyard in Kyoto', { raked: 'pond' }],
    ['una mujer en un patio en la India', { scenery: 'haveli' }],
    ['children playing in a courtyard in Korea', { land: 'hanokcourt' }],
  ])('is one as there: %s', (prompt, place) => {
    expect(readPrompt(prompt)).toMatchObject(place);
  });

  it('has arches and flowers elsewhere', () => {
    expect(readPrompt('a woman in a courtyard in Spain').town).toBe('patio');
    expect(readPrompt('a woman in a courtyard in Morocco').town).toBe('riad');
  });
});
