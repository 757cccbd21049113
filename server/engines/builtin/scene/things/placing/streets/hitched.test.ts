import { describe, expect, it } from 'vitest';
import { WALK } from '../../../world/street/america/western.ts';
import { wayOf } from '../../../world/street/way.ts';
import { levelStage } from '../testing/level-stage.ts';
import { hitchedHorses } from './hitched.ts';

describe('the horses of a frontier town', () => {
  it('wait on both sides, before the boardwalks', () => {
    const stage = levelStage('a wild west town');
    const way = wayOf(stage.setting);
    const horses = hitchedHorses(stage);
    expect(new Set(horses.map(({ x, z }) => Math.sign(x - way.middle(z)))).size).toBe(2);
    for (const { x, z } of horses)
      expect(Math.abs(x - way.middle(z))).toBeLessThan(way.front - WALK.deep);
  });

  it('are not there where none are wanted, nor in another street', () => {
    expect(hitchedHorses(levelStage('a wild west town without horses'))).toEqual([]);
    expect(hitchedHorses(levelStage('a city street'))).toEqual([]);
  });
});
