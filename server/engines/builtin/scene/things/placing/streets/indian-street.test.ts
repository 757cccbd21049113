import { describe, expect, it } from 'vitest';
import { wayOf } from '../../../world/street/way.ts';
import { levelStage } from '../testing/level-stage.ts';
import { indianStreet } from './indian-street.ts';

describe('a street in India', () => {
  it('has rickshaws and cows between its houses', () => {
    const stage = levelStage('a busy street in India');
    const way = wayOf(stage.setting);
    const there = indianStreet(stage);
    expect(there.length).toBeGreaterThan(5);
    for (const { x, z } of there) expect(Math.abs(x - way.middle(z))).toBeLessThan(way.front);
  });

  it('has none where they are not wanted, nor has another street', () => {
    const withoutCows = indianStreet(levelStage('a street in India without cows'));
    expect(withoutCows.length).toBeLessThan(indianStreet(levelStage('a street in India')).length);
    expect(indianStreet(levelStage('a city street'))).toEqual([]);
  });
});
