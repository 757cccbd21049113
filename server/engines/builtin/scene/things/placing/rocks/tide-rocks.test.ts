import { describe, expect, it } from 'vitest';
import { planCave } from '../../../world/cave/cave-plan.ts';
import { levelStage } from '../testing/level-stage.ts';
import { tideRocks } from './tide-rocks.ts';

describe('rocks in a cave by the sea', () => {
  it('lie on both sides, and leave its way to the sea open', () => {
    const stage = levelStage('a sea cave', 0, 1.9);
    const cave = planCave(stage.setting);
    const large = tideRocks(stage, cave).filter(({ size }) => size > 0.25);
    const off = large.map(({ x, z }) => x - cave.middle(z));
    expect(Math.min(...off)).toBeLessThan(-1);
    expect(Math.max(...off)).toBeGreaterThan(1);
    large.forEach(({ z }, at) =>
      expect(Math.abs(off[at] ?? 0)).toBeGreaterThan(0.4 * cave.half(z)),
    );
  });

  it('are in no other cave', () => {
    const stage = levelStage('a cave', 0, 1.9);
    expect(tideRocks(stage, planCave(stage.setting))).toEqual([]);
  });
});
