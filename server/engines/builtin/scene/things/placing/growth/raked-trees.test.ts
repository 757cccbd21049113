import { describe, expect, it } from 'vitest';
import { createFrame } from '../../../world/frame.ts';
import { lookUp } from '../../../world/height-map.ts';
import { mapGround } from '../../../world/view.ts';
import { findSpot } from '../spots/find-spot.ts';
import { levelStage } from '../testing/level-stage.ts';

/** In smaller pictures the ground is known too roughly to tell where a shore is. */
const SIDE = 512;

describe('trees that are asked for in a garden of raked gravel', () => {
  it.each([
    'Japanese garden with koi pond, red bridge and cherry blossoms falling',
    'a japanese garden with a pond and three cherry trees',
    'a maple tree in a zen garden',
  ])('stand on dry ground: %s', (prompt) => {
    const level = levelStage(prompt);
    const stage = { ...level, map: mapGround(createFrame(SIDE, SIDE), level.setting) };
    const trees = stage.setting.subjects.filter(
      ({ thing }) => thing === 'tree' || thing === 'blossom',
    );
    expect(trees.length).toBeGreaterThan(0);
    for (const subject of trees)
      for (let index = 0; index < subject.count; index++) {
        const spot = findSpot(stage, subject, { middle: 0.5, index, count: subject.count });
        if (spot === null) throw new Error('no place');
        for (const aside of [-0.3, 0, 0.3])
          expect(lookUp(stage.map.heights, spot.x + aside, spot.z)).toBeGreaterThan(0.05);
      }
  });
});
