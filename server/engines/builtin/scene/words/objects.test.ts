import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../words/language.ts';
import { isStillLife } from '../still-life.ts';
import { OBJECT_WORDS } from './lists/objects.ts';
import type { Meaning } from './meaning.ts';
import { OBJECT_KEYS, type ObjectKey } from './object-keys.ts';
import { readPrompt } from './read-prompt.ts';

const NAMED = Object.entries(OBJECT_KEYS) as readonly (readonly [ObjectKey, Meaning])[];
const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('a small thing that a picture is of', () => {
  it.each(LANGUAGES)('is that thing, by every word for it: %s', (language) => {
    for (const [key, { thing }] of NAMED)
      for (const word of OBJECT_WORDS[language][key].split('|')) {
        const idea = readPrompt(word.replace('+', ''));
        expect(
          idea.subjects.map((one) => one.thing),
          word,
        ).toEqual([thing]);
        expect([idea.ignored, idea.akin], word).toEqual([[], []]);
      }
  });

  it('is seen near on a table, or before the view that is named with it', () => {
    for (const prompt of ['a banana', 'three lemons on a wooden table', 'eine Wassermelone'])
      expect(isStillLife(readPrompt(prompt)), prompt).toBe(true);
    expect(readPrompt('a pineapple on the beach')).toMatchObject({
      land: 'tabletop',
      outlook: 'beach',
      subjects: [{ thing: 'pineapple' }],
    });
    expect(things('a teapot and a cup')).toEqual(['teapot', 'cup']);
  });

  it('is one of a bowl, of a stall, or nothing, where people, dishes or places are named with it', () => {
    expect(things('a bowl of strawberries')).toEqual(['fruit']);
    expect(things('eine Schale mit Zitronen')).toEqual(['fruit']);
    expect(readPrompt('a market stall with pineapples').subjects).toMatchObject([
      { thing: 'stall', goods: 'fruit' },
    ]);
    expect(things('a monkey eating a banana')).toEqual(['monkey']);
    expect(things('a lemon cake')).toEqual(['cake']);
    expect(things('pancakes with strawberries')).toEqual(['pancakes']);
    expect(things('a girl with an ice cream cone')).toEqual(['person']);
    expect(things('an ice cream van on the street')).toEqual(['truck']);
    expect(things('a lemon tree')).toEqual(['tree']);
  });
});
