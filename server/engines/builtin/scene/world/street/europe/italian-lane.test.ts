import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { planStreet } from '../plan-street.ts';
import type { Plot } from '../solid.ts';
import { wayOf } from '../way.ts';
import { ivyAndPots, washingOver } from './italian-lane.ts';

const settingOf = (prompt: string) => decide(readPrompt(prompt), null, 2, 0);

describe('a lane of Italy', () => {
  it('has washing over it, higher than who walks there and between its houses', () => {
    const way = wayOf(settingOf('a street in Rome'));
    const washing = washingOver(way, createRandom(1));
    expect(washing.length).toBeGreaterThan(12);
    for (const { low, plan, isSheer } of washing) {
      expect(low).toBeGreaterThan(3);
      expect(isSheer).toBe(true);
      for (const [x, z] of plan) expect(Math.abs(x - way.middle(z))).toBeLessThan(way.front);
    }
  });

  it('has ivy and pots on the fronts that are near, and none in winter', () => {
    const near: Plot = { x: -3, z: 8, u: [0, 1], w: [-1, 0], wide: 8, deep: 11 };
    const grown = [1, 2, 3, 4, 5, 6].map((seed) => ivyAndPots(near, createRandom(seed)).length);
    expect(Math.max(...grown)).toBeGreaterThan(60);
    expect(ivyAndPots({ ...near, z: 80 }, createRandom(1))).toEqual([]);
    const count = (prompt: string) => {
      const setting = settingOf(prompt);
      return planStreet(wayOf(setting), setting, 0).length;
    };
    expect(count('a street in Rome in summer')).toBeGreaterThan(
      count('a street in Rome in winter') + 50,
    );
  });
});
