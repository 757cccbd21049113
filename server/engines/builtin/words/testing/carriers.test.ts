import { expect, it } from 'vitest';
import type { ListedWord } from '../lexicon.ts';
import { createReader } from '../reader.ts';
import { wordsNotRead } from './carriers.ts';

const listed = (words: readonly string[]): ListedWord<string>[] =>
  words.map((word) => ({ language: 'en', word, plural: false, meaning: word }));

const SIX = ['cat', 'dog', 'fox', 'hen', 'pig', 'coach'];

it('a word is read that is a phrase with the rest of its sentence', () => {
  const read = createReader(listed([...SIX, 'coach and his']));
  expect(wordsNotRead(read, 'en', listed(SIX))).toEqual([]);
});

it('a word that the reader has not is told', () => {
  const read = createReader(listed(SIX));
  expect(wordsNotRead(read, 'en', listed(['owl']))).toEqual(['owl = "owl"']);
});
