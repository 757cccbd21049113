import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../words/language.ts';
import { A_WOMAN } from '../../../../words/testing/a-woman.ts';
import { HAND_WORDS } from '../../lists/hand-work.ts';
import { readPrompt } from '../../read-prompt.ts';

/** A cow in each language. */
const COW: Readonly<Record<Language, string>> = {
  en: 'a cow',
  zh: '奶牛',
  ja: '牛',
  ko: '소',
  fr: 'une vache',
  de: 'eine Kuh',
  es: 'una vaca',
  ru: 'корову',
  pt: 'uma vaca',
  it: 'una mucca',
  tr: 'inek',
  ar: 'بقرة',
  hi: 'गाय',
};

describe.each(LANGUAGES)('work around a house in the words of %s', (language) => {
  it.each([
    ['fencepainting', 'field'],
    ['wallpainting', 'field'],
    ['graffiti', 'street'],
    ['bricklaying', 'field'],
    ['boatbuilding', 'beach'],
    ['pegging', 'field'],
    ['planting', 'field'],
  ] as const)('is done by who is named with it, in the open: %s', (key, place) => {
    for (const phrase of HAND_WORDS[language][key].split('|')) {
      const { subjects, land, ignored } = readPrompt(`${A_WOMAN[language]} ${phrase}`);
      expect(ignored, phrase).toEqual([]);
      expect(land, phrase).toBe(place);
      const all = subjects.flatMap(({ traits = [] }) => traits);
      expect(all, phrase).toContain(key);
      expect(subjects.filter(({ thing }) => thing === 'person').length, phrase).toBe(1);
    }
  });

  it('milks a cow that stands over whoever does it, one that is not named too', () => {
    for (const phrase of HAND_WORDS[language].milking.split('|'))
      for (const prompt of [`${A_WOMAN[language]} ${phrase} ${COW[language]}`, phrase]) {
        const { subjects, ignored } = readPrompt(prompt);
        expect(ignored, prompt).toEqual([]);
        expect(subjects, prompt).toMatchObject([{ thing: 'cow', count: 1, posture: null }]);
        expect(subjects[0]?.traits, prompt).toContain('milking');
        expect(subjects[0]?.crew, prompt).toHaveLength(1);
      }
  });

  it('ploughs behind a team of animals where they are named, and walks the field where none are', () => {
    for (const phrase of HAND_WORDS[language].ploughing.split('|')) {
      const prompt = `${A_WOMAN[language]} ${phrase} ${COW[language]}`;
      const { subjects, scenery, ignored } = readPrompt(prompt);
      expect(ignored, prompt).toEqual([]);
      expect(scenery, prompt).toBe('ploughed');
      expect(subjects, prompt).toMatchObject([{ thing: 'cow', count: 1, posture: null }]);
      expect(subjects[0]?.traits, prompt).toContain('ploughing');
      expect(subjects[0]?.crew, prompt).toHaveLength(1);
      const alone = readPrompt(`${A_WOMAN[language]} ${phrase}`);
      expect(alone.scenery, phrase).toBe('ploughed');
      expect(
        alone.subjects.map(({ thing }) => thing),
        phrase,
      ).toEqual(['person']);
    }
  });

  it('sprays who is named for it', () => {
    for (const phrase of HAND_WORDS[language].graffitist.split('|')) {
      const { subjects, land, ignored } = readPrompt(phrase.replace('+', ''));
      expect(ignored, phrase).toEqual([]);
      expect(land, phrase).toBe('street');
      expect(subjects, phrase).toMatchObject([{ thing: 'person' }]);
      expect(subjects[0]?.traits, phrase).toContain('graffiti');
    }
  });

  it('is done in a garden by a school, and in no classroom', () => {
    for (const phrase of HAND_WORDS[language].schoolgarden.split('|')) {
      const { land, garden, scenery, ignored } = readPrompt(phrase);
      expect(ignored, phrase).toEqual([]);
      expect(land, phrase).toBe('field');
      expect(garden, phrase).toBe(true);
      expect(scenery, phrase).toBe('schoolgarden');
    }
  });
});

describe('the colour that is said of what is painted', () => {
  it.each([
    'a man in a blue shirt painting a wall red',
    'a woman in a blue dress painting a fence red',
    'ein Mann streicht eine Wand rot',
  ])('is that of the paint: it dyes nobody and tints no light: %s', (prompt) => {
    const { subjects, tint } = readPrompt(prompt);
    const [red = 0, green = 1] = subjects[0]?.paint ?? [];
    expect(red).toBeGreaterThan(2 * green);
    expect(subjects[0]?.colour?.[0] ?? 0).toBeLessThan(0.4);
    expect(tint).toBeNull();
  });
});

describe('who is named with a line of washing', () => {
  it('hangs it out, and no other line is there', () => {
    for (const prompt of [
      'a woman hanging laundry in the garden',
      'an old woman hanging the washing on a clothesline',
    ]) {
      const { subjects } = readPrompt(prompt);
      expect(subjects.find(({ thing }) => thing === 'person')?.traits).toContain('pegging');
      expect(subjects.some(({ thing }) => thing === 'clothesline')).toBe(false);
    }
  });

  it('does not who runs or plays beside it', () => {
    const { subjects } = readPrompt('children running around a clothesline');
    expect(subjects.some(({ thing }) => thing === 'clothesline')).toBe(true);
    for (const { traits = [] } of subjects) expect(traits).not.toContain('pegging');
  });
});

/** A cat and a tree in each language, and how it is said that somebody fetches the one out of the other. */
const OUT_OF_TREE: Readonly<Record<Language, (deed: string) => string>> = {
  en: (deed) => `a woman ${deed} a cat from a tree`,
  zh: (deed) => `女人 ${deed} 树 猫`,
  ja: (deed) => `女性 木 猫 ${deed}`,
  ko: (deed) => `여자 나무 고양이 ${deed}`,
  fr: (deed) => `une femme ${deed} un chat dans un arbre`,
  de: (deed) => `eine Frau ${deed} eine Katze von einem Baum`,
  es: (deed) => `una mujer ${deed} un gato de un árbol`,
  ru: (deed) => `женщина ${deed} кошка дерево`,
  pt: (deed) => `uma mulher ${deed} um gato de uma árvore`,
  it: (deed) => `una donna ${deed} un gatto da un albero`,
  tr: (deed) => `kadın ağaç kedi ${deed}`,
  ar: (deed) => `امرأة ${deed} قطة شجرة`,
  hi: (deed) => `औरत पेड़ बिल्ली ${deed}`,
};

describe.each(LANGUAGES)('who gets an animal out of a tree in the words of %s', (language) => {
  it('is up in it with that animal', () => {
    for (const deed of HAND_WORDS[language].rescuing.split('|')) {
      const { subjects, ignored } = readPrompt(OUT_OF_TREE[language](deed));
      expect(ignored, deed).toEqual([]);
      expect(subjects, deed).toMatchObject([{ thing: 'person', carries: 'cat' }]);
    }
  });
});

describe('a firefighter at a tree', () => {
  it('is by a house where a cat is fetched down, and in a street otherwise', () => {
    const fetched = readPrompt('a firefighter rescuing a cat from a tree');
    expect(fetched).toMatchObject({ land: 'field', scenery: 'backyard' });
    expect(readPrompt('a firefighter').land).toBe('street');
  });
});
