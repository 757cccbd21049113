import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createGround } from '../ground.ts';
import { createWater } from '../water/water-of.ts';

describe('a rocky beach at low tide', () => {
  it('is rock with many pools before the eye, and the sea beyond', () => {
    for (const seed of [1, 2, 3]) {
      const ground = createGround('beach', createNoise(seed), {
        ...{ side: 1, relief: 1, isLowTide: true },
      });
      let wet = 0;
      for (let z = 8; z < 60; z++) for (let x = -25; x < 25; x++) if (ground(x, z) < 0) wet++;
      const share = wet / (52 * 50);
      expect(share).toBeGreaterThan(0.15);
      expect(share).toBeLessThan(0.75);
      expect(ground(-60, 260)).toBeLessThan(-2);
    }
  });

  it('has no surf, and pools as still as a mirror', () => {
    const waterOf = (prompt: string) => createWater(decide(readPrompt(prompt), null, 3, 0));
    const [out, usual] = [waterOf('rock pools at low tide'), waterOf('a beach')];
    expect([out.surf, usual.surf]).toEqual([false, true]);
    expect(out.roughness).toBeLessThan(0.3 * usual.roughness);
  });
});
