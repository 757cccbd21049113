import { describe, expect, it } from 'vitest';
import { wayOf } from '../../../world/street/way.ts';
import { levelStage } from '../testing/level-stage.ts';
import { reclaimed } from './reclaimed.ts';
import { traffic } from './traffic.ts';

describe('a street that people have left', () => {
  it('has trees and weeds between its houses, and no traffic', () => {
    const stage = levelStage('an abandoned city street');
    const way = wayOf(stage.setting);
    const grown = reclaimed(stage);
    expect(grown.filter(({ size }) => size > 4).length).toBeGreaterThan(5);
    expect(grown.filter(({ size }) => size < 1).length).toBeGreaterThan(100);
    for (const { x, z } of grown) expect(Math.abs(x - way.middle(z))).toBeLessThan(way.front);
    expect(traffic(stage)).toEqual([]);
  });

  it('is no other street', () => {
    expect(reclaimed(levelStage('a city street'))).toEqual([]);
  });
});
