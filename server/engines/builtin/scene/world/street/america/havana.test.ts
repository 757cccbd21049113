import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import type { Plot } from '../solid.ts';
import { wayOf } from '../way.ts';
import { capitolAtEnd } from './capitol.ts';
import { buildHavanaHouse } from './havana.ts';

const plot: Plot = { x: -7, z: 12, u: [0, 1], w: [-1, 0], wide: 10, deep: 11 };

describe('a street of Havana', () => {
  it('has houses over open arcades, with balconies above them', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const solids = buildHavanaHouse(plot, createRandom(seed), 0);
      const [upper, inner] = solids;
      expect(upper?.low).toBeGreaterThan(4);
      // Who walks beneath the house has room before its inner wall.
      expect(Math.max(...(inner?.plan.map(([x]) => x) ?? []))).toBeLessThan(plot.x - 2.5);
      const beyond = solids.filter(({ plan }) => plan.some(([x]) => x > plot.x + 0.7));
      expect(beyond.length).toBeGreaterThan(1);
      for (const { low } of beyond) expect(low).toBeGreaterThan(4);
    }
  });

  it('leads to the dome of the Capitol in each of the four pictures', () => {
    for (const index of [0, 1, 2, 3]) {
      const way = wayOf(decide(readPrompt('Havana'), null, 2, index));
      const top = Math.max(...capitolAtEnd(way).map(({ high }) => high));
      // Over the roofs of three storeys at its end.
      expect(top / (way.end + 42)).toBeGreaterThan(18 / way.end);
    }
  });
});
