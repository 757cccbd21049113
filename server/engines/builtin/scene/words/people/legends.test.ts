import { expect, it } from 'vitest';
import type { LegendKey } from '../keys/people/legend-keys.ts';
import { LEGEND_WORDS } from '../lists/legends.ts';
import { readPrompt } from '../read-prompt.ts';

/** By what each is known, or what is drawn of them. */
const FIGURES: readonly (readonly [LegendKey, readonly string[]])[] = [
  ['pinocchio', ['pinocchio', 'child', 'boy']],
  ['geppetto', ['old']],
  ['befana', ['befana', 'old', 'woman', 'headscarf']],
  ['snowmaiden', ['snowmaiden', 'woman', 'coat']],
  ['change', ['moonlady', 'woman', 'kimono']],
  ['hanuman', ['hanuman', 'monkeyfolk']],
  ['ramasita', ['royal']],
  ['nezha', ['boy']],
  ['urashima', ['boy']],
  ['snowwoman', ['moonlady', 'woman']],
  ['gorynych', []],
  ['frauholle', ['befana', 'old', 'woman']],
  ['thor', ['viking']],
  ['frankenstein', ['zombie']],
];

it.each(
  Object.values(LEGEND_WORDS).flatMap((words) =>
    FIGURES.flatMap(([key, traits]) =>
      words[key].split('|').map((word) => [word, traits] as const),
    ),
  ),
)('figures of beliefs are known by name: %s', (word, traits) => {
  const { subjects, ignored } = readPrompt(word);
  expect(ignored).toEqual([]);
  expect(subjects[0]?.traits ?? []).toEqual(expect.arrayContaining([...traits]));
});

it('the Befana flies on her broom, and Snegurochka stands by Ded Moroz in the snow', () => {
  for (const prompt of ['La Befana vola sulla scopa', 'the Befana flying on a broom'])
    expect(readPrompt(prompt).subjects[0]?.thing, prompt).toBe('broomrider');
  const { subjects, snowy } = readPrompt('Дед Мороз и Снегурочка');
  expect(snowy).toBe(true);
  expect(subjects).toHaveLength(2);
});
