import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { heightOfPlan, panesOf, planHouse, wallOf } from './house-plan.ts';

const town = Array.from({ length: 10 }, (_, n) => planHouse(createRandom(n + 1), 'town', n, null));

describe('houses of a town', () => {
  it('differ in footprint, height, roof and colour', () => {
    const different = (read: (plan: (typeof town)[number]) => unknown) =>
      new Set(town.map((plan) => JSON.stringify(read(plan)))).size;
    expect(different(({ half }) => half)).toBe(10);
    expect(different(heightOfPlan)).toBeGreaterThan(7);
    expect(different(({ roof }) => roof)).toBe(3);
    expect(different(({ colour }) => colour)).toBeGreaterThan(4);
    expect(different((plan) => panesOf(plan).length)).toBeGreaterThan(3);
  });

  it('have one door each, and windows within their walls', () => {
    for (const plan of town) {
      const front = panesOf(plan).filter(({ side, at }) => side === '-z' && at[1] < wallOf(plan));
      expect(front.filter(({ kind }) => kind === 'door')).toHaveLength(1);
      for (const { at, half } of front)
        expect(Math.abs(at[0]) + half[0]).toBeLessThanOrEqual(plan.half[0] + 1e-9);
    }
  });

  it('take the colour that is asked for', () => {
    expect(planHouse(createRandom(4), 'alone', 2, [0.1, 0.2, 0.9]).colour).toEqual([0.1, 0.2, 0.9]);
  });
});
