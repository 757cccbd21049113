import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { growBaldCypress } from './bald-cypress.ts';

describe('a bald cypress', () => {
  it('swells at the water, has knees beside it, and bears no bough in its lower third', () => {
    for (const seed of [1, 2, 3]) {
      const { branches, tips } = growBaldCypress(createRandom(seed));
      const trunk = branches.filter(({ from, to }) => from[0] ** 2 < 1e-3 && to[1] > from[1]);
      const foot = trunk.find(({ from }) => from[1] === 0);
      const above = trunk.find(({ from }) => from[1] > 0.4);
      expect(foot?.thick).toBeGreaterThan(2.5 * (above?.thick ?? 1));
      const knees = branches.filter(
        ({ from, to }) => from[1] === 0 && to[1] < 0.06 && from[0] !== 0,
      );
      expect(knees.length).toBeGreaterThan(3);
      expect(Math.min(...tips.map(([, y]) => y))).toBeGreaterThan(0.33);
    }
  });
});
