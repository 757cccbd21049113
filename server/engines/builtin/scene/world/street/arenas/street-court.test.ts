import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { wayOf } from '../way.ts';
import { COURT, courtPaint, onStreetCourt } from './street-court.ts';

describe('a basketball court in a city', () => {
  it('has a hoop at the height of the rules, within a fence that ends before the houses', () => {
    for (const index of [0, 1, 2, 3]) {
      const way = wayOf(decide(readPrompt('an outdoor basketball court'), null, 2, index));
      const solids = onStreetCourt(way);
      const rim = solids.filter(({ low, high }) => low > COURT.rim - 0.1 && high < COURT.rim + 0.1);
      expect(rim.length).toBeGreaterThan(11);
      for (const { plan } of solids)
        for (const [x, z] of plan) {
          expect(z).toBeLessThan(way.end - 1);
          expect(Math.abs(x - way.middle(z))).toBeLessThan(way.front);
        }
    }
  });

  it('is painted: white lines around a key of another colour, and nothing beyond its fence', () => {
    const at = (aside: number, z: number) => courtPaint(aside, z, 0.01, 0.01) ?? [0, 0, 0];
    const key = at(0.3, COURT.end - 2);
    const open = at(5, COURT.end - 8);
    expect(key[0]).toBeGreaterThan(open[0] + 0.3);
    expect(Math.min(...at(COURT.half, COURT.end - 5))).toBeGreaterThan(0.85);
    expect(courtPaint(12, 8, 0.01, 0.01)).toBe(null);
  });
});
