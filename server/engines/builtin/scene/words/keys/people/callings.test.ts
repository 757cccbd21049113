import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../words/language.ts';
import { CALLING_WORDS } from '../../lists/callings.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import { CALLING_KEYS, type CallingKey } from './calling-keys.ts';

/** Somebody in each language, who has something along, and a squirrel. */
const NAMES: Readonly<Record<Language, readonly [withIt: string, squirrel: string]>> = {
  en: ['a man with', 'a squirrel'],
  zh: ['男人 带着', '松鼠'],
  ja: ['男性', 'リス'],
  ko: ['남자', '다람쥐'],
  fr: ['un homme avec', 'un écureuil'],
  de: ['ein Mann mit', 'ein Eichhörnchen'],
  es: ['un hombre con', 'una ardilla'],
  ru: ['мужчина с', 'белка'],
  pt: ['um homem com', 'um esquilo'],
  it: ['un uomo con', 'uno scoiattolo'],
  tr: ['adam', 'sincap'],
  ar: ['رجل مع', 'سنجاب'],
  hi: ['आदमी', 'गिलहरी'],
};

const phrases = (language: Language, key: CallingKey): readonly string[] =>
  CALLING_WORDS[language][key].split('|').map((word) => word.replace(/[+~]+$/u, ''));

const keysWhere = (test: (meaning: Meaning) => boolean): readonly CallingKey[] =>
  (Object.keys(CALLING_KEYS) as CallingKey[]).filter((key) => test(CALLING_KEYS[key]));

const PEOPLE = keysWhere(({ thing }) => thing === 'person');
const DEEDS = keysWhere(({ thing, trait }) => thing === undefined && trait !== undefined);
const PLACES = keysWhere(({ land, thing }) => land !== undefined && thing === undefined);

describe.each(LANGUAGES)('callings in the words of %s', (language) => {
  const [withIt, squirrel] = NAMES[language];
  const [somebody = ''] = withIt.split(/ (?=\S+$)/u);

  it.each(PEOPLE)('name somebody: %s', (key) => {
    const { trait }: Meaning = CALLING_KEYS[key];
    for (const phrase of phrases(language, key)) {
      const { subjects, ignored } = readPrompt(phrase);
      expect(ignored, phrase).toEqual([]);
      if (trait === undefined) expect(subjects, phrase).toMatchObject([{ thing: 'person' }]);
      else expect(subjects[0]?.traits, phrase).toContain(trait);
    }
  });

  it('taste wine in a cellar where no other place is named', () => {
    for (const phrase of phrases(language, 'vintner'))
      expect(readPrompt(phrase).land, phrase).toBe('winecellar');
  });

  it('brew in a brewery where no other place is named', () => {
    for (const phrase of phrases(language, 'brewer'))
      expect(readPrompt(phrase).land, phrase).toBe('brewery');
  });

  it('give a brewer no pitchfork, which farmers carry', () => {
    for (const phrase of phrases(language, 'brewer'))
      expect(readPrompt(phrase).subjects[0]?.traits ?? [], phrase).not.toContain('farmer');
  });

  it.each(DEEDS)('are done by who is named: %s', (key) => {
    const { trait }: Meaning = CALLING_KEYS[key];
    for (const phrase of phrases(language, key)) {
      const { subjects, ignored } = readPrompt(`${somebody} ${phrase}`);
      expect(ignored, phrase).toEqual([]);
      expect(
        subjects.flatMap(({ traits = [] }) => traits),
        phrase,
      ).toContain(trait);
    }
  });

  it.each(PLACES)('name where it is: %s', (key) => {
    for (const phrase of phrases(language, key))
      expect(readPrompt(phrase).land, phrase).toBe((CALLING_KEYS[key] as Meaning).land);
  });

  it('let a squirrel eat the nut that is named with it', () => {
    for (const phrase of phrases(language, 'nut')) {
      const { subjects, ignored } = readPrompt(`${squirrel} ${phrase}`);
      expect(ignored, phrase).toEqual([]);
      expect(subjects[0]?.traits, phrase).toContain('feeding');
    }
  });
});

describe('an axe', () => {
  it.each([
    'a viking with an axe',
    '维京人带着斧头',
    '斧を持つバイキング',
    '도끼를 든 바이킹',
    'un viking avec une hache',
    'ein Wikinger mit einer Axt',
    'un vikingo con un hacha',
    'викинг с топором',
    'um viking com um machado',
    "un vichingo con un'ascia",
    'baltalı bir viking',
    'كأس فايكنغ مع فأس',
    'कुल्हाड़ी के साथ वाइकिंग',
  ])('is in the hands of who is named with it: %s', (prompt) => {
    expect(readPrompt(prompt).subjects[0]?.holds, prompt).toMatchObject({ thing: 'axe' });
  });

  it('is the one that is swung where wood is chopped', () => {
    const { subjects, ignored } = readPrompt('man chopping wood with an axe');
    expect(ignored).toEqual([]);
    expect(subjects[0]?.traits).toContain('chopping');
    expect(subjects[0]?.holds).toBeUndefined();
  });
});

it('reads a newspaper that somebody has, and leaves the book to who reads a book', () => {
  const traits = (prompt: string) => readPrompt(prompt).subjects[0]?.traits;
  expect(traits('an old man with a newspaper')).toEqual(
    expect.arrayContaining(['newspaper', 'reading']),
  );
  expect(traits('a man reading a book')).not.toContain('newspaper');
});

it('dresses a conductor in dark, unless something else is said', () => {
  expect(readPrompt('a conductor').subjects[0]?.traits).toContain('business');
});
