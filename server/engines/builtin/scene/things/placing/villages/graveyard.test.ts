import { describe, expect, it } from 'vitest';
import { pathAt } from '../../../world/paths/path.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { wishes } from '../wishes.ts';
import { graveyard } from './graveyard.ts';

describe('a graveyard', () => {
  it('has rows of stones on both sides of its way, and none on it or before its church', () => {
    const stage = groundStage('a graveyard with a church');
    const wished = wishes(stage);
    const graves = graveyard(stage, wished);
    expect(graves.length).toBeGreaterThan(60);
    expect(graves.filter(({ x, z }) => pathAt(stage.setting, x, z) > 0)).toEqual([]);
    const church = wished.find(({ thing }) => thing === 'church');
    if (church === undefined) throw new Error('no church');
    const wide = (church.size * church.sprite.width) / church.sprite.height;
    const before = graves.filter(
      ({ x, z }) =>
        z < church.z &&
        z > church.z - 0.6 * church.size &&
        Math.abs(x / z - church.x / church.z) * church.z < wide / 2,
    );
    expect(before).toEqual([]);
  });

  it('is not where none was asked for', () => {
    const stage = groundStage('a church in a meadow');
    expect(graveyard(stage, wishes(stage))).toEqual([]);
  });
});
