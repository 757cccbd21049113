import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../../words/read-prompt.ts';
import { besideFlag, isWithoutFlag } from './flag-bearers.ts';

/** Who of the first kind that a prompt names goes without a flag. */
function withoutFlag(prompt: string): boolean[] {
  const [subject] = readPrompt(prompt).subjects;
  if (subject === undefined) throw new Error('nobody was asked for');
  return Array.from({ length: subject.count }, (_, index) => isWithoutFlag(subject, index));
}

describe('a flag that several are named with', () => {
  it('is borne by one of two or three, and by some of more', () => {
    expect(withoutFlag('two astronauts planting a flag on the moon')).toEqual([false, true]);
    expect(withoutFlag('six soldiers with flags').filter((is) => !is)).toHaveLength(2);
  });

  it('leaves nobody without what else is held, and makes who bears it the higher', () => {
    expect(withoutFlag('three women with baskets')).toEqual([false, false, false]);
    const [two] = readPrompt('two astronauts planting a flag on the moon').subjects;
    if (two === undefined) throw new Error('nobody was asked for');
    expect(besideFlag(two, 1)).toBeLessThan(0.8 * besideFlag(two, 0));
  });
});
