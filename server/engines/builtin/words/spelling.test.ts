import { describe, expect, it } from 'vitest';
import { readPrompt } from '../scene/words/read-prompt.ts';
import { createSpelling } from './spelling.ts';

const WORDS = ['umbrella', 'mountain', 'elephant', 'lonely', 'running', 'planet', 'plane', 'carts'];
const mended = createSpelling([...WORDS, 'horse', 'house']);

describe('the spelling of mistyped words', () => {
  it.each([
    ['umbrela', 'umbrella'],
    ['umbbrella', 'umbrella'],
    ['montain', 'mountain'],
    ['mountian', 'mountain'],
    ['mountaain', 'mountain'],
    ['elephent', 'elephant'],
    ['lonley', 'lonely'],
    ['runing', 'running'],
  ])('mends letters doubled, swapped, missing, too many, or another vowel: %s', (slip, meant) => {
    expect(mended(slip)).toBe(meant);
  });

  it('leaves alone what is short, begins with another letter, differs by more, or could be several', () => {
    for (const word of ['crat', 'bountain', 'mtonain', 'huose?', 'elfant', 'планета'])
      expect(mended(word), word).toBeNull();
    const several = createSpelling(['stared', 'starred']);
    expect(several('starrred')).toBeNull();
  });

  it('never takes a word that it knows for another', () => {
    for (const word of WORDS) expect([null, word]).toContain(mended(word));
  });
});

describe('a prompt with slips', () => {
  const thingsIn = (prompt: string) =>
    readPrompt(prompt).subjects.map(({ thing, count }) => [thing, count]);

  it('is read as it was meant, also in phrases and plurals', () => {
    expect(readPrompt('snowy mountians at sunset')).toMatchObject({
      land: 'mountain',
      ignored: [],
    });
    expect(readPrompt('a montain lake').land).toBe(readPrompt('a mountain lake').land);
    expect(thingsIn('two elephents')).toEqual(thingsIn('two elephants'));
    expect(thingsIn('people with umbrelas')).toEqual(thingsIn('people with umbrellas'));
    expect(readPrompt('a puppy runing').subjects).toEqual(readPrompt('a puppy running').subjects);
  });

  it('takes no word of English or another language for a slip', () => {
    expect(readPrompt('a collage').ignored).toEqual(['collage']);
    expect(thingsIn('a pheasant')).toEqual([]);
    expect(readPrompt('arka planı').land).toBeNull();
    expect(readPrompt('ein Montain bei Nacht im Winterwald').ignored).toEqual(['montain']);
  });
});
