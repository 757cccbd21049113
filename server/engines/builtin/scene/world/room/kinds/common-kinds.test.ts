import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { createNoise } from '../../../noise.ts';
import { sitsThere } from '../people/guests.ts';
import { planRoom } from '../plan-room.ts';
import { COMMON_KINDS } from './common-kinds.ts';
import { CRAFT_KINDS } from './craft-kinds.ts';

const KINDS = { ...COMMON_KINDS, ...CRAFT_KINDS };
const LANDS = Object.keys(KINDS) as (keyof typeof KINDS)[];
const plan = (land: keyof typeof KINDS, side: number, isAttended: boolean) =>
  planRoom({
    ...{ land, random: createRandom(5), noise: createNoise(5), side },
    ...{ tableHigh: null, hasFire: false, isAttended },
  });
const somebody = { thing: 'person', count: 1, posture: null, traits: [] } as const;

describe('rooms that many share, and those of a craft', () => {
  it.each(LANDS)('has what it is known by between its walls, and who is there: %s', (land) => {
    for (const side of [-1, 1]) {
      const { solids, left, right, back, high } = plan(land, side, true);
      expect(solids.length).toBeGreaterThan(plan(land, side, false).solids.length + 8);
      for (const { low, high: top } of solids) {
        for (const one of [...low, ...top]) expect(Number.isFinite(one)).toBe(true);
        expect(low[0]).toBeGreaterThan(left - 0.1);
        expect(top[0]).toBeLessThan(right + 0.1);
        expect(top[1]).toBeLessThan(high + 0.1);
        expect(top[2]).toBeLessThan(back + 0.1);
      }
    }
  });

  it('has who sleeps on the stove, and who plays at the tables, once', () => {
    expect(sitsThere('izba', { ...somebody, posture: 'sleeping' })).toBe(true);
    expect(sitsThere('izba', somebody)).toBe(false);
    expect(sitsThere('bingohall', { ...somebody, traits: ['woman', 'old'] })).toBe(true);
    expect(sitsThere('bingohall', { ...somebody, traits: ['catfolk'] })).toBe(false);
    expect(sitsThere('dormitory', { ...somebody, traits: ['pillowfight'] })).toBe(false);
  });
});
