import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../words/language.ts';
import { isWader } from '../../../choices/by-the-water.ts';
import { decide } from '../../../setting.ts';
import { KIN_WORDS } from '../../lists/kin.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import { KIN_KEYS, type KinKey } from './kin-keys.ts';

const NAMED = Object.entries(KIN_KEYS) as readonly (readonly [KinKey, Meaning])[];

describe('what is a kind of something drawn, or is drawn as its nearest relative', () => {
  it.each(LANGUAGES)('is one thing, by every word for it: %s', (language) => {
    for (const [key, { thing, akin }] of NAMED)
      for (const word of KIN_WORDS[language][key].split('|')) {
        const idea = readPrompt(word.replace('+', ''));
        expect(
          idea.subjects.map((one) => one.thing),
          word,
        ).toEqual([thing]);
        expect(idea.ignored, word).toEqual([]);
        expect(idea.akin.length > 0, word).toBe(akin === true);
      }
  });

  it('is told where it is only a relative', () => {
    expect(readPrompt('a yak in the mountains').akin).toEqual([{ word: 'yak', thing: 'cow' }]);
    expect(readPrompt('a corgi on the beach').akin).toEqual([]);
  });

  it('is at home where it lives, and a hippo stands in its river', () => {
    for (const [prompt, land] of [
      ['a hippo', 'plain'],
      ['a koala', 'forest'],
      ['a sloth', 'forest'],
      ['a toucan', 'forest'],
    ] as const)
      expect(decide(readPrompt(prompt), null, 3, 0).land, prompt).toBe(land);
    const [hippo] = readPrompt('a hippo in a river').subjects;
    expect(hippo !== undefined && isWader(hippo)).toBe(true);
  });

  it('has what it is known by in the hands', () => {
    for (const prompt of ['an accordion player in Paris', 'un accordéoniste à Paris'])
      expect(readPrompt(prompt).subjects, prompt).toContainEqual(
        expect.objectContaining({ thing: 'person', holds: { thing: 'accordion', colour: null } }),
      );
    expect(readPrompt('a lumberjack in the forest').subjects).toMatchObject([
      { thing: 'person', holds: { thing: 'axe' } },
    ]);
  });

  it('creeps on the leaf that is named with it', () => {
    expect(readPrompt('a ladybug on a leaf').subjects).toMatchObject([
      { thing: 'ladybug', traits: ['onleaf'] },
    ]);
  });
});

it('a clownfish is a fish of its own kind, in every language', () => {
  const prompts =
    'a clownfish|ein Clownfisch|un poisson clown|un pez payaso|un pesce pagliaccio|um peixe palhaço|рыба-клоун|bir palyaço balığı|سمكة المهرج|एक क्लाउनफिश|一只小丑鱼|カクレクマノミ|흰동가리';
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt).subjects, prompt).toMatchObject([
      { thing: 'fish', traits: ['clownfish'] },
    ]);
});

it('owls and foxes of the snow are white and in it, and bulls dark', () => {
  for (const prompt of ['a snowy owl', 'eine Schneeeule', 'an arctic fox', 'песец', '北极狐']) {
    const { snowy, subjects } = readPrompt(prompt);
    expect([snowy, Math.min(...(subjects[0]?.colour ?? [0])) > 0.85], prompt).toEqual([true, true]);
  }
  const [bull] = readPrompt('un toro en el prado').subjects;
  expect([bull?.thing, Math.max(...(bull?.colour ?? [1])) < 0.25]).toEqual(['cow', true]);
  expect(readPrompt('a pit bull in a park').subjects[0]?.thing).toBe('dog');
});
