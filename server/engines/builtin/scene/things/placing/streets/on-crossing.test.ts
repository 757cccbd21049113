import { describe, expect, it } from 'vitest';
import { CROSSING } from '../../../world/street/kerb/asphalt.ts';
import { levelStage } from '../testing/level-stage.ts';
import { onCrossing } from './on-crossing.ts';

describe('the crossing of a street', () => {
  it('has people on it, on both sides of the middle', () => {
    const people = onCrossing(levelStage('a city street'));
    for (const { z } of people) {
      expect(z).toBeGreaterThan(CROSSING.from);
      expect(z).toBeLessThan(CROSSING.to);
    }
    expect(people.some(({ x }) => x < 0) && people.some(({ x }) => x > 0)).toBe(true);
  });

  it('is empty where nobody is wanted, where somebody named is there, and where no cars drive', () => {
    for (const prompt of [
      'a city street without people',
      'a dog in a city street',
      'a red bus in a city street',
      'a narrow alley',
    ])
      expect(onCrossing(levelStage(prompt))).toEqual([]);
  });
});
