import { describe, expect, it } from 'vitest';
import { readPrompt } from '../scene/words/read-prompt.ts';
import { createSpelling, createSureSpelling } from './spelling.ts';

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

describe('the spelling of languages that mark forms by endings', () => {
  const sure = createSureSpelling(['leuchtturm', 'schmetterling', 'mariposa', 'despierta']);

  it('mends one letter missing, too many or swapped within a long word', () => {
    expect(sure('leuchturm')).toBe('leuchtturm');
    expect(sure('leucchtturm')).toBe('leuchtturm');
    expect(sure('schmeterling')).toBe('schmetterling');
    expect(sure('shcmetterling')).toBeNull();
    expect(sure('scmhetterling')).toBe('schmetterling');
  });

  it('leaves alone other forms, short words, and what differs by more', () => {
    for (const word of ['mariposas', 'despiertas', 'leuchtturme', 'marposa'])
      expect(sure(word), word).toBeNull();
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

  it.each([
    ['a knight in a castel hall', 'a knight in a castle hall'],
    ['an archer before a jungle tempel', 'an archer before a jungle temple'],
    ['a girl reading in the libary', 'a girl reading in the library'],
    ['a family in the dinning room', 'a family in the dining room'],
    ['teh lighthose in a storm', 'the lighthouse in a storm'],
  ])('is read as it was meant, also where a slip looks like a foreign word: %s', (slip, meant) => {
    const { land, subjects, ignored } = readPrompt(meant);
    expect(readPrompt(slip)).toMatchObject({ land, subjects, ignored });
  });

  it.each([
    ['ein Leuchturm am Meer bei Nacht', 'ein Leuchtturm am Meer bei Nacht'],
    ['ein Schmeterling auf einer Blume', 'ein Schmetterling auf einer Blume'],
    ['un rinocceronte en la selva', 'un rinoceronte en la selva'],
    ['un hélicopptère dans le ciel', 'un hélicoptère dans le ciel'],
    ['una ragazza nella bibloteca', 'una ragazza nella biblioteca'],
    ['una fotografa con un omrbellone in spiaggia', 'una fotografa con un ombrellone in spiaggia'],
    ['uma menina na bibiloteca', 'uma menina na biblioteca'],
    ['девушка в библотеке', 'девушка в библиотеке'],
    ['старик на велоиспеде в парке', 'старик на велосипеде в парке'],
    ['kütüphhanede bir kız', 'kütüphanede bir kız'],
    ['bir kız küütphanede', 'bir kız kütüphanede'],
  ])('is read as it was meant in other languages: %s', (slip, meant) => {
    const { land, subjects } = readPrompt(meant);
    expect(readPrompt(slip)).toMatchObject({ land, subjects, ignored: [] });
    expect(subjects.length).toBeGreaterThan(0);
  });

  it('takes no word of English or another language for a slip', () => {
    expect(readPrompt('a collage').ignored).toEqual(['collage']);
    expect(thingsIn('a pheasant')).toEqual([]);
    expect(readPrompt('golden strands').subjects).toEqual([]);
    expect(readPrompt('arka planı').land).toBeNull();
    expect(readPrompt('ein Montain bei Nacht im Winterwald').ignored).toEqual(['montain']);
    // "Despierto" is awake, and no desert.
    expect(readPrompt('un gato despierto en la calle').land).toBe('street');
  });
});
