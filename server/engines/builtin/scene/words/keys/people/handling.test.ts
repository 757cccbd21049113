import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../words/language.ts';
import { HANDLING_WORDS } from '../../lists/handling.ts';
import { readPrompt } from '../../read-prompt.ts';
import { HANDLING_KEYS, type HandlingKey } from './handling-keys.ts';

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
  hi: 'औरत',
};

const KEYS = Object.keys(HANDLING_KEYS) as HandlingKey[];

describe.each(LANGUAGES)('what is handled, in the words of %s', (language) => {
  it.each(KEYS)('is so by who is named with it: %s', (key) => {
    const { trait } = HANDLING_KEYS[key];
    for (const word of HANDLING_WORDS[language][key]
      .split('|')
      .map((one) => one.replace('+', ''))) {
      const isFirst = language === 'tr' || language === 'ko' || language === 'ja';
      const idea = readPrompt(
        isFirst ? `${word} ${WOMAN[language]}` : `${WOMAN[language]} ${word}`,
      );
      expect(idea.ignored, word).toEqual([]);
      const [one] = idea.subjects;
      if (key === 'ringdancing' || key === 'firedancing')
        expect(one?.company?.bond, word).toBe(key);
      else expect(one?.traits, word).toContain(trait);
      if (key === 'shearing') expect(one?.thing, word).toBe('sheep');
    }
  });
});

it('is so by animals that do as people do', () => {
  const [rabbit] = readPrompt('a rabbit cutting paper with scissors').subjects;
  expect(rabbit?.traits).toEqual(expect.arrayContaining(['rabbitfolk', 'papercutting']));
  const [bear] = readPrompt('ein Bär harkt Laub').subjects;
  expect(bear?.traits).toEqual(expect.arrayContaining(['bearfolk', 'raking']));
});

it('keeps the basket that is on the head with who carries it', () => {
  const [woman] = readPrompt('a woman carrying a basket on her head').subjects;
  expect(woman?.traits).toContain('headcarrying');
});
