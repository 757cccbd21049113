import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a house that is said to be of a land', () => {
  it.each([
    [
      'indian',
      'an Indian house by a river|indische Häuser in den Bergen|maison indienne|casas indias',
    ],
    ['indian', 'case indiane in montagna|casa indiana à beira do rio|индийский дом|بيت هندي'],
    ['indian', '印度的房子|インドの家|houses in the mountains of Nepal'],
    ['japanese', 'a Japanese house in the forest|ein japanisches Haus im Wald|日式房子'],
    ['korean', 'a Korean house by the sea|houses in the mountains of Korea'],
    ['russian', 'a Russian wooden house in winter|русский деревянный дом'],
    ['turkish', 'a Turkish house on a hill'],
    ['chinese', 'a Chinese farmhouse|houses in the mountains of Vietnam|베트남 산속의 집들'],
  ])('is built as there, wherever it stands: %s, %s', (homeland, prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        homeland,
        subjects: [{ thing: 'house' }],
      });
  });

  it.each([
    'a Japanese woman in front of a house',
    'a house with a Japanese garden',
    'a Swiss house in the Alps',
    'a house in the mountains',
  ])(
    'is as any other where something else is of that land, or its houses are not known: %s',
    (prompt) => {
      expect(readPrompt(prompt).homeland).toBeNull();
    },
  );
});
