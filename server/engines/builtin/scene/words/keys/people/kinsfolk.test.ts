import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../words/language.ts';
import { KINSFOLK_WORDS } from '../../lists/kinsfolk.ts';
import { readPrompt } from '../../read-prompt.ts';
import type { KinsfolkKey } from './kinsfolk-keys.ts';

/** Somebody in a garden, in each language. */
const IN_GARDEN: Readonly<Record<Language, (who: string) => string>> = {
  en: (who) => `${who} in a garden`,
  zh: (who) => `${who}在花园里`,
  ja: (who) => `${who}が庭にいる`,
  ko: (who) => `정원에 있는 ${who}`,
  fr: (who) => `${who} dans un jardin`,
  de: (who) => `${who} in einem Garten`,
  es: (who) => `${who} en un jardín`,
  ru: (who) => `${who} в саду`,
  pt: (who) => `${who} num jardim`,
  it: (who) => `${who} in un giardino`,
  tr: (who) => `bahçede ${who}`,
  ar: (who) => `${who} في الحديقة`,
  hi: (who) => `बगीचे में ${who}`,
};

const peopleIn = (prompt: string) =>
  readPrompt(prompt)
    .subjects.filter(({ thing }) => thing === 'person')
    .map(({ count, male, traits = [] }) => ({ count, male, traits }));

/** Who each word names by itself: how old, of which sex, and how many. */
const EXPECTED: Readonly<Record<KinsfolkKey, object>> = {
  mum: { traits: ['woman'] },
  dad: { male: true },
  sister: { traits: ['woman'] },
  brother: { male: true },
  cousin: {},
  widow: { traits: ['woman'] },
  widower: { male: true },
  niece: { traits: ['girl'] },
  nephew: { traits: expect.arrayContaining(['boy', 'child']) },
  youngster: { traits: expect.arrayContaining(['boy', 'child']) },
  grandparent: { traits: expect.arrayContaining(['old']) },
  grandmother: { traits: expect.arrayContaining(['woman', 'old']) },
  siblings: { count: 2, traits: ['child'] },
  twins: { count: 2, traits: ['girl'] },
  stranger: {},
  bestfriend: { traits: expect.arrayContaining(['talking']) },
};

describe.each(LANGUAGES)('kin in the words of %s', (language) => {
  it('are people of their age and sex', () => {
    for (const [key, expected] of Object.entries(EXPECTED))
      for (const marked of KINSFOLK_WORDS[language][key as KinsfolkKey].split('|')) {
        const prompt = IN_GARDEN[language](marked.replace(/\+$/u, ''));
        // With whom something is done, as Turkish says by an ending, the teller is there too.
        if (language === 'tr' && /ml[ae]$/u.test(marked)) continue;
        expect(peopleIn(prompt), `${key}: ${prompt}`).toMatchObject([expected]);
        expect(readPrompt(prompt).ignored, prompt).toEqual([]);
      }
  });
});

describe('kin in a place', () => {
  it.each([
    ['my sister in a garden', { count: 1, traits: ['woman'] }],
    ['our grandad in a garden', { count: 1, traits: ['old'] }],
    ['three sisters in a garden', { count: 3, traits: ['woman'] }],
    ['我弟弟在花园里', { count: 1 }],
    ['お母さんが庭にいる', { count: 1, traits: ['woman'] }],
    ['내 여동생이 정원에', { count: 1, traits: ['girl'] }],
    ['mes frères dans un jardin', { male: true }],
    ['meine Nichte in einem Garten', { traits: ['girl'] }],
    ['meinen Onkel im Garten', { male: true }],
    ['mis hermanas en un jardín', { traits: ['woman'] }],
    ['моя сестра в саду', { traits: ['woman'] }],
    ['minha tia num jardim', { traits: ['woman'] }],
    ['i miei fratelli in un giardino', { male: true }],
    ['teyzem bahçede', { traits: ['woman'] }],
    ['أختي في الحديقة', { traits: ['woman'] }],
    ['मेरी बहन बगीचे में', { traits: ['woman'] }],
  ])('are there: %s', (prompt, expected) => {
    expect(peopleIn(prompt)).toMatchObject([expected]);
    expect(readPrompt(prompt)).toMatchObject({ land: 'field', ignored: [] });
  });

  it('are no more than one where a word is like that for several', () => {
    expect(peopleIn('meu pai num jardim')).toMatchObject([{ count: 1, male: true }]);
    expect(peopleIn('la mia vicina di casa')).toMatchObject([{ count: 1 }]);
    expect(peopleIn('meus pais num jardim')).toMatchObject([{ count: 2, traits: ['couple'] }]);
  });
});

it('is Baba Yaga who knits, and not the cat on her stove', () => {
  const { land, subjects } = readPrompt(
    'Baba Yaga knitting in her hut, the cat on the stove, a blizzard outside',
  );
  expect(land).toBe('logcabin');
  expect(subjects.map(({ thing }) => thing)).toEqual(expect.arrayContaining(['person', 'cat']));
  const woman = subjects.find(({ thing }) => thing === 'person');
  expect(woman?.traits).toEqual(expect.arrayContaining(['old', 'woman', 'knitting']));
});
