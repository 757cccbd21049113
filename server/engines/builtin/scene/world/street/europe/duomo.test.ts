import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { planStreet } from '../plan-street.ts';
import { wayOf } from '../way.ts';
import { duomo } from './duomo.ts';

const highestIn = (prompt: string, index: number): number => {
  const setting = decide(readPrompt(prompt), null, 3, index);
  return Math.max(...planStreet(wayOf(setting), setting, 0).map(({ high }) => high));
};

describe('the cathedral of a town in Italy', () => {
  it('stands behind the houses at the far end, its tower beside its dome', () => {
    for (const index of [0, 1, 2, 3]) {
      const way = wayOf(decide(readPrompt('an Italian piazza'), null, 3, index));
      const solids = duomo(way, 0);
      for (const { plan } of solids)
        for (const [, z] of plan) expect(z).toBeGreaterThan(way.end + 8);
      const dome = solids.find(({ faces }) => faces.length > 50);
      const tower = solids[0];
      const middleOf = (one: typeof dome) => (one?.plan ?? []).reduce((sum, [x]) => sum + x / 4, 0);
      expect(Math.abs(middleOf(dome) - middleOf(tower))).toBeGreaterThan(12);
      expect(tower?.high ?? 0).toBeGreaterThan(30);
    }
  });

  it('is on its piazza and at the end of its streets', () => {
    for (const prompt of ['an Italian piazza', 'a street in Florence'])
      expect(highestIn(prompt, 0)).toBeGreaterThan(35);
  });
});
