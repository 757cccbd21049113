import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { feetBeside } from '../spots/one-ground.ts';
import { asideOf, nearnessIn } from './arrange.ts';

/** How far aside and how near those of the first kind are that a prompt asks for. */
function group(prompt: string) {
  const setting = decide(readPrompt(prompt), null, 3, 0);
  const [subject] = setting.subjects;
  if (subject === undefined) throw new Error('nothing was asked for');
  const { count } = subject;
  return Array.from({ length: count }, (_, index) => ({
    aside: asideOf(setting, subject, index, count),
    near: nearnessIn(setting, subject, index, feetBeside(setting.idea, subject)),
  }));
}

describe('a group', () => {
  it.each(['five people in a meadow', 'four cows in a meadow'])(
    'stands from left to right about a middle, unevenly far apart and off: %s',
    (prompt) => {
      const all = group(prompt);
      const gaps = all.slice(1).map(({ aside }, n) => aside - (all[n]?.aside ?? 0));
      expect(Math.min(...gaps)).toBeGreaterThan(0.5);
      expect(Math.max(...gaps) - Math.min(...gaps)).toBeGreaterThan(0.1);
      expect((all[0]?.aside ?? 0) + (all.at(-1)?.aside ?? 0)).toBeCloseTo(0);
      for (const [n, { near }] of all.entries()) {
        expect(near).toBeLessThanOrEqual(1);
        expect(near).not.toBeCloseTo(all[n + 1]?.near ?? 2, 2);
      }
    },
  );

  it('is the deeper the more people it has, and deeper than a herd', () => {
    const depth = (prompt: string) => 1 - Math.min(...group(prompt).map(({ near }) => near));
    expect(depth('seven people in a meadow')).toBeGreaterThan(
      1.2 * depth('three people in a meadow'),
    );
    expect(depth('seven people in a meadow')).toBeGreaterThan(
      1.2 * depth('seven cows in a meadow'),
    );
  });

  it('is the deeper as a herd the more animals it has', () => {
    const depth = (prompt: string) => 1 - Math.min(...group(prompt).map(({ near }) => near));
    expect(depth('six cows in a meadow')).toBeGreaterThan(1.2 * depth('three cows in a meadow'));
  });

  it('is even where it is a couple or a line', () => {
    for (const prompt of ['a caravan of camels in the desert', 'a couple on a beach']) {
      const all = group(prompt);
      for (const [n, { aside }] of all.entries())
        expect(aside).toBeCloseTo(n - (all.length - 1) / 2);
    }
  });

  it('is even where each holds a kite, so that no two stand in each other', () => {
    const all = group('three children flying kites');
    expect(all).toHaveLength(3);
    expect(all.map(({ aside }) => aside)).toEqual([-1, 0, 1]);
  });

  it('stands at distances that are told by its sizes, far ones not far smaller than the first', () => {
    const near = group('five houses in a meadow').map((one) => one.near);
    expect(near[0]).toBe(1);
    expect(new Set(near).size).toBeGreaterThan(3);
    for (const one of near) expect(one).toBeGreaterThanOrEqual(0.6);
  });
});
