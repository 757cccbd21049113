import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../words/language.ts';
import { PURSUIT_WORDS } from './lists/pursuits.ts';
import type { Meaning } from './meaning.ts';
import { PURSUIT_KEYS, type PursuitKey } from './pursuit-keys.ts';
import { readPrompt } from './read-prompt.ts';

/** A woman in each language. */
const WOMAN: Readonly<Record<Language, string>> = {
  en: 'a woman',
  zh: '女人',
  ja: '女性',
  ko: '여자',
  fr: 'une femme',
  de: 'eine Frau',
  es: 'una mujer',
  ru: 'женщина',
  pt: 'uma mulher',
  it: 'una donna',
  tr: 'bir kadın',
  ar: 'امرأة',
  hi: 'महिला',
};

const phrases = (language: Language, key: PursuitKey): readonly string[] =>
  PURSUIT_WORDS[language][key].split('|').map((word) => word.replace(/[+~]+$/u, ''));

const keysWhere = (test: (meaning: Meaning) => boolean): readonly PursuitKey[] =>
  (Object.keys(PURSUIT_KEYS) as PursuitKey[]).filter((key) => test(PURSUIT_KEYS[key]));

const DEEDS = keysWhere(({ thing, trait }) => thing === undefined && trait !== undefined);
const DOERS = keysWhere(({ thing, trait }) => thing === 'person' && trait !== undefined);

describe.each(LANGUAGES)('pursuits in the words of %s', (language) => {
  const woman = WOMAN[language];

  it.each(DEEDS)('are those of who is named with them: %s', (key) => {
    const { trait, land }: Meaning = PURSUIT_KEYS[key];
    for (const phrase of phrases(language, key)) {
      // Where what somebody does is said before who it is.
      const said = language === 'tr' ? `${phrase} ${woman}` : `${woman} ${phrase}`;
      const idea = readPrompt(said);
      expect(idea.ignored, phrase).toEqual([]);
      expect(idea.subjects, phrase).toMatchObject([{ thing: 'person' }]);
      if (trait === 'volleyball')
        expect(idea.subjects[0]?.company?.bond, phrase).toBe('volleyball');
      else expect(idea.subjects[0]?.traits, phrase).toContain(trait);
      if (land !== undefined) expect(idea.land, phrase).toBe(land);
    }
  });

  it.each(DOERS)('have names for who is at them: %s', (key) => {
    const { trait }: Meaning = PURSUIT_KEYS[key];
    for (const phrase of phrases(language, key)) {
      const { subjects, ignored } = readPrompt(phrase);
      expect(ignored, phrase).toEqual([]);
      expect(subjects[0]?.traits, phrase).toContain(trait);
    }
  });
});

describe('pursuits', () => {
  it('are somebody’s where nobody is named, and four play over a net', () => {
    expect(readPrompt('washing the dishes').subjects).toMatchObject([
      { thing: 'person', count: 1, traits: ['dishwashing'] },
    ]);
    for (const prompt of [
      'beach volleyball',
      'a girl playing volleyball',
      'friends playing volleyball',
    ])
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([
        { thing: 'person', count: 4, company: { bond: 'volleyball' } },
      ]);
  });

  it('are those of a magician, who has the rabbit in the hat', () => {
    const { subjects } = readPrompt('a magician pulling a rabbit out of a hat');
    expect(subjects).toMatchObject([{ thing: 'person', traits: ['conjuror', 'rabbittrick'] }]);
  });
});
