import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { wordsNotRead } from '../../../words/testing/carriers.ts';
import { OWN_WORDS, readPieces } from '../vocabulary.ts';

const words = OWN_WORDS.map((listed) => ({ ...listed, meaning: JSON.stringify(listed.meaning) }));
const read = (text: string) =>
  readPieces(text).map((piece) => ({
    ...piece,
    meanings: piece.meanings.map((meaning) => JSON.stringify(meaning)),
  }));

describe('the words of instructions', () => {
  it.each(LANGUAGES)('are read in a sentence, every one: %s', (language) => {
    const own = words.filter((listed) => listed.language === language);
    expect(wordsNotRead(read, language, own)).toEqual([]);
  });

  it.each(LANGUAGES)('have a word for everything: %s', (language) => {
    const all = new Set(words.map(({ meaning }) => meaning));
    for (const { meaning, language: other } of words) if (other === language) all.delete(meaning);
    expect([...all]).toEqual([]);
  });
});
