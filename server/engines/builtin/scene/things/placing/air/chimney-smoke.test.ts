import { describe, expect, it } from 'vitest';
import { groundStage } from '../testing/ground-stage.ts';
import { landStage } from '../testing/land-stage.ts';
import { wishes } from '../wishes.ts';
import { chimneySmoke } from './chimney-smoke.ts';

describe('a factory’s smoke', () => {
  const smokeOf = (prompt: string) => {
    const stage = groundStage(prompt);
    const wished = wishes(stage);
    const factory = wished.find(({ thing }) => thing === 'factory');
    if (factory === undefined) throw new Error('no factory');
    return { factory, puffs: chimneySmoke(stage, wished) };
  };

  it('begins at the tops of two chimneys, rises and grows', () => {
    const { factory, puffs } = smokeOf('a factory');
    expect(puffs).toHaveLength(52);
    for (const [first, last] of [
      [puffs[0], puffs[25]],
      [puffs[26], puffs[51]],
    ] as const) {
      if (first === undefined || last === undefined) throw new Error('no puffs');
      const middle = (first.base + first.size / 2 - factory.base) / factory.size;
      expect(middle).toBeGreaterThan(0.6);
      expect(middle).toBeLessThan(1.15);
      expect(last.base).toBeGreaterThan(first.base);
      expect(last.size).toBeGreaterThan(3 * first.size);
    }
    expect(Math.abs((puffs[0]?.x ?? 0) - (puffs[26]?.x ?? 0))).toBeGreaterThan(0.05 * factory.size);
  });

  it('is not over a forsaken one', () => {
    expect(smokeOf('an abandoned factory').puffs).toEqual([]);
  });
});

describe('the smoke of a steamship', () => {
  it('comes from its funnels, and a ferry has none', () => {
    const smokeOf = (prompt: string) => {
      const stage = landStage(prompt, 3, 0);
      const wished = wishes(stage);
      return {
        ship: wished.find(({ thing }) => thing === 'steamship'),
        puffs: chimneySmoke(stage, wished),
      };
    };
    const { ship, puffs } = smokeOf('a steamship at sea');
    expect(puffs.length).toBeGreaterThan(20);
    const [first] = puffs;
    if (ship === undefined || first === undefined) throw new Error('no smoke');
    expect((first.base + first.size / 2 - ship.base) / ship.size).toBeGreaterThan(0.75);
    expect(smokeOf('a ferry at sea').puffs).toEqual([]);
  });
});

describe('the vapour of cooling towers', () => {
  it('rises as wide as they are from the mouths of both', () => {
    const stage = groundStage('a nuclear power plant');
    const wished = wishes(stage);
    const plant = wished.find(({ thing }) => thing === 'powerplant');
    if (plant === undefined) throw new Error('no power plant');
    const puffs = chimneySmoke(stage, wished);
    expect(puffs).toHaveLength(52);
    expect(puffs[0]?.size).toBeCloseTo(0.34 * plant.size, 5);
    expect(Math.abs((puffs[0]?.x ?? 0) - (puffs[26]?.x ?? 0))).toBeGreaterThan(0.2 * plant.size);
    expect(chimneySmoke(stage, [])).toEqual([]);
  });
});
