import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { type Camera, createFrame, THING, WATER } from '../frame.ts';
import { streakLights } from './city-lights.ts';

const SIZE = 120;
const CAMERA: Camera = { focal: SIZE, horizon: SIZE / 2, height: 12, centre: SIZE / 2 };

/** Water from the middle down, and a light so far off above it in a column. */
function waterBelow(column: number, far: number) {
  const frame = createFrame(SIZE, SIZE);
  const edge = SIZE / 2;
  for (let row = edge; row < SIZE; row++) {
    frame.kind.fill(WATER, row * SIZE, (row + 1) * SIZE);
    frame.depth.fill((CAMERA.focal * 12) / (row - edge + 1), row * SIZE, (row + 1) * SIZE);
  }
  for (const row of [edge - 4, edge - 3]) {
    const at = row * SIZE + column;
    frame.kind[at] = THING;
    frame.depth[at] = far;
    frame.rgb.fill(1.2, at * 3, at * 3 + 3);
  }
  return { frame, edge };
}

describe('streakLights', () => {
  it('draws a light out on the water below it, broken and fading, and nowhere else', () => {
    const { frame, edge } = waterBelow(40, Number.POSITIVE_INFINITY);
    streakLights(frame, CAMERA, { noise: createNoise(2) });
    const lights = (from: number, to: number) =>
      Array.from({ length: 58 }, (_, n) => {
        const row = frame.rgb.subarray((edge + n) * SIZE * 3, (edge + n + 1) * SIZE * 3);
        return row.slice(from * 3, to * 3).reduce((sum, one) => sum + one, 0);
      });
    const below = lights(36, 45);
    const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
    expect(mean(below.slice(0, 10))).toBeGreaterThan(2 * mean(below.slice(46)));
    expect(mean(below)).toBeGreaterThan(0.02);
    expect(mean(lights(80, 110))).toBe(0);
  });

  it('mirrors nothing that is nearer than the water', () => {
    const { frame, edge } = waterBelow(40, 5);
    streakLights(frame, CAMERA, { noise: createNoise(2) });
    expect(Math.max(...frame.rgb.subarray(edge * SIZE * 3))).toBe(0);
  });
});
