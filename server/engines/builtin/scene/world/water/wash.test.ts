import { expect, it } from 'vitest';
import { lumaAt } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import { type Camera, createFrame, THING, WATER } from '../frame.ts';
import { createLight } from '../light.ts';
import { paintWater } from './water.ts';

const [SIDE, HORIZON, FOOT] = [96, 20, 48];
const camera: Camera = { focal: 96, horizon: HORIZON, height: 6, centre: SIDE / 2 };
const heights = new Float32Array(256 * 256).fill(-5);
const light = createLight('day', 'clear', 2.8, 0, null);

/** How bright a rough sea is right below the foot of something dark that is so much nearer than the water seen there. */
function below(nearer: number): number {
  const frame = createFrame(SIDE, SIDE);
  for (let at = HORIZON * SIDE + SIDE; at < SIDE * SIDE; at++) {
    const row = Math.floor(at / SIDE);
    const isThing = row < FOOT && row > FOOT - 14 && at % SIDE > 28 && at % SIDE < 68;
    frame.kind[at] = isThing ? THING : WATER;
    frame.depth[at] =
      ((camera.focal * camera.height) / ((isThing ? FOOT : row) - HORIZON)) *
      (isThing ? nearer : 1);
  }
  const water = { deep: [0.03, 0.1, 0.15], roughness: 0.62, swell: () => 0, surf: false } as const;
  paintWater(
    frame,
    camera,
    { light, noise: createNoise(1) },
    { heights, sunlight: heights },
    water,
  );
  let sum = 0;
  for (let column = 34; column < 62; column++) sum += lumaAt(frame.rgb, FOOT * SIDE + column);
  return sum / 28;
}

it('lays foam at the foot of what stands in a rough sea, and none below what leaps over it', () => {
  expect(below(1)).toBeGreaterThan(below(0.6) + 0.08);
});
