import { describe, expect, it } from 'vitest';
import { parkWay } from '../../../world/scenery/everyday/city-park.ts';
import { levelStage } from '../testing/level-stage.ts';
import { citypark } from './city-park.ts';

describe('the trees of a park', () => {
  const stage = levelStage('a park', 12, 2);
  const all = citypark(stage);

  it('are great ones, some of them near, none on its path', () => {
    const trees = all.filter(({ size }) => size > 9);
    expect(trees.length).toBeGreaterThan(10);
    expect(trees.filter(({ z }) => z < 22).length).toBeGreaterThan(2);
    for (const { x, z } of trees)
      expect(Math.abs(x - parkWay(stage.setting, z))).toBeGreaterThan(3);
  });

  it('are left out where none are wanted', () => {
    const bare = citypark(levelStage('a park without trees', 12, 2));
    expect(bare.filter(({ size }) => size > 9)).toEqual([]);
  });
});
