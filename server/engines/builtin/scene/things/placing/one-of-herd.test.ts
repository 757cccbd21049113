import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../words/read-prompt.ts';
import { oneOfHerd } from './one-of-herd.ts';

/** Those of the first kind that a prompt asks for. */
function herd(prompt: string) {
  const [subject] = readPrompt(prompt).subjects;
  if (subject === undefined) throw new Error('nothing was asked for');
  return Array.from({ length: subject.count }, (_, index) => oneOfHerd(subject, index));
}

describe('several animals', () => {
  it.each(['lions in the savanna', 'a herd of cows in a meadow', 'deer in a forest', 'four dogs'])(
    'hold themselves in several ways, and one of them lies: %s',
    (prompt) => {
      const ways = herd(prompt).map(({ posture }) => posture);
      expect(new Set(ways).size).toBeGreaterThan(1);
      expect(ways).toContain('lying');
    },
  );

  it('lie and sit where great cats rest', () => {
    const ways = herd('lions resting in the savanna').map(({ posture }) => posture);
    expect(ways).toContain('lying');
    expect(ways).toContain('sitting');
  });

  it('have one young among them, small and on its feet, where their number is not said', () => {
    const young = herd('elephants at a waterhole').filter((one) => one.traits?.includes('young'));
    expect(young).toHaveLength(1);
    expect(young[0]?.size).toBeLessThan(0.7);
    expect(young[0]?.posture).toBe('standing');
    for (const one of herd('three elephants')) expect(one.traits ?? []).not.toContain('young');
  });

  it('all do what is said of them, and one alone is as it was', () => {
    for (const { posture } of herd('three horses running on a beach'))
      expect(posture).toBe('running');
    const [subject] = readPrompt('a lion').subjects;
    if (subject === undefined) throw new Error('nothing was asked for');
    expect(oneOfHerd(subject, 0)).toBe(subject);
  });

  it('play each in another way, and chase one another', () => {
    const ways = herd('three puppies playing in a meadow').map(({ posture }) => posture);
    expect(ways).toContain('bowing');
    expect(ways).toContain('jumping');
    expect(new Set(ways).size).toBe(3);
  });

  it('slide on their bellies but for one that stands by', () => {
    const slide = herd('three penguins sliding on the ice').map(({ traits = [] }) =>
      traits.includes('sliding'),
    );
    expect(slide).toEqual([true, true, false]);
  });
});
