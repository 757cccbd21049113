import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createFrame } from '../frame.ts';
import { createGround } from '../ground.ts';
import { lookUp } from '../height-map.ts';
import type { LandOptions } from '../relief/relief.ts';
import { mapGround } from '../view.ts';

/** How far ahead the water of a lake begins on the average of several, world units. */
function shoreOf(options: Partial<LandOptions>): number {
  const seeds = Array.from({ length: 12 }, (_, n) => n + 1);
  const shores = seeds.map((seed) => {
    const ground = createGround('lake', createNoise(seed), { side: 1, relief: 0.5, ...options });
    let z = 0;
    while (z < 400 && ground(0, z) > 0) z += 2;
    return z;
  });
  return shores.reduce((sum, z) => sum + z, 0) / shores.length;
}

describe("a lake's near shore", () => {
  it('is close where nobody needs a bank, a little farther beneath trees, farthest beneath people', () => {
    const [open, treed, ashore] = [{}, { isTreed: true }, { isAshore: true }].map(shoreOf);
    expect(open).toBeLessThan(50);
    expect(treed).toBeGreaterThan((open ?? 0) + 8);
    expect(ashore).toBeGreaterThan((treed ?? 0) + 15);
  });
});

it('is farther where a village stands at the lake: its nearest houses are seen whole', () => {
  const shore = (prompt: string): number => {
    const { heights } = mapGround(createFrame(96, 96), decide(readPrompt(prompt), null, 3, 0));
    let z = 10;
    while (z < 400 && lookUp(heights, 0, z) > 0) z += 2;
    return z;
  };
  expect(shore('a village at a lake')).toBeGreaterThan(shore('a lake') + 25);
});
