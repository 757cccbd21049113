import { describe, expect, it } from 'vitest';
import { middleOfWay } from '../../../world/paths/path.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { wishes } from '../wishes.ts';
import { crowsOnGraves, gateOfGraves, pumpkinsOnGraves } from './eerie-graves.ts';
import { graveyard } from './graveyard.ts';

const EERIE = 'foggy graveyard at midnight with crows, halloween';

describe('a graveyard to be afraid of', () => {
  it('has a gate over its path, and by day none', () => {
    const stage = groundStage(EERIE);
    const [gate, ...more] = gateOfGraves(stage);
    expect(more).toEqual([]);
    expect(gate?.x).toBe(middleOfWay(stage.setting, gate?.z ?? 0));
    expect(gateOfGraves(groundStage('a graveyard at noon'))).toEqual([]);
  });

  it('has crows on its stones where they are named, each on top of one', () => {
    const stage = groundStage(EERIE);
    const stones = graveyard(stage, []);
    const crows = crowsOnGraves(stage, stones, []);
    expect(crows.length).toBeGreaterThan(2);
    for (const crow of crows) {
      const on = stones.find(({ x, z }) => x === crow.x && Math.abs(z * 0.998 - crow.z) < 1e-9);
      expect(crow.base).toBeGreaterThan((on?.base ?? 0) + 0.5 * (on?.size ?? 9));
    }
    expect(crowsOnGraves(groundStage('a graveyard at midnight'), stones, [])).toEqual([]);
  });

  it('has small pumpkins beside the path at Halloween instead of a large one', () => {
    const stage = groundStage(EERIE);
    expect(wishes(stage).filter(({ thing }) => thing === 'pumpkin')).toEqual([]);
    const pumpkins = pumpkinsOnGraves(stage);
    expect(pumpkins.length).toBeGreaterThan(2);
    for (const { size } of pumpkins) expect(size).toBeLessThan(0.8);
    expect(pumpkinsOnGraves(groundStage('a graveyard at midnight'))).toEqual([]);
  });
});
