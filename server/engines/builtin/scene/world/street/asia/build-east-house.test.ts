import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Plot } from '../solid.ts';
import { buildEastHouse } from './build-east-house.ts';
import { buildPagoda } from './build-pagoda.ts';

const PLOT: Plot = { x: 4, z: 12, u: [0, 1], w: [1, 0], wide: 9, deep: 11 };

describe('a house of an old town of the east', () => {
  it.each(['hanok', 'machiya', 'hutong'] as const)(
    'stands on its plot under a roof: %s',
    (town) => {
      for (let seed = 0; seed < 20; seed++) {
        const solids = buildEastHouse(createRandom(seed), PLOT, town, 0.4);
        const corners = solids.flatMap(({ plan }) => plan);
        // Eaves, canopies and lanterns stand out a little over the street.
        for (const [x, z] of corners) {
          expect(x).toBeGreaterThan(4 - 1.3);
          expect(z).toBeGreaterThan(12 - 0.8);
          expect(z).toBeLessThan(12 + 9 + 0.8);
        }
        const roofs = solids.filter(({ faces }) => faces.some(({ role }) => role === 'roof'));
        const body = solids[0];
        expect(body?.low).toBe(0);
        expect(Math.max(...roofs.map(({ high }) => high))).toBeGreaterThan((body?.high ?? 0) + 1);
      }
    },
  );

  it('has a wall with a gate before it in Korea alone, which is lower than the house', () => {
    const walls = (town: 'hanok' | 'hutong') =>
      buildEastHouse(createRandom(3), PLOT, town, 0).filter(
        ({ plan, low, high }) => low === 0 && high < 2 && plan.every(([x]) => x < 4.6),
      );
    expect(walls('hanok').length).toBe(2);
    expect(walls('hutong').length).toBe(0);
  });
});

describe('a pagoda', () => {
  it('has five roofs, each narrower and higher than the one below', () => {
    const roofs = buildPagoda({ ...PLOT, wide: 7, deep: 7 }, 2).filter(({ faces }) =>
      faces.some(({ role }) => role === 'roof'),
    );
    expect(roofs).toHaveLength(5);
    const widths = roofs.map(({ plan }) => {
      const xs = plan.map(([x]) => x);
      return Math.max(...xs) - Math.min(...xs);
    });
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(roofs.map(({ low }) => low)).toEqual(
      roofs.map(({ low }) => low).toSorted((a, b) => a - b),
    );
  });
});
