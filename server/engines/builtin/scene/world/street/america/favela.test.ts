import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { hillSide, terraceHeight } from '../europe/greek-island.ts';
import { favela, onFlatRoof } from './favela.ts';

describe('a favela', () => {
  it('is stacked up a hill that leaves the sea open on one side, in each of the four pictures', () => {
    for (const index of [0, 1, 2, 3]) {
      const setting = decide(readPrompt('a favela'), null, 3, index);
      const hill = hillSide(setting);
      const houses = favela(setting, createRandom(2), 0).filter(
        ({ plan, faces }) =>
          faces.length === 6 && plan.every(([, z]) => z > 26 && z < 220) && plan.length === 4,
      );
      expect(houses.length).toBeGreaterThan(900);
      const tops = houses.map(({ high }) => high);
      expect(Math.max(...tops)).toBeGreaterThan(80);
      for (const { plan, high } of houses)
        if (high > 40) for (const [x] of plan) expect(-hill * x).toBeLessThan(46);
    }
  });

  it('is looked at from a roof on which there is room for whoever is asked for', () => {
    const setting = decide(readPrompt('a boy in a favela'), null, 3, 0);
    for (const index of [0, 1, 2]) {
      const [x, up, z] = onFlatRoof(setting, index);
      const below = favela(setting, createRandom(2), 0).filter(
        ({ plan, high }) =>
          high === up &&
          Math.min(...plan.map(([at]) => at)) < x &&
          Math.max(...plan.map(([at]) => at)) > x &&
          Math.max(...plan.map(([, at]) => at)) > z + 0.5,
      );
      expect(up).toBe(terraceHeight(setting));
      expect(below.length).toBeGreaterThan(0);
    }
  });

  it('keeps those on its roof apart', () => {
    const setting = decide(readPrompt('children in a favela'), null, 3, 0);
    const places = Array.from({ length: 6 }, (_, index) => onFlatRoof(setting, index));
    for (const [n, [x, , z]] of places.entries())
      for (const [otherX, , otherZ] of places.slice(n + 1))
        expect(Math.hypot(x - otherX, z - otherZ)).toBeGreaterThan(0.7);
  });
});
