import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a parrot in the forest|un perroquet dans la forêt|ein Papagei im Wald|un loro en el bosque|um papagaio na floresta',
  'un pappagallo nella foresta|попугай в лесу|ormanda bir papağan|ببغاء في الغابة|जंगल में तोता',
  '森林里的鹦鹉|森の中のオウム|숲속의 앵무새|a tiger in the forest|monkeys in a forest',
])('is a jungle where an animal of one is in a forest, in every language: %s', (prompts) => {
  for (const prompt of prompts.split('|')) expect(readPrompt(prompt).jungle, prompt).toBe(true);
});

it.each([
  'a tiger in a snowy forest',
  'a parrot in an autumn forest',
  'a tiger among birches',
  'a tiger in the grass',
  'a deer in the forest',
  'a tiger in a pine forest',
  'a monkey in a Japanese forest hot spring',
  'tiger lily in the forest',
  'a toy tiger in a forest',
])('is the forest that is told of: %s', (prompt) => {
  expect(readPrompt(prompt).jungle).toBe(false);
});
