import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

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
});
