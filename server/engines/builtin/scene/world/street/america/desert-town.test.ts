import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { asRead } from '../block-letters.ts';
import { plotBetween } from '../plot-between.ts';
import { wayOf } from '../way.ts';
import { alongDesertTown, buildDesertShop } from './desert-town.ts';

const way = wayOf(decide(readPrompt('a desert town'), null, 3, 0));

describe('a town in a desert', () => {
  it('has low shops with flat roofs', () => {
    const plot = plotBetween(way, 1, 10, 20, way.front, 11);
    if (plot === null) throw new Error('The street has no plot there.');
    for (let seed = 0; seed < 12; seed++)
      for (const { low, high } of buildDesertShop(plot, createRandom(seed), 0.3)) {
        expect(low).toBeLessThan(high);
        expect(high).toBeLessThan(7);
      }
  });

  it('keeps its poles off the road, and mesas far behind it', () => {
    const solids = alongDesertTown(way);
    const standing = solids.filter(
      ({ low, high, plan }) => low === 0 && high < 12 && plan.length > 0,
    );
    for (const { plan } of standing)
      for (const [x, z] of plan) expect(Math.abs(x - way.middle(z))).toBeGreaterThan(way.road);
    expect(Math.max(...solids.map(({ high }) => high))).toBeGreaterThan(40);
  });

  it('writes from left to right on both sides', () => {
    for (const side of [-1, 1]) {
      const plot = plotBetween(way, side, 10, 20, way.front, 11);
      if (plot === null) throw new Error('The street has no plot there.');
      const at = asRead(plot, 10, 2);
      // On the left what is read first is nearer, on the right it is farther.
      expect(at).toBe(side < 0 ? 2 : 8);
    }
  });
});
