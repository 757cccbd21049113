import { expect, it } from 'vitest';
import { waysTo } from '../ground/ways-to.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { wishes } from '../wishes.ts';
import { hauntedGrounds } from './haunted-grounds.ts';

it('lays graves and a fence before a haunted house on a hill, with a way up to it', () => {
  for (const seed of [3, 4]) {
    const stage = groundStage('a haunted house on a hill', seed);
    const wished = wishes(stage);
    const house = wished.find(({ thing }) => thing === 'hauntedhouse');
    if (house === undefined) throw new Error('no house');
    const planted = hauntedGrounds(stage, wished);
    expect(planted.length).toBeGreaterThan(20);
    expect(planted.every(({ z }) => z < house.z)).toBe(true);
    const [way] = waysTo(stage.setting, wished);
    expect(way?.(house.x, house.z - 1)).toBeGreaterThan(0.5);
    const open = planted.filter(({ x, z }) => (way?.(x, z) ?? 0) < 0.35);
    expect(open.length).toBeLessThan(planted.length);
  }
});

it('does so before no other house', () => {
  const stage = groundStage('a house on a hill');
  expect(hauntedGrounds(stage, wishes(stage))).toEqual([]);
});
