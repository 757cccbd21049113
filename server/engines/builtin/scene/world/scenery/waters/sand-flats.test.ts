import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { createWater } from '../../water-of.ts';
import { SAND_FLATS } from './sand-flats.ts';

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
