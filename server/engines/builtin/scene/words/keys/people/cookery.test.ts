import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../words/language.ts';
import { COOKERY_WORDS } from '../../lists/cookery.ts';
import { readPrompt } from '../../read-prompt.ts';
import type { Trait } from '../../trait.ts';
import type { CookeryKey } from './cookery-keys.ts';

/** A woman, and a Christmas market, in each language. */
const NAMES: Readonly<Record<Language, readonly [woman: string, market: string]>> = {
  en: ['a woman', 'christmas market'],
  zh: ['女人', '圣诞市场'],
  ja: ['女性', 'クリスマスマーケット'],
  ko: ['여자', '크리스마스 마켓'],
  fr: ['une femme', 'marché de noël'],
  de: ['eine Frau', 'Weihnachtsmarkt'],
  es: ['una mujer', 'mercado navideño'],
  ru: ['женщина', 'рождественский рынок'],
  pt: ['uma mulher', 'mercado de natal'],
  it: ['una donna', 'mercatino di natale'],
  tr: ['bir kadın', 'noel pazarı'],
  ar: ['امرأة', 'سوق عيد الميلاد'],
  hi: ['महिला', 'क्रिसमस बाजार'],
};

const phrases = (language: Language, key: CookeryKey): readonly string[] =>
  COOKERY_WORDS[language][key].split('|');

/** What is done, by its key. */
const DEEDS: readonly (readonly [CookeryKey, Trait])[] = [
  ['tortillas', 'tortillamaking'],
  ['dumplings', 'dumplingmaking'],
  ['pasta', 'pastamaking'],
  ['bread', 'baking'],
  ['cakecutting', 'cakecutting'],
  ['teapouring', 'teapouring'],
];

describe.each(LANGUAGES)('what is made, cut and poured in the words of %s', (language) => {
  const [woman, market] = NAMES[language];

  it.each(DEEDS)('is done by who is named, and by somebody: %s', (key, trait) => {
    for (const phrase of phrases(language, key)) {
      // Where what somebody does is said before who it is.
      const said = language === 'tr' ? `${phrase} ${woman}` : `${woman} ${phrase}`;
      const { subjects, ignored, land } = readPrompt(said);
      expect(ignored, phrase).toEqual([]);
      expect(land, phrase).not.toBeNull();
      expect(subjects, phrase).toMatchObject([{ thing: 'person', count: 1 }]);
      expect(subjects[0]?.traits, phrase).toContain(trait);
    }
    const [alone = ''] = phrases(language, key);
    expect(readPrompt(alone).subjects[0]?.traits, alone).toContain(trait);
  });

  it('is a slice of melon in the hands', () => {
    for (const phrase of phrases(language, 'melon')) {
      const { subjects, ignored } = readPrompt(`${woman} ${phrase}`);
      expect(ignored, phrase).toEqual([]);
      expect(subjects, phrase).toMatchObject([{ thing: 'person', holds: { thing: 'melon' } }]);
    }
  });

  it('is a hot drink in the hands of who is at a market', () => {
    for (const phrase of phrases(language, 'hotdrink')) {
      const { subjects } = readPrompt(`${woman}, ${phrase}, ${market}`);
      expect(subjects.find(({ thing }) => thing === 'person')?.holds?.thing, phrase).toBe('cup');
      expect(
        subjects.some(({ thing }) => thing === 'cup'),
        phrase,
      ).toBe(false);
    }
  });
});

describe('hot drinks at a market', () => {
  it('are drunk by somebody where nobody is named', () => {
    expect(readPrompt('drinking mulled wine at a christmas market').subjects[0]).toMatchObject({
      thing: 'person',
      count: 3,
      holds: { thing: 'cup' },
    });
    expect(readPrompt('a christmas market').subjects.map(({ thing }) => thing)).not.toContain(
      'person',
    );
  });
});

describe('a cake', () => {
  it('is cut by one of those who do it, and by the bride of a couple', () => {
    expect(readPrompt('bride and groom cutting the wedding cake').subjects).toMatchObject([
      { thing: 'person', count: 1, traits: ['cakecutting', 'bride', 'woman'] },
      { thing: 'person', count: 1, traits: ['groom'] },
    ]);
  });
});
