import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('what is called old and is nobody', () => {
  it.each([
    'an old barn',
    'eine alte Scheune',
    'une vieille grange',
    'старый амбар',
    'un vecchio fienile',
    'un viejo granero',
  ])('has grey boards where it is of wood: %s', (prompt) => {
    const { subjects, ignored } = readPrompt(prompt);
    const [red = 0, , blue = 1] = subjects.find(({ thing }) => thing === 'barn')?.colour ?? [];
    expect(ignored).toEqual([]);
    expect(red - blue).toBeLessThan(0.1);
    expect(red).toBeGreaterThan(0.3);
  });

  it('keeps the colour that is said', () => {
    const [barn] = readPrompt('an old red barn').subjects;
    expect(barn?.colour?.[0]).toBeGreaterThan(2 * (barn?.colour?.[1] ?? 1));
  });

  it('is a lane of an old town where it is a street, and not where who is in it is old', () => {
    expect(readPrompt('an old street')).toMatchObject({ land: 'street', alley: true, ignored: [] });
    expect(readPrompt('an old man in a street').alley).toBe(false);
  });
});

describe('a single one', () => {
  it.each([
    ['a single pig', 'pig'],
    ['just one pig', 'pig'],
    ['un seul cochon', 'pig'],
    ['ein einzelnes Schwein', 'pig'],
    ['un solo cerdo', 'pig'],
    ['единственная свинья', 'pig'],
    ['um único porco', 'pig'],
    ['un solo maiale', 'pig'],
    ['tek bir domuz', 'pig'],
    ['केवल एक सूअर', 'pig'],
    ['唯一的猪', 'pig'],
    ['たった一匹の豚', 'pig'],
    ['단 하나의 돼지', 'pig'],
    ['خنزير وحيد', 'pig'],
  ])('is one, and no word of it is ignored: %s', (prompt, thing) => {
    const { subjects, ignored } = readPrompt(prompt);
    expect(ignored).toEqual([]);
    expect(subjects).toMatchObject([{ thing, count: 1 }]);
  });
});

describe('two who are named with a bench', () => {
  it.each([
    'a man and a woman on a bench',
    'ein Mann und eine Frau auf einer Parkbank',
    'un homme et une femme sur un banc',
    'un uomo e una donna su una panchina',
    'мужчина и женщина на скамейке',
  ])('both sit on it: %s', (prompt) => {
    expect(readPrompt(prompt).subjects).toMatchObject([
      { thing: 'bench', traits: expect.arrayContaining(['couple', 'crewed']) },
    ]);
  });

  it('keep what is said of both', () => {
    const [bench] = readPrompt('an old man and an old woman sitting on a bench').subjects;
    expect(bench?.traits).toContain('old');
  });
});

it('tells of a chair for a throne only where nobody is enthroned', () => {
  expect(readPrompt('a king on a throne').akin).toEqual([]);
  expect(readPrompt('a throne').akin).toEqual([{ word: 'throne', thing: 'chair' }]);
});
