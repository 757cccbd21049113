import { describe, expect, it } from 'vitest';
import { PYRAMID, RAMP, SLEDGE } from '../../../world/scenery/far/pyramid-site.ts';
import { LEVEL } from '../../../world/scenery/level-site.ts';
import { levelStage } from '../testing/level-stage.ts';
import { wishes } from '../wishes.ts';
import { atPyramid } from './at-pyramid.ts';

describe('a pyramid that is being built', () => {
  const stage = levelStage('ancient egypt pyramids being built, workers', LEVEL);
  const drafts = atPyramid(stage);
  const { side } = stage.setting;

  it('has a gang before its block near the eye, and others who haul up the ramp', () => {
    const near = drafts.filter(
      ({ x, z }) => z < SLEDGE.z + SLEDGE.deep + 1 && side * x > SLEDGE.x + SLEDGE.long / 2,
    );
    expect(near.length).toBeGreaterThan(6);
    const climbing = drafts.filter(
      ({ z, base }) =>
        Math.abs(z - RAMP.near - 6) < 6 && base > LEVEL + 1 && base < LEVEL + RAMP.high,
    );
    expect(climbing.length).toBeGreaterThan(6);
    const sorted = climbing.map(({ x }) => side * x).sort((a, b) => a - b);
    const highest = climbing.reduce((most, one) => (one.base > most.base ? one : most));
    expect(side * highest.x).toBe(sorted.at(-1));
  });

  it('has some on its courses', () => {
    const top = LEVEL + PYRAMID.laid * PYRAMID.course;
    expect(drafts.filter(({ base }) => Math.abs(base - top) < 0.1).length).toBeGreaterThan(5);
  });

  it('stands there once, finished only far off', () => {
    expect(wishes(stage)).toEqual([]);
    expect(atPyramid(levelStage('a pyramid under construction without people', LEVEL))).not.toEqual(
      [],
    );
  });
});
