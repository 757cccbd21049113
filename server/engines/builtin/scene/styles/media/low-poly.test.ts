import { describe, expect, it } from 'vitest';
import { createFrame } from '../../world/frame.ts';
import { lowPoly } from './low-poly.ts';

describe('lowPoly', () => {
  it('keeps each facet near what it shows, in pictures of any ratio', () => {
    for (const [width, height] of [
      [1024, 640],
      [640, 1024],
      [700, 700],
    ] as const) {
      const frame = createFrame(width, height);
      const level = (at: number) => 0.2 + (0.6 * (at % width)) / width;
      for (let at = 0; at < width * height; at++) frame.rgb.fill(level(at), at * 3, at * 3 + 3);
      lowPoly(frame, 7, Math.sqrt((width * height) / 1_048_576));
      let most = 0;
      for (let at = 0; at < width * height; at++)
        most = Math.max(most, Math.abs((frame.rgb[at * 3] as number) - level(at)));
      expect(most, `${width} × ${height}`).toBeLessThan(0.16);
    }
  });
});
