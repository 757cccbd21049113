import { expect, it } from 'vitest';
import { type Camera, createFrame, LAND } from '../frame.ts';
import { paintRainbow } from './rainbow.ts';

const camera: Camera = { focal: 92, horizon: 55, height: 2, centre: 50 };

it('a rainbow stands over a ridge that is as high as it, and not before that', () => {
  const ridge = 24;
  const frame = createFrame(100, 100);
  frame.kind.fill(LAND, ridge * 100);
  paintRainbow(frame, camera, { side: 1 });
  const lit = (from: number, to: number) =>
    frame.rgb.subarray(from * 300, to * 300).some((channel) => channel > 0);
  expect(lit(0, ridge - 8)).toBe(true);
  expect(lit(ridge, 100)).toBe(false);
});
