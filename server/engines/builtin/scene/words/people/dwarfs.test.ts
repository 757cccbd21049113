import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a dwarf rabbit|a dwarf hamster|a dwarf goat|a dwarf pine|a dwarf planet|a white dwarf star',
  'un lapin nain|un coniglio nano|un conejo enano|um coelho anão|ein Zwergkaninchen',
])('what is of a small kind is nobody: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(
      readPrompt(prompt).subjects.map(({ thing }) => thing),
      prompt,
    ).not.toContain('person');
});

it.each(['a dwarf and a rabbit', 'a dwarf riding a goat', 'un lapin et un nain'])(
  'a dwarf beside an animal is somebody: %s',
  (prompt) => {
    expect(JSON.stringify(readPrompt(prompt).subjects)).toContain('dwarf');
  },
);

it.each(['七人の小人', '白雪姫と七人の小人', 'i sette nani', 'Biancaneve e i sette nani'])(
  'the dwarfs of Snow White are seven: %s',
  (prompt) => {
    expect(readPrompt(prompt).subjects.at(-1)).toMatchObject({ count: 7, traits: ['dwarf'] });
  },
);
