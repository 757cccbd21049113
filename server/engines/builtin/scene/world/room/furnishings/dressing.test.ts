import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { createNoise } from '../../../noise.ts';
import type { Land } from '../../../words/land.ts';
import { planRoom } from '../plan-room.ts';
import { panelled } from './dressing.ts';

const plan = (land: Land, side: number, seed: number) =>
  planRoom({
    land,
    random: createRandom(seed),
    noise: createNoise(seed),
    side,
    tableHigh: null,
    hasFire: false,
  });

describe.each(['room', 'kitchen', 'bedroom', 'cafe', 'bathroom'] as const)('a %s', (land) => {
  it('has a lamp that hangs from its ceiling, over its floor, and gives light beneath that', () => {
    for (const side of [-1, 1]) {
      const { solids, lamps, left, right, high, back } = plan(land, side, 5);
      const hung = solids.filter(({ glow, high: top }) => glow > 0 && top[1] > 1.9);
      expect(hung.length).toBeGreaterThan(0);
      for (const { low, high: top } of hung) {
        expect(low[0]).toBeGreaterThan(left);
        expect(top[0]).toBeLessThan(right);
        expect(top[1]).toBeLessThan(high);
        expect(top[2]).toBeLessThan(back);
        expect(lamps.some(([x, , z]) => x > low[0] && x < top[0] && z > low[2] && z < top[2])).toBe(
          true,
        );
      }
    }
  });

  it('has nothing in its side walls but an end of a curtain, and nothing beneath its floor', () => {
    for (const side of [-1, 1])
      for (const seed of [2, 9]) {
        const { solids, left, right, back } = plan(land, side, seed);
        for (const { low, high, form } of solids) {
          if (form.kind === 'leaf' || low[2] > back - 0.2) continue;
          expect(low[0]).toBeGreaterThan(left - 0.01);
          expect(high[0]).toBeLessThan(right + 0.01);
          expect(low[1]).toBeGreaterThan(-0.01);
        }
      }
  });
});

describe('a panelled wall', () => {
  it('has a pale board along its foot and its own colour above', () => {
    const wall = panelled(() => [0.2, 0.3, 0.4], 2.9);
    expect(wall(0, 1.4, 3, 0)).toEqual([0.2, 0.3, 0.4]);
    expect(wall(0, 0.04, 3, 0)[0]).toBeGreaterThan(0.8);
  });
});
