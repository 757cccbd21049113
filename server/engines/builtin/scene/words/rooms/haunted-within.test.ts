import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../words/language.ts';
import { CALLING_WORDS } from '../lists/callings.ts';
import { DECOR_WORDS } from '../lists/decor.ts';
import { readPrompt } from '../read-prompt.ts';

/** Somebody in each language, and what is said before and behind what they have. */
const SOMEBODY: Readonly<Record<Language, string>> = {
  en: 'a detective',
  zh: '侦探',
  ja: '探偵',
  ko: '탐정',
  fr: 'un détective',
  de: 'ein Detektiv',
  es: 'un detective',
  ru: 'детектив',
  pt: 'um detetive',
  it: 'un detective',
  tr: 'bir dedektif',
  ar: 'محقق',
  hi: 'जासूस',
};

/** In a dusty mansion, in each language. */
const IN_MANSION: readonly string[] = [
  'a detective with a flashlight in an old dusty mansion',
  '侦探拿着手电筒在满是灰尘的老宅里',
  '懐中電灯を持った探偵、ほこりだらけの洋館の中',
  '먼지투성이 저택 안에서 손전등을 든 탐정',
  'un détective avec une lampe torche dans un manoir poussiéreux',
  'ein Detektiv mit einer Taschenlampe in einem verstaubten Herrenhaus',
  'un detective con una linterna en una mansión polvorienta',
  'детектив с фонариком в пыльном особняке',
  'um detetive com uma lanterna em uma mansão empoeirada',
  'un detective con una torcia in una villa signorile polverosa',
  'tozlu bir malikanede el feneriyle bir dedektif',
  'محقق مع مصباح يدوي في قصر ريفي مغبر',
  'धूल भरी कोठी में टॉर्च लिए जासूस',
];

describe('a mansion that nobody has lived in for long', () => {
  it.each(IN_MANSION)('is its hall under dust, in every language: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('hauntedhall');
    expect(subjects[0]?.holds?.thing).toBe('flashlight');
  });

  it('is seen from within where a ghost is in it, or its interior is named', () => {
    for (const prompt of [
      'a ghost in a haunted house',
      'haunted mansion interior',
      'haunted house interior with cobwebs and a staircase',
      'children with a flashlight in a haunted house',
    ])
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'hauntedhall', ignored: [] });
    expect(readPrompt('a ghost in an old mansion').land).toBe('hauntedhall');
    expect(readPrompt('haunted house interior with cobwebs').subjects).toEqual([]);
  });

  it('is seen from outside else, and one that is lived in is clean', () => {
    for (const prompt of [
      'a haunted house',
      'kids trick-or-treating at a haunted house',
      'children in front of a haunted house',
    ])
      expect(
        readPrompt(prompt).subjects.map(({ thing }) => thing),
        prompt,
      ).toContain('hauntedhouse');
    expect(readPrompt('detective looking for clues in an old mansion').land).toBe('stairhall');
  });
});

describe.each(LANGUAGES)('who looks for something in the words of %s', (language) => {
  it.each(['flashlight', 'clues'] as const)('has something for that in the hand: %s', (key) => {
    for (const phrase of CALLING_WORDS[language][key].split('|')) {
      const { subjects, ignored } = readPrompt(`${SOMEBODY[language]}, ${phrase}`);
      expect(ignored, phrase).toEqual([]);
      const held = key === 'clues' ? 'magnifier' : 'flashlight';
      expect(subjects[0]?.holds?.thing, phrase).toBe(held);
    }
  });

  it('knows what is under dust', () => {
    for (const phrase of DECOR_WORDS[language].dusty.split('|'))
      expect(readPrompt(phrase).ignored, phrase).toEqual([]);
  });
});

it.each(['a spooky haunted mansion hallway with a ghost', 'a corridor of a haunted house'])(
  'is the hall of a haunted house where its corridor is named: %s',
  (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('hauntedhall');
    expect(subjects.every(({ thing }) => thing !== 'hauntedhouse')).toBe(true);
  },
);
