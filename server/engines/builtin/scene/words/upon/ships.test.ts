import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('ships that engines drive', () => {
  it.each([
    ['a ferry on the Bosphorus', 'ferry'],
    ['an old steam ship crossing the ocean', 'steamship'],
    ['an old paddle steamer on a river', 'ferry'],
    ['eine Fähre im Hafen', 'ferry'],
    ['un bateau à vapeur sur le lac', 'steamship'],
    ['un transbordador en el mar', 'ferry'],
    ['um barco a vapor no rio', 'steamship'],
    ['un traghetto al tramonto', 'ferry'],
    ['старый пароход на реке', 'steamship'],
    ["Boğaz'da vapur", 'ferry'],
    ['عبارة في البحر', 'ferry'],
    ['नदी पर एक स्टीमर', 'steamship'],
    ['海上的渡轮', 'ferry'],
    ['海を行くフェリー', 'ferry'],
    ['바다 위의 여객선', 'ferry'],
    ['a cruise ship at night', 'liner'],
    ['ein Kreuzfahrtschiff bei Sonnenuntergang', 'liner'],
    ['круизный лайнер', 'liner'],
    ['豪華客船', 'liner'],
    ['a container ship in a storm', 'freighter'],
    ['un porte-conteneurs', 'freighter'],
    ['货轮', 'freighter'],
  ])('are told apart: %s', (prompt, ship) => {
    const named = readPrompt(prompt).subjects.filter(({ isDressing }) => isDressing !== true);
    expect(named.map(({ thing }) => thing)).toEqual([ship]);
  });

  it('leave those under sail what they are', () => {
    expect(readPrompt('a sailing yacht').subjects.map(({ thing }) => thing)).toEqual(['boat']);
  });
});

describe('ships of the Vikings', () => {
  it.each([
    'a longship|un drakkar|ein Wikingerschiff|un barco vikingo|драккар|um navio viking|una nave vichinga',
    'bir viking gemisi|维京长船|ヴァイキング船|바이킹 배|سفينة فايكنغ|एक वाइकिंग जहाज',
  ])('are no Vikings ashore, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { subjects } = readPrompt(prompt);
      expect(
        subjects.map(({ thing }) => thing),
        prompt,
      ).toEqual(['longship']);
    }
  });

  it('have their own sail, and no boat beside them', () => {
    const { subjects } = readPrompt('a longship under sail');
    expect(subjects.map(({ thing }) => thing)).toEqual(['longship']);
  });
});
