import { describe, expect, it } from 'vitest';
import { figureOf } from '../figure.ts';
import { stanceOf } from '../stance.ts';
import { phaseOf } from './phases.ts';

describe('what several do at once', () => {
  it.each(['walking', 'running', 'waving', 'dancing'] as const)(
    'each of three does in another way: %s',
    (doing) => {
      const stances = [0, 1, 2].map((nth) => stanceOf(figureOf([]), phaseOf(doing, nth)));
      const held = stances.map(({ legs, arms }) => JSON.stringify([legs, arms]));
      expect(new Set(held).size).toBe(3);
    },
  );

  it('waves with a hand above the chin that is not before the face', () => {
    for (const nth of [0, 1, 2, 3]) {
      const { chin, arms } = stanceOf(figureOf([]), phaseOf('waving', nth));
      const [, , hand] = arms[0];
      expect(hand[1]).toBeGreaterThan(chin[1] - 0.02);
      expect(Math.abs(hand[2] - chin[2])).toBeGreaterThan(0.1);
    }
  });
});
