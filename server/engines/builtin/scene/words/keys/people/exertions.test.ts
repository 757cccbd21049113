import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../words/language.ts';
import { EXERTION_WORDS } from '../../lists/exertions.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import { EXERTION_KEYS, type ExertionKey } from './exertion-keys.ts';

/** A woman, a rock, and shoes in each language. */
const NAMED: Readonly<Record<Language, readonly [woman: string, rock: string, shoes: string]>> = {
  en: ['a woman', 'a rock', 'shoes'],
  zh: ['女人', '岩石', '鞋子'],
  ja: ['女性', '岩を', '靴を'],
  ko: ['여자', '바위를', '신발을'],
  fr: ['une femme', 'un rocher', 'des chaussures'],
  de: ['eine Frau', 'einen Felsen', 'Schuhe'],
  es: ['una mujer', 'una roca', 'zapatos'],
  ru: ['женщина', 'камень', 'туфли'],
  pt: ['uma mulher', 'uma rocha', 'sapatos'],
  it: ['una donna', 'una roccia', 'scarpe'],
  tr: ['kadın', 'kaya', 'ayakkabı'],
  ar: ['امرأة', 'صخرة', 'حذاء'],
  hi: ['महिला', 'चट्टान', 'जूते'],
};

const phrases = (language: Language, key: ExertionKey): readonly string[] =>
  EXERTION_WORDS[language][key].split('|').map((word) => word.replace(/[+~]+$/u, ''));

const by = (language: Language, phrase: string): string =>
  language === 'tr' ? `${phrase} ${NAMED.tr[0]}` : `${NAMED[language][0]} ${phrase}`;

const FEATS = [
  'taichi',
  'shoetying',
  'pointetying',
  'tub',
  'candlelighting',
  'tirechange',
] as const;
const TOGETHER = ['armwrestling', 'dancegame'] as const;
const BURDENS = ['sledge', 'handcart', 'minecart', 'trolley'] as const;
const PEOPLE = ['dj'] as const;

describe.each(LANGUAGES)('exertions in the words of %s', (language) => {
  it.each(FEATS)('are those of who is named with them: %s', (key) => {
    const { trait, land }: Meaning = EXERTION_KEYS[key];
    for (const phrase of phrases(language, key)) {
      const idea = readPrompt(by(language, phrase));
      expect(idea.ignored, phrase).toEqual([]);
      expect(idea.subjects[0]?.thing, phrase).toBe('person');
      expect(idea.subjects[0]?.traits, phrase).toContain(trait);
      if (land !== undefined) expect(idea.land, phrase).toBe(land);
    }
  });

  it.each(TOGETHER)('draw those as one who share them: %s', (key) => {
    const { land }: Meaning = EXERTION_KEYS[key];
    for (const phrase of phrases(language, key)) {
      const idea = readPrompt(by(language, phrase));
      expect(idea.ignored, phrase).toEqual([]);
      expect(idea.subjects, phrase).toMatchObject([{ thing: 'person', company: { bond: key } }]);
      expect(idea.land, phrase).toBe(land);
    }
  });

  it('pull a block of stone', () => {
    for (const phrase of phrases(language, 'pulling')) {
      const idea = readPrompt(`${by(language, phrase)} ${NAMED[language][1]}`);
      expect(idea.ignored, phrase).toEqual([]);
      expect(idea.subjects[0]?.company, phrase).toMatchObject({ bond: 'pulling', moves: 'block' });
      expect(idea.subjects, phrase).toHaveLength(1);
    }
  });

  it.each(BURDENS)('pull what else is named: %s', (key) => {
    const [pulls] = phrases(language, 'pulling');
    for (const phrase of phrases(language, key)) {
      const idea = readPrompt(`${by(language, pulls as string)} ${phrase}`);
      expect(idea.ignored, phrase).toEqual([]);
      const { moves } = idea.subjects[0]?.company ?? {};
      // In a cave a cart is one on rails.
      expect(moves, phrase).toBe(key);
    }
  });

  it('carry a sack on the shoulder', () => {
    for (const phrase of phrases(language, 'sack')) {
      const { subjects, ignored } = readPrompt(by(language, phrase));
      expect(ignored, phrase).toEqual([]);
      expect(subjects[0]?.holds?.thing, phrase).toBe('sack');
    }
  });

  it('have what is bought in the hands', () => {
    for (const phrase of phrases(language, 'buying')) {
      const { subjects, ignored } = readPrompt(`${by(language, phrase)} ${NAMED[language][2]}`);
      expect(ignored, phrase).toEqual([]);
      expect(subjects, phrase).toMatchObject([{ thing: 'person', holds: { thing: 'shoebox' } }]);
    }
  });

  it('look through a magnifying glass', () => {
    for (const phrase of phrases(language, 'magnifier')) {
      const { subjects, ignored } = readPrompt(by(language, phrase));
      expect(ignored, phrase).toEqual([]);
      expect(subjects[0]?.holds?.thing, phrase).toBe('magnifier');
    }
  });

  it('have shoes to dance on the toes', () => {
    for (const phrase of phrases(language, 'pointes')) {
      const { subjects, ignored } = readPrompt(by(language, phrase));
      expect(ignored, phrase).toEqual([]);
      expect(subjects[0]?.traits, phrase).toContain('ballet');
    }
  });

  it.each(PEOPLE)('are those of people who are known: %s', (key) => {
    for (const phrase of phrases(language, key)) {
      const { subjects, ignored } = readPrompt(phrase);
      expect(ignored, phrase).toEqual([]);
      expect(subjects[0]?.thing, phrase).toBe('person');
    }
  });
});

describe('what is pulled, pushed or sat in', () => {
  it.each([
    ['two men pushing a broken car', 'car'],
    ['sisyphus and a man pushing a boulder up a mountain', 'boulder'],
    ['a woman pushing a shopping cart in a supermarket', 'trolley'],
    ['gnomes pushing a cart full of crystals in a mine', 'minecart'],
  ])('is moved by those who push it: %s', (prompt, moves) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects).toMatchObject([{ company: { bond: 'shoving', moves } }]);
  });

  it('is no load where a beast draws it or nothing that can be moved is named', () => {
    for (const prompt of ['a farmer and his horse pulling a cart', 'a man pulling her hand'])
      for (const { moves, traits = [] } of readPrompt(prompt).subjects) {
        expect(moves).toBeUndefined();
        expect(traits).not.toContain('pulling');
      }
  });

  it('holds an animal as it does people, with the ducks that are named, and nobody who cleans it', () => {
    expect(readPrompt('a cat in a bathtub with rubber ducks').subjects).toMatchObject([
      { thing: 'person', traits: ['tubbed', 'catfolk', 'ducked'] },
    ]);
    const [brother] = readPrompt(
      'my little brother blowing bubbles in the bathtub, rubber ducks everywhere',
    ).subjects;
    expect(brother?.traits).toEqual(expect.arrayContaining(['tubbed', 'ducked', 'child']));
    expect(brother?.holds?.thing).toBe('bubbles');
    expect(readPrompt('a woman scrubbing the bathtub').subjects[0]?.traits).not.toContain('tubbed');
  });

  it('makes who buys fruit at a stall one with who sells it', () => {
    const [one] = readPrompt('an old woman buying fruit at the market').subjects;
    expect(one?.company?.bond).toBe('sale');
  });
});

describe('a bubble bath', () => {
  it('is one of whoever is in it, an animal too, who reads there without a chair', () => {
    expect(readPrompt('a bear in a bathtub with bubbles').subjects).toMatchObject([
      { thing: 'person', traits: ['tubbed', 'bearfolk'] },
    ]);
    const [reader] = readPrompt('a woman reading a book in the bathtub').subjects;
    expect(reader?.holds?.thing).toBe('book');
    expect(reader?.traits).not.toContain('reading');
  });
});

describe('who runs', () => {
  it('is who was named, and not the flowers of the garden', () => {
    const { subjects } = readPrompt('girl in a dress running through a garden');
    expect(subjects[0]).toMatchObject({ thing: 'person', posture: 'running' });
    expect(subjects.find(({ thing }) => thing === 'flower')?.posture).toBeNull();
  });

  it('is still bride and groom, hand in hand', () => {
    const { subjects } = readPrompt('bride and groom running out of a church');
    expect(subjects[0]).toMatchObject({
      posture: 'running',
      company: { bond: 'hands', members: [['groom'], ['bride', 'woman']] },
    });
  });
});
