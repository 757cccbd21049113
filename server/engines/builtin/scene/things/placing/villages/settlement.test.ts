import { describe, expect, it } from 'vitest';
import { landStage } from '../testing/land-stage.ts';
import { settlement } from './settlement.ts';

/** How high what stands in a village is, world units. */
const heightsIn = (prompt: string): readonly number[] =>
  settlement(landStage(prompt, 7, 0)).map(({ size }) => size);

describe('what a village is built of', () => {
  it('is the homes that its prompt names, with no church among them', () => {
    for (const prompt of ['an igloo village', 'a village of yurts']) {
      expect(heightsIn(prompt).length).toBeGreaterThan(8);
      expect(Math.max(...heightsIn(prompt))).toBeLessThan(7);
    }
  });

  it('is houses and a church where none are named', () => {
    expect(Math.max(...heightsIn('a snowy village'))).toBeGreaterThan(12);
  });
});
