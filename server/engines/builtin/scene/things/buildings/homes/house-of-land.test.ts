import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Homeland } from '../../../words/nation.ts';
import { planHouseIn } from './house-of-land.ts';
import { heightOfPlan, panesOf, planHouse, wallOf } from './house-plan.ts';

const LANDS: readonly Homeland[] = [
  'arab',
  'chinese',
  'indian',
  'japanese',
  'korean',
  'russian',
  'turkish',
];
const villageOf = (land: Homeland | null) =>
  Array.from({ length: 6 }, (_, n) => planHouseIn(land, createRandom(n + 1), 'village', n, null));

describe('a house of a land', () => {
  it('is as any other where no land is meant', () => {
    expect(planHouseIn(null, createRandom(3), 'village', 1, null)).toEqual(
      planHouse(createRandom(3), 'village', 1, null),
    );
  });

  it.each(LANDS)('has other walls and roofs than those of Europe, and they differ: %s', (land) => {
    const [here, there] = [villageOf(land), villageOf(null)];
    expect(new Set(here.map((plan) => JSON.stringify(plan))).size).toBe(6);
    for (const [n, plan] of here.entries()) {
      expect(plan).not.toEqual(there[n]);
      expect(plan.dormers).toEqual([]);
    }
  });

  it('is flat, with no window in a gable, where it is Arab', () => {
    for (const plan of villageOf('arab')) {
      expect(plan.roof).toBe('flat');
      for (const { at } of panesOf(plan)) expect(at[1]).toBeLessThan(wallOf(plan));
      expect(heightOfPlan(plan)).toBeLessThan(wallOf(plan) + 0.3);
    }
  });

  it('is of logs where it is Russian, and of no braced timber in Japan and Korea', () => {
    for (const { wall } of villageOf('russian')) expect(wall).toBe('logs');
    for (const { wall } of [...villageOf('japanese'), ...villageOf('korean')])
      expect(wall).not.toBe('timber');
  });

  it('takes the colour that is asked for', () => {
    for (const land of LANDS)
      expect(planHouseIn(land, createRandom(2), 'alone', 0, [0.1, 0.2, 0.9]).colour).toEqual([
        0.1, 0.2, 0.9,
      ]);
  });
});
