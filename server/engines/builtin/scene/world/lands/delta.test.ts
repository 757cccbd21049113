import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createFrame } from '../frame.ts';
import { createRelief } from '../relief/relief.ts';
import { createCamera, mapGround } from '../view.ts';
import { delta } from './delta.ts';

describe('a river delta', () => {
  const ground = delta(createRelief(createNoise(3), { side: 1, relief: 1 }));

  it('has several arms of water between low islands across the view', () => {
    for (const z of [200, 400, 600]) {
      let shores = 0;
      for (let x = -0.7 * z; x < 0.7 * z; x += 4)
        if (ground(x, z) > 0 !== ground(x + 4, z) > 0) shores++;
      expect(shores).toBeGreaterThanOrEqual(6);
    }
  });

  it('ends in the sea, and rises to no hills', () => {
    for (const x of [-800, 0, 800]) expect(ground(x, 1_700)).toBeLessThan(0);
    for (let z = 50; z < 2_000; z += 50) expect(ground(0.1 * z, z)).toBeLessThan(6);
  });

  it('is looked at from a height in all four pictures, as no other river is', () => {
    const heightOf = (prompt: string, index: number) => {
      const frame = createFrame(64, 64);
      const setting = decide(readPrompt(prompt), null, 5, index);
      return createCamera(frame, setting, mapGround(frame, setting)).height;
    };
    for (const index of [0, 1, 2, 3]) expect(heightOf('a river delta', index)).toBeGreaterThan(70);
    expect(heightOf('a river', 0)).toBeLessThan(40);
  });
});
