import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../words/language.ts';
import { TRADE_WORDS } from '../../lists/trades.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import { TRADE_KEYS, type TradeKey } from './trade-keys.ts';

/** Somebody in each language, and a horse. */
const NAMES: Readonly<Record<Language, readonly [somebody: string, horse: string]>> = {
  en: ['a girl', 'a horse'],
  zh: ['女孩', '马'],
  ja: ['女の子', '馬'],
  ko: ['소녀', '말'],
  fr: ['une fille', 'un cheval'],
  de: ['ein Mädchen', 'ein Pferd'],
  es: ['una niña', 'un caballo'],
  ru: ['девочка', 'лошадь'],
  pt: ['uma menina', 'um cavalo'],
  it: ['una bambina', 'un cavallo'],
  tr: ['kız', 'at'],
  ar: ['فتاة', 'حصان'],
  hi: ['लड़की', 'घोड़ा'],
};

const phrases = (language: Language, key: TradeKey): readonly string[] =>
  TRADE_WORDS[language][key].split('|').map((word) => word.replace(/[+~]+$/u, ''));

const keysWhere = (test: (meaning: Meaning) => boolean): readonly TradeKey[] =>
  (Object.keys(TRADE_KEYS) as TradeKey[]).filter((key) => test(TRADE_KEYS[key]));

const TRADES = keysWhere(
  ({ thing, trait }) => thing === 'person' && trait !== undefined && trait !== 'rowing',
);
const DEEDS = keysWhere(({ thing, trait }) => thing === undefined && trait !== undefined);

describe.each(LANGUAGES)('trades and chores in the words of %s', (language) => {
  const [somebody, horse] = NAMES[language];

  it.each(TRADES)('name somebody who is at it: %s', (key) => {
    const { trait }: Meaning = TRADE_KEYS[key];
    for (const phrase of phrases(language, key)) {
      const { subjects, ignored } = readPrompt(phrase);
      expect(ignored, phrase).toEqual([]);
      expect(subjects[0]?.traits, phrase).toContain(trait);
    }
  });

  it.each(DEEDS)('are done by who is named with them: %s', (key) => {
    const { trait, relation }: Meaning = TRADE_KEYS[key];
    for (const phrase of phrases(language, key)) {
      const { subjects, ignored } = readPrompt(
        relation === 'meets' && trait === 'stroking'
          ? `${somebody} ${phrase} ${horse}`
          : `${somebody} ${phrase}`,
      );
      expect(ignored, phrase).toEqual([]);
      expect(
        subjects.flatMap(({ traits = [] }) => traits),
        phrase,
      ).toContain(trait);
    }
  });

  it('sit people down to eat and drink', () => {
    for (const phrase of phrases(language, 'eating')) {
      const { subjects, ignored } = readPrompt(`${somebody} ${phrase}`);
      expect(ignored, phrase).toEqual([]);
      expect(subjects[0]?.company?.bond, phrase).toBe('meal');
    }
  });

  it('have the car there that is washed', () => {
    for (const phrase of phrases(language, 'carwash')) {
      const { subjects, ignored } = readPrompt(`${somebody} ${phrase}`);
      expect(ignored, phrase).toEqual([]);
      expect(
        subjects.map(({ thing }) => thing),
        phrase,
      ).toEqual(['person', 'car']);
      expect(subjects[0]?.traits, phrase).toContain('scrubbing');
    }
  });

  it('name a band and those who protest', () => {
    for (const key of ['band', 'protest'] as const)
      for (const phrase of phrases(language, key)) {
        const { subjects, ignored } = readPrompt(phrase);
        expect(ignored, phrase).toEqual([]);
        expect(subjects[0]?.count, phrase).toBeGreaterThan(3);
      }
  });

  it('know the room where a surgeon is at work', () => {
    for (const phrase of phrases(language, 'surgery'))
      expect(readPrompt(phrase).land, phrase).toBe('operatingroom');
  });

  it('know a park by its bench', () => {
    for (const phrase of phrases(language, 'parkbench')) {
      const { subjects, park, ignored } = readPrompt(phrase);
      expect(ignored, phrase).toEqual([]);
      expect(park, phrase).toBe(true);
      expect(
        subjects.map(({ thing }) => thing),
        phrase,
      ).toContain('bench');
    }
  });

  it('turn night on where floodlights are', () => {
    for (const phrase of phrases(language, 'floodlights')) {
      const { time, ignored } = readPrompt(phrase);
      expect(ignored, phrase).toEqual([]);
      expect(time, phrase).toBe('night');
    }
  });

  it.each([
    ['chart', 'map'],
    ['sign', 'sign'],
    ['flag', 'flag'],
  ] as const)('put into the hands what is held: %s', (key, held) => {
    for (const phrase of phrases(language, key)) {
      const { subjects, ignored } = readPrompt(`${somebody} ${phrase}`);
      expect(ignored, phrase).toEqual([]);
      expect(subjects[0]?.holds?.thing, phrase).toBe(held);
    }
  });
});

describe('a flag', () => {
  it.each([
    'an astronaut planting a red flag on a red planet',
    'a boy waving a red flag',
    'a climber planting a red flag on a mountain summit',
  ])('is held by who is named with it, in the colour that is said of it: %s', (prompt) => {
    const { subjects, ignored } = readPrompt(prompt);
    expect(ignored).toEqual([]);
    expect(subjects).toHaveLength(1);
    expect(subjects[0]?.holds).toMatchObject({ thing: 'flag', colour: [0.78, 0.12, 0.1] });
    expect(subjects[0]?.colour).toBeNull();
  });

  it('is planted by who has climbed up, and stands there', () => {
    const [climber] = readPrompt('a climber planting a flag on a mountain summit').subjects;
    expect(climber).toMatchObject({ thing: 'person', traits: ['hiker'] });
    const [without] = readPrompt('a climber on a rock wall').subjects;
    expect(without?.thing).toBe('climber');
  });
});

it('lets those who protest hold up signs', () => {
  expect(readPrompt('protesters marching in a city').subjects).toMatchObject([
    { count: 7, posture: 'walking', holds: { thing: 'sign' } },
  ]);
});
