import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../words/language.ts';
import { YARD_KEYS, type YardKey } from '../keys/things/yard-keys.ts';
import { YARD_WORDS } from '../lists/yard.ts';
import { readPrompt } from '../read-prompt.ts';

const thingsOf = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

/** Before words of which one alone would be of another language. */
const WITHIN: Partial<Readonly<Record<Language, string>>> = {
  de: 'ein Garten mit',
  it: 'un giardino con',
};

const KEYS = Object.keys(YARD_KEYS).filter((key): key is YardKey => key in YARD_KEYS);

describe('what belongs to yards', () => {
  it.each(LANGUAGES)('is known by every word for it: %s', (language) => {
    for (const key of KEYS)
      for (const phrase of YARD_WORDS[language][key].split('|'))
        expect(thingsOf(`${WITHIN[language] ?? ''} ${phrase.replace('+', '')}`), phrase).toContain(
          YARD_KEYS[key].thing,
        );
  });

  it.each([
    ['a garden with a well', 'well'],
    ['un jardin avec un puits', 'well'],
    ['a farm with beehives', 'beehive'],
    ['ein Garten mit einem Vogelhaus', 'birdfeeder'],
    ['лес с поваленным деревом', 'log'],
    ['庭のブランコとシーソー', 'seesaw'],
    ['a village street with a cart', 'cart'],
    ['a garden with a wheelbarrow', 'wheelbarrow'],
    ['a snowy village with a sledge', 'sledge'],
    ['a beach with a fence', 'fieldfence'],
    ['a beach with a football goal', 'goal'],
    ['eine Straße mit Himmel und Hölle', 'chalk'],
    ['el molino de agua junto al río', 'watermill'],
    ['a garden with a ladder in the tree', 'ladder'],
    ['海边的酒店', 'hotel'],
    ['ein Garten mit einem Zaun', 'fieldfence'],
    ['сад с калиткой', 'gate'],
    ['un champ avec une haie', 'hedge'],
  ])('stands there where it is named: %s', (prompt, thing) => {
    expect(thingsOf(prompt)).toContain(thing);
  });

  it('is in no room', () => {
    const idea = readPrompt('a kitchen with a well');
    expect(idea.subjects).toEqual([]);
    expect(idea.ignored).toEqual(['well']);
  });

  it('is no part of another thing', () => {
    expect(thingsOf('a temple gate in Kyoto')).toEqual(['temple']);
    expect(thingsOf('a medieval city gate')).toEqual([]);
    expect(thingsOf('a corn snake')).toEqual(['snake']);
    expect(thingsOf('a cat at the garden gate')).toContain('gate');
  });

  it('is no adverb', () => {
    expect(thingsOf('a well lit street')).toEqual([]);
    expect(thingsOf('a well-dressed man in a garden')).not.toContain('well');
  });

  it('is with who moves it, or drawn by dogs', () => {
    expect(thingsOf('a man with a wheelbarrow on a beach')).toEqual(['person']);
    expect(readPrompt('a boy pulling a sledge').subjects[0]?.moves).toBe('sledge');
    expect(thingsOf('six dogs before a sled')).not.toContain('sledge');
  });

  it('carries the animal that sits on it', () => {
    expect(readPrompt('a cat on a tree stump').subjects).toMatchObject([
      { thing: 'stump', carries: 'cat' },
    ]);
    expect(thingsOf('a hedgehog beside a tree stump')).toEqual(['hedgehog', 'stump']);
  });
});
