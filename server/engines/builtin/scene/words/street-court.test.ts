import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

describe('a basketball court in a city', () => {
  it.each([
    [
      'an outdoor basketball court|street basketball|a basketball court in a city|a basketball court in a city street at night',
    ],
    ['ein Streetballplatz|ein Basketballplatz im Freien'],
    ['un terrain de basket en plein air|un terrain de basket de rue'],
    ['una cancha de baloncesto al aire libre|baloncesto callejero'],
    ['basket di strada|un campetto da basket'],
    ['uma quadra de basquete de rua|uma quadra de basquete ao ar livre'],
    ['уличная баскетбольная площадка|стритбол'],
    ['sokak basketbolu|açık hava basketbol sahası'],
    ['ملعب كرة سلة في الهواء الطلق'],
    ['स्ट्रीट बास्केटबॉल'],
    ['街头篮球场|露天篮球场'],
    ['ストリートバスケ|屋外バスケットコート'],
    ['길거리 농구장|야외 농구장'],
  ])('is outside, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'street', town: 'streetcourt' });
  });

  it('is a hall where no city is named', () => {
    expect(readPrompt('a basketball court').land).toBe('basketballhall');
  });
});
