import { describe, expect, it } from 'vitest';
import { ENGLISH_LOOKALIKES } from '../../../words/lists/lookalikes.ts';
import { readPrompt } from '../read-prompt.ts';

describe('the nose of a snowman', () => {
  it('is no fruit beside it', () => {
    const { subjects } = readPrompt('a snowman with a carrot nose and a red scarf');
    expect(subjects.map(({ thing }) => thing)).toEqual(['snowman']);
    expect(readPrompt('a basket of carrots').subjects).not.toEqual([]);
  });
});

describe('English words that look like other languages’ words', () => {
  it.each([
    ['a pass between the mountains', ['pass']],
    ['a gun on a table', ['gun']],
    ['a portrait of Claire', ['Claire']],
    ['a supreme court in Devon', ['court']],
    ['a data entry', ['data', 'entry']],
    ['a robot holding a stick', ['stick']],
    ['a person with a paper bag', ['paper', 'bag']],
    ['a villain in a tank', ['villain']],
    ['a bank robber', ['bank', 'robber']],
    ['a knitting class', ['class']],
    ['the last call', ['last', 'call']],
  ])('are English in an English prompt: "%s"', (prompt, unknown) => {
    const { ignored } = readPrompt(prompt);
    expect(
      unknown.filter((word) => !ignored.includes(word.toLowerCase()) && !ignored.includes(word)),
    ).toEqual([]);
  });

  it.each([
    ['ein Hund im Bad', 'bathroom'],
    ['ein See', 'lake'],
    ['See', 'lake'],
    ['una calle con gente', 'street'],
    ['Bett', 'bedroom'],
    ['un lit dans une chambre', 'bedroom'],
    ['la costa', 'beach'],
  ])('are their own language’s there: "%s"', (prompt, land) => {
    expect(readPrompt(prompt).land).toBe(land);
  });

  it('are folded base forms, so that the reader meets them', () => {
    expect([...ENGLISH_LOOKALIKES].filter((word) => !/^[a-z]{3,}$/.test(word))).toEqual([]);
  });
});
