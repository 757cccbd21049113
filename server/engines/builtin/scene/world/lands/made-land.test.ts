import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { createNoise } from '../../noise.ts';
import type { Land } from '../../words/land.ts';
import { createFrame, LAND, WATER } from '../frame.ts';
import { createGround } from '../ground.ts';
import { createLight } from '../light.ts';
import { paintFireworks } from '../lights/fireworks.ts';
import { freeze } from '../springs/ice.ts';

const mean = (values: Float32Array): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the land that people made', () => {
  const heightsOf = (land: Land, x: number, isClose = false) => {
    const ground = createGround(land, createNoise(7), { side: 1, relief: 1, isClose });
    return Array.from({ length: 40 }, (_, n) => ground(x, 3 * n + 4));
  };

  it('has a bank of mud before the eye in a swamp where somebody is ashore', () => {
    const options = { side: 1, relief: 1 };
    const wet = createGround('swamp', createNoise(5), options);
    const ashore = createGround('swamp', createNoise(5), { ...options, isAshore: true });
    expect(wet(0, 8)).toBeLessThan(0);
    expect(ashore(0, 8)).toBeGreaterThan(0.4);
    expect(ashore(0, 40)).toBe(wet(0, 40));
  });

  it('has water in its pool, in its bay and between the islets of a swamp', () => {
    for (const land of ['pool', 'harbour', 'swamp'] as const)
      expect(Math.min(...heightsOf(land, 0)), land).toBeLessThan(-1);
  });

  it('rises in steps where rice grows', () => {
    expect(Math.max(...heightsOf('terraces', 0))).toBeGreaterThan(14);
    const level = heightsOf('terraces', 0).filter((height, n, all) => {
      const next = all[n + 1] ?? 0;
      return Math.abs(next - height) < 0.05;
    });
    expect(level.length).toBeGreaterThan(6);
  });

  it('brings a frozen lake close to the eye', () => {
    const firstWater = (isClose: boolean) =>
      heightsOf('lake', 0, isClose).findIndex((height) => height < 0);
    expect(firstWater(true)).toBeLessThan(firstWater(false));
  });
});

describe('fireworks', () => {
  it('add light to the sky alone', () => {
    const frame = createFrame(96, 96);
    frame.kind.fill(LAND, 96 * 40);
    paintFireworks(frame, 60, createRandom(3));
    expect(mean(frame.rgb.subarray(0, 96 * 40 * 3))).toBeGreaterThan(0.02);
    expect(frame.rgb.subarray(96 * 40 * 3).every((value) => value === 0)).toBe(true);
  });
});

describe('ice', () => {
  it('is ground to stand on, and lighter than the water that it was', () => {
    const frame = createFrame(48, 48);
    frame.kind.fill(WATER, 48 * 24);
    frame.depth.fill(30, 48 * 24);
    const light = createLight('day', 'clear', 0.5, 0, null);
    freeze(
      frame,
      { focal: 48, horizon: 24, height: 5, centre: 24 },
      { light, noise: createNoise(3) },
    );
    expect(frame.kind.subarray(48 * 24).every((kind) => kind === LAND)).toBe(true);
    expect(mean(frame.rgb.subarray(48 * 24 * 3))).toBeGreaterThan(0.3);
  });
});
