import { expect, it } from 'vitest';
import { STRANDED } from '../../../world/scenery/waters/sand-flats.ts';
import { levelStage } from '../testing/level-stage.ts';
import { wishes } from '../wishes.ts';
import { IN_WATER_PLACES } from './water-places.ts';

it('leaves boats on flats at low tide, those that are asked for among them, and gulls over those of a harbour', () => {
  const boats = STRANDED.length;
  expect(IN_WATER_PLACES.sandflats(levelStage('a beach at low tide'))).toHaveLength(boats);
  const harbour = levelStage('red rowing boats in a harbour at low tide');
  expect(IN_WATER_PLACES.sandflats(harbour).length).toBeGreaterThan(boats);
  expect(wishes(harbour).filter(({ thing }) => thing === 'rowboat')).toEqual([]);
  expect(IN_WATER_PLACES.sandflats(levelStage('low tide without boats'))).toEqual([]);
});

it('fills a crowded beach with bathers, unless none are wanted', () => {
  const beach = IN_WATER_PLACES.crowdedbeach(levelStage('a crowded beach', 2));
  expect(beach.length).toBeGreaterThan(10);
  expect(IN_WATER_PLACES.crowdedbeach(levelStage('a crowded beach without people', 2))).toEqual([]);
});

it('lets ice drift in the water before the front of a glacier', () => {
  const ice = IN_WATER_PLACES.glacier(levelStage('a glacier', 2));
  expect(ice.length).toBeGreaterThan(5);
  for (const { base, z } of ice) {
    expect(base).toBeLessThan(0);
    expect(z).toBeGreaterThan(40);
  }
});
