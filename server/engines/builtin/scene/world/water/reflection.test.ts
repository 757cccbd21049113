import { describe, expect, it } from 'vitest';
import { type Camera, createFrame, type Frame, LAND, THING, WATER } from '../frame.ts';
import { createMirror, mirrorThings } from './mirror.ts';
import { createReflection } from './reflection.ts';

const camera: Camera = { focal: 60, horizon: 20, height: 20, centre: 4 };
const WIDTH = 8;

/** A white wall over the water below a black sky; a red post stands in its column 1. */
function shore(): Frame {
  const frame = createFrame(WIDTH, 64);
  for (let at = WIDTH * 14; at < WIDTH * 64; at++) {
    const row = Math.floor(at / WIDTH);
    const isPost = at % WIDTH === 1 && row < 30;
    frame.kind[at] = isPost ? THING : row < 22 ? LAND : WATER;
    frame.depth[at] = isPost ? 120 : row < 22 ? 600 : (60 * 20) / (row - 19.5);
    frame.rgb.set(isPost ? [1, 0, 0] : row < 22 ? [1, 1, 1] : [0, 0, 0], at * 3);
  }
  return frame;
}

describe('the reflection in water', () => {
  const frame = shore();
  const mirror = createMirror(frame, camera);
  const reflection = createReflection(frame, camera, mirror, mirrorThings(frame, camera));

  it('is sharp where there are no waves, and drawn out upright where they are too small to be seen', () => {
    // The wall's image ends at row 30.
    const edge = (spread: number) =>
      [24, 28, 34, 38].map((row) => reflection.meanAt(row, 6, spread)[0].toFixed(1)).join(' ');
    expect(edge(0)).toBe('1.0 1.0 0.0 0.0');
    const [near, , , far] = edge(9).split(' ').map(Number) as [number, number, number, number];
    expect(near).toBeGreaterThan(far);
    expect(far).toBeGreaterThan(0);
    expect(near).toBeLessThan(1);
  });

  it('never draws what stands in one column into the next', () => {
    expect(reflection.meanAt(33, 1, 2)).toEqual([1, 0, 0]);
    expect(reflection.isThing(33, 1)).toBe(true);
    expect(reflection.isThing(33, 2)).toBe(false);
    expect(reflection.meanAt(33, 0, 9)[0]).toBeCloseTo(reflection.meanAt(33, 0, 9)[1]);
  });
});
