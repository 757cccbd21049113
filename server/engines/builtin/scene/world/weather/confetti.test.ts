import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { createFrame, LAND } from '../frame.ts';
import { paintConfetti } from './confetti.ts';

const SIDE = 160;
const CAMERA = { focal: 140, height: 1.7, horizon: 60, centre: 80 };

/** How many pixels of a grey picture, all of it so far from the eye, got a colour. */
function coloured(z: number, kind: number): number {
  const frame = createFrame(SIDE, SIDE);
  frame.rgb.fill(0.5);
  frame.depth.fill(z);
  frame.kind.fill(kind);
  paintConfetti(frame, CAMERA, { random: createRandom(4), light: { isNight: false } });
  let count = 0;
  for (let at = 0; at < frame.rgb.length; at += 3) {
    const [r = 0, g = 0, b = 0] = frame.rgb.subarray(at, at + 3);
    if (Math.max(r, g, b) - Math.min(r, g, b) > 0.1) count++;
  }
  return count;
}

describe('confetti', () => {
  it('flies in many colours before what is far off, and behind what is near', () => {
    expect(coloured(1000, 0)).toBeGreaterThan(0.01 * SIDE * SIDE);
    expect(coloured(0.5, 0)).toBe(0);
  });

  it('lies on the ground, also where none flies before it', () => {
    expect(coloured(1.1, LAND)).toBeGreaterThan(0);
  });
});
