import { describe, expect, it } from 'vitest';
import { feetBeside, heightBeside } from '../things/placing/spots/one-ground.ts';
import { readPrompt } from '../words/read-prompt.ts';
import { isColossal } from './colossal.ts';
import { nearView } from './near-view.ts';

describe('a giant', () => {
  it.each([
    ['a giant in a village', true],
    ['a giant cat walking between skyscrapers', true],
    ['a giant robot in the city', true],
    ['a big cat in the city', false],
    ['a giant cat on a sofa', false],
    ['a boy riding a giant snail', false],
  ])('is one that towers over houses, trees and hills: %s', (prompt, expected) => {
    const idea = readPrompt(prompt);
    expect(idea.subjects.some((one) => isColossal(idea, one))).toBe(expected);
  });

  it('stands near the horizon, higher than half of the picture, where nobody is beside it', () => {
    for (const prompt of ['a giant in a village', 'a giant in a meadow']) {
      const idea = readPrompt(prompt);
      const giant = idea.subjects.find((one) => isColossal(idea, one));
      expect(giant && feetBeside(idea, giant), prompt).toBeLessThan(0.2);
      expect(giant && heightBeside(idea, giant), prompt).toBeGreaterThan(0.5);
    }
  });

  it('is seen over the trees of a forest and not between them', () => {
    for (const turn of [0, 1, 2, 3]) {
      expect(nearView(readPrompt('a giant in the forest'), turn)).toBe(null);
    }
    expect(nearView(readPrompt('a fox in the forest'), 0)).toBe('woods');
  });
});
