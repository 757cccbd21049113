import { describe, expect, it } from 'vitest';
import { LAND } from '../../../world/frame.ts';
import type { Stage } from '../stage.ts';
import { levelStage } from '../testing/level-stage.ts';
import { growsBefore, pigeons } from './pigeons.ts';

/** A stage on which level ground is seen from the horizon down. */
function onGround(prompt: string): Stage {
  const stage = levelStage(prompt);
  const { frame, camera } = stage;
  for (let row = Math.ceil(camera.horizon) + 1; row < frame.height; row++) {
    const line = row * frame.width;
    frame.kind.fill(LAND, line, line + frame.width);
    frame.depth.fill(
      (camera.focal * camera.height) / (row - camera.horizon),
      line,
      line + frame.width,
    );
  }
  return stage;
}

describe('birds on the ground', () => {
  it.each([
    'pigeons on the ground',
    'palomas en el suelo de una plaza',
    '広場に鳩',
    'Tauben auf dem Platz',
    'голуби на площади',
  ])('are a flock that stands there: %s', (prompt) => {
    const flock = pigeons(onGround(prompt));
    expect(flock.length).toBeGreaterThan(8);
    for (const { base, size } of flock) {
      expect(base).toBeCloseTo(0, 5);
      expect(size).toBeLessThan(1);
    }
  });

  it.each([
    ['two pigeons on a square', 2],
    ['five crows on the ground', 5],
    ['трое голубей на площади', 3],
    ['地上有三只鸽子', 3],
  ])('are as many as are said, none before another: %s', (prompt, count) => {
    const few = pigeons(onGround(prompt));
    expect(few).toHaveLength(count);
    const [first] = few;
    const [usual] = pigeons(onGround('pigeons on the ground'));
    expect(first?.size).toBeGreaterThan(1.2 * (usual?.size ?? 9));
  });

  it('are in the air where nothing is said of the ground', () => {
    expect(pigeons(onGround('palomas sobre una plaza'))).toEqual([]);
    expect(pigeons(onGround('a cat on the ground'))).toEqual([]);
  });

  it('are on the stones of an old town unasked, but not before what is named, nor on asphalt', () => {
    const square = pigeons(onGround('a sunny cobbled square in an old town'));
    expect(square.length).toBeGreaterThan(4);
    expect(pigeons(onGround('a sunny Paris street with a café')).length).toBeGreaterThan(4);
    for (const prompt of ['a dog on a cobbled square in an old town', 'a sunny city street'])
      expect(pigeons(onGround(prompt)), prompt).toEqual([]);
  });

  it('are not lost in the grass before them', () => {
    const [bird] = pigeons(onGround('pigeons on the ground'));
    if (bird === undefined) throw new Error('no bird');
    const { x, z, size } = bird;
    const nearer = (z - 3 * size) / z;
    expect(growsBefore({ ...bird, x: x * nearer, z: z * nearer }, bird)).toBe(true);
    expect(growsBefore({ ...bird, x: x + 4 * size }, bird)).toBe(false);
    expect(growsBefore({ ...bird, z: z + 3 * size }, bird)).toBe(false);
  });
});
