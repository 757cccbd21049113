import { describe, expect, it } from 'vitest';
import { terraceTables } from '../../../world/street/kerb/cafe-terrace.ts';
import { wayOf } from '../../../world/street/way.ts';
import { levelStage } from '../testing/level-stage.ts';
import { cafeGuests } from './cafe-guests.ts';

describe('the guests of a street of cafés', () => {
  it('sit at some of its tables, on both sides', () => {
    const stage = levelStage('a sidewalk café');
    const tables = terraceTables(wayOf(stage.setting));
    const guests = cafeGuests(stage);
    expect(guests.length).toBeGreaterThan(10);
    expect(guests.length).toBeLessThan(tables.length);
    const places = new Set(tables.map(({ x, z }) => `${x} ${z}`));
    for (const { x, z } of guests) expect(places.has(`${x} ${z}`)).toBe(true);
    expect(new Set(guests.map(({ x }) => Math.sign(x))).size).toBe(2);
  });

  it('are not there where nobody is wanted, nor in another street', () => {
    expect(cafeGuests(levelStage('a sidewalk café without people'))).toEqual([]);
    expect(cafeGuests(levelStage('a city street'))).toEqual([]);
  });
});
