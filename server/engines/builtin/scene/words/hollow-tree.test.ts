import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const shownIn = (prompt: string) => {
  const { land, subjects } = readPrompt(prompt);
  return [land, subjects.map(({ thing }) => thing)];
};

describe('a hollow tree', () => {
  it('is seen from within with who lives there, and no house stands in it', () => {
    expect(shownIn("a squirrel's home inside a hollow tree")).toEqual(['hollowtree', ['squirrel']]);
    expect(shownIn('eine Eule in einem hohlen Baum')).toEqual(['hollowtree', ['owl']]);
    expect(shownIn('ein Eichhörnchen in einer Baumhöhle')).toEqual(['hollowtree', ['squirrel']]);
  });

  it('has animals at its table where tea is all that is named', () => {
    const [land, guests] = shownIn('a tea party inside a hollow tree');
    expect(land).toBe('hollowtree');
    expect(guests).toHaveLength(3);
    expect(shownIn('a fox having tea inside a hollow tree')).toEqual(['hollowtree', ['fox']]);
  });

  it('stands in the wood where nobody is in it', () => {
    expect(readPrompt('a tree in a meadow').land).not.toBe('hollowtree');
    expect(readPrompt('a forest of old oaks').land).not.toBe('hollowtree');
  });
});
