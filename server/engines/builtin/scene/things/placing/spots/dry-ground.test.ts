import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { createFrame, LAND, WATER } from '../../../world/frame.ts';
import type { Stage } from '../stage.ts';
import { findSpot } from './find-spot.ts';

const SIDE = 160;
const camera = { focal: 150, horizon: 64, height: 6, centre: SIDE / 2 };

/** A bank on the left, water before the eye, and a narrow far bank behind it. */
function stageOf(prompt: string, bank: number): Stage {
  const setting = decide(readPrompt(prompt), null, 3, 0);
  const heights = new Float32Array(1024 * 1024).fill(1);
  const map = { heights, sunlight: heights };
  const frame = createFrame(SIDE, SIDE);
  for (let row = camera.horizon + 1; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++) {
      const at = row * SIDE + column;
      frame.depth[at] = (camera.focal * camera.height) / (row - camera.horizon);
      frame.kind[at] = column < bank || row < camera.horizon + 8 ? LAND : WATER;
    }
  return { frame, camera, map, setting };
}

const AMONG = { middle: 0.5, index: 0, count: 1 };

/** Column and row of the place that is found for the first thing of a prompt. */
function placeOf(stage: Stage): { column: number; row: number } {
  const [subject] = stage.setting.subjects;
  const spot = subject === undefined ? null : findSpot(stage, subject, AMONG);
  if (spot === null) throw new Error('nothing stands there');
  return {
    column: camera.centre + (camera.focal * spot.x) / spot.z,
    row: camera.horizon + (camera.focal * camera.height) / spot.z,
  };
}

describe('where things stand by the water', () => {
  it('has ground on both sides and before the feet of what stands on land', () => {
    for (const prompt of ['a cactus in a canyon', 'a horse in a canyon', 'a cowboy in a canyon']) {
      const { column, row } = placeOf(stageOf(prompt, 70));
      expect(column, prompt).toBeLessThan(70 - 0.05 * SIDE);
      expect(row, prompt).toBeGreaterThan(camera.horizon + 8);
    }
  });

  it('has water before what swims, for its mirror', () => {
    const stage = stageOf('a swan on a lake', 70);
    const { column, row } = placeOf(stage);
    const below = Math.round(row) + Math.round(0.05 * SIDE);
    expect(stage.frame.kind[below * SIDE + Math.round(column)]).toBe(WATER);
    expect(column).toBeGreaterThan(70 + 0.05 * SIDE);
  });

  it('leaves a bank between a building and the water behind it, where there is room', () => {
    for (const prompt of ['a house by a lake', 'a church by a lake']) {
      const stage = stageOf(prompt, 0);
      for (let at = 100 * SIDE; at < SIDE * SIDE; at++) stage.frame.kind[at] = LAND;
      expect(placeOf(stage).row, prompt).toBeGreaterThan(100 + 0.03 * SIDE);
    }
  });

  it('is on this side of a lake, where there is room', () => {
    const stage = stageOf('a house by a lake', 0);
    // The near bank begins well below where a house would look best.
    for (let at = 120 * SIDE; at < SIDE * SIDE; at++) stage.frame.kind[at] = LAND;
    expect(placeOf(stage).row).toBeGreaterThan(119);
  });
});
