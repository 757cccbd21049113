import { describe, expect, it } from 'vitest';
import { levelStage } from '../testing/level-stage.ts';
import { oasisPalms } from './oasis-palms.ts';

describe('the palms of an oasis', () => {
  it('stand near the eye on both sides of the view, and behind the pool', () => {
    const palms = oasisPalms(levelStage('an oasis', 8, 5));
    const near = palms.filter(({ z }) => z < 40);
    expect(near.some(({ x }) => x < -8)).toBe(true);
    expect(near.some(({ x }) => x > 8)).toBe(true);
    expect(palms.some(({ z }) => z > 95)).toBe(true);
  });

  it('are in no desert, and in no oasis without trees or in its water', () => {
    expect(oasisPalms(levelStage('a desert', 8, 5))).toEqual([]);
    expect(oasisPalms(levelStage('an oasis without trees', 8, 5))).toEqual([]);
    expect(oasisPalms(levelStage('an oasis', -2, 5))).toEqual([]);
  });
});
