import { describe, expect, it } from 'vitest';
import { TREAT_KEYS, type TreatKey } from '../keys/animals/treat-keys.ts';
import { TREAT_WORDS } from '../lists/treats.ts';
import { readPrompt } from '../read-prompt.ts';

/** A dog in each of the languages. */
const DOGS = {
  ...{ en: 'a dog', de: 'ein Hund', fr: 'un chien', es: 'un perro', it: 'un cane' },
  ...{ pt: 'um cachorro', ru: 'собака', tr: 'bir köpek', ar: 'كلب', hi: 'एक कुत्ता' },
  ...{ zh: '一只狗', ja: '犬', ko: '개' },
} as const;

const LANGUAGES = Object.keys(DOGS) as (keyof typeof DOGS)[];
const TREATS = (Object.keys(TREAT_KEYS) as TreatKey[]).flatMap((key) => {
  const meaning = TREAT_KEYS[key];
  return 'treat' in meaning ? [[key, meaning.treat] as const] : [];
});

/** How a word and a dog make a sentence, in languages that put what is had behind or before who has it. */
const SENTENCES = {
  ...{ en: 'with a', de: 'mit', fr: 'avec', es: 'con', it: 'con', pt: 'com', ru: 'с', ar: 'مع' },
} as const;

function sentence(language: keyof typeof DOGS, word: string): string {
  const joint = SENTENCES[language as keyof typeof SENTENCES];
  return joint === undefined
    ? `${word} ${DOGS[language]} ${PLAYS[language as keyof typeof PLAYS]}`
    : `${DOGS[language]} ${joint} ${word}`;
}
const PLAYS = { tr: 'oynuyor', hi: 'के साथ', zh: '玩', ja: '遊ぶ', ko: '노는' } as const;

describe('what an animal has', () => {
  it.each(LANGUAGES)('is known by every word for it: %s', (language) => {
    for (const [key, treat] of TREATS)
      for (const word of TREAT_WORDS[language][key].split('|')) {
        const prompt = sentence(language, word);
        const [dog] = readPrompt(prompt).subjects;
        expect([dog?.thing, dog?.treat?.thing], prompt).toEqual(['dog', treat]);
      }
  });

  it('is run after, in every language', () => {
    const prompts =
      'a dog chasing a ball|ein Hund läuft einem Ball hinterher|un chien qui court après un ballon dans un parc|un perro corriendo tras una pelota|un cane che rincorre una palla|um cachorro correndo atrás de uma bola|собака бежит за мячом|topun peşinden koşan köpek|كلب يركض خلف كرة|गेंद के पीछे भागता कुत्ता|小狗追着球跑|ボールを追いかける犬|공을 쫓는 강아지';
    for (const prompt of prompts.split('|')) {
      const { sky, subjects, ignored } = readPrompt(prompt);
      expect(subjects[0], prompt).toMatchObject({
        thing: 'dog',
        posture: 'running',
        treat: { thing: 'ball' },
      });
      expect([sky, ignored], prompt).toEqual([[], []]);
    }
  });

  it('is a ball of French where an animal or a game is named, else a balloon', () => {
    expect(readPrompt('un chien avec un ballon').subjects[0]?.treat?.thing).toBe('ball');
    expect(readPrompt('des enfants jouent au ballon').subjects[0]?.traits).toContain('playing');
    expect(readPrompt('une fille avec un ballon rouge').subjects[0]?.holds?.thing).toBe('balloon');
    expect(readPrompt('des ballons dans le ciel').sky).toEqual(['balloon']);
  });

  it('has its own colour and size, and its owner another', () => {
    for (const prompt of [
      'a puppy running on the beach with a red ball',
      'un chien avec une balle rouge',
      'un perro con una gran pelota roja',
      'ein Hund mit einem roten Ball',
      '赤いボールで遊ぶ子犬',
      'a red ball and a dog',
    ]) {
      const [dog] = readPrompt(prompt).subjects;
      expect(dog?.treat?.colour?.[0], prompt).toBeGreaterThan(0.7);
      expect([dog?.colour, dog?.size], prompt).toEqual([null, 1]);
    }
    expect(readPrompt('a black dog with a blue ball').subjects[0]?.colour?.[0]).toBeLessThan(0.3);
  });

  it('lends its owner no colour where nobody knows what it is', () => {
    expect(readPrompt('a cat with a red zorbflank').subjects[0]?.colour).toBeNull();
    expect(readPrompt('a cat with white fur').subjects[0]?.colour?.[0]).toBeGreaterThan(0.8);
    expect(readPrompt('a girl in a blue zorbflank').subjects[0]?.colour?.[2]).toBeGreaterThan(0.5);
  });

  it('is leapt for, leapt over, eaten out of paws or played with', () => {
    const [dog] = readPrompt('a dog catching a frisbee').subjects;
    expect(dog).toMatchObject({ posture: 'jumping', treat: { thing: 'frisbee', hold: 'leap' } });
    expect(readPrompt('a horse over a hurdle').subjects[0]?.posture).toBe('jumping');
    expect(readPrompt('a bear eating honey').subjects[0]).toMatchObject({
      posture: 'sitting',
      traits: ['feeding'],
    });
    expect(readPrompt('a kitten with a ball of yarn').subjects[0]?.traits).toContain('playing');
    expect(readPrompt('a monkey eating a banana').subjects).toHaveLength(1);
  });

  it('is a butterfly only on the nose, and an apple, a fish or a flower only where it is had', () => {
    expect(readPrompt('a puppy with a butterfly on its nose').subjects).toHaveLength(1);
    expect(readPrompt('a puppy and a butterfly').subjects).toHaveLength(2);
    expect(readPrompt('a cat with a fish in its mouth').subjects).toMatchObject([
      { thing: 'cat', treat: { thing: 'fish', hold: 'mouth' } },
    ]);
    expect(readPrompt('a horse near an apple tree').subjects[0]?.treat).toBeUndefined();
    expect(readPrompt('a hedgehog with an apple').subjects).toHaveLength(1);
  });

  it('is somebody’s who is named with it, and said in vain where nobody has it', () => {
    const things = readPrompt('a man eating an apple next to his dog').subjects;
    expect(things.find(({ thing }) => thing === 'dog')?.treat).toBeUndefined();
    expect(readPrompt('a castle with a ball').ignored).toContain('ball');
    expect(readPrompt('a house, in its mouth').ignored).toContain('in its mouth');
    expect(readPrompt('a bear catching salmon in a river').ignored).toEqual([]);
  });
});

/** A word for how it is had, with what is had, in each language. */
const HAD: Readonly<Record<keyof typeof DOGS, string>> = {
  ...{ en: 'stick', de: 'Stock', fr: 'bâton', es: 'palo', it: 'bastone', pt: 'graveto' },
  ...{ ru: 'палка', tr: 'sopa', ar: 'عصا', hi: 'छड़ी', zh: '木棍', ja: '棒', ko: '막대기' },
};

describe('how an animal has it', () => {
  it.each(LANGUAGES)('is said by every word for it: %s', (language) => {
    for (const key of ['inmouth', 'onnose', 'catching'] as const)
      for (const word of TREAT_WORDS[language][key].split('|')) {
        const prompt = `${DOGS[language]} ${word} ${HAD[language]}`;
        expect(readPrompt(prompt).subjects[0]?.treat?.hold, prompt).toBe(TREAT_KEYS[key].has);
      }
  });
});

describe('what an animal eats from', () => {
  it.each([
    'a dog eating from a bowl|ein Hund frisst aus dem Napf|un chien mange dans sa gamelle',
    'un perro comiendo de su cuenco|un cane mangia dalla ciotola|um cachorro comendo da tigela',
    'собака ест из миски|kaseden yiyen köpek|吃碗里的狗',
  ])('stands before it, its head lowered to it: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).subjects[0], prompt).toMatchObject({
        thing: 'dog',
        posture: 'grazing',
        treat: { thing: 'bowl' },
      });
  });
});

describe('an ice cream', () => {
  it('is an animal’s own where it eats one, in every language', () => {
    const prompts =
      'dinosaur eating ice cream at the beach|un dinosaurio comiendo helado|динозавр ест мороженое|un dinosauro mangia un gelato|恐龙吃冰淇淋|아이스크림을 먹는 공룡|dondurma yiyen dinozor|ديناصور يأكل الآيس كريم|आइसक्रीम खाता डायनासोर|um dinossauro comendo sorvete|un dinosaure mange une glace|ein Dinosaurier isst ein Eis|アイスクリームを食べる恐竜';
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).subjects[0], prompt).toMatchObject({
        thing: 'dinosaur',
        treat: { thing: 'icecream' },
      });
    expect(readPrompt('a dog eating an ice cream').subjects[0]?.posture).toBe('grazing');
  });

  it('is in the hand of somebody who is there', () => {
    const [girl, dog] = readPrompt('a girl eating ice cream with her dog').subjects;
    expect(girl?.holds?.thing).toBe('icecream');
    expect(dog?.treat).toBeUndefined();
  });
});
