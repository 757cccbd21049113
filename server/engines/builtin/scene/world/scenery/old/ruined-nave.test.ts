import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { LEVEL } from '../level-site.ts';
import { NAVE, RUINED_NAVE } from './ruined-nave.ts';

const solidsOf = (seed: number) => {
  const setting = decide(readPrompt('inside of a ruined cathedral'), null, seed, 0);
  const site = { setting, random: createRandom(seed), lamps: 0, groundAt: () => LEVEL };
  return RUINED_NAVE.solids?.(site) ?? [];
};
const holds = (plan: readonly (readonly [number, number])[], x: number, z: number) =>
  Math.min(...plan.map(([a]) => a)) <= x &&
  Math.max(...plan.map(([a]) => a)) >= x &&
  Math.min(...plan.map(([, b]) => b)) <= z &&
  Math.max(...plan.map(([, b]) => b)) >= z;

describe('a ruined nave', () => {
  it('is open to the sky over most of its floor', () => {
    for (const seed of [1, 2, 3]) {
      const solids = solidsOf(seed);
      const open = Array.from({ length: 28 }, (_, n) => 1.5 + n).filter(
        (z) => !solids.some(({ plan, high }) => high > LEVEL + 6 && holds(plan, 0, z)),
      );
      expect(open.length, `${seed}`).toBeGreaterThan(20);
    }
  });

  it('leaves the way along its middle free', () => {
    const inWay = solidsOf(4).filter(
      ({ plan, low, high }) =>
        low < LEVEL + 2 && high > LEVEL + 0.3 && [4, 9, 14, 20, 30].some((z) => holds(plan, 0, z)),
    );
    expect(inWay).toEqual([]);
  });

  it('has walls on both sides that stand higher than a house', () => {
    const solids = solidsOf(2);
    for (const side of [-1, 1])
      expect(
        [9, 12, 15, 20, 26, 32].filter((z) =>
          solids.some(
            ({ plan, high }) => high > LEVEL + 10 && holds(plan, side * (NAVE.half + 0.5), z),
          ),
        ).length,
      ).toBeGreaterThan(2);
  });
});
