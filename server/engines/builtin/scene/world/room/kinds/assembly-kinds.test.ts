import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { createNoise } from '../../../noise.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { sitsThere } from '../people/guests.ts';
import { planRoom } from '../plan-room.ts';
import { ASSEMBLY_KINDS } from './assembly-kinds.ts';

const solidsOf = (land: keyof typeof ASSEMBLY_KINDS, isAttended = true) =>
  planRoom({
    ...{ land, random: createRandom(5), noise: createNoise(5), side: 1 as const },
    ...{ tableHigh: null, hasFire: false, isAttended },
  }).solids;

const somebody = { thing: 'person', count: 1, posture: null, traits: [] } as const;

describe('halls that are known by one thing', () => {
  it('seat who is named at the pot and in the karts, and none twice', () => {
    expect(sitsThere('hotpotrestaurant', somebody)).toBe(true);
    expect(sitsThere('kartinghall', somebody)).toBe(true);
    expect(sitsThere('hotpotrestaurant', { ...somebody, traits: ['waiter'] })).toBe(false);
    expect(sitsThere('meetingroom', { ...somebody, traits: ['slothfolk'] })).toBe(false);
    expect(sitsThere('stationeryshop', somebody)).toBe(false);
    expect(sitsThere('scriptorium', { ...somebody, traits: ['monk'] })).toBe(true);
    expect(sitsThere('firehall', { ...somebody, traits: ['firefighter'] })).toBe(true);
    expect(sitsThere('firehall', somebody)).toBe(false);
    expect(sitsThere('greathall', { ...somebody, traits: ['musician'] })).toBe(true);
    expect(sitsThere('greathall', { ...somebody, traits: ['dancing'] })).toBe(false);
    expect(sitsThere('castlekitchen', { ...somebody, traits: ['chef'] })).toBe(true);
    expect(sitsThere('castlekitchen', { ...somebody, traits: ['knight'] })).toBe(false);
  });

  it('has doctors at the table of an operating room, under its own lamps', () => {
    expect(sitsThere('operatingroom', { ...somebody, traits: ['doctor'] })).toBe(true);
    expect(sitsThere('operatingroom', somebody)).toBe(false);
    const { subjects } = readPrompt('surgeon team in the operating room, bright lamps');
    expect(subjects).toMatchObject([{ thing: 'person', traits: ['doctor'] }]);
    const many = (isAttended: boolean) =>
      planRoom({
        ...{ land: 'operatingroom', random: createRandom(5), noise: createNoise(5), side: 1 },
        ...{ tableHigh: null, hasFire: false, isAttended },
      }).solids.length;
    expect(many(true)).toBeGreaterThan(many(false) + 60);
  });

  it('are without people where they are empty', () => {
    for (const land of ['firehall', 'greathall', 'stationeryshop'] as const)
      expect(solidsOf(land, false).length, land).toBeLessThan(solidsOf(land).length - 20);
  });

  it('stay within their walls and are the same for a seed', () => {
    for (const land of Object.keys(ASSEMBLY_KINDS) as (keyof typeof ASSEMBLY_KINDS)[]) {
      const solids = solidsOf(land);
      expect(solids.map(({ low }) => low)).toEqual(solidsOf(land).map(({ low }) => low));
      for (const { low, high } of solids)
        for (const one of [...low, ...high]) expect(Number.isFinite(one), land).toBe(true);
    }
  });
});
