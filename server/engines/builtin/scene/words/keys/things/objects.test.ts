import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../words/language.ts';
import { isStillLife } from '../../../choices/still-life.ts';
import { decide } from '../../../setting.ts';
import { OBJECT_WORDS } from '../../lists/objects.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import { SMALL_THINGS } from '../../small-things.ts';
import { OBJECT_KEYS, type ObjectKey } from './object-keys.ts';

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
    expect(things('an ice cream van on the street')).toEqual(['icecreamvan']);
    expect(things('a lemon tree')).toEqual(['tree']);
  });

  it('is in the place that is named with it, in any order of words', () => {
    for (const [prompt, land, thing] of [
      ['an hourglass in the desert', 'desert', 'hourglass'],
      ['in a dark forest, a glowing crystal ball', 'forest', 'crystalball'],
      ['森の中の鏡', 'woods', 'mirror'],
      ['ein alter Koffer am Strand', 'beach', 'suitcase'],
      ['a trumpet in a jazz club', 'jazzclub', 'trumpet'],
      ['a starfish on the sand', 'beach', 'starfish'],
      ['a magic door in a forest', 'forest', 'magicdoor'],
    ] as const)
      expect(readPrompt(prompt), prompt).toMatchObject({ land, subjects: [{ thing }] });
    expect(isStillLife(readPrompt('a typewriter on a wooden desk'))).toBe(true);
    expect(decide(readPrompt('old boots in the snow'), null, 3, 0).land).toBe('field');
    expect(things('old books, an hourglass and a candle on a wooden table')).toEqual([
      'book',
      'hourglass',
      'candle',
    ]);
  });

  it('is not heard where people have it, or where it only describes something or is like it', () => {
    for (const prompt of [
      'Mirror Lake in the mountains',
      'a calm lake like a mirror',
      'ayna gibi göl',
      '鏡のような湖',
      'the heart of the city',
      'le cœur de la ville',
      'сердце города',
      'a heart shaped lake',
      'Diamond Beach in Iceland',
      'a hat shop',
      'a tool shed',
      'a glass door',
      'ring road at night',
      'a radio tower',
      'telephone booth',
      'Key West at sunset',
      'vintage camera photo of a street',
      'sunset over the sea, old camera',
      'champagne glasses',
      'a girl wearing a hat',
      'a cat with glasses',
      'a man playing the saxophone',
      'a mechanic with tools in a garage',
      'a bedroom with a mirror',
      'a dog looking at an old camera',
      'a dragon guarding diamonds',
      'a piano with white keys',
    ])
      expect(
        things(prompt).filter((one) => SMALL_THINGS.some((small) => small === one)),
        prompt,
      ).toEqual([]);
    expect(readPrompt('a boy holding a jar of fireflies').fireflies).toBe(true);
    expect(things('a boy with boots in the rain')).toEqual(['person']);
    expect(things('a farm girl feeding piglets, muddy boots')).not.toContain('shoes');
    expect(things('une fille en bottes')).toEqual(['person']);
    expect(things('ein Mädchen mit Gummistiefeln')).toEqual(['person']);
    expect(things('a cat and boots')).toContain('shoes');
  });
});
