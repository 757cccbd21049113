import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { createWater } from '../../water/water-of.ts';
import { SAND_FLATS, STRANDED } from './sand-flats.ts';
import { QUAY } from './tidal-harbour.ts';

describe('sand flats', () => {
  it.each([1, 2, 3])('are sand with pools before the eye, and sea beyond: seed %i', (seed) => {
    const setting = decide(readPrompt('a beach at low tide'), null, seed, 0);
    const ground = SAND_FLATS.ground?.(() => 0, setting) ?? (() => 0);
    let wet = 0;
    for (let z = 6; z < 80; z++) for (let x = -20; x < 20; x++) if (ground(x, z) < 0) wet++;
    const share = wet / (74 * 40);
    expect(share).toBeGreaterThan(0.12);
    expect(share).toBeLessThan(0.7);
    expect(ground(-setting.side * 60, 330)).toBeLessThan(-2);
  });

  it('have no surf where water only stands', () => {
    expect(createWater(decide(readPrompt('low tide'), null, 3, 0)).surf).toBe(false);
  });
});

describe('a harbour at low tide', () => {
  const solidsOf = (prompt: string) => {
    const setting = decide(readPrompt(prompt), null, 3, 0);
    const site = { setting, random: setting.random, lamps: 0, groundAt: () => 0 };
    return SAND_FLATS.solids?.(site) ?? [];
  };

  it('has a quay, posts and ropes, which a beach has not', () => {
    const all = solidsOf('a harbour at low tide');
    expect(all.some(({ high }) => Math.abs(high - QUAY.high) < 0.01)).toBe(true);
    expect(all.length).toBeGreaterThan(40);
    expect(solidsOf('a beach at low tide')).toEqual([]);
  });

  it('leaves boats on banks, out of the water', () => {
    const setting = decide(readPrompt('a harbour at low tide'), null, 3, 0);
    const ground = SAND_FLATS.ground?.(() => 0, setting) ?? (() => 0);
    for (const [aside, z] of STRANDED) expect(ground(setting.side * aside, z)).toBeGreaterThan(0.2);
  });
});
