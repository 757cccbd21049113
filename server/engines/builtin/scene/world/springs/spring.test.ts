import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createFrame, LAND, WATER } from '../frame.ts';
import { openBasin, overBasin } from './basin.ts';
import { paintSteam, springBasin, springWater } from './spring.ts';
import { planSpring, withSpring } from './spring-plan.ts';

const SIDE = 120;
const EYE = 3.2;
const HORIZON = 54;
const FOCAL = 105;
const noise = createNoise(5);
const view = { focal: FOCAL, width: SIDE, below: SIDE - HORIZON, eye: EYE };
const spring = planSpring({ side: 1, noise }, view);
const basin = { level: 0, away: spring.away };
const camera = { focal: FOCAL, horizon: HORIZON, height: EYE, centre: SIDE / 2 };

/** Level ground, as the eye sees it. */
function level() {
  const frame = createFrame(SIDE, SIDE);
  for (let row = HORIZON + 1; row < SIDE; row++) {
    frame.kind.fill(LAND, row * SIDE, (row + 1) * SIDE);
    frame.depth.fill((FOCAL * EYE) / (row - HORIZON), row * SIDE, (row + 1) * SIDE);
  }
  return frame;
}

describe('a hot spring', () => {
  it('lies in level ground, which further off is as it was', () => {
    const hilly = (x: number, z: number) => 20 + 5 * Math.sin(x / 9) + z / 10;
    const ground = withSpring(hilly, spring);
    const here = ground(spring.x, spring.z);
    for (const [dx, dz] of [
      [0, 0],
      [6, 0],
      [-6, 4],
      [0, 20],
    ] as const)
      expect(ground(spring.x + dx, spring.z + dz)).toBeCloseTo(here, 5);
    expect(ground(200, 300)).toBe(hilly(200, 300));
    expect(withSpring(hilly, null)).toBe(hilly);
  });

  it('opens a pool in the lower part of the picture with ground all round it', () => {
    const frame = level();
    openBasin(frame, camera, basin);
    const wet = [...frame.kind.keys()].filter((at) => frame.kind[at] === WATER);
    expect(wet.length).toBeGreaterThan(0.05 * SIDE * SIDE);
    for (const at of wet) {
      expect(Math.floor(at / SIDE)).toBeLessThan(SIDE - 2);
      expect(at % SIDE).toBeGreaterThan(0);
      expect(at % SIDE).toBeLessThan(SIDE - 1);
    }
  });

  it('opens no ground that is nearer or farther than its water would be', () => {
    const frame = level();
    frame.depth.fill(1);
    openBasin(frame, camera, basin);
    expect(frame.kind.includes(WATER)).toBe(false);
  });

  it('has its water at the level of the ground, deepest in the middle', () => {
    const heights = new Float32Array(256 * 256).fill(7);
    const high = { ...camera, height: 7 + EYE };
    const raised = springBasin(spring, { heights, sunlight: heights });
    expect(overBasin(high, raised).height).toBeCloseTo(EYE, 5);
    const { depthAt } = springWater(spring, noise);
    const edge = depthAt?.(spring.x + 1.5 * spring.wide, spring.z) ?? 0;
    expect(depthAt?.(spring.x, spring.z)).toBeGreaterThan(edge);
    expect(edge).toBeGreaterThan(0);
  });

  it('steams above its water, behind what is nearer', () => {
    const setting = decide(readPrompt('a hot spring, steam'), null, 3, 0);
    const steamOver = (depth: number) => {
      const frame = createFrame(SIDE, SIDE);
      frame.depth.fill(depth);
      paintSteam(frame, camera, setting, spring, 0);
      return frame.rgb.filter((value) => value > 0).length;
    };
    expect(steamOver(900)).toBeGreaterThan(0.02 * SIDE * SIDE);
    expect(steamOver(1)).toBe(0);
  });
});
