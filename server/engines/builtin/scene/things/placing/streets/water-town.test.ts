import { describe, expect, it } from 'vitest';
import { isWater } from '../../../world/street/street-kind.ts';
import { wayOf } from '../../../world/street/way.ts';
import { levelStage } from '../testing/level-stage.ts';
import { waterTown } from './water-town.ts';

describe('what belongs to a water town', () => {
  it('is boats that float between its quays, and people and trees upon those', () => {
    const stage = levelStage('a water town in Jiangnan');
    const way = wayOf(stage.setting);
    expect(isWater(way)).toBe(true);
    const all = waterTown(stage);
    const aside = ({ x, z }: { x: number; z: number }) =>
      Math.abs(x - way.middle(z)) / Math.hypot(1, way.turns(z));
    const boats = all.filter(({ floats }) => floats === true);
    expect(boats.length).toBeGreaterThan(2);
    for (const boat of boats) expect(aside(boat)).toBeLessThan(way.road);
    const ashore = all.filter(({ floats }) => floats !== true);
    expect(ashore.length).toBeGreaterThan(6);
    expect(ashore.every(({ base }) => base > 0)).toBe(true);
  });

  it('leaves out whom nobody wants, and is in no other canal', () => {
    const counted = (prompt: string) => waterTown(levelStage(prompt)).length;
    const all = counted('a water town in Jiangnan');
    expect(counted('a water town in Jiangnan, no boats')).toBeLessThan(all);
    expect(counted('a water town in Jiangnan without people')).toBeLessThan(all);
    expect(counted('a canal in Venice')).toBe(0);
  });
});
