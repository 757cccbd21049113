import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../words/language.ts';
import type { DailyKey } from '../keys/people/daily-keys.ts';
import { DAILY_WORDS } from '../lists/daily.ts';
import { readPrompt } from '../read-prompt.ts';

/** Somebody who mends, a smith and a grandmother in each language. */
const NAMES: Readonly<
  Record<Language, readonly [mends: (what: string) => string, smith: string, woman: string]>
> = {
  en: [(what) => `a man repairing ${what}`, 'a blacksmith', 'grandmother'],
  zh: [(what) => `男人修理${what}`, '铁匠', '奶奶'],
  ja: [(what) => `${what}を修理する男`, '鍛冶屋', '祖母'],
  ko: [(what) => `${what} 수리하는 남자`, '대장장이', '할머니'],
  fr: [(what) => `un homme réparant ${what}`, 'un forgeron', 'grand-mère'],
  de: [(what) => `ein Mann repariert ${what}`, 'ein Schmied', 'Großmutter'],
  es: [(what) => `un hombre reparando ${what}`, 'un herrero', 'abuela'],
  ru: [(what) => `мужчина чинит ${what}`, 'кузнец', 'бабушка'],
  pt: [(what) => `um homem consertando ${what}`, 'um ferreiro', 'avó'],
  it: [(what) => `un uomo riparando ${what}`, 'un fabbro', 'nonna'],
  tr: [(what) => `${what} tamir eden adam`, 'demirci', 'büyükanne'],
  ar: [(what) => `رجل يصلح ${what}`, 'حداد', 'جدة'],
  hi: [(what) => `आदमी ${what} मरम्मत करता`, 'लोहार', 'दादी'],
};

const phrases = (language: Language, key: DailyKey): readonly string[] =>
  DAILY_WORDS[language][key].split('|');

const traitsOf = (prompt: string): readonly string[] =>
  readPrompt(prompt).subjects.find(({ thing }) => thing === 'person')?.traits ?? [];

describe.each(LANGUAGES)('work at a table in the words of %s', (language) => {
  const [mends, smith, woman] = NAMES[language];

  it.each([
    ['radio', 'radiomending'],
    ['device', 'devicemending'],
    ['watch', 'clockmending'],
  ] as const)('seats who mends one at a table with it: %s', (key, trait) => {
    for (const phrase of phrases(language, key))
      expect(traitsOf(mends(phrase)), phrase).toContain(trait);
  });

  it('knows who mends by trade', () => {
    for (const phrase of phrases(language, 'watchmaker'))
      expect(traitsOf(phrase), phrase).toContain('clockmending');
    for (const phrase of phrases(language, 'cobbler'))
      expect(traitsOf(phrase), phrase).toContain('shoemending');
  });

  it('puts who is at a kitchen’s table, and what is on it, into the kitchen', () => {
    for (const phrase of phrases(language, 'kitchentable'))
      for (const text of [`${woman}, ${phrase}`, phrase])
        expect(readPrompt(text).land, text).toBe('kitchen');
  });

  it('lets a smith strike hot iron and its sparks', () => {
    for (const key of ['sparks', 'hotiron'] as const)
      for (const phrase of phrases(language, key)) {
        expect(traitsOf(`${smith}, ${phrase}`), phrase).toContain('hammering');
        expect(readPrompt(`${smith}, ${phrase}`).subjects[0]?.posture, phrase).not.toBe('flying');
      }
  });
});

describe('work at a table', () => {
  it('knows sparks and iron of a smith’s work alone', () => {
    expect(traitsOf('a man beside an iron bridge, sparks')).not.toContain('hammering');
    expect(traitsOf('a man hammering hot iron')).toContain('hammering');
    expect(traitsOf('a man hammering')).toContain('hammering');
  });

  it('leaves a radio that nobody mends alone', () => {
    expect(readPrompt('a man and an old radio').ignored.join(' ')).toContain('radio');
    expect(traitsOf('a man and a radio')).not.toContain('radiomending');
  });

  it('has a clock that is mended on the table and not as another thing', () => {
    const { subjects, land } = readPrompt('a woman repairing a clock');
    expect(subjects).toMatchObject([{ thing: 'person', posture: 'sitting' }]);
    expect(land).toBe('carpentry');
  });

  it('lays the heads of who sleeps over work on it, and nobody else’s', () => {
    expect(traitsOf('students asleep over their books in a library')).toContain('slumped');
    expect(readPrompt('a sleeping student doing homework').land).toBe('library');
    expect(traitsOf('a man sleeping in a meadow')).not.toContain('slumped');
  });
});

describe('who mends a vehicle or a robot', () => {
  it.each([
    ['a man repairing a motorcycle in a garage', 'motorcycle'],
    ['老爷爷在胡同里修理摩托车', 'motorcycle'],
    ['eine Frau repariert einen Roboter', 'robot'],
  ])('is beside it and turned to it: %s', (prompt, what) => {
    expect(readPrompt(prompt).subjects).toMatchObject([
      { thing: 'person', relation: { is: 'meets', party: 'first' } },
      { thing: what, relation: { is: 'meets', party: 'second' } },
    ]);
  });

  it('is beside none of several, nor of what somebody only stands by', () => {
    for (const prompt of ['a man repairing two bicycles', 'a man and a motorcycle'])
      for (const { relation } of readPrompt(prompt).subjects) expect(relation).toBeUndefined();
  });
});
