import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const named = (prompt: string) =>
  readPrompt(prompt).subjects.map(
    ({ thing, count, traits = [] }) =>
      `${count} ${traits.includes('young') ? 'young ' : ''}${thing}`,
  );

describe('a young animal', () => {
  it.each([
    ['a kitten|a tabby kitten|a baby cat', 'cat'],
    ['ein Kätzchen|ein Katzenbaby', 'cat'],
    ['un chaton', 'cat'],
    ['un gatito', 'cat'],
    ['un gattino', 'cat'],
    ['um gatinho', 'cat'],
    ['котёнок', 'cat'],
    ['yavru kedi', 'cat'],
    ['قطة صغيرة', 'cat'],
    ['बिल्ली का बच्चा', 'cat'],
    ['小猫', 'cat'],
    ['子猫', 'cat'],
    ['새끼 고양이', 'cat'],
    ['a puppy', 'dog'],
    ['a bear cub', 'bear'],
    ['a foal', 'horse'],
    ['a calf', 'cow'],
    ['a lamb', 'sheep'],
    ['a fawn', 'deer'],
    ['a baby elephant', 'elephant'],
    ['a baby rabbit', 'rabbit'],
    ['a chick', 'hen'],
    ['a duckling', 'duck'],
  ])('is known: %s', (prompts, thing) => {
    for (const prompt of prompts.split('|'))
      expect(named(prompt), prompt).toEqual([`1 young ${thing}`]);
  });

  it('is smaller than its mother where she is named', () => {
    for (const prompt of [
      'a mare with her foal',
      'a cat and her kitten',
      'a puppy and its mother',
    ]) {
      const { subjects } = readPrompt(prompt);
      expect(subjects.length, prompt).toBe(2);
      const [young, grown] = [true, false].map((is) =>
        subjects.find(({ traits }) => (traits?.includes('young') ?? false) === is),
      );
      expect(young?.size).toBeLessThan(0.7 * (grown?.size ?? 0));
      expect(young?.thing).toBe(grown?.thing);
    }
    expect(readPrompt('a kitten').subjects[0]?.size).toBe(1);
  });
});

describe('a bow', () => {
  it('is round the neck of the animal that is named, in its own colour', () => {
    const { subjects, ignored, tint } = readPrompt('a fluffy white kitten wearing a blue bow');
    expect(subjects[0]?.bow?.[2]).toBeGreaterThan(0.4);
    expect(subjects[0]?.colour?.[0]).toBeGreaterThan(0.8);
    expect(tint).toBeNull();
    expect(ignored).not.toContain('bow');
  });

  it('is nobody’s where no animal is', () => {
    expect(readPrompt('a house with a bow').ignored).toContain('bow');
  });

  it.each([
    ['elephant', 'an elephant with her calf on the savanna', 'une éléphante avec son veau'],
    ['lion', 'a lioness with her cubs', 'una leona con sus cachorros'],
    ['wolf', 'a wolf and her cubs in the forest', 'una lupa con i suoi cuccioli'],
    ['whale', 'a whale with its calf', 'ein Wal mit seinem Kalb'],
    ['giraffe', 'a giraffe with its calf'],
    ['zebra', 'a zebra with her foal', 'ein Zebra mit ihrem Fohlen'],
  ])("is of its mother's kind: %s", (thing, ...prompts) => {
    for (const prompt of prompts) {
      const { subjects } = readPrompt(prompt);
      expect(subjects.map((one) => one.thing)).toEqual([thing, thing]);
      expect(subjects.map(({ traits = [] }) => traits.includes('young'))).toEqual([false, true]);
    }
  });

  it.each([
    ['a giraffe calf', 'giraffe'],
    ['a dolphin calf in the sea', 'dolphin'],
    ['a zebra foal', 'zebra'],
    ['a lion cub', 'lion'],
  ])('is of the kind that is named right before it: %s', (prompt, thing) => {
    expect(readPrompt(prompt).subjects).toMatchObject([{ thing, traits: ['young'] }]);
  });

  it('is of its own kind where that is said, or nobody of another has it', () => {
    const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);
    expect(things('a lion and a bear cub')).toEqual(['lion', 'bear']);
    expect(things('a wolf and a puppy')).toEqual(['wolf', 'dog']);
    expect(things('a cow with her calf')).toEqual(['cow', 'cow']);
  });
});
