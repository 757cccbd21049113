import { describe, expect, it } from 'vitest';
import { readPrompt } from '../words/read-prompt.ts';
import { isAlley, isNeonAlley } from './narrow-streets.ts';

describe('a street', () => {
  it.each([
    ['a narrow alley', true],
    ['eine Gasse bei Nacht', true],
    ['a woman walking in an old town', true],
    ['a car in an alley', false],
    ['a city street', false],
  ])('of %s is an alley: %s', (prompt, expected) => {
    expect(isAlley(readPrompt(prompt), 'street')).toBe(expected);
  });

  it('full of neon is a narrow one in every other picture, unless something drives there', () => {
    const tokyo = readPrompt('rainy night in Tokyo');
    expect([0, 1, 2, 3].map((turn) => isNeonAlley(tokyo, 'street', turn))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(isNeonAlley(readPrompt('a car in Tokyo'), 'street', 1)).toBe(false);
    expect(isNeonAlley(readPrompt('a city street'), 'street', 1)).toBe(false);
  });
});

describe('a narrow lane', () => {
  it('has room for one scooter, and for no car', () => {
    const isNarrow = (prompt: string) => isAlley(readPrompt(prompt), 'street');
    expect(isNarrow('a couple on a vespa in an alley in italy')).toBe(true);
    expect(isNarrow('a car in an alley in italy')).toBe(false);
  });
});
