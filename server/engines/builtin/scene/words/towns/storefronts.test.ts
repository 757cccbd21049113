import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../words/language.ts';
import { VENUE_WORDS } from '../lists/venues.ts';
import { readPrompt } from '../read-prompt.ts';

/** Night in each language. */
const NIGHT: Readonly<Record<Language, string>> = {
  en: 'night',
  zh: '夜晚',
  ja: '夜',
  ko: '밤',
  fr: 'nuit',
  de: 'Nacht',
  es: 'noche',
  ru: 'ночь',
  pt: 'noite',
  it: 'notte',
  tr: 'gece',
  ar: 'ليل',
  hi: 'रात',
};

describe.each(LANGUAGES)('a convenience store in the words of %s', (language) => {
  it('is seen by its lit front at night, and from within else', () => {
    for (const word of VENUE_WORDS[language].conveniencestore.split('|')) {
      const name = word.replace(/\+$/u, '');
      const idea = readPrompt(`${name}, ${NIGHT[language]}`);
      expect([idea.land, idea.ignored], name).toEqual(['storefront', []]);
      expect(readPrompt(name).land, name).toBe('ministore');
    }
  });
});

describe('a convenience store', () => {
  it.each([
    '夜のコンビニの前で話す友達',
    '편의점 앞 밤 고양이',
    '便利店 外面 一只猫',
    'a man in front of a convenience store',
    'un homme devant une supérette',
  ])('is seen from outside where somebody is before it: %s', (prompt) => {
    expect(readPrompt(prompt).land).toBe('storefront');
  });

  it('is seen from within where somebody is in it, and another shop from its street', () => {
    for (const prompt of ['inside a convenience store at night', 'a girl in a konbini at night'])
      expect(readPrompt(prompt).land, prompt).toBe('ministore');
    expect(readPrompt('a man outside a supermarket').land).toBe('street');
  });
});
