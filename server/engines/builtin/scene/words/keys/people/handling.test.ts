import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../words/language.ts';
import { A_WOMAN } from '../../../../words/testing/a-woman.ts';
import { HANDLING_WORDS } from '../../lists/handling.ts';
import { readPrompt } from '../../read-prompt.ts';
import { HANDLING_KEYS, type HandlingKey } from './handling-keys.ts';

/** What tells that those words mean what they do: a jar, a lake. */
const BESIDE: Readonly<Record<Language, Readonly<Record<'onhead' | 'stonethrowing', string>>>> = {
  en: { onhead: 'jar', stonethrowing: 'lake' },
  zh: { onhead: '水罐', stonethrowing: '湖' },
  ja: { onhead: '壺', stonethrowing: '湖' },
  ko: { onhead: '항아리', stonethrowing: '호수' },
  fr: { onhead: 'jarre', stonethrowing: 'lac' },
  de: { onhead: 'Krug', stonethrowing: 'See' },
  es: { onhead: 'cántaro', stonethrowing: 'lago' },
  ru: { onhead: 'кувшин', stonethrowing: 'озеро' },
  pt: { onhead: 'pote', stonethrowing: 'lago' },
  it: { onhead: 'brocca', stonethrowing: 'lago' },
  tr: { onhead: 'testi', stonethrowing: 'göl' },
  ar: { onhead: 'جرة', stonethrowing: 'بحيرة' },
  hi: { onhead: 'घड़ा', stonethrowing: 'झील' },
};

const isByCompany = (key: HandlingKey): key is 'onhead' | 'stonethrowing' =>
  key === 'onhead' || key === 'stonethrowing';

const KEYS = Object.keys(HANDLING_KEYS).filter(
  (key): key is HandlingKey => !isByCompany(key as HandlingKey),
);

describe.each(LANGUAGES)('what is handled, in the words of %s', (language) => {
  it.each(KEYS)('is so by who is named with it: %s', (key) => {
    const { trait } = HANDLING_KEYS[key];
    for (const word of HANDLING_WORDS[language][key]
      .split('|')
      .map((one) => one.replace('+', ''))) {
      const isFirst = language === 'tr' || language === 'ko' || language === 'ja';
      const idea = readPrompt(
        isFirst ? `${word} ${A_WOMAN[language]}` : `${A_WOMAN[language]} ${word}`,
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

describe.each(LANGUAGES)('what is handled by its company, in the words of %s', (language) => {
  it.each(['onhead', 'stonethrowing'] as const)('is so beside that alone: %s', (key) => {
    const { trait } = HANDLING_KEYS[key];
    for (const word of HANDLING_WORDS[language][key].split('|')) {
      const traits = (prompt: string) =>
        readPrompt(prompt).subjects.flatMap((one) => one.traits ?? []);
      const beside = BESIDE[language][key];
      expect(traits(`${A_WOMAN[language]} ${beside} ${word}`), word).toContain(trait);
      expect(traits(`${A_WOMAN[language]} ${word}`), word).not.toContain(trait);
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
