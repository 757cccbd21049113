import { describe, expect, it } from 'vitest';
import { groundStage } from '../testing/ground-stage.ts';
import { wishes } from '../wishes.ts';
import { scoredGoal } from './scored-goal.ts';

describe('a goal that is scored in a stadium', () => {
  const stage = groundStage('last minute goal in a packed stadium');

  it('has those near the eye who cheer, on the ground that is seen', () => {
    const people = wishes(stage);
    const { camera, frame } = stage;
    expect(people).toHaveLength(3);
    for (const { z, base } of people) {
      expect(z).toBeLessThan(12);
      expect(camera.horizon + ((camera.height - base) * camera.focal) / z).toBeLessThan(
        frame.height,
      );
    }
  });

  it('has the ball behind the line and the keeper before it', () => {
    const [ball, keeper, ...others] = scoredGoal(stage);
    expect(others).toEqual([]);
    expect(ball?.z).toBeGreaterThan(keeper?.z ?? 99);
    expect(ball?.base).toBeGreaterThan(1);
  });

  it('is no part of a match of which that is not said', () => {
    expect(scoredGoal(groundStage('a football match in a stadium'))).toEqual([]);
  });
});
