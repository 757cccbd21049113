import { describe, expect, it } from 'vitest';
import { FACE_WORDS } from '../../lists/faces.ts';
import { readPrompt } from '../../read-prompt.ts';
import { FACE_KEYS, type FaceKey } from './face-keys.ts';

/** A word for somebody in each language. */
const SOMEBODY = {
  en: 'a person',
  zh: '人物',
  ja: '人物',
  ko: '사람',
  de: 'eine Person',
  fr: 'une personne',
  es: 'una persona',
  it: 'una persona',
  pt: 'uma pessoa',
  ru: 'человек',
  tr: 'kişi',
  ar: 'شخص',
  hi: 'व्यक्ति',
} as const;
const LANGUAGES = Object.keys(SOMEBODY) as (keyof typeof SOMEBODY)[];
const KEYS = Object.keys(FACE_KEYS) as FaceKey[];

describe('what is seen of a head', () => {
  it.each(LANGUAGES)('is understood of somebody: %s', (language) => {
    for (const key of KEYS)
      for (const word of FACE_WORDS[language][key].split('|')) {
        const prompt = `${SOMEBODY[language]}, ${word}`;
        const { subjects, ignored } = readPrompt(prompt);
        expect(subjects[0]?.traits ?? [], prompt).toContain(FACE_KEYS[key].trait);
        expect(ignored, prompt).toEqual([]);
      }
  });

  it.each([
    ['a girl with a pearl earring', 'portrait'],
    ['an old man with a beard smoking a pipe', 'portrait'],
    ['ein Junge mit Sommersprossen', 'portrait'],
    ['a girl with a pearl earring in a street', null],
    ['an old man smoking a pipe on a bench', null],
    ['three women with earrings', null],
    ['a bald man', null],
  ])(
    'makes a portrait of one of whom something small is said, and who is nowhere: %s',
    (prompt, how) => {
      expect(readPrompt(prompt).composition).toBe(how);
    },
  );
});

describe('how hair is worn', () => {
  it.each([
    'a woman with blonde braids',
    'a woman with blonde curly hair',
    'a woman with a blonde bun',
  ])('has its own colour, not that of the clothes: %s', (prompt) => {
    const [somebody] = readPrompt(prompt).subjects;
    expect(somebody?.hair).toBeDefined();
    expect(somebody?.colour).toBeNull();
  });
});

describe('whose somebody is', () => {
  it.each([
    ['portrait of a Japanese woman', 'blackhaired'],
    ['an Indian old man', 'brownskinned'],
    ['an African king', 'darkskinned'],
    ['un hombre árabe', 'brownskinned'],
  ])('tells of hair and skin: %s', (prompt, trait) => {
    const { subjects, ignored } = readPrompt(prompt);
    expect(subjects[0]?.traits).toContain(trait);
    expect(ignored).toEqual([]);
  });

  it('is nothing of somebody where a place is meant', () => {
    const { subjects } = readPrompt('a woman, Japanese garden');
    expect(subjects[0]?.traits).not.toContain('blackhaired');
  });
});
