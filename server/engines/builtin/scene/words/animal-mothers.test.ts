import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const named = (prompt: string) =>
  readPrompt(prompt).subjects.map(({ thing, count }) => `${count} ${thing}`);

describe('a mother', () => {
  it.each([
    ['a mother duck with ducklings', '1 duck,3 duck'],
    ['mother cat with kittens', '1 cat,3 cat'],
    ['polar bear mother on melting ice', '1 bear'],
    ['a mother elephant and her baby', '1 elephant,1 elephant'],
    ['a mother elephant with her baby', '1 elephant,1 elephant'],
    ['a mother swan on a lake', '1 swan'],
    ['une maman ours', '1 bear'],
    ['eine Mutter Ente mit Küken', '1 duck'],
  ])('is an animal where she is named as one: %s', (prompt, animals) => {
    expect(named(prompt).join()).toContain(animals);
    expect(named(prompt).join()).not.toContain('person');
  });

  it('leaves the people who are there', () => {
    expect(named('a child feeding a mother duck').join()).toContain('person');
    expect(named('a mother dog and a child').join()).toBe('1 dog,1 person');
    expect(named("a mother horse beside a farmer's son").join()).toMatch(/^1 horse,. person/);
  });

  it('is a woman where she is with one', () => {
    expect(named('a mother and her dog').join()).toContain('person');
    expect(named('a mother with a cat').join()).toContain('person');
    expect(named('a mother, a horse and a meadow').join()).toContain('person');
  });
});
