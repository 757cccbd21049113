import { describe, expect, it } from 'vitest';
import { wayOf } from '../../../world/street/way.ts';
import { levelStage } from '../testing/level-stage.ts';
import { signals } from './signals.ts';

describe('the traffic lights of a crossing', () => {
  it.each(['a delivery rider waiting at a red light', 'people at a crossroads in the rain'])(
    'stand at both kerbs where they are told of: %s',
    (prompt) => {
      const stage = levelStage(prompt);
      const lights = signals(stage);
      const { road, middle } = wayOf(stage.setting);
      expect(lights).toHaveLength(2);
      for (const { x, z } of lights) {
        expect(Math.abs(x - middle(z))).toBeGreaterThan(road);
        expect(Math.abs(x - middle(z))).toBeLessThan(road + 1);
      }
    },
  );

  it('stand in no street that is told no more of, and not beside one that the picture is of', () => {
    for (const prompt of ['a city street', 'a traffic light', 'a narrow alley at a crossroads'])
      expect(signals(levelStage(prompt))).toEqual([]);
  });
});
