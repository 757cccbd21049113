import { describe, expect, it } from 'vitest';
import { STAND_KEYS, type StandKey } from '../keys/animals/stand-keys.ts';
import { STAND_WORDS } from '../lists/stands.ts';
import { readPrompt } from '../read-prompt.ts';

/** A bird on something in each of the languages. */
const ON = {
  en: (word: string) => `a bird on a ${word}`,
  de: (word: string) => `ein Vogel auf ${word}`,
  fr: (word: string) => `un oiseau sur ${word}`,
  es: (word: string) => `un pájaro en ${word}`,
  it: (word: string) => `un uccello su ${word}`,
  pt: (word: string) => `um pássaro em ${word}`,
  ru: (word: string) => `птица на ${word}`,
  tr: (word: string) => `${word} üstünde bir kuş`,
  ar: (word: string) => `طائر على ${word}`,
  hi: (word: string) => `${word} पर एक पक्षी`,
  zh: (word: string) => `${word}上的一只鸟`,
  ja: (word: string) => `${word}の上の鳥`,
  ko: (word: string) => `${word} 위의 새`,
} as const;

const carried = (prompt: string) => {
  const [first] = readPrompt(prompt).subjects;
  return [first?.thing, first?.carries, first?.load?.count];
};

describe('what animals are on', () => {
  it.each(Object.keys(ON) as (keyof typeof ON)[])(
    'is known by every word for it: %s',
    (language) => {
      for (const key of Object.keys(STAND_KEYS) as StandKey[])
        for (const word of STAND_WORDS[language][key].split('|')) {
          const prompt = ON[language](word);
          expect(carried(prompt), prompt).toEqual([STAND_KEYS[key].stand, 'bird', 1]);
        }
    },
  );

  it.each([
    ...['a black cat sitting on a giant pumpkin', '一只猫坐在南瓜上', 'カボチャの上に座っている猫'],
    ...['호박 위에 앉은 고양이', 'un chat assis sur une citrouille'],
    ...['eine Katze sitzt auf einem Kürbis', 'un gato sentado sobre una calabaza'],
    ...['кот сидит на тыкве', 'um gato sentado sobre uma abóbora', 'un gatto seduto su una zucca'],
    ...['balkabağı üstünde bir kedi', 'قطة تجلس على يقطينة', 'कद्दू पर बैठी बिल्ली'],
  ])('is a pumpkin too: %s', (prompt) => {
    expect(carried(prompt)).toEqual(['pumpkin', 'cat', 1]);
  });

  it('is no pumpkin that only lies beside them', () => {
    expect(carried('a black cat beside a pumpkin')).toEqual(['cat', undefined, undefined]);
  });

  it('carries them as many as they are, each as it is', () => {
    expect(carried('sparrows on a wire')).toEqual(['wire', 'bird', 5]);
    expect(carried('three birds on a fence')).toEqual(['fence', 'bird', 3]);
    expect(carried('an owl sitting on a fence post')).toEqual(['post', 'owl', 1]);
    const [fence] = readPrompt('a black cat sleeping on a white fence').subjects;
    expect(fence?.colour?.[0]).toBeGreaterThan(0.8);
    expect(fence?.load?.colour?.[0]).toBeLessThan(0.3);
    expect(fence?.load?.posture).toBe('sleeping');
  });

  it('is a piano where an animal is on it that does not play', () => {
    expect(carried('a cat sitting on a piano')).toEqual(['uprightpiano', 'cat', 1]);
    const played = readPrompt('a woman playing on a piano beside a cat').subjects;
    expect(played.map(({ thing }) => thing)).not.toContain('uprightpiano');
  });

  it('is left out where nobody is on it', () => {
    expect(readPrompt('a house with a fence post').ignored).toContain('fence post');
  });

  it('is a fence by itself where nobody sits on it', () => {
    expect(readPrompt('a house with a fence').ignored).toEqual([]);
    const { subjects } = readPrompt('a cat beside a fence');
    expect(subjects.map(({ thing, carries }) => [thing, carries])).toEqual([
      ['cat', undefined],
      ['fieldfence', undefined],
    ]);
  });
});
