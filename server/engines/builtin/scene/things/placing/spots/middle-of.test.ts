import { expect, it } from 'vitest';
import { groundStage } from '../testing/ground-stage.ts';
import { middleOf } from './middle-of.ts';

it('an animal at a cricket match lies beside the pitch, and away from who bats', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const stage = groundStage('children playing cricket, a cow lying nearby', seed);
    expect(stage.setting.land).toBe('cricketground');
    expect(stage.setting.side * (middleOf(stage, 1, 0) - 0.5)).toBeGreaterThan(0.2);
  }
});
