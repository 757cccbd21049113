import { describe, expect, it } from 'vitest';
import { paddySteps, paddyWaterAt } from '../../../world/lands/paddies.ts';
import { createRelief } from '../../../world/relief/relief.ts';
import { levelStage } from '../testing/level-stage.ts';
import { paddyRice } from './paddy-rice.ts';

describe('rice', () => {
  it('stands in the water of the paddies, lower than where it is ripe', () => {
    const stage = levelStage('rice terraces in summer', 9, 9);
    const { noise } = stage.setting;
    const steps = paddySteps(createRelief(noise, stage.setting));
    const rice = paddyRice(stage);
    const wet = rice.filter(({ x, z }) => paddyWaterAt(steps, x, z) > 0.5);
    expect(wet.length).toBeGreaterThan(200);
    expect(Math.max(...wet.map(({ size }) => size))).toBeLessThan(0.8);
    expect(Math.max(...rice.map(({ size }) => size))).toBeGreaterThan(0.85);
  });

  it('grows on terraces alone', () => {
    expect(paddyRice(levelStage('a green field', 9, 9))).toEqual([]);
  });
});
