import { describe, expect, it } from 'vitest';
import { PLATFORM_EDGES } from '../../../world/room/travel/platform.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { findSpot } from './find-spot.ts';

describe('who is in a hall with a track', () => {
  it.each([
    ['people waving at a railway station', 'station'],
    ['a family with a dog at a train station', 'station'],
    ['five friends on a subway platform', 'subwaystation'],
  ] as const)('stands on the platform in every composition: %s', (prompt, land) => {
    for (let seed = 1; seed <= 8; seed++) {
      const stage = groundStage(prompt, seed);
      expect(stage.setting.land).toBe(land);
      const { side, subjects } = stage.setting;
      for (const [n, subject] of subjects.entries())
        for (let index = 0; index < subject.count; index++) {
          const middle = (n + 1) / (subjects.length + 1);
          const spot = findSpot(stage, subject, { middle, index, count: subject.count });
          expect(side * (spot?.x ?? 0), `${prompt} ${seed}`).toBeLessThan(
            PLATFORM_EDGES[land] - 0.6,
          );
        }
    }
  });
});
