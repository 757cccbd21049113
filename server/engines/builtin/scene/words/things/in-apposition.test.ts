import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a house, red, by a lake|ein Haus, rot, an einem See|une maison, rouge, au bord d’un lac|una casa, roja, junto a un lago',
  'una casa, rossa, in riva al lago|uma casa, vermelha, à beira de um lago|дом, красный, у озера|بيت، أحمر، بجانب البحيرة',
])('a colour between commas is that of what is named before it: %s', (prompts) => {
  const { colour } = readPrompt('a red house').subjects[0] ?? {};
  for (const prompt of prompts.split('|')) {
    const { subjects, tint } = readPrompt(prompt);
    expect(subjects, prompt).toMatchObject([{ thing: 'house', colour }]);
    expect(tint, prompt).toBeNull();
  }
});

it('several colours between commas are those of the picture', () => {
  expect(readPrompt('a boat, orange, purple, on a lake').subjects).toMatchObject([
    { colour: null },
  ]);
});

it.each([
  'cat, black, white background',
  'cat, orange, blue background',
  'fox, orange, snow, blue',
])('a colour behind that one does not tint the picture: %s', (prompt) => {
  expect(readPrompt(prompt).tint).toBeNull();
});
